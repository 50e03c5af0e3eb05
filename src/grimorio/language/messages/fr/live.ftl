# Magic Live : les enchères dans le terminal.
live-seat = Mage { $number }
live-deck = { $deck ->
        [white] blanc
        [blue] bleu
        [black] noir
        [red] rouge
        [green] vert
        [gold] or
        [artifact] artefacts
       *[land] terrains
    }
live-trait = { $trait ->
        [physical] physique
        [social] social
       *[mental] mental
    }
live-throw = { $throw ->
        [rock] pierre
        [paper] feuille
       *[scissors] ciseaux
    }
live-retest = { $what ->
        [overbid] surenchère
       *[life] un point de vie
    }
live-phase = { $phase ->
        [approval] Approbation
        [auction] Enchères
        [completion] Complément
        [lands] Terrains
       *[over] Les decks sont prêts
    }
live-left = Lots restants
live-gone = n’est plus là
live-magus = { $name } : { $style }, points de vie { $life }, traits { $traits }, { $powers }
live-cards-good = { $file } : en ordre, { $count ->
        [0] aucun Pouvoir
        [one] un Pouvoir
       *[other] { $count } Pouvoirs
    }
live-cards-none = { $file } : il faut « powers: » suivi des Pouvoirs ; aucun n’a été trouvé
live-template-note = Vos Pouvoirs : écrivez ce que font les vôtres, puis lancez grimorio cards check --game live
live-template-more = grimorio cards template --game live NOM montre comment s’écrit un Pouvoir
live-template-own = { $name } à ma façon
live-head-power = Pouvoir
live-head-price = Expérience
live-log-first = Les tours se comptent depuis la place de départ : { $seat }.
live-log-sheet = { $seat } est { $name } : { $style }, points de vie { $life }, traits { $traits }, { $powers }.
live-log-order = Les enchères : { $decks }.
live-log-lay-out = Sur la table : { $deck }.
live-log-put-away = On range : { $deck }.
live-log-declare = { $kind ->
        [mono] { $seat } déclare une couleur : { $deck }
        [two-colour] { $seat } déclare deux couleurs : { $deck }
       *[gold] { $seat } déclare l’or : { $deck }
    }.
live-log-claim = { $seat } veut { $what } : quelqu’un conteste-t-il ?
live-log-contest = { $seat } conteste { $what }.
live-log-contest-place = { $seat } conteste la prochaine place pour prendre dans : { $what }.
live-log-yield = { $seat } n’a plus de trait à miser et cède.
live-log-challenge = { $seat } et { $rival } : défi { $trait ->
        [physical] physique
        [social] social
       *[mental] mental
    }.
live-log-power = { $seat } active { $what }.
live-log-annulled = Annulé ({ $seat }) : { $what }.
live-log-throws = { $by ->
        [hands] { $seat } joue { $throw }, { $rival } { $other } : { $winner } gagne
        [traits] Les deux jouent { $throw } : { $winner } a plus de traits
       *[nothing] Les deux jouent { $throw }, à traits égaux
    }.
live-log-retest = { $seat } fait refaire le test : { $what }.
live-log-lose-trait = { $seat } perd { $count ->
        [one] { $trait ->
            [physical] un trait physique
            [social] un trait social
           *[mental] un trait mental
        }
       *[other] { $count } { $trait ->
            [physical] traits physiques
            [social] traits sociaux
           *[mental] traits mentaux
        }
    }.
live-log-life = { $way ->
        [gains] { $seat } gagne des points de vie : { $count }
       *[loses] { $seat } perd des points de vie : { $count }
    }.
live-log-bid = { $seat } mise des points de vie : { $life }.
live-log-take = { $seat } prend { $pack }.
live-log-return = { $seat } rend { $pack }.
live-log-deck = { $seat } complète son deck avec : { $what }.
live-log-place = { $seat } prend le premier dans : { $what }.
live-log-look = { $seat } parcourt : { $deck }.
live-log-take-secretly = { $seen ->
        [yes] { $seat } prend en secret { $pack }
       *[no] { $seat } prend un lot en secret
    }.
live-log-lands = { $seat } ajoute { $land } : { $count }.
live-log-deck-checked = { $seat } : { $spells } cartes en plus des terrains.
live-log-leave = { $seat } s’en va.
live-log-session-ready = Les enchères sont finies : le tournoi peut commencer.
live-why-no-trait = Vous n’avez plus de trait de cette catégorie.
live-why-cannot-pay = Vous ne pouvez pas payer ce Pouvoir.
live-why-no-use = Ce Pouvoir n’aurait pas d’effet maintenant.
live-why-once = Vous avez déjà eu ce nouveau test dans ce défi.
live-why-last-life = Le dernier point de vie ne se dépense pas.
live-why-too-few-traits = Vous avez trop peu de traits pour surenchérir.

