# Wizards of Mickey: its cards in the terminal.
mickey-cli-head-power = Puissance
mickey-cli-kind = { $kind ->
        [mage] Magicien
        [spell] Sort
        [castle] Château
       *[code] Code
    }
mickey-cli-colour = { $colour ->
        [blue] bleu
        [yellow] jaune
        [black] noir
        [red] rouge
       *[green] vert
    }
mickey-cli-power = Puissance Magique { $power }
mickey-cli-team = Équipe : { $team }
mickey-seat = Joueur { $number }
mickey-cli-turn = Tour { $turn } · { $phase } · { $seat }
mickey-cli-castle = { $castle } : { $stake }, Puissance Magique { $powers }
mickey-cli-holds = a en main { $cards }
mickey-cards-good = { $file } : en ordre, { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }
mickey-cards-none = { $file } : il faut « cards: » suivi de mages, spells, castles ou codes ; rien n’a été trouvé
mickey-template-note = Vos cartes : écrivez ce que disent les vôtres, puis lancez grimorio cards check --game mickey
mickey-template-more = grimorio cards template --game mickey NOM montre comment s’écrit une carte

## The page
mickey-title = Wizards of Mickey
mickey-tagline = Deux équipes de trois Magiciens se défient de Château en Château pour ses Diamagiques.
mickey-letter-blue = B
mickey-letter-yellow = J
mickey-letter-black = N
mickey-letter-red = R
mickey-letter-green = V
mickey-colour-blue = bleu
mickey-colour-yellow = jaune
mickey-colour-black = noir
mickey-colour-red = rouge
mickey-colour-green = vert
mickey-kind-mage = Magicien
mickey-kind-spell = Sort
mickey-kind-castle = Château
mickey-kind-code = Code
mickey-place-0 = gauche
mickey-place-1 = centre
mickey-place-2 = droite
mickey-place-left = gauche
mickey-place-centre = centre
mickey-place-right = droite
mickey-diamagic-blue = un Diamagique bleu
mickey-diamagic-yellow = un Diamagique jaune
mickey-diamagic-red = un Diamagique rouge
mickey-diamagic-green = un Diamagique vert
mickey-diamagics = { $count ->
        [one] { $colour }
       *[other] { $colour } ×{ $count }
    }
mickey-diamagics-name = Diamagiques

## The turn
mickey-match-mini = Mini-Match
mickey-match-classic = Match Classique
mickey-match-official = Match Officiel
mickey-turn = tour { $turn }
mickey-replay-place = Étape { $step } sur { $total }, tour { $round }
mickey-begins = { $player } commence
mickey-phase-opening = Placement
mickey-phase-castle = Château
mickey-phase-challenge = Défi
mickey-phase-diamagic = Diamagique
mickey-phase-discard = Défausse
mickey-phase-draw = Pioche
mickey-reason-diamagics = L’équipe a assez de Diamagiques.
mickey-reason-draw = Les deux équipes ont autant de Diamagiques.
mickey-reason-most = Il ne reste plus de Diamagiques : l’équipe qui en a le plus gagne.
mickey-reason-cap = Cent tours suffisent.
mickey-reason-time-ahead = Le temps du match est écoulé : l’équipe qui a le plus de Diamagiques gagne.
mickey-reason-time = Le temps du match est écoulé : partie nulle.
mickey-reason-judge = Un arbitre a déclaré la partie nulle.
mickey-reason-conceded = La partie a été abandonnée.

## What lies on the table
mickey-first = premier
mickey-track = Diamagiques : { $count } sur { $needed }
mickey-strangers = { $count ->
        [one] un Magicien d’une autre équipe coûte 1 de Puissance
       *[other] { $count } Magiciens d’autres équipes coûtent { $count } de Puissance
    }
mickey-pile-hand = Main
mickey-pile-shown = Main, telle qu’elle a été montrée
mickey-pile-deck = Deck de Sorts
mickey-pile-discard = Défausse
mickey-pile-castles = Châteaux
mickey-pile-castle-discard = Châteaux défaussés
mickey-pile-support = Réserve
mickey-pile-of = { $pile } : { $player }
mickey-shown = { $count ->
        [0] aucune montrée
        [one] une montrée
       *[other] { $count } montrées
    }
