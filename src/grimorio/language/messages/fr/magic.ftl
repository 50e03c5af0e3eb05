# Magic : pourquoi quelque chose n'est pas proposé.
magic-why-not-your-main-phase = { $card } se joue pendant votre phase principale.
magic-why-stack-not-empty = { $card } doit attendre que la pile soit vide.
magic-why-land-played = Vous avez déjà joué un terrain ce tour-ci.
magic-why-cannot-pay = Vos terrains et votre réserve ne paient pas { $cost } pour { $card }.
magic-why-cannot-pay-ability = Vos terrains et votre réserve ne paient pas cette capacité de { $card }.
magic-why-cannot-pay-rest = Il manque ce que cette capacité de { $card } coûte en plus du mana.
magic-why-no-target = Il n'y a pas de cible légale pour { $card }.
magic-why-not-now = Cette capacité de { $card } se joue à un autre moment.
magic-why-tapped = { $card } est engagé.
magic-why-summoned = Vous ne contrôlez pas { $card } depuis le début de votre tour.
magic-why-wall = { $card } est un mur, et les murs n'attaquent pas.
magic-why-cannot-attack = Quelque chose empêche { $card } d'attaquer.
magic-why-cannot-block = Quelque chose empêche { $card } de bloquer.
magic-why-evades = { $card } ne peut pas bloquer { $attacker }.
magic-why-not-together = Pas avec ce qui est déjà déclaré, ou pas dans cet ordre.