## The page

live-title = Magic Live
live-tagline = Construisez votre deck aux enchères : disputez les lots à pierre-feuille-ciseaux et payez en points de vie. De deux à huit Mages.
live-close = Fermer
live-look = Regarder { $pack }
live-pack-is = Un lot : quatre exemplaires de cette carte.
live-end-ready = Les decks sont prêts
live-end-alone = Les autres sont partis
live-reason-ready = Tous les decks sont construits : le tournoi de Magic commence avec eux, et avec les points de vie qui restent.
live-reason-alone = Un Mage seul ne joue pas de tournoi.
live-after = Cette table ne joue que les enchères.
live-after-campaign = Une campagne continue par le tournoi
live-total-packs = Lots pris
live-total-contests = Places contestées
live-total-won = Manches gagnées
live-total-traits = Traits perdus
live-total-powers = Pouvoirs utilisés
live-total-life = Points de vie dépensés

## What is asked

live-ask-declare = { $kind ->
        [mono] { $deck } : déclarez-vous une couleur ? { $now } lots d’abord, { $later } ensuite.
        [two-colour] { $deck } : déclarez-vous deux couleurs ? { $now } lots maintenant, { $later } ensuite.
       *[gold] { $deck } : déclarez-vous l’or ? Lots pour vous : { $now }.
    }
live-ask-declare-binds = Ce que vous déclarez vaut pour toute la session.
live-ask-pack = { $count ->
        [one] Prenez un lot sur la table : il vous en revient un à ce rang.
       *[other] Prenez un lot sur la table : il vous en revient { $count } à ce rang.
    }
live-ask-contest = { $name } veut { $pack }. Contestez-vous ?
live-ask-contest-place = { $name } prendrait avant vous dans : { $deck }. Contestez-vous ?
live-ask-challenge = { $name } conteste. Quel défi choisissez-vous ?
live-ask-power = Défi mental avec { $name } : activez-vous un Pouvoir avant le test ?
live-ask-throw = Jouez ! { $name } ne voit pas votre main avant que vous ayez joué tous les deux.
live-ask-retest = Vous avez perdu le test contre { $name }. L’acceptez-vous ? Il coûte un trait { $trait ->
        [physical] physique
        [social] social
       *[mental] mental
    }.
live-ask-escalate = { $life ->
        [0] Combien de points de vie misez-vous pour le lot ? Le dernier qui mise paie.
       *[other] { $name } mise { $life } points de vie. Misez-vous plus ?
    }
live-ask-second-pack = Quel lot de la table cachez-vous avec celui qui est disputé ?
live-ask-hide = Dans quelle main cachez-vous { $pack } ?
live-ask-hand = { $name } cache deux lots. Quelle main choisissez-vous ?
live-ask-spend-life = Combien de points de vie dépensez-vous ? { $name } remet autant de lots.
live-ask-give-back = Lequel de vos lots remettez-vous sur la table ?
live-ask-deck = Avec quel deck complétez-vous le vôtre ?
live-ask-take = { $count ->
        [0] Vous en avez assez. Prenez un autre lot en secret, ou arrêtez.
        [one] Prenez un lot que personne d’autre ne voit : il en manque un.
       *[other] Prenez un lot que personne d’autre ne voit : il en manque { $count }.
    }
live-ask-lands = Combien de terrains votre deck joue-t-il ? Maintenant : { $land }.

## Answers

live-pick-yes-declare = { $kind ->
        [mono] Une couleur
        [two-colour] Deux couleurs
       *[gold] Or
    }
live-pick-no-declare = Ne pas déclarer
live-pick-yes-contest = Je conteste
live-pick-no-contest = Je laisse
live-pick-take = Prendre { $pack }
live-pick-take-secret = Prendre { $pack } en secret
live-pick-hide = Cacher aussi { $pack }
live-pick-return = Remettre { $pack }
live-challenge = { $trait ->
        [physical] Défi physique
        [social] Défi social
       *[mental] Défi mental
    }
live-pick-none = Aucun Pouvoir
live-pick-power = Activer { $power }
live-pick-power-after = { $power } (un lot) : rejouer
live-throw-name = { $throw ->
        [rock] Pierre
        [paper] Feuille
       *[scissors] Ciseaux
    }
live-pick-accept = Accepter
live-pick-life = Payer un PV et rejouer le test
live-pick-overbid = Surenchérir d’un trait et rejouer
live-pick-bid = Miser { $count } PV
live-pick-spend = Dépenser { $count } PV
live-pick-give-up = Renoncer
live-pick-left = Main gauche
live-pick-right = Main droite
live-pick-deck = { $deck } ({ $count })
live-pick-done = Cela suffit
live-pick-lands = { $land } : { $count }
live-why-label = { $option } : pourquoi pas ?

## The table

