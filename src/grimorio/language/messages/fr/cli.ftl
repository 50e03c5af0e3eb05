### La ligne de commande.

cli-option-pair = --option : il faut NOM=VALEUR, par exemple review=exactly-four ; trouvé { $found }
cli-plot-name = --plot : il faut un nom qui finit en .svg ou .png, trouvé { $name }
cli-ray-missing = --engine ray demande Ray, qui n’est pas installé : pip install 'grimorio[ray]'
cli-plot-missing = les images demandent Matplotlib, qui n’est pas installé : pip install 'grimorio[plots]'
cli-no-records = ce qui se joue de { $game } compte plus d’une partie : il n’y a pas d’enregistrement
cli-records-ray = --records écrit dans un dossier de cette machine : ôtez --engine ray
cli-elo-alone = --elo joue toutes les parties de chaque paire, une à une : ôtez --best-of, --settle et --minutes
cli-no-folder = le dossier { $name } n’existe pas : créez-le ou nommez-en un autre
cli-cannot-write = impossible d’écrire { $name } : { $reason }
cli-no-file = le fichier { $name } n’existe pas
cli-file-text = { $name } n’est pas un texte en UTF-8 : enregistrez-le dans cet encodage
cli-file-large = { $name } dépasse { $most } Mo
cli-file-deep = { $name } est imbriqué trop profondément
cli-file-many = { $name } contient plus de { $most } valeurs
cli-file-long = { $name } contient un texte de plus de { $most } caractères
cli-file-number = { $name } contient un nombre de trop de chiffres
cli-no-seat = --seat : cette partie a { $count } joueurs, trouvé { $seat }
cli-rate = { $rate } parties/s

cli-head-bot = Robot
cli-head-what = Élément
cli-head-games = Parties
cli-head-wins = Gagnées
cli-head-share = Part
cli-head-interval = intervalle à 95 %
cli-head-elo = Elo
cli-head-other = contre
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

cli-pair = { $head } : { $tail }
cli-arena-title = { $game } : { $games } parties, graine { $seed }
cli-arena-elo = { $game } : { $games } parties pour chaque paire, graine { $seed }
cli-arena-pairs = Paires (score et intervalle du premier)
cli-arena-matches = { $game } : { $games } matchs, au meilleur des { $best }, graine { $seed }
cli-arena-scores = Scores : { $scores }
cli-arena-settled = Décidé par rapport à { $share } : arrêté avant { $games } parties (--all les joue toutes).
cli-arena-minutes = Arrêté après { $minutes } min, avant { $games } parties.
cli-arena-games = Toutes les parties ont été jouées.
cli-simulate-title = { $game } : { $games } parties, graine { $seed }
cli-player = Joueur { $number }
cli-seat-of = Place { $number }, { $bot }
cli-plays-as = Joue en { $place ->
        [1] premier
        [2] deuxième
        [3] troisième
       *[4] quatrième
    }
cli-spells-title = Sorts de l’Académie, sur les parties où ils étaient offerts
cli-ends = Comment les parties ont fini :
cli-rounds = Manches : moyenne { $mean }, médiane { $middle }, de 10 à 90 % des parties { $low } à { $high }
cli-turns = Tours : moyenne { $mean }, médiane { $middle }, de 10 à 90 % des parties { $low } à { $high }
cli-draws = { $count ->
        [0] Aucune partie nulle
        [one] Une partie nulle
       *[other] { $count } parties nulles
    }
cli-plot-written = Dessiné : { $name }
cli-no-decks = { $game } ne se joue pas avec des decks
cli-decks-for-two = --deck et --compare sont pour deux joueurs, trouvé { $found }
cli-head-pairing = Rencontre
cli-pairing = { $a } contre { $b }
cli-compare-title = { $old } et { $new } : { $games } parties de chacun contre chaque deck, graine { $seed }
cli-head-against = Contre
cli-head-old = Ancien
cli-head-new = Nouveau
cli-head-difference = Différence
cli-against-all = tous
cli-compare-better = { $new } est meilleur : l’intervalle est au-dessus de 0.
cli-compare-worse = { $new } est moins bon : l’intervalle est au-dessous de 0.
cli-compare-open = Incertain : l’intervalle contient 0. Plus de parties le resserrent.

