# Campaigns of Magic Live: made, joined, approved, played session by session.
campaign-campaigns = Campagnes
campaign-title = Campagne
campaign-about = Les mêmes Mages se retrouvent session après session : des enchères font les decks, un tournoi de Magic donne de l’expérience, l’expérience fait les Mages.
campaign-play-one = Jouer une campagne
campaign-yours = Vos campagnes
campaign-new = Une nouvelle campagne
campaign-name = Nom de la campagne
campaign-unnamed = Les jeudis soir
campaign-your-magus = Votre Mage
campaign-who = Qui joue
campaign-add = Un membre de plus
campaign-invited = Ami, sur invitation
campaign-create = Créer la campagne
campaign-agreed = Ce qui est convenu
campaign-magi = Les Mages
campaign-magus = Mage
campaign-session = Session { $number }
campaign-steps = La session
campaign-phase-between = Approbation
campaign-phase-auction = Enchères
campaign-phase-tournament = Tournoi

## The sheet

campaign-nameless = Un Mage
campaign-magus-name = Nom de votre Mage
campaign-magus-hint = Comment vous appelez-vous ?
campaign-attribute = { $trait ->
        [physical] Physiques
        [social] Sociaux
       *[mental] Mentaux
    }
campaign-attributes = Attributs
campaign-attributes-text = Trois, cinq et sept traits : vous les misez dans les défis.
campaign-life = Points de vie
campaign-powers = Pouvoirs
campaign-no-powers = Pas encore de Pouvoir : on les achète avec des points d’expérience.
campaign-spent = Expérience dépensée
campaign-available = Disponible
campaign-ledger = L’expérience, session par session
campaign-ledger-empty = Rien de gagné encore.
campaign-ledger-what = Pour quoi
campaign-ledger-xp = Expérience
campaign-ledger-left = Reste
campaign-news = Nouveau :
campaign-open-magus = Ouvrir un Mage d’un fichier
campaign-save-magus = Enregistrer dans un fichier
campaign-from-file = { $name } vient d’un fichier, avec son histoire et son expérience.
campaign-new-magus = Créer plutôt un nouveau Mage

## What is agreed

campaign-form = Tournoi
campaign-form-round-robin = Toutes rondes
campaign-form-round-robin-text = Chacun joue une fois contre chacun.
campaign-form-knockout = À élimination
campaign-form-knockout-text = Qui perd est éliminé ; une partie nulle est rejouée.
campaign-form-together = Tous ensemble
campaign-form-together-text = Une seule partie avec tous ; le dernier debout gagne.
campaign-form-duels = Duels libres
campaign-form-duels-text = Chacun défie qui il veut, jusqu’à ce que l’auteur de la campagne close la session.
campaign-award = Expérience
campaign-award-first-three = 8, 5 et 3 aux trois premiers
campaign-award-each-win = 1 par victoire
campaign-award-places = Par place, notre propre table
campaign-award-wins = Par victoire, notre propre nombre
campaign-award-number = Expérience par victoire
campaign-award-table = Expérience du premier, du deuxième, du troisième, et ainsi de suite
campaign-award-wins-of = { $xp } par partie gagnée
campaign-award-places-of = À partir de la première place : { $places } ; qui vient après ne gagne rien
campaign-pool = Les cartes proposées
campaign-pool-usual = Le pool habituel
campaign-pool-drawn = Tiré au sort
campaign-pool-brought = Notre propre liste
campaign-pool-drawn-of = Tiré au sort : { $packs } lots par deck, { $rarities }, numéro { $seed }
campaign-pool-drawn-anew = Tiré à nouveau à chaque session : { $packs } lots par deck, { $rarities }
campaign-pool-brought-of = { $name } : { $packs } lots
campaign-pool-list = Quatre de chaque carte, une carte par ligne
campaign-pool-read = { $packs } lots
campaign-pool-other = Apporter une autre liste
campaign-packs = Lots par deck
campaign-seed = Numéro du tirage
campaign-seed-anew = nouveau à chaque session
campaign-rarity = { $rarity ->
        [common] communes
        [uncommon] peu communes
       *[rare] rares
    }
campaign-own-powers = Nos propres Pouvoirs
campaign-open-powers = Ouvrir des Pouvoirs d’un fichier
campaign-leave-out = Retirer
campaign-own-powers-text = Chacun peut proposer des Pouvoirs, ici ou par un fichier.
campaign-power-new = Proposer un Pouvoir
campaign-power-give = Enregistrez-le dans un fichier et envoyez-le à qui a créé la campagne, qui l’ajoute par « Ouvrir des Pouvoirs d’un fichier ».
campaign-power-close = Fermer le formulaire
campaign-power-change = Modifier
campaign-power-name = Nom
campaign-power-name-it = Nom en italien
campaign-power-name-fr = Nom en français
campaign-power-tier = Niveau
campaign-power-costs = Ce qu’il coûte à l’usage
campaign-power-life = Points de vie
campaign-power-traits = Traits mentaux
campaign-power-packs = Lots à soi
campaign-power-does = Ce qu’il fait, dans cet ordre
campaign-power-add = Ajouter ce qu’il fait…
campaign-power-word-wins = Gagner le lot
campaign-power-word-gives-up = Laisser le lot à l’adversaire
campaign-power-word-gains-life = Gagner des points de vie
campaign-power-word-bids-life = Miser des points de vie pour le lot
campaign-power-word-offers-two = Faire choisir à l’adversaire un lot sur deux, sans voir
campaign-power-word-returns = Faire remettre des lots à l’adversaire
campaign-power-word-retests = Refaire un test perdu
campaign-power-number = Combien
campaign-power-paid = un par point de vie payé
campaign-power-final = rien ne l’annule
campaign-power-told = Il se lit ainsi
campaign-power-no-name = Donnez-lui un nom.
campaign-power-no-word = Choisissez ce qu’il fait.
campaign-power-keep = Ajouter à la campagne
campaign-power-file = Enregistrer dans un fichier
campaign-approval = Ce que veut dire approuver
campaign-approval-all = Tous doivent approuver
campaign-approval-all-text = Une session commence quand chaque membre a approuvé toutes les fiches.
campaign-approval-present = Qui approuve joue
campaign-approval-present-text = Qui n’a pas approuvé ne joue pas cette session.
campaign-change = Changer
campaign-change-text = Un changement est lu à tous : chacun approuve à nouveau.
campaign-agree = Adopter ces règles