live-track = La session
live-track-deck = { $state ->
        [now] { $deck } { $count } : aux enchères
        [away] { $deck } { $count } : rangé
        [pick] { $deck } { $count } : complétez-en votre deck
        [lands] { $deck } { $count } : ajoutés à la fin
        [adding] { $deck } { $count } : ajoutés maintenant
       *[later] { $deck } { $count } : à venir
    }
live-packs-in = Lots restants : { $deck }
live-packs-of = Lots : { $name }
live-packs-hidden = { $count ->
        [one] Un lot de plus, pris en secret.
       *[other] { $count } lots de plus, pris en secret.
    }
live-look-packs = { $count }/10, lots : { $name }
live-market = Sur la table : { $count } lots
live-market-take = Vous seul voyez ce deck : { $deck }
live-market-give-back = Vos lots de ce deck
live-market-wanted = convoité
live-rows = Ordre de prise : { $deck }
live-line = Ordre du complément
live-row-packs = { $count ->
        [one] { $count } lot
       *[other] { $count } lots
    }
live-row-left = { $count ->
        [0] plus de lot à prendre
        [one] un lot à prendre
       *[other] { $count } lots à prendre
    }
live-kind = { $kind ->
        [mono] Une couleur
        [two-colour] Deux couleurs
       *[gold] Or
    }
live-kind-in = { $kind ->
        [mono] A déclaré une couleur : { $deck }
        [two-colour] A déclaré deux couleurs : { $deck }
       *[gold] A déclaré l’or : { $deck }
    }
live-declared = Déclaré jusqu’ici
live-own-style = Le deck de son propre Style : prioritaire à déclaration égale
live-style-of = Style : { $style }
live-life-now = Points de vie : { $life }
live-traits-now = { $trait ->
        [physical] Traits physiques : { $left } sur { $all }
        [social] Traits sociaux : { $left } sur { $all }
       *[mental] Traits mentaux : { $left } sur { $all }
    }
live-tier = { $tier ->
        [basic] Pouvoir de base, 3 PX
        [intermediate] Pouvoir intermédiaire, 6 PX
       *[advanced] Pouvoir avancé, 9 PX
    }
live-status-asked = réponse attendue

## The middle of the table

live-stage = Ce qui se passe
live-stage-declare = { $kind ->
        [mono] { $deck } : qui déclare une couleur ? Réponse attendue : { $names }
        [two-colour] { $deck } : qui déclare deux couleurs ? Réponse attendue : { $names }
       *[gold] { $deck } : qui déclare l’or ? Réponse attendue : { $names }
    }
live-stage-pack = { $you ->
        [yes] { $deck } : à vous de prendre
       *[no] { $deck } : au tour de { $names }
    }
live-stage-deck = Sept lots chacun : qui complète avec quel deck ? Réponse attendue : { $names }
live-stage-take = { $you ->
        [yes] { $deck } : vous prenez en secret
       *[no] { $deck } : { $names } prend en secret
    }
live-stage-lands = On ajoute les terrains. Réponse attendue : { $names }
live-stage-wait = Réponse attendue : { $names }
live-stage-wants = { $you ->
        [yes] Vous voulez { $what }
       *[no] veut { $what }
    }
live-stage-contest = Quelqu’un conteste-t-il ? Réponse attendue : { $names }
live-stage-choosing = { $you ->
        [yes] Vous choisissez le défi
       *[no] { $name } choisit le défi
    }
live-stage-last = { $you ->
        [yes] Vous avez gagné le défi : { $pack }
       *[no] { $name } a gagné le dernier défi : { $pack }
    }
live-role-holder = demandeur
live-role-rival = adversaire
live-stakes = { $count ->
        [one] mise : un trait
       *[other] mise : { $count } traits
    }
live-wins = vainqueur
live-used-again = { $power } : encore
live-annulled = annulé
live-cost-trait = { $trait ->
        [physical] traits physiques perdus : { $count }
        [social] traits sociaux perdus : { $count }
       *[mental] traits mentaux perdus : { $count }
    }
live-cost-life = points de vie : { $by }
live-hand-waits = coup attendu
live-hand-hidden = coup caché
live-hand-idle = pas encore
live-proof = { $proof ->
    [sealed] scellé
    [proven] scellé, prouvé
    [broken] PAS ce qui a été scellé !
   *[plain] non scellé
}
live-throws-proof = { $proof ->
    [proven] scellés puis ouverts
    [withheld] scellé, mais pas ouvert : { $names }
   *[plain] pas scellé : { $names }
}
live-tests-before = Tests précédents
live-test = { $by ->
        [hands] { $you ->
        [yes] Vous gagnez le test
       *[no] { $name } gagne le test
    }
        [traits] { $you ->
        [yes] Même coup : vous gagnez par vos traits
       *[no] Même coup : { $name } gagne par ses traits
    }
       *[nothing] Même coup, autant de traits : personne ne gagne
    }