cli-kind-start = départ
cli-kind-always = toujours
cli-kind-random = au hasard
cli-kind-character = personnage
cli-card-cost = Coût : { $gems }
cli-card-study = Coût d’étude : { $gems }
cli-cards-found = { $count ->
        [0] Aucune carte
        [one] Une carte
       *[other] { $count } cartes
    }
cli-no-set = pas d’édition { $name } ; il y a { $sets }
cli-booster = Booster { $number }, graine { $seed }
cli-odds = Un booster n’a jamais deux fois la même carte ; dans une rareté, toutes sont aussi probables :
cli-odds-line = { $count } de { $cards } cartes : { $rarity } ; chacune est dans { $share } des boosters
cli-no-game = pas de jeu « { $name } » ; les jeux sont { $games }
cli-no-scenario = aucun scénario n’a « { $word } » dans son titre : essayez un autre mot avec -k, ou aucun
cli-usage-command = pas de commande « { $word } »
cli-usage-option = pas d’option { $word }
cli-usage-missing-argument = il manque l’argument « { $word } »
cli-usage-missing-option = il manque l’option « { $word } »
cli-usage-value = l’option « { $word } » demande une valeur
cli-usage-values = valeurs que demande l’option « { $word } » : { $count }
cli-usage-extra = il y a quelque chose de trop : { $word }
cli-usage-invalid = valeur non valable pour { $word } : { $detail }
cli-usage-one-of = { $word } n’est pas parmi { $known }
cli-usage-least = il faut au moins { $least }
cli-usage-most = il faut au plus { $most }
cli-usage-whole = il faut un nombre entier
cli-see = { $said } ; voir { $path } --help
cli-hint = {""} ; peut-être « { $word } » ?
cli-no-card = aucune carte { $name }{ $hint } (grimorio cards les montre toutes)
cli-card-of-games = { $name } est une carte de plusieurs jeux : choisissez-en un avec --game ({ $games })
cli-no-card-with = aucune carte n’a tous ces mots : { $words }
cli-cards-good = { $file } : bon, { $spells } sorts et { $characters } personnages
cli-template-note = Un ensemble de cartes : écrivez ce que disent les vôtres, puis lancez grimorio cards check

cli-head-deck = Deck
cli-head-colors = Couleurs
cli-head-cards = Cartes
cli-head-copies = Exemplaires
cli-color-white = blanc
cli-color-blue = bleu
cli-color-black = noir
cli-color-red = rouge
cli-color-green = vert
cli-deck-theme = deck à thème
cli-deck-starter = deck de départ
cli-deck-pack = complète un deck de départ
cli-deck-sideboard = Réserve
cli-deck-size = { $count ->
        [0] Aucune carte
        [one] Une carte
       *[other] { $count } cartes
    }{ $sideboard ->
        [0] {""}
       *[other] , réserve de { $sideboard }
    }
cli-deck-legal = { $file } : légal, { $format } ; { $size }
cli-format-constructed = construit
cli-format-limited = limité
cli-format-preconstructed = tel que vendu
cli-offence-size = { $found } cartes ; il en faut au moins { $wanted }
cli-offence-copies = { $found } { $card } ; au plus { $wanted } d’une carte qui n’est pas un terrain de base, réserve comprise
cli-offence-sideboard = { $wanted ->
        [0] une réserve de { $found } ; ce deck était vendu sans
       *[other] une réserve de { $found } ; elle a { $wanted } cartes ou aucune
    }
