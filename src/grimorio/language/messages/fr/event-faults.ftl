# Ce qui ne peut être dans un événement, en une ligne.
event-faults-most-facts = un événement a au plus { $most } faits
event-faults-undo-number = un fait de 0 à { $most } est attendu, trouvé : { $found }
event-faults-undone = le fait { $number } est déjà annulé
event-faults-undo-earlier = { $place } : un fait antérieur est attendu, trouvé : { $found }
event-faults-league-rounds = une ligue n’a pas de rondes, ses joueurs se rencontrent à leur gré
event-faults-open = { $count ->
        [one] un match de la ronde { $round } n’est pas fini
       *[other] { $count } matchs de la ronde { $round } ne sont pas finis
    } : { $names }
event-faults-all-played = toutes les rondes sont jouées
event-faults-two-players = deux joueurs au moins sont attendus, trouvé : { $found }
event-faults-no-event = un événement est attendu : un objet avec "kind": "{ $kind }", "version", "settings" et "facts"
event-faults-version = version : { $wanted } est attendu, trouvé : { $found }
event-faults-data = { $problem }
event-faults-at = { $place } : { $problem }
event-faults-at-line = ligne { $number } : { $problem }
event-faults-at-round = ronde { $number } : { $problem }
event-faults-no-player = personne du nom de { $player } n’est inscrit
event-faults-entered = { $player } est déjà en lice
event-faults-disqualified = disqualification : { $player } ne revient pas
event-faults-most-players = un événement a au plus { $most } joueurs
event-faults-too-late = { $player } arrive trop tard : { $stage ->
        [knockout] l’élimination directe a commencé
        [draft] le draft a commencé
        [round-robin] le toutes rondes a commencé
       *[other] les rondes ont commencé
    }
