### Why a bot did something, from what everybody at the table saw.

table-because-of = Pourquoi { $name } a fait cela ?
table-because-none = D’après ce que tous ont vu, on ne peut dire pourquoi { $name } a fait cela.
table-because-fair = Dit d’après ce que tous ont vu à la table, jamais d’après la main de { $name }.

## Magic

magic-because-attack-wins = Les meilleurs blocages laissaient passer { $left } blessures, et il restait { $life } points de vie.
magic-because-attack-unblocked = Rien en face ne pouvait bloquer { $count ->
        [one] l’attaquant
       *[other] ces attaquants
    }.
magic-because-attack-many = Attaquants : { $count }, bloqueurs possibles : { $blockers }. On ne pouvait pas tous les bloquer.
magic-because-attack-safe = Aucun bloqueur ne pouvait tuer à lui seul { $count ->
        [one] l’attaquant
       *[other] l’un des attaquants
    }.
magic-because-attack-trade = Un bloqueur qui tue seul un attaquant serait mort aussi.
magic-because-attack-pressure = Face aux meilleurs blocages, l’attaque rapporte plus qu’elle ne coûte.
magic-because-stay-back = Pas d’attaque : { $mine } est resté en défense contre { $theirs }.
magic-because-stay-beaten = Pas d’attaque : { $theirs } pouvait bloquer { $mine }, l’emporter et survivre.
magic-because-block-lives = Sans blocage, l’attaque aurait infligé { $damage } blessures, et il restait { $life } points de vie.
magic-because-block-beats = { $mine } peut tuer { $theirs } et survivre.
magic-because-block-gang = Ensemble, { $mine } peuvent tuer { $theirs } et survivre.
magic-because-block-holds = { $mine } peut arrêter { $theirs } et survivre.
magic-because-block-trade = { $theirs } vaut au moins autant que { $mine }.
magic-because-let-through = Pas de blocage : { $damage } blessures, c’était peu pour { $life } points de vie, et un blocage pouvait coûter { $mine }.
magic-because-spare = Pas de blocage : il reste { $left } points de vie après l’attaque, inutile de perdre { $mine } contre { $theirs }.
magic-because-creature-alone = Aucune créature de son côté ; en face : { $theirs }.
magic-because-creature-beats = { $card } suffit à battre { $theirs }, la plus forte créature d’en face.
magic-because-creature-holds = { $card } peut bloquer { $theirs }, la plus forte créature d’en face, et survivre.
magic-because-creature-flies = { $card } vole, et rien ne vole en face.
magic-because-creature-open = En face, aucune créature ne pouvait bloquer { $card }.
magic-because-creature-fewer = Moins de créatures que l’autre camp : { $mine } contre { $theirs }.
magic-because-creature-strongest = Aucune créature en jeu n’avait autant de force que { $card } : { $power }.
magic-because-helps = { $card } était au combat.
magic-because-saves = Un sort avait { $card } pour cible.
magic-because-removes-attacker = { $card } attaquait avec une force de { $power }.
magic-because-removes-blocker = { $card } barrait la route à l’attaque.
magic-because-removes-only = { $card } était la seule créature d’en face.
magic-because-removes-strongest = { $card } était la plus forte créature d’en face.
magic-because-removes-best = Pour { $spell }, aucune autre créature d’en face ne valait plus.
magic-because-finishes = Points de vie restants : { $life }. { $spell } suffisait.
magic-because-burns = Pour { $spell }, aucune créature d’en face n’était une meilleure cible.
magic-because-counters-aim = { $card } avait { $mine } pour cible.
magic-because-counters-strongest = { $card } aurait été la plus forte créature de son camp.

## Wizards of Mickey