cli-offence-pool = { $found } { $card } ; reçues : { $wanted }
cli-offence-left-out = { $found } { $card } ; reçues : { $wanted }, et ce qui n’est pas dans le deck est la réserve
cli-offence-printed = { $found } { $card } ; { $deck } était vendu avec { $wanted }
cli-no-deck = il n’y a pas de deck { $name }, ni de fichier de ce nom{ $hint } (grimorio decks montre les decks)

cli-rule-ruling = Décision ({ $flag }) : { $ruling }
cli-rule-tests = Tests : { $tests }
cli-rule-no-tests = Tests : aucun
cli-rule-ruled-out = Écartée
cli-rule-planned = Prévue
cli-rules-found = { $count ->
        [0] Aucune règle
        [one] Une règle
       *[other] { $count } règles
    }
cli-no-rule-with = aucune règle n’a tous ces mots : { $words }

cli-replay-step = Réponse { $step } sur { $count }
cli-replay-keys = n suite · b retour · t tour suivant · T tour précédent · g début · G fin · q quitter

cli-verify-replayed = Rejouée : { $answers ->
        [0] aucune réponse
        [one] une réponse
       *[other] { $answers } réponses
    }, { $draws ->
        [0] aucun tirage au hasard
        [one] un tirage au hasard
       *[other] { $draws } tirages au hasard
    }.
cli-verify-chain = Le secret du serveur correspond à son engagement { $commitment } ; la graine découle de lui et { $shares ->
        [0] d’aucune part
        [one] d’une part
       *[other] de { $shares } parts
    }.
cli-verify-compared = Tout est comme le reçu l’avait noté avant la partie.
cli-verify-basis-seeded = Qui a créé cette partie en a choisi la graine : rien n’est prouvé pour personne.
cli-verify-basis-none = L’enregistrement ne dit pas comment sa graine est née : rien n’est prouvé pour personne.
cli-verify-seat-proven = Place { $seat } ({ $name }) : prouvé. Le serveur avait fixé son secret avant que cette part ne naisse, et personne ne la connaissait avant que toutes ne soient scellées (sceau { $seal }) : ni le serveur ni un autre joueur ne pouvait choisir le hasard.
cli-verify-seat-withheld = Place { $seat } ({ $name }) : rien n’est prouvé. Elle a scellé une part et ne l’a pas ouverte à temps ; la partie a continué sans elle. Qui connaissait cette part et le secret du serveur pouvait choisir entre deux hasards.
cli-verify-seat-none = Place { $seat } ({ $name }) : rien n’est prouvé. Elle n’a apporté aucune part.
cli-verify-seat-bot = La place { $seat } ({ $name }) est celle d’un robot : rien n’est prouvé pour elle.
cli-verify-throw-proven = Choix { $number }, place { $seat } ({ $name }) : prouvé. La réponse est celle qui a été scellée avant qu’aucune ne soit montrée.
cli-verify-throw-withheld = Choix { $number }, place { $seat } ({ $name }) : rien n’est prouvé. Elle était scellée, et la réponse est venue sans ouvrir le sceau.
cli-verify-throw-plain = Choix { $number }, place { $seat } ({ $name }) : rien n’est prouvé. La réponse n’était pas scellée.
cli-verify-elsewhere = Cette partie a commencé par une position préparée à la main, ou par un moment d’une autre partie : rien n’est prouvé de ce qui s’y trouvait, seul le hasard à partir de là.
cli-verify-remember = Cela vaut pour qui a vu à la table, avant la partie, le même engagement et les mêmes sceaux : comparez-les, ou donnez le reçu de la page (--receipt).
cli-verify-faulty = Cet enregistrement ne prouve rien.
cli-verify-fault-shape = { $field } : absent, ou pas du bon type
cli-verify-fault-secret = le secret du serveur ne correspond pas à son engagement
cli-verify-fault-seal = place { $seat } : la part ne correspond pas à son sceau
cli-verify-fault-throw = Place { $seat }, choix { $number } : la réponse n’est pas celle qui a été scellée
cli-verify-fault-unsealed = place { $seat } : il y a une part, mais elle n’a jamais été scellée
cli-verify-fault-seed = la graine est { $found } ; du secret et des parts découle { $expected }
cli-verify-fault-replay = la partie ne peut pas être rejouée : { $detail }
cli-verify-fault-unfinished = la partie n’est pas finie : le hasard se montre et se vérifie à la fin
cli-verify-fault-result = les réponses mènent à un autre résultat
cli-verify-fault-receipt = { $field } : pas comme le reçu l’avait noté avant la partie