live-effect-physical = Qui perd perd aussi un point de vie.
live-effect-social = Qui perd peut payer un point de vie et rejouer le test.
live-effect-mental = Avant le test, chacun peut activer un Pouvoir.
live-arena-won = { $you ->
        [yes] Vous gagnez : { $pack }
       *[no] { $name } gagne : { $pack }
    }
live-arena-bid = { $you ->
        [yes] Vous misez { $life } PV
       *[no] { $name } mise { $life } PV
    }
live-arena-offer = Deux lots sont cachés, un dans chaque main.

## One’s own deck and lands

live-deck-yours = Votre deck
live-deck-count = { $count } cartes sur { $full }
live-deck-lands = { $count ->
        [one] { $count } terrain
       *[other] { $count } terrains
    }
live-deck-open = Le regarder de près
live-deck-none = Pas encore de lots : on les prend sur la table, quatre cartes identiques chacun.
live-lands-title = Les terrains de votre deck
live-lands-total = { $count ->
        [one] { $count } terrain
       *[other] { $count } terrains
    }
live-lands-good = Les terrains de votre Style dominent.
live-lands-few = Votre Style est { $style } : il faut plus de { $land } que de tout autre terrain de base.
live-lands-gold = Votre Style est l’or : au moins trois types de terrains de base, aucun au-delà de la moitié.
live-lands-others = { $count ->
        [0] Aucun autre terrain du pool
        [one] Un autre terrain du pool
       *[other] { $count } autres terrains du pool, jusqu’à quatre de chaque
    }
live-lands-send = Ajouter ces terrains

## What passes by itself

live-habit-declare = S’il faut déclarer
live-habit-contest = S’il faut contester
live-habit-challenge = Quel défi
live-habit-power = Quel Pouvoir

## Options

live-option-declaration = Déclaration
live-option-declaration-session = une pour la session
live-option-declaration-each-colour = à nouveau pour chaque deck
live-option-colour-order = Ordre des couleurs
live-option-colour-order-fixed = blanc, bleu, noir, rouge, vert
live-option-colour-order-random = tiré au sort
live-option-artifact-style = Prioritaire à déclaration égale pour les artefacts
live-option-artifact-style-none = personne
live-option-artifact-style-gold = Style or
live-option-social-trait = Trait du défi social
live-option-social-trait-first-loser = perdu par le premier perdant
live-option-social-trait-last-loser = perdu par le dernier perdant
live-option-overbid = Surenchère
live-option-overbid-double = avec deux fois les traits
live-option-overbid-equal = avec autant de traits
live-option-overbid-off = aucune
live-option-absolute-cost = Coût de Détermination absolue
live-option-absolute-cost-three = trois points de vie
live-option-absolute-cost-four = quatre points de vie
live-option-completion = Decks du complément
live-option-completion-shared = partagés
live-option-completion-exclusive = un par Mage
live-option-more-packs = Plus de dix lots
live-option-more-packs-forbidden = non
live-option-more-packs-allowed = tant qu’il en reste assez
live-option-dominant-land = Terrains dominants
live-option-dominant-land-strictly = plus que tout autre
live-option-dominant-land-tied = l’égalité suffit

## The review

live-replay-place = { $round ->
        [7] Étape { $step } sur { $total }, complément
       *[other] Étape { $step } sur { $total }, enchère { $round }
    }

## What is brought

live-bring-magi = Mages
live-bring-example = Un Mage de la table ({ $number })
live-bring-others = Les autres Mages
live-play-bot = Jouer contre trois robots
live-bring-own = Un Mage à vous
live-bring-name = Nom du Mage
live-bring-traits = Physique / social / mental
live-bring-powers = Pouvoirs, expérience restante : { $left }
live-bring-pool = Le pool
live-bring-packs = Lots dans chaque deck
live-bring-rarities = Cartes
live-rarity = { $rarity ->
        [common] communes
        [uncommon] peu communes
       *[rare] rares
    }
live-bring-anew = Tirés au sort, pas les habituels

# How the bots of each level play
live-manner-apprentice = Prend les lots selon la taille des créatures, ne conteste rien et ne paie aucun Pouvoir.
live-manner-adept = Sait combien de parties de draft ont été gagnées avec chaque carte en main et enchérit jusque-là.
live-manner-master = Calcule ce que chaque sorte de lot vaut pour son deck et pèse chaque Pouvoir contre ceux de l’autre.
live-manner-archmage = Laisse aussi les lots lents, joue plus de terrains et ne dépense de la vie que si cela en vaut la peine.
live-cards-packs = Un lot, c’est quatre exemplaires d’une carte de Magic : ces cartes se trouvent parmi les cartes de Magic.
