### La ligne de commande.

cli-option-pair = --option : il faut NOM=VALEUR, par exemple review=exactly-four ; trouvé { $found }
cli-plot-name = --plot : il faut un nom qui finit en .svg ou .png, trouvé { $name }
cli-no-folder = le dossier { $name } n’existe pas : créez-le ou nommez-en un autre
cli-cannot-write = impossible d’écrire { $name } : { $reason }
cli-no-file = le fichier { $name } n’existe pas
cli-not-text = { $name } n’est pas un texte en UTF-8
cli-no-seat = --seat : cette partie a { $count } joueurs, trouvé { $seat }
cli-rate = { $rate } parties/s

cli-head-bot = Bot
cli-head-what = Quoi
cli-head-games = Parties
cli-head-wins = Gagnées
cli-head-share = Part
cli-head-interval = intervalle à 95 %
cli-head-score = Score
cli-head-anytime = à tout moment
cli-head-spell = Sort
cli-head-offered = Offert
cli-head-studied = Étudié
cli-head-share-won = Gagnées avec lui
cli-head-card = Carte
cli-head-kind = Type
cli-head-cost = Coût
cli-head-study = Étude
cli-head-text = Texte

cli-arena-title = { $game } : { $games } parties, graine { $seed }
cli-arena-settled = Décidé par rapport à { $share } : arrêté avant { $games } parties (--all les joue toutes).
cli-simulate-title = { $game } : { $games } parties, graine { $seed }
cli-seat-of = Place { $number }, { $bot }
cli-plays-as = Joue en { $place ->
        [1] premier
        [2] deuxième
        [3] troisième
       *[4] quatrième
    }
cli-spells-title = Sorts de l’Académie, sur les parties où ils étaient offerts
cli-ends = Fins : { $ends }
cli-rounds = Tours de table : moyenne { $mean }, médiane { $middle }, de 10 à 90 % des parties { $low } à { $high }
cli-draws = { $count ->
        [one] Une partie nulle
       *[other] { $count } parties nulles
    }
cli-plot-written = Dessiné : { $name }

cli-kind-start = départ
cli-kind-always = toujours
cli-kind-random = au hasard
cli-kind-character = personnage
cli-card-cost = Coût : { $gems }
cli-card-study = Coût d’étude : { $gems }
cli-cards-found = { $count ->
        [one] Une carte
       *[other] { $count } cartes
    }
cli-no-card = aucune carte { $name }{ $hint } (grimorio cards les montre toutes)
cli-no-card-with = aucune carte n’a tous ces mots : { $words }
cli-cards-good = { $file } : bon, { $spells } sorts et { $characters } personnages
cli-template-note = Un jeu de cartes : écrivez ce que disent les vôtres, puis lancez grimorio cards check

cli-rule-ruling = Décision ({ $flag }) : { $ruling }
cli-rule-tests = Tests : { $tests }
cli-rule-no-tests = Tests : aucun
cli-rule-ruled-out = Écartée
cli-rule-planned = Prévue
cli-rules-found = { $count ->
        [one] Une règle
       *[other] { $count } règles
    }
cli-no-rule-with = aucune règle n’a tous ces mots : { $words }

cli-replay-step = Réponse { $step } sur { $count }
cli-replay-keys = n suite · b retour · t tour suivant · T tour précédent · g début · G fin · q quitter
