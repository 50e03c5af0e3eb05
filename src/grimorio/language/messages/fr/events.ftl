# Les tournois sur la page : créés, rejoints, appariés, annoncés, corrigés.
events-tournaments = Tournois
events-title = Tournoi
events-what = La soirée d’un club : on s’inscrit par un lien ou un code, les rondes s’apparient, les deux joueurs annoncent le résultat, le classement suit.
events-yours = Vos tournois
events-role-organiser = vous organisez
events-role-player = vous jouez
events-role-spectator = vous regardez
events-new = Un nouveau tournoi
events-name = Nom du tournoi
events-unnamed = Jeudi soir
events-game = Jeu
events-structure = Structure
events-structure-swiss = Suisse
events-structure-knockout = Élimination directe
events-structure-round-robin = Toutes rondes
events-structure-league = Ligue
events-structure-together = Une partie de tous
events-structure-swiss-text = Personne n’est éliminé : chaque ronde apparie ceux qui ont autant de points.
events-structure-knockout-text = Qui perd un match est éliminé.
events-structure-round-robin-text = Chacun joue une fois contre chacun.
events-structure-league-text = On joue quand deux joueurs se rencontrent ; le classement compte toute la saison.
events-structure-together-text = Tous jouent une seule partie ; vous inscrivez qui a gagné.
events-best-of = Match
events-best-of-games = { $count ->
        [1] une partie
       *[other] au meilleur des { $count }
    }
events-rounds = Rondes
events-rounds-usual = selon les joueurs
events-cut = Puis
events-cut-to = { $count ->
        [0] pas de phase finale
        [2] une finale
       *[other] élimination à { $count }
    }
events-create = Créer le tournoi
events-by-code = S’inscrire avec un code
events-code = Code
events-enter-event = S’inscrire
events-join = Inscriptions
events-join-text = { $game }. { $count ->
        [0] Personne n’est encore là.
        [one] Un joueur est là.
       *[other] { $count } joueurs sont là.
    }
events-names = Joueurs sans téléphone, un par ligne
events-name-long = Un nom a { $most } caractères au plus : { $name }
events-add = Ajouter
events-close = Fermer les inscriptions
events-reopen = Rouvrir les inscriptions
events-about = { $game } · { $structure ->
        [swiss] Suisse
        [knockout] Élimination directe
        [round-robin] Toutes rondes
        [together] Une partie de tous
       *[league] Ligue
    } · { $games ->
        [1] une partie
       *[other] au meilleur des { $games }
    }{ $count ->
        [0] { "" }
       *[other] { " " }· { $number ->
            [0] { $count ->
                [one] { $count } ronde
               *[other] { $count } rondes
            }
           *[other] ronde { $number } sur { $count }
        }
    }
events-room = Page pour la salle
events-round = Ronde { $number }
events-round-of = Ronde { $number } sur { $count }
events-table = Table { $number }
events-bye = bye

## L’organisateur

events-before = { $count ->
        [0] Personne n’est encore là
        [one] Un joueur est là
       *[other] { $count } joueurs sont là
    }
events-open = { $count ->
        [one] Un match n’est pas fini
       *[other] { $count } matchs ne sont pas finis
    }
events-all-in = La ronde { $number } est finie
events-over = Le tournoi est fini : { $name } a gagné
events-pair = Apparier la ronde { $number }
events-result-of = Résultat de { $first } contre { $second }
events-other = autre…
events-other-title = Un autre résultat
events-drawn = Parties nulles
events-enter = Noter
events-cancel = Annuler
events-lost-by-penalty = { $count ->
    [one] { $name } a perdu une partie par pénalité ; elle est comptée ici
   *[other] { $name } a perdu { $count } parties par pénalité ; elles sont comptées ici
}
events-not-sent = Cela n’a pas été envoyé : le serveur n’a pas répondu. Réessayez.
events-correct = Corriger
events-corrected = corrigé par l’organisateur
events-both-lost = les deux ont perdu
events-players = { $count ->
        [0] Joueurs
        [one] Un joueur
       *[other] { $count } joueurs
    }