event-faults-deck-locked = le deck de { $player } est verrouillé (MTG8-6.CON-1)
event-faults-round-number = la ronde { $wanted } est attendue, trouvé : { $found }
event-faults-pairing-reason = dites pourquoi la ronde est appariée à la main ou de nouveau
event-faults-rest-swiss = seules les rondes suisses apparient les autres aux points ; placez toutes les tables de cette ronde
event-faults-has-result = { $names } a déjà un résultat, annulez-le d’abord
event-faults-no-tables = une table au moins est attendue
event-faults-paired-twice = { $player } est apparié deux fois
event-faults-has-left = { $player } a quitté l’événement
event-faults-forbidden = { $first } et { $second } ne doivent pas se rencontrer
event-faults-would-not-play = ne jouerait pas : { $names }
event-faults-is-out = { $player } est hors course
event-faults-best-of = un match au meilleur de { $best-of } est attendu, trouvé : { $found }
event-faults-no-round = une ronde de 1 à { $most } est attendue, trouvé : { $found }
event-faults-not-paired = { $first } et { $second } ne se rencontrent pas à la ronde { $round }
event-faults-why-corrected = { $first } contre { $second } a déjà un résultat : pourquoi le corriger ?
event-faults-needs-winner = une élimination directe veut un vainqueur : nommez qui a gagné par les points de vie ou au sort
event-faults-next-paired = la ronde { $round } en dépend, annulez d’abord cet appariement
event-faults-alone = { $player } ne peut pas jouer seul
event-faults-limit = { $first } et { $second } ont joué { $count } fois, c’est la limite
event-faults-bye-swiss = seules les rondes suisses donnent un bye, ceci est { $structure }
event-faults-other-player = un autre joueur que { $player } est attendu
event-faults-so-already = c’est déjà ainsi pour { $first } et { $second }
event-faults-games = parties gagnées, perdues et nulles attendues, comme 2-1-0, trouvé : { $found }
event-faults-csv = un CSV est attendu : { $problem }
event-faults-csv-line = attendu : { $heads } ; trouvé : { $found }
event-faults-pairing = pas d’appariement sans une paire interdite : { $names } sans adversaire
event-faults-too-many = trop de joueurs ou de points pour les apparier ensemble
event-faults-only-swiss = seules les rondes suisses ont cela
event-faults-only-league = seule une ligue a cela
event-faults-points = des points pour gagné, nul, perdu de 10 à 0 sont attendus, trouvé : { $found }
event-faults-bye-games = parties gagnées et perdues attendues, chacune de 0 à { $most }
event-faults-open-rounds = un événement avec "Rounds", une liste, est attendu
event-faults-open-most = Rounds : { $most } au plus, trouvé : { $found }
event-faults-open-round = { $place } : "RoundName" et "Matches" sont attendus
event-faults-open-twice = { $place } : { $player } joue deux fois dans cette ronde
event-faults-open-match = { $place } : "Player1", "Player2" et "Result" sont attendus, trouvé : { $found }
event-faults-open-player = { $place } : le nom d’un joueur est attendu, trouvé : { $found }
event-faults-open-result = { $place } : des parties comme "2-1-0" sont attendues, trouvé : { $found }
event-faults-no-format = aucun format ne s’appelle { $found } ; il y a { $names }, ou un fichier qui finit par .json
event-faults-one-of = { $place } : attendu l’un de { $names } ; trouvé : { $found }
event-faults-no-card = { $place } : aucune carte ne s’appelle { $found }. Proches : { $near }
event-faults-no-decks = { $game } se joue sans deck
event-faults-deck-at = ligne { $line } :
event-faults-deck-line = attendu un nombre et un nom comme « 4 Choc », trouvé « { $text } ».
event-faults-deck-unknown = aucune carte ne s’appelle « { $text } ». Proches : { $near }.
event-faults-deck-empty = il n’y a pas de cartes dans la liste.
event-faults-deck-set = { $card } n’est dans aucune extension du format.
event-faults-deck-banned = { $card } est interdite.
event-faults-deck-restricted = { $found } { $card } ; { $wanted } au plus.
event-faults-deck-pool = { $found } { $card }, mais { $wanted } ont été reçues.
event-faults-deck-left-out = { $found } { $card } ; { $wanted } ont été reçues, ce qui n’est pas dans le deck est la réserve.
event-faults-deck-unplayed = { $card } existe, mais ne peut pas encore être jouée ici.
event-faults-deck-other = { $kind } : { $card } attendu { $wanted }, trouvé : { $found }
event-faults-best-of-lost = { $played } avec les parties perdues par pénalité fait { $found } : n’entrez que les parties jouées
event-faults-offence = il n’y a pas d’infraction { $found } : deck 101-106, procédure 111-116, pioche 121-124, cartes marquées 131-132, jeu lent 141-142, conduite 151-153, triche 160-169
event-faults-clock-when = une horloge part à une heure : elle manque
event-faults-not-on = { $first } et { $second } ne jouent pas en ce moment
event-faults-time-left = { $first } contre { $second } a encore du temps, ou l’horloge n’est pas partie
event-faults-turns-over = { $first } contre { $second } : le dernier tour est fini, la partie est nulle
event-faults-deck-missing = { $player } n’a remis aucun deck, son adversaire si
event-faults-deck-faulty = le deck de { $player } ne peut être joué : fautes : { $count }{ $line ->
        [0] {""}
       *[other] , la première à la ligne { $line }
    }