## Between sessions

campaign-approve-text = Lisez les fiches. Si elles sont comme il faut, approuvez-les ; puis les enchères commencent.
campaign-approved-text = Vous avez approuvé les fiches.
campaign-looking = Vous regardez : seuls les membres approuvent et jouent.
campaign-approved = Approuvé
campaign-not-approved = Pas encore approuvé
campaign-missing = Pas encore approuvé par : { $names }
campaign-sitting-out = Sans approbation, ne jouent pas cette session : { $names }
campaign-open-invitations = { $count ->
        [one] Une invitation est ouverte.
       *[other] { $count } invitations sont ouvertes.
    }
campaign-approve = Approuver les fiches
campaign-approve-begin = Approuver et commencer
campaign-begin = Ouvrir les enchères
campaign-withdraw = Retirer l’approbation
campaign-last-won = { $count ->
        [one] La session { $number } revient à { $names }.
       *[other] La session { $number } est partagée entre { $names }.
    }
campaign-spend = Dépenser l’expérience
campaign-spend-count = { $count ->
        [0] Voir ce que l’expérience achète
       *[other] Dépenser l’expérience ({ $count })
    }
campaign-spend-text = { $count ->
        [0] Il ne reste rien à dépenser.
        [one] Il reste un point d’expérience à dépenser.
       *[other] Il reste { $count } points d’expérience à dépenser.
    }
campaign-shop-power = Pouvoirs
campaign-shop-attribute = Un trait de plus
campaign-shop-life = Points de vie
campaign-shop-style = Un autre Style
campaign-buy-style = Style : { $style }
campaign-buy-life = Un point de vie de plus
campaign-buy-attribute = { $trait ->
        [physical] Un trait physique de plus
        [social] Un trait social de plus
       *[mental] Un trait mental de plus
    }
campaign-why-had = déjà à vous
campaign-why-dear = coûte { $price }, il reste { $available }
campaign-basket = À acheter
campaign-put-back = Reposer
campaign-buy = { $count ->
        [0] Acheter
       *[other] Acheter pour { $count }
    }

## A session

campaign-auction-text = Aux enchères : { $names }.
campaign-auction-deck = Maintenant sur la table : { $deck }
campaign-go-auction = Aux enchères
campaign-to-play = à jouer
campaign-turn = tour { $turn }
campaign-begun = commencée
campaign-drawn = partie nulle
campaign-won-by = { $count ->
        [one] gagnée par { $names }
       *[other] gagnée ensemble par { $names }
    }
campaign-life-of = { $name } : points de vie { $life }
campaign-play = Jouer maintenant
campaign-play-on = Continuer
campaign-watch = Regarder
campaign-forfeit = { $name } ne vient pas
campaign-forfeit-text = La partie compte comme perdue par qui ne vient pas.
campaign-forfeit-yes = Compter comme perdue
campaign-standings = Classement
campaign-standings-now = Le classement pour l’instant
campaign-place = Place
campaign-won = Gagnées
campaign-draws = Nulles
campaign-lost = Perdues
campaign-xp = Expérience
campaign-lives-left = Points de vie laissés par les enchères
campaign-deck = Deck
campaign-your-deck = Votre deck
campaign-deck-of = Deck : { $name }
campaign-duel-new = Un nouveau duel
campaign-close = Clore la session
campaign-call-off = Annuler la session
campaign-call-off-sure = Annuler la session ?
campaign-call-off-text = Personne ne gagne rien, et ses parties ne comptent plus.
campaign-call-off-no = Continuer
campaign-back = À la campagne

## Sessions before, invitations

campaign-history = Les sessions passées
campaign-earned-course = Expérience gagnée en tout, session par session
campaign-replays = Revoir :
campaign-decks = Decks :
campaign-invite = D’autres membres
campaign-invite-text = Envoyez un lien à chaque ami : il crée son Mage et rejoint la campagne.
campaign-invite-friend = Inviter un ami
campaign-uninvite = Retirer les invitations ouvertes
campaign-join-text = Vous êtes invité à jouer avec { $names }. Créez votre Mage, ou apportez-en un d’un fichier.
campaign-join = Entrer dans la campagne

## A seat handed over

campaign-device = Sur un autre appareil
campaign-device-text = Ouvrez ce lien là-bas : il emporte votre place, une seule fois. Cet appareil ne fait plus que regarder.
campaign-device-other = Envoyez ce lien à { $name } : il donne la place une fois, sur n’importe quel appareil. Qui l’avait avant ne fait plus que regarder.
campaign-to-friend = Donner la place à un ami
campaign-to-bot = Laisser un robot continuer pour { $name } ?
campaign-to-bot-text = Un robot prend la place aussitôt, aux tables ouvertes aussi. Un lien la rend.
campaign-to-bot-yes = Laisser un robot continuer
campaign-move-text = Ce lien amène une place de la campagne sur cet appareil. Là où elle était, on ne fait plus que regarder.
campaign-move = Prendre la place
