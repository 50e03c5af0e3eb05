### La table : les messages de la page qui n’appartiennent à aucun jeu en particulier.

table-language = Français
table-language-choose = Langue
table-skip = Aller à la table
table-home = Retour au salon
table-help = Règles et touches
table-close = Fermer
table-theme-light = Thème clair : vélin
table-theme-dark = Thème sombre : nuit
table-failed = Cela n’a pas marché : { $detail }
table-unreached = Le serveur est injoignable.

## Salon

table-tagline = Des jeux de cartes avec toutes leurs règles. Gratuits, ouverts, sans compte.
table-name = Votre nom
table-name-hint = Comme les autres le verront
table-guest = Invité
table-guest-number = Invité { $number }
table-level = Force du robot
table-level-apprentice = Apprenti
table-level-adept = Adepte
table-level-master = Maître
table-level-archmage = Archimage
table-level-random = Au hasard
table-level-greedy = Glouton
table-level-search = Calculateur
table-level-of = { $level }, { $character }
table-character = Caractères des robots
table-character-any = au choix du sort
table-character-plain = équilibre
table-character-cautious = prudence
table-character-fierce = fougue
table-character-tricky = ruse
table-character-plain-text = Équilibre : pèse autant l’attaque que la défense.
table-character-cautious-text = Prudence : garde plus de créatures en arrière et pense d’abord à la riposte.
table-character-fierce-text = Fougue : attaque plus et craint moins la riposte.
table-character-tricky-text = Ruse : attaque aussi là où un blocage ferait mal, tant que son mana et ses cartes peuvent cacher un piège. Il n’y en a pas toujours.
table-play-bot = Jouer contre un robot
table-how = Comment joue-t-on ?
table-game = Jeu
table-seats = Places
table-seat = Place { $number }
table-seat-add = Une place de plus
table-seat-remove = Retirer cette place
table-seat-free = place libre
table-you = Vous
table-you-after = vous
table-friend = Un ami, sur invitation
table-bot = Robot
table-bot-number = Robot { $number }
table-bot-named = Robot ({ $level })
table-options = Options des règles
table-listed = Montrer cette table à tous dans le salon
table-continue-title = Vos parties
table-continue = Continuer
table-round = Manche { $round }
table-recent-title = Parties récentes
table-listed-title = Tables ouvertes à tous
table-won-by = gagnée par { $name }
table-replay = Revoir

## Invitations

table-open-title = Une place est libre
table-open = On commence quand toutes les places sont prises.
table-invite-text =
    { $count ->
        [one] Envoyez ce lien à la personne invitée, ou faites-lui scanner le code. La partie commence quand elle s’assied.
       *[other] Envoyez un lien à chaque personne, ou faites-lui scanner le code. La partie commence quand tout le monde est assis.
    }
table-invite-link = Lien d’invitation
table-invite-qr = Le lien d’invitation en code QR
table-copy = Copier
table-copied = Copié
table-join-title = On vous invite
table-join-text = Dites qui vous êtes et prenez place.
table-join = S’asseoir
table-watch = Regarder seulement

## Table

table-table = Sur la table
table-opening = On ouvre la table…
table-prompt = Ce qui est demandé
table-waiting = On attend : { $names }
table-players = Joueurs
table-here = à la table
table-away = absent
table-thinks = réfléchit
table-to-play = à jouer
table-log = Ce qui s’est passé
table-log-short = Journal
table-log-empty = Rien encore.
table-line-connecting = Connexion…
table-line-lost = Connexion perdue. On réessaie ; la partie est à l’abri.
table-gone-title = Pas de table ici
table-gone-text = Cette partie ne peut pas être ouverte.
table-rule = La règle
table-rule-of = Règle { $rule }
table-rule-unknown = La liste du livret n’en donne pas le texte.
table-ruling = Notre décision :
table-ruling-rulebook = Le livret
table-ruling-rulebooks = Les livrets
table-ruling-sources = Les sources
table-ruling-rule = Ce qui se joue
table-ruling-why = Pourquoi
table-ruling-readings = Lectures
table-ruling-both = Les deux se jouent
table-ruling-all = Toutes se jouent
table-pick-on-table = Choisir sur la table
table-pick-in-list = Lister tout ({ $count })
table-why = Pourquoi pas autre chose ?
table-why-title = Pourquoi pas ?