# grimorio purge
cli-purge-what = dites quelles parties : --finished JOURS, --waiting JOURS, ou les deux
cli-purged = { $count ->
    [one] { $count } partie a été supprimée.
   *[other] { $count } parties ont été supprimées.
}
cli-purged-reports = { $count ->
    [one] { $count } signalement a été supprimé.
   *[other] { $count } signalements ont été supprimés.
}

# grimorio backup, restore, database
cli-database-exists = { $file } existe déjà : indiquez un autre fichier
cli-database-backing-up = Sauvegarde
cli-database-restoring = Restauration
cli-database-copying = Copie
cli-database-backed-up = { $rows ->
    [one] { $rows } ligne sauvegardée.
   *[other] { $rows } lignes sauvegardées.
}
cli-database-restored = { $rows ->
    [one] { $rows } ligne restaurée.
   *[other] { $rows } lignes restaurées.
}
cli-database-copied = { $rows ->
    [one] { $rows } ligne copiée.
   *[other] { $rows } lignes copiées.
}
cli-database-down = Ce qui est venu après la migration { $to } est supprimé. Continuer ?
cli-database-migrated = Migration { $before } → { $after }.

cli-read-as = Lu comme ({ $names }) :
cli-read-end = la fin du texte
cli-read-size = une taille est force et endurance, comme 2/2 ; trouvé { $size }
cli-read-refused = { $problem ->
    [type] La ligne de type a un mot inconnu : { $phrase }.
    [size] La taille ne peut pas être lue : { $phrase }.
    [told] Ligne { $line }, colonne { $at } : ceci se dirait autrement : { $phrase }
    [rules] Ligne { $line } : les règles ne peuvent pas le jouer : { $phrase }
   *[other] Ligne { $line }, colonne { $at } : ceci ne peut pas être lu : { $phrase }
}
cli-read-expected = Attendu : { $names }.
cli-read-needs = Il faut : { $needs }.
cli-read-written = écrite dans { $file }
cli-import-bad = ni un fichier d’extension MTGJSON ni une liste Scryfall : { $reason }
cli-import-reading = Lecture des cartes
cli-import-head-set = Extension
cli-import-head-cards = Cartes
cli-import-head-read = Lues
cli-import-head-playable = Jouables
cli-import-head-uses = S’utilise avec
cli-import-head-file = Fichier
cli-import-none = Aucune extension importée : grimorio cards import FILE
cli-import-unknown = aucune extension importée { $name } ; il y a : { $sets }
cli-import-removed = { $name } a été retirée