event-faults-not-here = cette table ne peut pas encore jouer des cartes du deck de { $player } : { $cards }
event-faults-together-rounds = un événement d’une seule partie de tous n’a pas de rondes
event-faults-only-knockout = seule l’élimination directe rejoue une partie nulle, ceci est { $stage }
event-faults-most-games = un match a { $most } parties au plus
event-faults-only-together = seul un événement d’une seule partie de tous a cela, trouvé { $structure }
event-faults-all-won = tous ne peuvent avoir gagné : ne nommez personne pour une partie nulle
event-faults-why-corrected-together = la partie a un résultat, pourquoi est-il corrigé ?
event-faults-why-taken-back = dites pourquoi le résultat est corrigé ou annulé
event-faults-clock-stopped = l’horloge de la ronde n’est pas partie, ou elle est déjà ainsi
event-faults-not-playable = cette table ne sait pas encore jouer ces cartes : { $cards }
event-faults-alike = { $player } ressemble à { $other }, qui est inscrit, mais s’écrit avec d’autres caractères : choisissez un autre nom
event-faults-name-unseen = un nom doit avoir un caractère visible, et aucun qui inverse le sens de l’écriture : { $found }
event-faults-name-bye = { $found } désigne un bye dans les fichiers de résultats : choisissez un autre nom
event-faults-no-pools = dans ce format, les decks ne se construisent pas avec des cartes reçues à l’événement
event-faults-pool-faulty = une liste de cartes reçues ne peut être lue : ligne { $line }
event-faults-no-draft = enregistrement d’un draft attendu, trouvé { $found }
event-faults-seats-of-draft = le draft compte { $wanted } joueurs, { $found ->
        [one] trouvé { $found } nom
       *[other] trouvé { $found } noms
    }
event-faults-unfinished-draft = le draft n’est pas terminé
event-faults-ended = le tournoi est déjà terminé
event-faults-rounds-begun = la première ronde est appariée, on ne peut plus ouvrir de draft
event-faults-begun-before = le draft a commencé : dites pourquoi il est ouvert de nouveau
event-faults-seated-twice = { $player } est assis deux fois
event-faults-not-seated = sans place : { $names }
event-faults-no-paper-draft = aucun draft n’a été ouvert
event-faults-no-pod = table de 1 à { $most } attendue, trouvé { $found }
event-faults-gone-on = le draft a avancé entre-temps
event-faults-countdown-so = le compte à rebours est déjà ainsi
event-faults-no-set = un de { $names } attendu, trouvé { $found }
event-faults-pool-size = de 1 à { $most } cartes attendues, trouvé { $found }
event-faults-hint-total = cartes : { $found } ; { $wanted } ont été ouvertes
event-faults-hint-set = cartes de { $name } : { $found } ; { $wanted } ont été ouvertes
event-faults-hint-rarity = { $name ->
        [common] communes
        [uncommon] peu communes
        [rare] rares
        [land] terrains de base
       *[other] { $name }
    } : { $found } ; d’habitude { $wanted }
event-faults-hint-copies = { $found } { $name } ; la table a ouvert { $wanted ->
        [one] { $wanted } booster
       *[other] { $wanted } boosters
    }
event-faults-hint-unknown = dans aucune des extensions : { $name }
event-faults-hint-unchecked = les raretés ne sont pas contrôlées, le contenu des boosters n’est pas connu ici : { $name }
event-faults-pool-kept = les cartes de { $player } sont déjà enregistrées
event-faults-pool-first = enregistrez d’abord les cartes de { $player }
event-faults-no-pods = cet événement n’a pas de draft avant ses rondes
event-faults-seating-reason = dites pourquoi les joueurs sont placés à la main ou de nouveau
event-faults-large-pod = une table de draft a au plus { $most } joueurs, trouvé { $found }
event-faults-seats-first = placez d’abord les joueurs pour le draft
event-faults-no-pool-yet = { $player } n’a pas encore reçu les cartes dont le deck est fait
event-faults-pod-size = attendu 0, ou de 3 à 16 joueurs par table de draft
event-faults-together-pods = un événement d’une seule partie de tous n’a pas de draft avant elle
event-faults-other-draft = un draft d’un autre genre a été ouvert : retirez-le d’abord
event-faults-no-online-draft = aucun draft n’a commencé aux tables du serveur
event-faults-stand-in-so = la place de { $player } est déjà ainsi
event-faults-no-cut = seuls les rondes suisses, les toutes rondes et les ligues ont ensuite une élimination directe