## Fin

table-end-won = Victoire !
table-end-draw = Partie nulle
table-end-other =
    { $count ->
        [one] { $name } gagne
       *[other] { $name } gagnent
    }
table-again = Rejouer
table-watch-replay = Revoir la partie
table-download = Télécharger la partie

## Revoir

table-replay-first = Au début
table-replay-turn-back = Un tour en arrière
table-replay-back = Une étape en arrière
table-replay-play = Lire
table-replay-pause = Pause
table-replay-forward = Une étape en avant
table-replay-turn-forward = Un tour en avant
table-replay-last = À la fin
table-replay-place = Étape { $step } sur { $total }, manche { $round }
table-replay-scrub = Moment de la partie
table-replay-through = Vu par
table-replay-public = un spectateur
table-replay-begins = La partie commence.
table-replay-answer = { $name } : { $answer }
table-replay-steps = Étapes
table-replay-speed = Vitesse
table-replay-all = toutes les mains ouvertes
table-replay-conceded = { $name } abandonne.
table-replay-link = Copier ce lien
table-replay-course = Cours de la partie
table-replay-course-text = Chaque ligne est un joueur, de tour en tour ; les nombres du bas sont les manches. Cliquez là où tout a basculé pour y aller.
table-replay-course-of = { $what } à chaque tour ({ $names }) ; les mêmes nombres sont dans le tableau ci-dessous
table-replay-course-table = Les mêmes nombres en tableau
table-replay-course-turn = Tour
table-replay-course-begin = début
table-replay-course-end = fin
table-replay-play-on = Jouer à partir d’ici
table-replay-play-on-text = Une nouvelle partie commence à ce moment : mains, sacs et tout le reste sont comme ils étaient. À partir d’ici le hasard est nouveau : personne ne sait par l’ancienne partie ce qui vient. Qui a revu la partie peut connaître les mains cachées.
table-replay-play-on-seat = Vous jouez pour
table-replay-play-on-other = À la place de { $name } :
table-replay-play-on-start = Continuer la partie
table-foresee = Avec les yeux des robots
table-foresee-text = À partir de chaque moment, des robots rapides ont joué { $games } parties en redistribuant tout ce qui ne se voyait pas : jusqu’au bout ou, à Magic pendant quatre tours chacun et à Wizards of Mickey jusqu’à la fin du défi, en jugeant ensuite qui gagne d’après ce que des milliers de parties leur ont appris. Une différence de moins de 15 points environ peut venir du hasard, et les robots ne sont pas des oracles.
table-foresee-chance = Chances de gagner, en pour cent
table-foresee-working = Les robots jouent à partir de chaque tour
table-foresee-wait = Le serveur a beaucoup à faire ; suite dans { $seconds } s.
table-foresee-swings = Là où tout a basculé
table-foresee-so-far = Où la partie a basculé, jusqu’ici
table-foresee-none = Les robots de ce jeu ne regardent pas en avant : pas d’analyse par leurs yeux.
table-foresee-quiet = Aucun moment n’a changé les chances de 20 points ou plus.
table-foresee-swing = { $name } : de { $before } % à { $after } %
table-foresee-ask = Qu’aurait joué le robot le plus fort ?
table-foresee-asking = Le robot le plus fort réfléchit à chaque réponse
table-foresee-played = Coup de { $name } : { $answer }. Chances de gagner ensuite : { $chance } %.
table-foresee-best = Coup du robot ({ $level }) : { $answer }. Chances de gagner ensuite : { $chance } %.
table-foresee-same = Le robot ({ $level }) aurait fait les mêmes choix que { $name } : le hasard a tourné, ou l’adversaire a bien joué.
table-foresee-look = Voir ce moment
table-foresee-again = Réessayer à partir d’ici
table-end-turned = Manche { $round } : à partir d’ici { $you ->
        [yes] vous menez
       *[no] { $name } mène
    } ({ $what }).