events-left = est parti
events-drop = Abandonne
events-back = Est revenu
events-phone-text = Qui ouvre ce lien joue à cette place ; un lien précédent ne vaut plus.
events-log = Journal
events-undo = Retirer
events-undone = retiré par l’organisateur
events-fact-entry = Arrive
events-fact-deck = Deck
events-fact-pairing = Appariement
events-fact-result = Résultat
events-fact-drop = Part
events-fact-bye = Bye
events-fact-override = { $what ->
        [forbid] Ne se rencontrent pas
       *[allow] Peuvent se rencontrer
    }
events-fact-penalty = Pénalité
events-fact-pool = Cartes
events-fact-pods = Places du draft
events-fact-paper-draft = Draft ouvert
events-fact-paper-clock = Temps du draft
events-fact-online-draft = Draft commencé ici
events-fact-stand-in = { $on ->
        [yes] Un robot choisit pour
       *[no] Place rendue
    }
events-fact-note = Note
events-fact-undo = Annulé
events-log-fact = { $kind } : { $what }
events-log-number = nº { $number }

## Le joueur

events-you-are = Vous jouez sous le nom de { $name }.
events-wait-first = La première ronde n’est pas encore appariée
events-not-paired = Vous n’avez pas de match dans cette ronde
events-your-bye = Vous avez un bye : la ronde est gagnée
events-you-left = Vous avez quitté le tournoi
events-ended = Vous finissez { $place } sur { $count }
events-your-result = Votre résultat : { $result }. Attendez la prochaine ronde.
events-report = À la fin, dites le résultat : vos parties d’abord.
events-reported = Vous avez dit { $result }. Cela compte quand { $name } dit de même.
events-reported-left = Vous avez dit { $result }. { $name } a quitté le tournoi : l’organisateur décide.
events-confirm = { $name } dit { $result } de votre côté.
events-single-won = { $name } a gagné
events-single-drawn = Partie nulle
events-league-you-met = Vous avez rencontré tout le monde
events-league-all-met = Tous se sont rencontrés.
events-agree = C’est juste : { $result }
events-differ = { $name } dit { $result } de votre côté. Mettez-vous d’accord ou appelez l’organisateur.
events-leave = Quitter le tournoi
events-leave-sure = Oui, je pars

## Le classement

events-standings = Classement
events-bracket = Élimination directe
events-head-place = Place
events-head-place-text = Place
events-head-player = Joueur
events-head-player-text = Joueur ; un clic montre les adversaires
events-head-points = Points
events-head-points-text = Points de match
events-head-record = V–D–N
events-head-record-text = Matchs gagnés, perdus, nuls
events-head-omw = OMW %
events-head-omw-text = Matchs gagnés par les adversaires
events-head-gw = GW %
events-head-gw-text = Parties gagnées
events-head-ogw = OGW %
events-head-ogw-text = Parties gagnées par les adversaires
events-no-opponents = Pas encore d’adversaire.
events-share = { $match } % des matchs, { $game } % des parties
events-floored = ramené au minimum
events-seal = Le tirage est scellé : { $seal }…
events-seed = La graine du tirage : { $seed }
events-winner = Vainqueur
events-tell = { $name } n’a pas de téléphone : dites le résultat à l’organisateur.
events-own-link = Votre lien d’organisateur, pour un autre appareil ou si ce navigateur l’oublie
events-swap-do = Changer
events-has-phone = a un téléphone
events-phone = Nouveau lien
events-phone-sure = Oui, l’ancien lien ne vaut plus
events-drop-sure = Oui, { $name } part

## Matchs joués ici

events-online = Les matchs se jouent ici, en ligne
events-online-text = Un clic ouvre chaque match aux deux joueurs, et le résultat s’inscrit de lui-même.
events-format = Format
events-cards-missing = Ce format se joue avec vos propres cartes : ouvrez leur fichier.
events-cards-drop = Retirer ces cartes
events-format-none = aucun : le jeu tel quel
events-minutes = Minutes d’une ronde
events-minutes-of = { $count ->
        [0] sans limite
       *[other] { $count }
    }