mickey-holds = possède { $gems }
mickey-state-simple = Simple : sans effets
mickey-state-blocked = Bloqué : ne peut pas lancer
mickey-state-done = a déjà joué dans ce défi
mickey-state-again = peut jouer encore une fois
mickey-state-hidden = caché, face cachée
mickey-state-uncovered = dans la zone cachée, face visible
mickey-state-quiet = sans effet : il était caché
mickey-hidden-spell = un Sort Caché
mickey-spell-of = { $spell } ({ $player })
mickey-mage-of = { $mage } ({ $player })
mickey-post = { $place } : { $mage }
mickey-middle = Château et puissances
mickey-castle-of = Château : { $player }
mickey-tie = Égalité, { $power } à { $power } : personne ne remporte les Diamagiques.
mickey-tie-stays = Ils restent : il y en a maintenant { $count } en jeu.
mickey-stake = { $count ->
        [0] aucun Diamagique en jeu
        [one] un Diamagique en jeu
       *[other] { $count } Diamagiques en jeu
    }
mickey-pool = { $count } dans le pot commun
mickey-covered = { $count ->
        [one] un Château recouvert
       *[other] { $count } Châteaux recouverts
    }
mickey-power-printed = Puissance Magique { $power }
mickey-why-power = Pourquoi { $power } ? { $card }
mickey-why-total = Puissance Magique ({ $player }) : pourquoi { $power } ?
mickey-hand-empty = Aucune carte en main.
mickey-look = Regarder { $card }
mickey-several = { $card } : choisissez que faire
mickey-close = Fermer
mickey-offer = Cartes à choisir
mickey-asking = Cette carte demande
mickey-incomplete = carte incomplète
mickey-card-incomplete = Carte incomplète : les règles ne disent pas { $what }. Elle a ici des valeurs provisoires.
mickey-unknown-colour = sa couleur
mickey-unknown-power = sa Puissance Magique
mickey-unknown-team = son équipe
mickey-unknown-ability = sa capacité
mickey-unknown-condition = sa condition
mickey-unknown-effect = son effet
mickey-unknown-amount = l’ampleur de son effet

## The calculation
mickey-calc-now = La Puissance Magique pour l’instant
mickey-calc-final = Puissance Magique totale du dernier défi
mickey-calc-now-note = Les Sorts face cachée ne comptent pas encore. Les étapes 1 à 8 suivent l’ordre des règles.
mickey-calc-final-note = Les étapes 1 à 8 suivent l’ordre des règles.
mickey-calc-none = Pas encore de Sorts.
mickey-calc-sum = somme des Sorts
mickey-calc-show = le calcul
mickey-step-printed = puissance imprimée
mickey-step-worth = vaut
mickey-step-times = est multipliée
mickey-step-divided = est divisée
mickey-step-adds = ajoute une puissance
mickey-step-subtracts = retire une puissance
mickey-step-plus = plus
mickey-step-minus = moins
mickey-step-modified-power = la Puissance modifiée est
mickey-step-without = modificateurs retirés
mickey-step-floor = jamais sous 0
mickey-step-uncounted = Ici les Sorts Cachés ne comptent pas.
mickey-step-final = pour toute l’équipe
mickey-step-affiliation = Magiciens d’autres équipes

## What is asked
mickey-ask-team = Déclarez l’équipe de vos Magiciens.
mickey-ask-code = Utilisez-vous un Code ?
mickey-ask-swap = Vous pouvez échanger des cartes avec votre Réserve.
mickey-ask-line-up = Placez vos trois Magiciens : qui est à gauche, au centre, à droite ?
mickey-ask-deploy = Placez un Magicien : choisissez-le, puis sa place.
mickey-ask-castle = Tour { $turn } : posez un Château au centre.
mickey-ask-teleport = Télétransport : posez un de vos Châteaux sur celui en jeu.
mickey-ask-play = À vous : choisissez un Sort, puis son Magicien.
mickey-ask-play-or-pass = À vous : un Sort de plus, ou passez.
mickey-ask-confused = Confus : choisissez un Sort que ce Magicien lance à la place.
mickey-ask-may = { $card } : faites-vous ce qu’elle propose ?
mickey-ask-pay = { $card } : payez-vous avec des cartes de votre main ?
mickey-ask-pay-discard = { $card } : avec quelle carte payez-vous ?
mickey-ask-corrode = { $card }, Affaiblissement : défaussez-vous une carte de votre main pour défausser ce qui a été lancé ?
mickey-ask-corrode-discard = Affaiblissement : quelle carte défaussez-vous ?
mickey-ask-corrupt = { $card }, Corruption : défaussez-vous deux cartes pour défausser un Diamagique ?
mickey-ask-corrupt-discard = Corruption : quelle carte défaussez-vous ?
mickey-ask-diamagic = { $card } : quel Diamagique est perdu ?
mickey-ask-exchange-first = { $card } : le premier Magicien de l’échange.
mickey-ask-exchange-second = { $card } : l’autre Magicien de l’échange.
mickey-ask-exchange-colour = { $card } : quel Diamagique donne-t-il ?
mickey-ask-change-first = { $card } : quel Magicien change de place ?
mickey-ask-change-second = { $card } : et avec qui ?
mickey-ask-shatter = { $card } : quel Sort à Effet Continu est défaussé ?
mickey-ask-target = { $card } : choisissez-en un.
mickey-ask-order = Plusieurs de vos effets à la fois : lequel vient d’abord ?
mickey-ask-discard = { $card } : défaussez une carte.
mickey-ask-hand-limit = Plus de cinq cartes : défaussez-en une.
mickey-ask-blind-pick = Prenez une carte de l’autre main, sans la voir.
mickey-ask-discard-order = Lequel de vos Sorts va ensuite à la défausse ?
mickey-ask-assign = { $count ->
        [one] Vous remportez le Diamagique : quel Magicien le reçoit ?
       *[other] Vous remportez { $count } Diamagiques : quel Magicien les reçoit ?
    }