mickey-because-rob = L’autre équipe avait { $have } des { $needed } Diamagiques qui font gagner : elle en a perdu.
mickey-because-spend = Ce défi décide de { $percent } % des chances de gagner : cela valait une carte.
mickey-because-danger = Avec ce défi, l’autre équipe aurait les { $needed } Diamagiques qui font gagner.
mickey-because-point = Ce défi lui donnerait les { $needed } Diamagiques qui font gagner.
mickey-because-behind = Dans ce défi, son retard était de { $lead } en Puissance Magique.
mickey-because-lead = Son avance était de { $lead } en Puissance Magique ; Magiciens d’en face qui pouvaient répondre : { $waiting }.
mickey-because-weighty = Ce défi décide de { $percent } % des chances de gagner.
mickey-because-assign-safe = { $robber } prend des Diamagiques, mais n’est pas en face : { $mage } les garde.
mickey-because-assign-needs = { $mage } a besoin d’un Diamagique de cette couleur.
mickey-because-assign-fewest = { $mage } avait le moins de Diamagiques.
mickey-because-deploy-robs = { $opposite } a besoin de Diamagiques, et { $mage }, en face, les prend.
mickey-because-deploy-spared = { $opposite }, en face, prend des Diamagiques, et { $mage } n’en a pas besoin.
mickey-because-deploy-early = { $mage } ne prend pas de Diamagiques : inutile d’attendre de voir qui sera en face.
mickey-because-deploy-waited = { $mage } prend des Diamagiques en face : mieux valait attendre de voir à qui.
mickey-because-deploy-keeps = { $opposite }, en face, ne prend pas de Diamagiques : { $mage } y garde ceux qu’il lui faut.
mickey-because-deploy-even = { $mage } et, en face, { $opposite } ne se prennent pas de Diamagiques.

## Magecraft

magecraft-because-attack-last = Cela prend sa dernière gemme de PV au joueur attaqué.
magecraft-because-attack-point = Un coup aux PV est un point, et avec lui il y a les { $goal } qui font gagner.
magecraft-because-attack-threat = Le joueur attaqué avait { $points } des { $goal } points qui font gagner.
magecraft-because-attack-leader = Par les points, les PV et le Bouclier, aucun autre adversaire n’était plus près de gagner.
magecraft-because-attack-bare = Le joueur attaqué n’avait pas de gemme de Bouclier ; un autre adversaire en avait.
magecraft-because-attack-frail = Il restait peu de gemmes au joueur attaqué : PV { $hp }, Bouclier { $shield }.
magecraft-because-attack-open = Le joueur attaqué n’avait pas de gemme de Bouclier : chaque coup coûte des PV et donne un point.
magecraft-because-shield = PV restants : seulement { $hp }.
magecraft-because-shield-bare = Tous les autres avaient des gemmes de Bouclier, et lui aucune.
magecraft-because-shield-leads = Par les points, les PV et le Bouclier, il était en tête et avait à perdre.
magecraft-because-heal = PV : { $hp } sur { $full }.
magecraft-because-heal-points = Tous ses PV étaient là : un soin donne alors un point.
magecraft-because-vanish = Points manquants pour gagner : { $left }.
magecraft-because-study-last = C’était le dernier exemplaire de l’Académie : { $spell }.
magecraft-because-study-early = La fin était assez loin, { $rest } points ou coups, pour lancer souvent { $spell }.

## Magic Live

live-because-take = { $pack } valait plus que tous les autres lots étalés ; venait ensuite { $other }.
live-because-declare = C’est la couleur de son Style.
live-because-contest-traits = Dans aucune catégorie le rival n’avait plus de traits.
live-because-contest-worth = { $pack } valait plus que le lot suivant, { $other }.
live-because-challenge-more = Traits { $trait ->
        [physical] physiques
        [social] sociaux
       *[mental] mentaux
    } : { $mine } contre { $theirs }, et à signes égaux gagne celui qui en a le plus.
live-because-challenge-even = Traits { $trait ->
        [physical] physiques
        [social] sociaux
       *[mental] mentaux
    } : { $mine } de chaque côté, et dans aucune catégorie plus que le rival.
live-because-challenge-least = Dans aucune catégorie, plus de traits que le rival.
live-because-bid = Avec { $life } points de vie, { $bid } pour le lot était payable.