events-ready-minutes = Minutes pour ouvrir le match
events-play = Jouer mon match
events-opponent-there = { $name } est à la table.
events-opponent-missing = { $name } n’a pas encore ouvert le match.
events-ready-until = Ouvrez votre match avant { $time } : sinon il est perdu.
events-your-deck = Votre deck
events-deck-ready = Un deck prêt ou l’un des vôtres
events-deck-choose = choisir…
events-deck-list = La liste : un nombre et une carte par ligne
events-deck-hand-in = Remettre
events-deck-handed = Votre deck est remis. Jusqu’à la première ronde vous pouvez en remettre un autre.
events-deck-locked = Votre deck est remis et verrouillé.
events-deck-final = Une fois remis, il est verrouillé ; seul l’organisateur peut annuler la remise.
events-deck-slip = Il est verrouillé. Une erreur dans la liste ? Un autre peut alors être remis.
events-deck-take-back = Annuler la remise
events-deck-why = Pourquoi l’annuler
events-deck-needed = Remettez un deck : la première ronde commence quand tous sont là.
events-deck-wrong = Ce deck ne peut pas être inscrit :
events-deck-at = Ligne { $line } : { $text }
events-deck-none = pas encore de deck
events-deck-show = Deck
events-deck-of = Deck de { $name }
events-bot-add = Ajouter un robot
events-bot-name = Robot { $number }
events-is-bot = robot
events-watch = Regarder
events-game-number = Partie { $number }
events-missing = absent : { $names }
events-score-now = { $score } pour l’instant
events-no-show = n’a pas ouvert le match à temps
events-back-to = Au tournoi

## Temps, pénalités, messages

events-clock = Horloge de la ronde
events-clock-start = Lancer l’horloge
events-clock-pause = Pause
events-clock-on = Reprendre
events-clock-add = { $minutes ->
        [one] { $minutes } minute de plus
       *[other] { $minutes } minutes de plus
    }
events-clock-length = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
events-clock-left = Temps restant
events-clock-paused = en pause
events-clock-over = { $last ->
        [1] Le temps est écoulé : finissez ce tour, puis encore un si c’était celui du premier joueur.
       *[other] Le temps est écoulé : finissez ce tour, puis encore cinq.
    }
events-penalty = Donner une pénalité
events-penalty-what = Pénalité
events-penalty-kind = { $kind ->
        [warning] Avertissement
        [game-loss] Partie perdue
        [match-loss] Match perdu
       *[disqualification] Disqualification
    }
events-penalty-offence = Numéro de l’infraction, s’il y en a un
events-penalty-reason = Motif
events-penalty-give = Donner
events-say = Message à tous
events-say-send = Afficher
events-say-clear = Enlever
events-end = Terminer le tournoi maintenant
events-end-sure = Oui, plus aucune ronde
events-ended-early = terminé par l’organisateur
events-fact-clock = Horloge lancée
events-fact-pause = { $on ->
        [yes] Horloge arrêtée
       *[no] L’horloge reprend
    }
events-fact-extra = Temps en plus
events-fact-turn = Tour fini
events-fact-end = Terminé avant l’heure

## Ligues et parties de tous

events-limit = Les deux mêmes se rencontrent
events-limit-of = { $count ->
        [0] autant qu’ils veulent
        [1] une fois
       *[other] { $count } fois
    }
events-league-free = Jouer un match
events-league-on = Vos matchs
events-league-report = Annoncer un match
events-league-new = commencé
events-league-play = Jouer
events-league-play-with = Jouer contre { $name }
events-league-challenged = { $name } vous défie.
events-league-looks = { $name } cherche un match.
events-league-decline = Refuser
events-league-asked = Vous avez défié { $name }.
events-league-looking = Vous cherchez un match : le premier qui en veut un joue contre vous.
events-league-take-back = Retirer
events-league-anybody = n’importe qui
events-league-find = Me trouver un adversaire
events-league-opponents = { $count ->
        [one] Choisir l’adversaire
       *[other] Choisir parmi { $count } adversaires
    }
events-league-challenge = Défier
events-league-challenge-to = Défier { $name }
events-league-met = { $limit ->
        [0] rencontré { $count } fois
       *[other] { $count } sur { $limit }
    }
events-league-nobody = Il ne reste personne contre qui jouer.
events-league-deck = Remettez d’abord votre deck.
events-league-said = Vous avez dit { $result } contre { $name }. Cela compte quand { $name } dit de même.
events-league-against = Contre qui avez-vous joué ?
events-league-claims = { $name } dit : { $first } { $result } { $second }
events-league-enter = Inscrire un match :
events-league-matches = { $count ->
        [0] Matchs
        [one] Un match
       *[other] { $count } matchs
    }