mickey-an-effect = un effet
mickey-pick-cast = { $mage } lance { $spell }
mickey-pick-hide = { $mage } joue { $spell } Caché
mickey-pick-besides = { $mage } joue en plus { $spell } Caché
mickey-pick-deploy = { $mage } : { $place }
mickey-pick-code = Utiliser { $code }
mickey-pick-no-code = Pas de Code
mickey-pick-swap = { $out } contre { $into }
mickey-pick-diamagic = { $colour } de { $mage }
mickey-pick-pick = Carte { $number }
mickey-pick-done = C’est assez
mickey-pick-back = Tout reprendre
mickey-pick-pass = Passer
mickey-pick-yes = Oui
mickey-pick-no = Non
mickey-habit-play = Jouer un Sort de plus que requis
mickey-habit-may = Effets facultatifs
mickey-habit-pay = Payer un effet avec des cartes
mickey-habit-corrode = Affaiblissement
mickey-habit-corrupt = Corruption
mickey-habit-castle = Votre Château
mickey-bar = Votre jeu
mickey-bar-pass = Ceux qui devaient ont joué. Qui passe maintenant ne joue plus dans ce défi.
mickey-bar-pass-again = Un Magicien qui doit lancer ne le peut pas. Vous pouvez passer pour l’instant, et rejouer dès qu’il le pourra.
mickey-put-back = La reposer
mickey-take-spell = Choisir
mickey-take-mage = Choisir
mickey-row-take = Déplacer
mickey-row-swap = Échanger les places
mickey-row-help = Cliquez sur deux Magiciens pour échanger leurs places.
mickey-row-with = { $mage } échange sa place avec…
mickey-row-fixed = L’un d’eux doit être ailleurs.
mickey-row-ready = Prêt
mickey-support = Votre Réserve
mickey-support-none = Il ne reste pas de carte de Réserve à échanger.
mickey-support-take = Faire entrer
mickey-support-for = À la place de
mickey-support-first = Choisissez d’abord une carte de la Réserve.
mickey-support-good = Rien ne doit être échangé : le deck peut être joué tel quel.
mickey-support-done = Jouer avec ce deck
mickey-support-bad = Ainsi le deck ne peut pas être joué : échangez encore, ou reprenez tout.

## Why not
mickey-why-not = Pourquoi pas ?
mickey-why-label = Pourquoi pas : { $option } ?
mickey-why-has-played = { $mage } a déjà joué un Sort dans ce défi.
mickey-why-blocked = { $mage } est bloqué et ne peut pas lancer de Sorts.
mickey-why-cannot-cast = { $by } empêche { $mage } de lancer ce Sort.
mickey-why-cannot-cast-now = Un effet empêche { $mage } de lancer ce Sort.
mickey-why-cannot-hide = Un effet empêche { $mage } de jouer des Sorts Cachés.
mickey-why-may-not-hide = Rien ne permet maintenant à { $mage } de jouer ce Sort Caché.
mickey-why-must-cast = Un Magicien qui peut lancer doit le faire avant que vous puissiez passer.

## The log: { $seat } is the name of a player, { $card } of a card
mickey-log-team = { $seat } déclare l’équipe { $team }.
mickey-log-code = { $used ->
        [yes] { $seat } utilise le Code { $card }.
       *[no] { $seat } n’utilise pas de Code.
    }