table-end-look = Voir ce moment
table-end-rounds = { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
table-end-picture = Une image à partager
table-end-share = Partager
table-end-png = Enregistrer en PNG
table-end-svg = Enregistrer en SVG
table-end-no-picture = Ce navigateur ne peut pas créer l’image. Le fichier SVG peut tout de même être enregistré.
table-manner = Le jeu de { $name }
table-manner-apprentice = Ne pense qu’à un sort ou à un combat et laisse passer beaucoup de ce qu’il pourrait faire, comme un débutant.
table-manner-adept = Suit vite des règles pratiques et laisse passer une partie de ce qu’il pourrait faire. N’essaie rien à l’avance.
table-manner-master = Évalue vite tout le tour par des règles pratiques, et peu lui échappe. N’essaie rien à l’avance.
table-manner-archmage = Essaie de tête beaucoup de réponses avant chaque choix important, et ne quitte sa première idée que pour une nettement meilleure.
table-manner-fair = { $name } ne voit rien de plus que ce qu’on peut voir à cette place.

## Procès-verbaux en fichiers

table-record-title = Ouvrir une partie enregistrée
table-record-open = Ouvrir une partie enregistrée dans un fichier
table-record-text = Le fichier d’une partie finie, tel que la table l’enregistre à la fin. Le serveur la rejoue selon les règles et la garde sous son propre lien ; qui a le lien peut la voir.
table-record-drop = Déposez le fichier ici, ou
table-record-choose = Choisir un fichier
table-record-checking = { $name } est rejouée…

## Positions composées à la main

table-situation-title = Composer une position
table-situation-link = Composer une position à la main
table-situation-text = Disposez n’importe quelle position, jouez-la, ou enregistrez-la comme fichier de scénario, que le juge lit aussi.
table-situation-name = Titre
table-situation-players = Joueurs
table-situation-active = Joueur actif
table-situation-phase = Phase
table-situation-first = Qui a commencé la partie
table-situation-round = Manche
table-situation-seat = Joueur { $seat }
table-situation-undo = Annuler
table-situation-redo = Rétablir
table-situation-fresh = Recommencer
table-situation-open = Ouvrir un scénario…
table-situation-opened = Ouvert : { $title }
table-situation-choose = Scénario de ce fichier
table-situation-save = Enregistrer comme scénario
table-situation-steps = { $count ->
        [one] Le script de ce scénario ({ $count } étape) est gardé et enregistré avec lui.
       *[other] Le script de ce scénario ({ $count } étapes) est gardé et enregistré avec lui.
    }
table-situation-less = Une de moins : { $what }
table-situation-more = Une de plus : { $what }
table-situation-add = Chercher une carte
table-situation-into = Mettre dans
table-situation-none = Aucune carte ne s’appelle ainsi.
table-situation-added = { $card } ajoutée. { $zone }.
table-situation-copies = Exemplaires : { $card }
table-situation-earlier = { $card } plus tôt
table-situation-later = { $card } plus tard
table-situation-remove = Retirer { $card }
table-situation-nothing = rien
table-situation-good = Cette position peut être jouée.
table-situation-play = La jouer
table-situation-play-text = Contre des robots, avec des amis, ou toutes les places vous-même, chacune avec son lien.
table-situation-you = Vous
table-situation-links = Ouvrez chaque place dans sa propre fenêtre :

# The board on which a position is set up
table-board-title = La table
table-board-hint = Cliquez sur une zone et écrivez : Entrée ajoute la carte, un nombre devant son nom en ajoute plusieurs. Un clic sur une carte ouvre son menu ; la souris la déplace vers une autre zone.
table-board-keys = Touches : / pour chercher, Ctrl+Z pour annuler.
table-board-add = Ajouter une carte
table-board-type = Écrivez le nom d’une carte…
table-board-into = vers
table-board-added = { $count ->
        [one] { $card } : ajoutée. { $place }.
       *[other] { $count } × { $card } : ajoutées. { $place }.
    }
table-board-change = Modifier { $card }
table-board-scope = Combien
table-board-one = Seulement celle-ci
table-board-all = Toutes les { $count }
table-board-copies = Exemplaires
table-board-move = Déplacer vers
table-board-look = Regarder de près
table-board-remove = Retirer
table-board-turn = À son tour
table-board-share = Copier l’adresse
table-board-copied = Adresse copiée
table-board-shared = L’adresse est copiée. Qui l’ouvre voit cette position.
table-board-unshared = L’adresse n’a pas pu être copiée. Enregistrez plutôt la position comme scénario.
table-board-unread = L’adresse ne contient aucune position qu’on puisse ouvrir ici : elle a peut-être été coupée.
table-board-more = Tous les champs, en listes

## Signalements

table-report = Signaler cette décision
table-report-text = Prépare un fichier avec le journal jusqu’à cette ligne, la table telle que votre place la voit, et la règle. Ce qui vous est caché n’y est pas.
table-report-text-over = Prépare un fichier avec l’enregistrement de la partie, ce moment-là, et la règle.
table-report-comment = Qu’est-ce qui vous paraît faux ?
table-report-save = Enregistrer le signalement
table-report-saved = Le signalement est enregistré. Envoyez le fichier à la personne qui gère ce serveur, ou joignez-le à un ticket du projet.

## À la table : parole, temps, réglages

table-chat = Discussion
table-chat-unread =
    { $count ->
        [one] Discussion : { $count } nouvelle ligne
       *[other] Discussion : { $count } nouvelles lignes
    }
table-chat-players = La discussion des joueurs
table-chat-spectators = La discussion des spectateurs
table-chat-spectator = Spectateur { $number }
table-chat-text = Votre message
table-chat-send = Envoyer
table-chat-mute = Masquer { $name }
table-chat-unmute = Entendre à nouveau { $name }
table-chat-report = Signaler cette ligne de { $name }
table-chat-report-title = Signaler { $name } à la personne qui gère ce serveur
table-chat-report-about = Elle lit cette ligne, ce qui l’entoure, et votre place. { $name } n’en est pas averti. La ligne est masquée pour vous.
table-chat-report-why = Qu’est-ce qui ne va pas ?
table-chat-report-note = Une note, si vous voulez
table-chat-report-send = Signaler
table-chat-report-done = Vous avez signalé cette ligne : elle est masquée pour vous.
table-chat-reason-insult = Insulte ou harcèlement
table-chat-reason-hate = Haine envers un groupe de personnes
table-chat-reason-threat = Menace
table-chat-reason-obscene = Sexuel ou obscène
table-chat-reason-spam = Publicité ou flot de messages
table-chat-reason-other = Autre chose
table-clock-left = Temps restant :
table-clock-warning = Il vous reste { $seconds } secondes.
table-time = Pendule et spectateurs
table-clock = Pendule
table-clock-none = Aucune
table-clock-game = Pour toute la partie
table-clock-move = Pour chaque choix
table-clock-bank = Pour la partie, avec secondes ajoutées
table-clock-seconds = Temps par joueur
table-clock-increment = Ajoutées après chaque choix
table-clock-timeout = Quand le temps est écoulé
table-clock-timeout-auto = les choix se font tout seuls
table-clock-timeout-bot = un robot choisit pour le joueur
table-clock-timeout-concede = le joueur abandonne
table-watchers = Spectateurs
table-watchers-yes = peuvent regarder
table-watchers-no = ne peuvent pas regarder
table-watchers-delay = Ils voient la partie
table-watchers-now = tout de suite
table-spectators =
    { $count ->
        [0] Aucun spectateur.
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
table-spectators-late = Les spectateurs voient la partie { $seconds } s plus tard.
table-undo = Reprendre mon coup
table-cancel = Annuler
table-take-back-ask = Demander à reprendre
table-take-back-request = { $name } demande à reprendre un choix.
table-take-back-waiting = Vous avez demandé à reprendre votre choix.
table-take-back-agree = Accepter
table-take-back-decline = Refuser
table-take-back-withdraw = Retirer la demande
table-pass-by-itself = Passer sans demander quand rien d’autre n’est possible.
table-pass-by-itself-shows = Entre personnes, votre rapidité montre alors ce qui manque à votre main.
table-undone = Coup repris.
table-keys-undo = reprendre votre dernier choix ; entre personnes, si personne n’en a rien appris ou si les autres acceptent
table-keys-cancel = annuler ce que vous jouez, tant que ce n’est pas payé
table-again-show = Montrez-le-moi encore
table-again-stop = Arrêter
table-again-shown = C’était ainsi.
table-keys-again = revoir ce qui s’est passé depuis votre dernier choix
table-keys-hold = tout vous demander jusqu’à ce que vous passiez : dans Magic, garder la priorité après votre sort
table-concede = Abandonner
table-concede-title = Abandonner la partie ?
table-concede-text = Vous perdez aussitôt, sans retour possible.
table-concede-no = Continuer à jouer
table-concede-yes = Abandonner
table-rematch =
    { $seats ->
        [2] Revanche, places échangées
       *[other] Revanche, places décalées
    }
table-rematch-go = À la revanche
table-rematch-waiting = En attente de l’accord des autres.
table-rematch-wanted =
    { $count ->
        [one] { $names } veut une revanche.
       *[other] { $names } veulent une revanche.
    }
table-seat-settings = À cette table
table-yield-turn = Passer jusqu’à mon prochain tour
table-yield-round = Passer jusqu’à la manche suivante
table-yield-stop = Ne plus passer
table-yielding-turn = Vous passez tout jusqu’à votre prochain tour.
table-yielding-round = Vous passez tout jusqu’à la manche suivante.
table-pace = Les robots jouent
table-pace-quick = vite
table-pace-usual = à l’allure habituelle
table-pace-slow = lentement
table-hold = Tout me demander
table-holding = On vous demande tout jusqu’à ce que vous passiez.
table-hold-stop = Demander comme d’habitude
table-habits = Ce que la table vous demande
table-habit-ask = demander au besoin
table-habit-stop = toujours demander
table-habit-auto = passer tout seul

## Réglages

table-settings = Réglages
table-settings-theme = Thème
table-settings-theme-dark = Sombre : nuit
table-settings-theme-light = Clair : vélin
table-settings-theme-auto = Comme le système
table-settings-letters = Lettres sur les couleurs
table-settings-letters-off = Non
table-settings-letters-on = Oui
table-settings-motion = Mouvement
table-settings-motion-auto = Comme le système
table-settings-motion-reduce = Réduit
table-settings-motion-full = Complet
table-settings-sound = Sons
table-settings-sound-off = Non
table-settings-sound-on = Oui
table-settings-volume = Volume
table-settings-text = Tout cela ne reste que dans ce navigateur.

## Touches

table-keys = Touches
table-keys-answer = donner la réponse de ce numéro
table-keys-done = terminer et continuer
table-keys-tab = parcourir tout ce qui est sur la table
table-keys-close = fermer ce qui s’est ouvert ; sinon revenir à ce qui est demandé
table-keys-help = montrer cette aide
table-keys-replay-step = pendant la relecture : reculer, avancer ; Début et Fin vont aux extrémités
table-keys-replay-turn = pendant la relecture : aller au tour suivant ; avec Maj au précédent
table-keys-replay-play = pendant la relecture : lire, arrêter

## Magecraft en bref

table-help-title = Comment jouer

## Réponses refusées

table-refused-late = On a déjà répondu à cette question.
table-refused-doubled = Cette réponse a déjà été donnée.
table-refused-foreign = La question est pour quelqu’un d’autre.
table-refused-unknown = Personne ne l’a encore demandé.
table-refused-illegal = Ce n’est pas parmi les réponses : { $option }
table-refused-chain = Quelque chose est arrivé entre-temps : donnez la réponse { $pick } à part.
table-refused-spectator = Les spectateurs ne jouent pas.
table-refused-waiting = On commence quand toutes les places sont prises.
table-refused-begun = La partie a déjà commencé.
table-refused-over = La partie est finie.
table-refused-undo = On ne peut plus revenir en arrière : quelque chose a été montré, ou quelqu’un d’autre a répondu.
table-refused-playing = La partie n’est pas encore finie.
table-refused-match = Le match ne le demande pas maintenant.
table-refused-long = Cette partie est devenue trop longue pour ce serveur : on ne peut plus que l’abandonner.
table-refused-deck = On ne peut pas jouer le deck tel qu’il est.
table-refused-spectators = On ne regarde pas cette partie pendant qu’elle se joue.
table-refused-stopped = La partie est arrêtée : un arbitre a été appelé, ou l’a arrêtée.
table-refused-judge = Seul l’arbitre peut le faire.
table-refused-judge-plays = L’arbitre ne joue pas.
table-refused-judge-player = Qui joue à cette table ne peut pas en être l’arbitre.
table-refused-judge-consent = Tous les joueurs n’ont pas encore accepté l’arbitre.
table-refused-judge-none = Il n’y a pas d’arbitre à cette table.
table-refused-judge-called = Un arbitre est déjà appelé, ou l’appel vient de quelqu’un d’autre.
table-refused-judge-calls = Personne n’appelle l’arbitre plus de { $most } fois dans une partie.
table-refused-judge-event = C’est l’organisateur du tournoi qui envoie l’arbitre : appelez-le.
table-refused-judge-clock = Il n’y a pas de telle pendule, ou la partie est déjà arrêtée ou continue déjà.
table-refused-judge-moment = La partie n’a pas de tel moment où revenir.
table-refused-judge-sealed = Ce qui était scellé et a été montré depuis ne peut être repris.
table-refused-judge-seat = Personne ne joue à cette place.
table-refused-judge-drop = Dans une partie à deux, attribuez plutôt la partie.
table-refused-judge-draw = Ce jeu ne connaît pas de partie nulle.
table-refused-judge-draft = Personne ne gagne ni ne perd un draft.
table-refused-judge-led = L’organisateur du tournoi mène ce draft : adressez-vous à lui.
table-refused-judge-reason = Une pénalité demande un motif.
table-refused-judge-many = Une partie a au plus { $most } décisions d’arbitre.
table-refused-chat = Trop long : au plus { $limit } caractères.
table-refused-line = Cette ligne n’est plus là, ou c’est la vôtre.
table-refused-reports = Trop de signalements attendent la personne qui gère ce serveur.
table-refused-silenced = La personne qui gère ce serveur vous a retiré la parole à cette table.
table-refused-speaker = personne à cette table n’a le numéro { $speaker } dans la discussion
table-refused-report-id = il n’y a pas de signalement { $id }
table-refused-pace = Trop vite : réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
table-refused-host = Ce serveur ne s’appelle pas { $host }.
table-refused-newer = Cette partie a continué avec une version plus récente de Grimorio, qui n’est pas encore là. Réessayez dans un instant.
table-refused-storage = La réponse n’a pas pu être gardée et rien n’est arrivé. Réessayez.

## Requêtes refusées

table-refused-json = La requête est illisible.
table-refused-field = Ceci manque ou n’est pas comme il faut : { $field }
table-refused-setup = Le jeu ne peut pas être préparé ainsi ({ $field }) : { $detail }
table-refused-scenario = Le fichier du scénario est inutilisable (ligne { $line }) : { $detail }
table-refused-upload = Cet enregistrement ne peut pas être ouvert : { $detail }
table-refused-bot = Il n’y a ni robot ni niveau appelé { $bot }.
table-refused-name = Il faut un nom.
table-refused-game = Cette partie n’existe pas.
table-refused-page = Cette adresse n’existe pas.
table-refused-method = Requête impossible à cette adresse.
table-refused-invite = L’invitation n’est pas valable ou a déjà servi.
table-refused-token = Cette place est à quelqu’un d’autre.
table-refused-campaign = Cette campagne n’existe pas.
table-refused-event = Ce tournoi n’existe pas.
table-refused-fact = { $detail }
table-refused-closed = Personne ne peut s’inscrire à ce tournoi maintenant.
table-refused-player = Quelqu’un du nom de { $name } joue déjà : choisissez un autre nom.
table-refused-organiser = Seul l’organisateur peut le faire.
table-refused-moved = Le tournoi a changé entre-temps : regardez à nouveau.
table-refused-report = Votre match n’est plus en cours : demandez à l’organisateur.
table-refused-online = Les matchs de ce tournoi ne se jouent pas ici, ou quelqu’un n’a pas de téléphone.
table-refused-decks = Pas encore de deck : { $names }.
table-refused-unfinished = Cartes ou decks pas encore prêts : { $names }.
table-refused-wishes = Au plus { $most } matchs et demandes à la fois : jouez-en un ou retirez-en une.
table-refused-owner = Seul l’auteur de la campagne peut le faire.
table-refused-member = Seuls les membres de la campagne peuvent le faire.
table-refused-members = Une campagne compte au plus { $most } membres.
table-refused-namesake = Il y a déjà un Mage nommé { $name }.
table-refused-code = Aucune session n’a ce code.
table-refused-taken = Un téléphone a déjà pris cette place.
table-refused-session = La campagne ne le demande pas maintenant.
table-refused-approval = Il manque l’approbation d’au moins un joueur.
table-refused-sheet = Les règles interdisent cette fiche : { $place } { $detail }
table-refused-seat = Pendant la partie, on ne regarde que de sa place.
table-refused-banned = Ce serveur ne répond pas à votre adresse.
table-refused-address = { $address } n’est ni une adresse ni un réseau que l’on puisse exclure.
table-refused-bans = Il y a déjà { $most } exclusions : levez-en une d’abord.
table-refused-origin = La requête vient d’un autre site.
table-refused-record = L’enregistrement se montre quand la partie est finie.
table-refused-continued = Après une mise à jour, la partie a repris d’un instantané : l’enregistrement n’est pas entier.
table-refused-version = La partie a été jouée avec d’autres règles ({ $old }, à présent { $new }) : l’enregistrement se télécharge mais ne se revoit pas.
table-refused-broken = Cette version ne sait pas lire cette partie.
table-refused-size = Trop long : au plus { $limit } octets.
table-refused-type = La requête n’est pas du bon type.
table-refused-full = Trop de monde regarde cette partie.
table-refused-pages = Votre place est ouverte dans trop de pages : celle-ci, la plus ancienne, a été fermée. Rechargez-la pour jouer ici.
table-refused-kept = Trop d’enregistrements et de positions d’ici : réessayez dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
table-refused-room = Ce serveur n’a plus de place pour de nouvelles parties. Celles en cours continuent.
table-refused-share = Les parties créées depuis votre adresse prennent toute la place que ce serveur a pour elles.
table-refused-costly = Cela demanderait au serveur trop de temps ou trop de mémoire.
table-refused-busy = Le serveur a trop à faire. Réessayez dans un moment.
table-refused-hello = La page ne s’est pas présentée.
table-refused-kind = Le serveur ne connaît pas ce genre de message : { $kind }
table-refused-server = Le serveur a eu une panne. Ce qui était gardé est à l’abri.

## Avis

table-notice-continued = Après une mise à jour (règles { $old } à { $new }), la partie a repris de son instantané après { $answers } réponses ; { $lost } plus tardives n’en font pas partie.
table-notice-bot-replaced = Le robot ({ $name }) a renoncé ; { $bot } continue.
table-notice-time = { $name } n’a plus de temps.
table-notice-seeded = La personne qui a préparé la partie en a choisi le hasard.
table-notice-redrawn = { $names } : la part de hasard scellée n’a pas été ouverte. Le hasard a été tiré de nouveau.
table-notice-situation = Cette partie a commencé par une position composée à la main : qui l’a composée connaît toutes les mains.
table-notice-from = Cette partie en continue une autre, après sa réponse { $answer }. Les mains de ce moment peuvent être connues ; le hasard est nouveau.
table-notice-uploaded = Cet enregistrement vient d’un fichier : ses réponses suivent les règles, mais les noms et qui a joué sont tels que le dit le fichier.
table-notice-broken = Cette version ne sait pas lire la partie.
table-notice-last-turns = { $unit ->
        [rounds] Le temps du match est écoulé : la partie se termine avec la manche { $last }.
       *[turns] Le temps du match est écoulé : la partie se termine avec le tour { $last }.
    }
table-notice-last-game = Le temps du match est écoulé : cette partie est la dernière.
table-notice-more-time = Le match a plus de temps : la partie continue comme d’habitude.
table-notice-called-off = Le match a été annulé : il n’a pas de résultat.
table-notice-stopped = La personne qui gère ce serveur a mis fin à la partie : elle n’a pas de résultat.

## Hasard

table-luck = Hasard
table-luck-title = Qui a choisi le hasard ?
table-luck-verify = Vérifier le hasard
table-luck-waiting = Le hasard se prépare. On attend : { $names }.
table-luck-late = { $names } : la part scellée n’est pas ouverte, et la partie ne commence pas sans elle. Attendez, ou faites tirer le hasard de nouveau.
table-luck-again = Tirer le hasard de nouveau
table-luck-go = Accepter le nouveau tirage
table-luck-agreed = Vous avez accepté un nouveau tirage ; on demande aux autres.
table-luck-drawn = Le hasard a été tiré de nouveau, car une part avait été retenue : { $count } ×.
table-luck-text = Personne. Le serveur a fixé un secret et en montre l’empreinte ; la page de chaque joueur ajoute sa propre part, scellée jusqu’à ce que toutes soient là. Le mélange découle du tout. La partie finie, tout est montré et chacun peut le vérifier.
table-luck-alone = Le serveur seul : aucune page n’a apporté de part. La partie finie, son secret est montré, mais rien n’est prouvé pour personne.
table-luck-commitment = Empreinte du secret du serveur
table-luck-share-none = { $name } : aucune part
table-luck-share-awaited = { $name } : part attendue
table-luck-share-sealed = { $name } : part scellée
table-luck-share-opened = { $name } : part scellée, et ouverte au serveur
table-luck-share-late = { $name } : part non ouverte à temps ; la partie continue sans elle
table-luck-changed = Le serveur ne dit plus ce qu’il disait. Cette page n’a pas ouvert sa part : ne vous fiez pas à cette table.
table-luck-receipt = Enregistrer le reçu
table-luck-checking = Vérification…
table-luck-fits = Tout concorde : le secret et son empreinte, chaque part et son sceau, la graine et l’ensemble des parts.
table-luck-fits-noted = Tout concorde, et c’est ce que cette page avait noté avant la partie : le secret et son empreinte, chaque part et son sceau, la graine et l’ensemble des parts.
table-luck-faulty = Cet enregistrement ne prouve rien :
table-luck-fault-shape = ce qu’il dit du hasard est incomplet
table-luck-fault-secret = le secret du serveur ne correspond pas à son empreinte
table-luck-fault-seal = { $name } : la part ne correspond pas à son sceau
table-luck-fault-seed = la graine ne découle pas du secret et des parts
table-luck-fault-receipt = ce n’est pas ce que cette page avait noté avant la partie
table-luck-proof-proven = { $name } : prouvé. Ni le serveur ni un autre joueur ne pouvait choisir le hasard.
table-luck-proof-withheld = { $name } : rien n’est prouvé ; la part a été scellée et non ouverte à temps.
table-luck-proof-none = { $name } : rien n’est prouvé, car il n’y avait pas de part.
table-luck-proof-bot = { $name } : un robot ; rien n’est prouvé pour lui.
table-luck-basis-seeded = La personne qui a préparé la partie en a choisi le hasard : rien n’est prouvé pour personne.
table-luck-basis-none = L’enregistrement ne dit pas comment le hasard est né : rien n’est prouvé pour personne.
table-luck-elsewhere = Cette partie a commencé par une position préparée à la main, ou par un moment d’une autre partie : seul le hasard à partir de là est prouvé.
table-luck-draws = Pour recalculer aussi chaque tirage, téléchargez la partie et lancez
table-refused-luck = Cette part du hasard n’est pas attendue maintenant, ou ne correspond pas à son sceau.
table-refused-seal = Aucun sceau n’est attendu maintenant, ou il ne peut pas encore être changé ni ouvert.
table-refused-opening = Ce n’est pas la réponse qui a été scellée.

table-companion-after = Votre deck est prêt. Le tournoi s’ouvre ici dès que l’hôte le commence.
table-companion-begun = Le tournoi a commencé : voyez contre qui vous jouez et dites comment cela a fini.
table-refused-person = Personne ne garde de parties ici avec cette clé : identifiez-vous à nouveau.
table-refused-move = Ce code est faux, déjà utilisé ou trop ancien.
table-refused-passphrase = Une phrase secrète compte de { $least } à { $most } caractères.
table-refused-enter = Personne n’a ce nom et cette phrase secrète.
table-refused-namesake-person = Une autre personne a une phrase secrète sous le nom { $name } : choisissez un autre nom.
table-refused-push = Les notifications de ce navigateur passent par un service que ce serveur ne connaît pas.
table-refused-mail = Ce n’est pas une adresse e-mail.
table-refused-no-mail = Ce serveur n’envoie pas de messages.
table-refused-mail-sent = Le message n’a pas pu partir. Réessayez plus tard.
table-refused-why = Dans les parties d’une campagne ou d’un événement, on ne demande pas pourquoi aux robots.