events-league-all = Tout montrer
events-league-looking-on = On joue chaque fois que deux joueurs se rencontrent
events-together-who = Qui a gagné ? S’ils sont plusieurs, marquez chacun.
events-together-draw = La partie est nulle
events-together-on = Une partie de tous les joueurs est en cours
events-over-together = { $count ->
        [0] Le tournoi est terminé par une partie nulle
       *[other] Le tournoi est terminé : { $names } ont gagné
    }
events-fact-together = Gagne
events-fact-drawn = Partie nulle
events-extra = Plus de temps
events-extra-of = +{ $minutes } min
events-extra-for = Plus de temps pour { $first } contre { $second }
events-extra-reason = accordé par l’organisateur
events-league-cut = Clore la ligue : { $count ->
        [2] apparier la finale
       *[other] apparier l’élimination des { $count } meilleurs
    }
events-pods = Un draft d’abord
events-pods-of = { $count ->
        [0] aucun draft
       *[other] à { $count } par table au plus
    }
events-pod-rounds = Rondes à l’intérieur des tables
events-turns = { $count ->
        [0] Le dernier tour a été joué
        [one] C’est le dernier tour
       *[other] Encore { $count } tours, celui-ci compris
    }
events-turn-over = Le tour est fini
events-off = Annuler le match
events-off-sure = Oui, il finit sans résultat
events-off-asked = { $name } veut annuler ce match.
events-off-agree = D’accord
events-off-mine = Vous voulez l’annuler ; { $name } n’a pas encore accepté.
events-off-on = Continuer à jouer
events-print = Imprimer
events-print-what = { $what ->
        [tables] Appariements par table
        [names] Appariements par nom
        [slips] Feuilles de résultat
        [standings] Classement
       *[bracket] Élimination
    }
events-print-nothing = Il n’y a encore rien à imprimer.
events-head-table = Table
events-head-opponent = Adversaire
events-head-result = Résultat
events-slip-won = Parties gagnées
events-slip-signed = Signature
events-slip-leaves = Quitte
events-stage = { $count ->
        [1] Finale
        [2] Demi-finales
       *[other] Quarts de finale
    }
events-pair-stage = { $count ->
        [1] Apparier la finale
        [2] Apparier les demi-finales
       *[other] Apparier les quarts de finale
    }
events-decide = Bye, paire interdite, note
events-decide-what = Décision
events-decide-kind = { $kind ->
        [bye] Bye à la prochaine ronde
        [forbid] Ces deux ne se rencontrent pas
        [allow] Ces deux peuvent de nouveau se rencontrer
       *[note] Seulement une note
    }
events-files = Enregistrer pour d’autres programmes
events-file = { $as ->
        [csv] Résultats en tableau (CSV)
        [open] Résultats au format ouvert
       *[log] Tout le tournoi
    }
events-chances = De quoi ai-je besoin ?
events-chances-wait = Le reste est joué de nombreuses fois…
events-chances-best = Chance d’être parmi les { $count } meilleurs après le prochain match, tous de même force :
events-chances-ending = { $ending ->
        [win] gagné
        [draw] nul
        [loss] perdu
        [bye] un bye
       *[none] sans autre match
    }
events-season-title = Saison
events-season-link = Une saison de plusieurs tournois
events-season-none = Ce navigateur ne connaît encore aucun tournoi.
events-season-choose = Quels tournois comptent ?
events-season-show = Montrer la saison
events-season-players = Joueurs
events-season-head = { $head ->
        [place] Place
        [player] Joueur
        [points] Points
        [events] Tournois
        [record] V–D–N
        [best] Meilleure place
       *[decks] Decks
    }
events-season-event = { $name } : place { $place }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
events-season-outcome = { $outcome ->
        [won] gagné
        [drawn] nul
       *[lost] perdu
    }
events-season-decks = Decks contre decks
events-entries-over = Plus personne ne peut entrer : les joueurs sont placés, ou les rondes ont commencé.
events-online-together = La partie de tous n’est pas ouverte par le tournoi : ouvrez sa table depuis la première page, jouez, et entrez ici qui a gagné.
events-online-two = Ce jeu n’a pas de matchs en ligne : un match se joue à deux.