mickey-log-swap = Vous échangez { $card } contre { $into }.
mickey-log-swaps-done = { $seat } a terminé ses échanges.
mickey-log-pool = Les Diamagiques sont prêts : { $each } de chaque couleur.
mickey-log-game-begins = { $seat } commence.
mickey-log-deploy = { $seat } place { $mage } : { $place }.
mickey-log-turn = Tour { $turn } : { $seat }
mickey-log-castles-again = { $seat } reforme le Deck de Châteaux.
mickey-log-castle = { $seat } pose au centre { $card }.
mickey-log-draw = { $known ->
        [yes] { $seat } pioche { $cards }.
       *[no] { $seat } pioche des cartes : { $count }.
    }
mickey-log-reshuffle = { $seat } remélange les Sorts défaussés en un nouveau Deck de Sorts.
mickey-log-discard = { $seat } défausse { $card }.
mickey-log-show-hand = { $seat } montre sa main, sans Sort jouable : { $cards }.
mickey-log-show-card = { $seat } montre { $card }.
mickey-log-annul = { $count ->
        [0] { $source } : Neutralisation.
       *[other] { $source } : Neutralisation. Simples : { $targets }.
    }
mickey-log-block = { $count ->
        [0] { $source } : Blocage.
       *[other] { $source } : Blocage. Ne lancent pas : { $targets }.
    }
mickey-log-for-now = { $count ->
        [0] { $source } : un effet jusqu’à la fin du tour.
       *[other] { $source } : un effet jusqu’à la fin du tour sur { $targets }.
    }
mickey-log-pass = { $again ->
        [yes] { $seat } passe, et pourra rejouer dès qu’une carte peut être jouée.
       *[no] { $seat } passe et ne joue plus dans ce défi.
    }
mickey-log-uncover-stake = Révélés en jeu : { $gems }.
mickey-log-concedes = { $seat } abandonne.
mickey-log-ends = { $count ->
        [0] La partie est nulle.
        [one] { $winners } gagne.
       *[other] { $winners } gagnent.
    }
mickey-log-cast = { $seat } : { $mage } lance { $card }.
mickey-log-hide = { $known ->
        [yes] { $seat } : { $mage } joue { $card } Caché.
       *[no] { $seat } : { $mage } joue un Sort Caché.
    }
mickey-log-discard-from-play = Défaussé du jeu ({ $seat }) : { $card }.
mickey-log-uncover = Les Sorts Cachés sont dévoilés : { $cards }.
mickey-log-reveal = { $card } ({ $seat }) est dévoilé et passe parmi les Sorts lancés.
mickey-log-subterfuge = Subterfuge : { $cards } deviennent Simples.
mickey-log-confuse = { $count ->
        [one] { $cards } est confus.
       *[other] { $cards } sont confus.
    }
mickey-log-unconfuse = Un Magicien confus lance au hasard, s’il le peut.
mickey-log-change-places = { $mage } et { $other } échangent leurs places.
mickey-log-reckoned = { $tie ->
        [yes] Égalité : Puissance Magique totale { $power } à { $less }. Ce qui est en jeu reste pour le prochain défi.
       *[no] { $winner } remporte le défi : Puissance Magique totale { $power } à { $less }.
    }
mickey-log-token = { $known ->
        [yes] { $seat } regarde { $colour } et le pose face cachée sur le Château.
        [nobody] Un Diamagique s’ajoute sur le Château, sans être vu.
       *[no] { $seat } regarde un Diamagique et le pose face cachée sur le Château.
    }
mickey-log-assign = { $seat } attribue { $gems } à { $mage }.
mickey-log-give = { $mage } reçoit { $colour }.
mickey-log-possess = { $mage } a { $colour } par sa capacité.
mickey-log-lose = { $mage } perd { $colour }.
mickey-log-exchange = { $mage } échange { $colour } contre { $other-colour } avec { $other }.
mickey-log-discard-played = { $seat } défausse les Sorts joués : { $cards }.
mickey-log-discard-castles = À la défausse des Châteaux : { $cards }.