# grimorio admin
cli-admin-system = ce système n’a pas les sockets Unix par lesquels grimorio admin joint un serveur
cli-admin-none = GRIMORIO_ADMIN=0 dit que ce serveur n’accepte pas de commandes : s’il en accepte, nommez son socket avec --socket
cli-admin-nobody = aucun serveur n’écoute sur { $path } : lancez-le avec grimorio serve, ou nommez son socket avec --socket
cli-admin-load-up = Grimorio { $version }, depuis { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} : { $processor } secondes de processeur, au plus { $megabytes } Mo
cli-admin-load-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} en mémoire, { $playing } avec une partie en cours
cli-admin-load-connections = { $connections ->
    [one] { $connections } connexion
   *[other] { $connections } connexions
}, dont { $spectators } de spectateurs
cli-admin-load-bots = { $thinking ->
    [one] { $thinking } robot réfléchit
   *[other] { $thinking } robots réfléchissent
}, { $waiting ->
    [one] { $waiting } attend son tour
   *[other] { $waiting } attendent leur tour
}
cli-admin-load-bans = { $bans ->
    [0] personne n’est exclu
    [one] { $bans } exclusion
   *[other] { $bans } exclusions
}
cli-admin-load-paused = robots en pause dans : { $games }
cli-admin-load-silent = ne répondent pas : { $processes }
cli-admin-load-house = * s’occupe des tournois, des campagnes et des personnes ; les chiffres ci-dessus sont ceux de tous les processus
cli-admin-head-process = Processus
cli-admin-head-version = Version
cli-admin-head-minutes = Minutes
cli-admin-head-processor = Processeur s
cli-admin-head-megabytes = Mo
cli-admin-head-address = Adresse
cli-admin-head-connections = Connexions
cli-admin-head-tables = Tables
cli-admin-head-id = Partie
cli-admin-head-game = Règles
cli-admin-head-state = État
cli-admin-head-players = Joueurs
cli-admin-head-answers = Réponses
cli-admin-head-thinking = Robots actifs
cli-admin-head-network = Exclu
cli-admin-head-until = Jusqu’à
cli-admin-head-why = Note
cli-admin-state-open = ouverte
cli-admin-state-playing = en cours
cli-admin-state-over = finie
cli-admin-state-broken = close
cli-admin-paused = en pause
cli-admin-no-games = Aucune partie n’est en mémoire.
cli-admin-no-bans = Personne n’est exclu.
cli-admin-stopped = { $game } a pris fin sans résultat.
cli-admin-over = { $game } était déjà finie.
cli-admin-bots-off = { $count ->
    [one] Les robots de { $count } table sont en pause.
   *[other] Les robots de { $count } tables sont en pause.
}
cli-admin-bots-on = { $count ->
    [one] Les robots de { $count } table reprennent.
   *[other] Les robots de { $count } tables reprennent.
}
cli-admin-bots-all = Les robots de toutes les parties sont en pause : grimorio admin go, sans partie, les fait reprendre.
cli-admin-banned = { $network } est exclu.
cli-admin-unbanned = { $network } n’est plus exclu.
cli-admin-not-banned = { $network } n’était pas exclu.
cli-admin-no-reports = Aucun signalement n’est ouvert.
cli-admin-report-which = quel signalement faut-il clore ? Indiquez son identifiant : grimorio admin reports ID --close
cli-admin-report-note = la note est gardée quand le signalement est clos : ajoutez --close
cli-admin-report-closed = Le signalement { $report } est clos.
cli-admin-report-was = Le signalement { $report } était déjà clos.
cli-admin-report-game = Partie { $game } ({ $rules })
cli-admin-report-by = signalé par { $who }, { $at } : { $reason } ; note : { $note }
cli-admin-report-from = adresses de l’auteur : { $addresses }
cli-admin-report-done = clos { $at } ; note : { $note }
cli-admin-muted = { $speaker } ne peut plus écrire à la table { $game }.
cli-admin-unmuted = { $speaker } peut de nouveau écrire à la table { $game }.
cli-admin-spectator = spectateur ({ $number })
cli-admin-head-report = Signalement
cli-admin-head-at = Quand
cli-admin-head-reasons = Motifs
cli-admin-head-speaker = Auteur
cli-admin-head-line = Ligne
cli-admin-head-closed = Clos
cli-admin-reason-insult = insulte
cli-admin-reason-hate = haine
cli-admin-reason-threat = menace
cli-admin-reason-obscene = obscénité
cli-admin-reason-spam = spam
cli-admin-reason-other = autre

# Ce que raconte --verbose.
cli-verbose-reads = lecture de { $name }
cli-verbose-seed = graine { $seed }
cli-verbose-games = { $label } : { $games ->
        [0] aucune partie
        [one] une partie
       *[other] { $games } parties
    }
cli-verbose-processes = { $count ->
        [0] aucun processus
        [one] un processus
       *[other] { $count } processus
    }
cli-verbose-time = fait en { $seconds } s