## Decks and cards that people bring
mickey-decks = Match et decks
mickey-deck-of = Deck : { $player }
mickey-deck-own = Ma propre liste…
mickey-deck-paste = Une carte par ligne : nombre, nom ; la Réserve après une ligne vide
mickey-deck-like = Partir d’un deck prêt
mickey-deck-good = Un deck légal de { $count } cartes.
mickey-deck-powers = Puissance Magique des Sorts
mickey-deck-sum = { $sum } en tout
mickey-deck-simple = Simples
mickey-deck-effects = avec effets
mickey-deck-colours = Couleurs des Sorts
mickey-deck-into-support = dans la Réserve
mickey-deck-group-mage = Magiciens
mickey-deck-group-spell = Sorts
mickey-deck-group-castle = Châteaux
mickey-deck-group-code = Code
mickey-cards-own = Mes propres cartes
mickey-cards-help = Un fichier (YAML ou JSON) de Magiciens, Sorts, Châteaux et Codes prend la place des cartes d’ici. docs/mickey-cards.md dit comment il s’écrit.
mickey-cards-drop = Jouer avec les cartes habituelles
mickey-cards-write = Écrivez-en un deck pour chaque place.
mickey-deck-line = « { $text } » n’est pas une ligne de carte : écrivez un nombre et un nom.
mickey-deck-unknown = Aucune carte ne s’appelle « { $text } ». Proches : { $near }.
mickey-deck-empty = La liste n’a pas de cartes.
mickey-deck-squad-size = Une équipe compte { $wanted } Magiciens ; il y en a { $found }.
mickey-deck-spell-count = { $wanted } Sorts, pas { $found }.
mickey-deck-castle-count = { $wanted } Châteaux, pas { $found }.
mickey-deck-support-size = { $wanted } cartes de Réserve, pas { $found }.
mickey-deck-same-name = Deux Magiciens s’appellent { $card }.
mickey-deck-same-ability = { $card } a la capacité d’un autre Magicien de l’équipe.
mickey-deck-solitary = { $card } est Solitaire : trois forment l’équipe.
mickey-deck-places = Deux Magiciens doivent être à la même place : { $card }.
mickey-deck-copies = { $card } : { $wanted } au plus, pas { $found }.
mickey-deck-castle-copies = { $card } est là { $found } fois ; une seule est permise.
mickey-deck-colour = { $card } n’a aucune couleur de vos Magiciens.
mickey-deck-power-sum = Les Sorts ont en tout { $found } de Puissance Magique ; au plus { $wanted }.
mickey-deck-support = Ce match n’a pas de Réserve.
mickey-deck-support-mage = { $card } ne peut pas être dans la Réserve.
mickey-deck-codes = Codes : { $wanted } permis, pas { $found }.
mickey-deck-code-condition = { $card } : la condition n’est pas remplie.
mickey-deck-several-colours = { $card } a plusieurs couleurs, que ces règles ne connaissent pas.

## Positions composées à la main
mickey-situation-text = Le pot commun contient les Diamagiques qui ne sont nulle part ailleurs. Ce qui est lancé a déjà fait ce qu’il fait une seule fois ; ce qui dure s’applique.
mickey-situation-plays = Au tour de
mickey-situation-turn = Tour
mickey-situation-team = Équipe déclarée
mickey-situation-no-team = aucune
mickey-situation-passed = ne joue plus
mickey-situation-again = peut jouer encore
mickey-situation-possessed = a eu le Diamagique de sa capacité
mickey-situation-area-cast = lancé
mickey-situation-area-hidden = caché
mickey-situation-area-uncovered = dévoilé auparavant
mickey-situation-middle = Le Château
mickey-situation-owner = propriétaire
mickey-situation-covered = Châteaux recouverts
mickey-situation-cover = Recouvrir un Château…
mickey-situation-stake = En jeu
mickey-situation-token = Diamagique { $number }
mickey-situation-colour = couleur
mickey-situation-seen = vu par
mickey-situation-seen-none = personne
mickey-situation-seen-both = les deux
mickey-situation-up = face visible
mickey-situation-add-stake = Ajouter un Diamagique
mickey-situation-out = Hors du jeu
mickey-board-hint = Un Sort est devant son Magicien ou derrière : cliquez là sur la place, ou faites glisser le Sort. Un clic sur un Magicien ou sur le Château ouvre son menu. Suppr retire.
mickey-board-middle = Le Château et les Diamagiques en jeu
mickey-situation-many = Trop : { $gem } ×{ $count }. Il y en a { $most } de chaque couleur.

# The totals at the end of a game
mickey-total-cast = Sorts lancés
mickey-total-hide = Sorts cachés
mickey-total-challenges = Défis gagnés
mickey-total-drawn = Cartes piochées
mickey-number = Numéro
mickey-set-printed = Cartes imprimées
mickey-set-own = Cartes faites pour cette page

# How its bots play, by their character
mickey-character-plain-text = Équilibre : pèse autant ce défi que les cartes pour les suivants.
mickey-character-cautious-text = Prudence : garde ses cartes pour les défis suivants et paie rarement avec elles.
mickey-character-fierce-text = Fougue : veut ce défi et paie avec des cartes qui lui manqueront peut-être.
mickey-character-tricky-text = Ruse : aime lancer des Sorts cachés, et ceux qui ont une Action Spéciale.
