# Ce qui ne va pas dans des données, des fichiers et des étapes, selon la `cause` d’une erreur.
faults-english = en anglais : { $detail }
faults-option = option ou valeur inconnue : { $found }.
faults-bot = aucun robot { $name } ; il y a { $names }.
faults-rule = aucune règle { $name }{ $near ->
        [none] {""}
       *[other] {""} ; peut-être { $near } ?
    }
faults-players = on n’y joue pas à { $found }.
faults-deck = un deck n’est pas connu, ou contient une carte qui ne l’est pas.
faults-card = aucune carte ne s’appelle { $name }.
faults-range = il faut un nombre de { $least } à { $most }.
faults-alone = quand il ne reste qu’un joueur, la partie est finie.
faults-out = { $seat } est hors du jeu.
faults-won = avec { $count } gemmes, la partie est finie.
faults-copies = plus de { $most } exemplaires de { $name } en tout.
faults-taken = { $name } est déjà pris : chaque fiche n’existe qu’une fois.
faults-gems = { $count } gemmes d’une couleur en tout, et il y en a { $most }.
faults-loose = { $card } ne se pose sur rien.
faults-host = { $card } doit être sur quelque chose.
faults-several = plusieurs permanents s’appellent { $name } : donnez à l’un d’eux un nom distinct.
faults-permanent = aucun permanent ne s’appelle { $name }.
faults-unchosen = rien n’est choisi quand { $card } arrive en jeu.
faults-chosen = ceci ne peut pas être choisi quand { $card } arrive en jeu.
faults-no-morph = { $card } n’a pas la mue : cette carte ne peut pas être face cachée.
faults-token-state = un jeton ne peut être ni face cachée ni hors phase.
faults-no-attack = { $card } ne peut pas attaquer ainsi : les créatures du joueur dont c’est le tour attaquent les autres, aux étapes des bloqueurs et des blessures.
faults-no-block = { $card } ne peut pas bloquer ainsi : les créatures du joueur attaqué bloquent, à l’étape des blessures.
faults-attacker = aucun attaquant ne s’appelle { $name }.
faults-phased-damage = { $card } est hors phase : pas de blessures sur cette carte.
faults-begun = le match a commencé.
faults-odd = un match a un nombre impair de parties, pas { $found }.
faults-usual = les parties d’un match commencent comme d’habitude, non par une position.
faults-deck-size = { $found ->
        [one] { $found } carte
       *[other] { $found } cartes
    } ; il en faut au moins { $wanted }.
faults-deck-copies = { $found } { $card } ; au plus { $wanted } sont permis, réserve comprise.
faults-deck-sideboard = { $found ->
        [one] { $found } carte
       *[other] { $found } cartes
    } dans la réserve ; elle en a { $wanted } ou aucune.
faults-text = ce n’est pas un texte en UTF-8.
faults-json = ce n’est pas du JSON : ligne { $line }, colonne { $column }.
faults-deep = c’est imbriqué trop profondément.
faults-large = il dépasse { $most } Mo.
faults-many = il contient plus de { $most } valeurs.
faults-long = il contient un texte de plus de { $most } caractères.
faults-number = il contient un nombre de trop de chiffres.
faults-record = ce n’est pas l’enregistrement d’une partie, ou il est abîmé.
faults-game = il n’y a pas de jeu { $name } ici.
faults-rules = elle a été jouée selon les règles { $old }, celles-ci sont { $new }.
faults-other-cards = elle a été jouée avec d’autres cartes que celles-ci.
faults-answer = la réponse { $answer } ne peut pas y être donnée.
faults-end = ses réponses mènent à une autre fin.
faults-unfinished = après ses { $answers } réponses, la partie n’est pas finie.
faults-power-name = il y a déjà un Pouvoir { $name }.
faults-power-deciding = un seul effet peut dire qui obtient le lot.
faults-power-retest = un test perdu que l’on refait est seul dans un Pouvoir.
faults-power-packs = on paie en lots un test perdu que l’on refait, rien d’autre.
faults-sheet-name = un nom a de 1 à 60 lettres.
faults-sheet-style = le Style est une des cinq couleurs ou l’or, et autre qu’avant.
faults-sheet-attributes = les trois attributs sont 3, 5 et 7, dans n’importe quel ordre.
faults-sheet-power = il n’y a pas de Pouvoir { $name } ici.
faults-sheet-had = ce Mage a déjà { $name }.
faults-sheet-dear = cela coûte { $price }, et il y en a { $available } de disponibles.
faults-sheet-sum = son histoire donne { $wanted }, mais on lit { $found }.
faults-sheet-entry = une ligne dit ce qui a été gagné et pourquoi, ou dépensé et pour quoi.
faults-pool-colours = { $name } a plusieurs couleurs, et aucun deck n’est pour elle.
faults-pool-sideboard = un pool n’a pas de réserve.
faults-pool-four = quatre de chaque carte : il y a { $found } { $name }.
faults-pool-small = il faut { $wanted } lots hors terrains pour tant de joueurs, il y en a { $found }.
faults-word-field = il n’y a pas de tel champ ici ; il y a : { $names }{ $hint }
faults-word-missing = ce champ manque.
faults-word-none = il en faut au moins un.
faults-word-object = il faut ici des champs avec leurs valeurs.
faults-word-list = il faut une liste, il y a { $found }.
faults-word-many = il faut une liste de { $least } à { $most }, il y a { $found }.
faults-word-text = il faut un texte de 1 à { $most } caractères, il y a { $found }.
faults-word-names = il faut { $names }, il y a { $found }.
faults-word-form = il faut { $form }, il y a { $found }.
faults-word-string = il faut un texte, il y a { $found }.
faults-word-short = il faut un texte de { $most } caractères au plus, il y a { $found }.
faults-word-truth = il faut true ou false, il y a { $found }.
faults-word-number = il faut un nombre entier, il y a { $found }.
faults-word-unread = ici, aucune règle ne le lit : retirez-le.
faults-word-absent = { $name } parle de ce qui n’est pas là.
faults-word-permanents = il faut ici des permanents en jeu.
faults-word-players = il faut ici des joueurs.
faults-word-hurt = il faut ici des créatures ou des joueurs.
faults-word-buried = il faut ici des cartes de cimetières.
faults-word-returned = il faut ici des permanents en jeu ou des cartes de cimetières.
faults-word-spells = il faut ici des sorts sur la pile.
faults-word-sized = il faut ici un permanent, en jeu ou tel qu’il était.
faults-word-controlled = il faut ici quelque chose qu’un joueur contrôle.
faults-word-no-player = on ne parle d’aucun joueur auparavant.
faults-word-no-choice = rien de tel n’est choisi auparavant.
faults-word-it = It parle de la cible { $place }, et il y en a tant avant : { $count }.
faults-word-it-several = It parle d’une seule cible, pas de plusieurs.
faults-word-count = il faut 1 ou plus.
faults-word-banned = il faut des sorts, d’après ce qui y est imprimé, ou des terrains.
faults-word-side = il parle du joueur de l’autre côté du combat.
faults-word-sentence = il faut un seul effet d’une seule phrase.
faults-word-several = il en faut deux ou plus ; un seul se détruit avec Destroy.
faults-word-mill = cela se dit avec Mill.
faults-word-discard = cela se dit avec Discard.
faults-word-spell-removed = un sort peut seulement se retirer de la partie.
faults-word-to-whom = les blessures d’une source sont prévenues à quelqu’un : dites à qui.
faults-word-striker = il faut un seul objet nommé avant, autre que celui-ci.
faults-word-deflected = il faut un nombre ou X, ou toutes les blessures.
faults-word-third = une seule carte est mise en troisième position.
faults-word-way = il faut ce qui a été détruit.
faults-word-as-many = tous sont renvoyés.
faults-word-others-do = c’est un autre joueur qui le fait.
faults-word-look = cela se dit avec LookAtTop.
faults-word-others = pour vous, cela se dit avec Return.
faults-word-times = le mana payé X fois est {"{1}"}.
faults-word-unpaid = il n’y a rien à payer.
faults-word-x = X vaut pour un seul nombre de ce coût, et seulement là où il est choisi.
faults-word-once = chacun est nommé une fois.
faults-word-no-target = rien n’est ciblé ici.
faults-word-first-target = le joueur ciblé est la première cible d’un texte.
faults-word-one-player = il faut ici un seul joueur.
faults-word-one = il en faut ici un seul.
faults-word-sharing = SharedTypes est le bonus qu’une créature gagne, et rien d’autre.
faults-word-static = une capacité statique ne choisit rien : { $name }.
faults-word-static-asks = une capacité statique ne le demande pas.
faults-word-choose = personne ne choisit ici : dites Target ou All.
faults-word-divided = seules des cibles se partagent quelque chose.
faults-word-divided-before = on répartit avant de sacrifier quoi que ce soit.
faults-card-kickers = deux coûts de kick sont deux coûts de mana différents, et ce qui parle de l’un le nomme.
faults-word-gate-target = ce qui n’arrive que sous condition n’a pas de cibles à soi : nommez la cible avant.
faults-word-gate-first = une condition juste après l’événement appartient à la capacité : indiquez-la là.
faults-word-gate-last = une condition se trouve à la fin du texte, et ce qui arrive sinon juste avant.
faults-word-all = toutes sont défaussées : retirez le nombre.
faults-word-yours = c’est vous qui le sacrifiez, personne d’autre.
faults-word-controller = à qui il est : c’est déjà dit ou sans importance.
faults-word-you = c’est vous : dites You.
faults-word-said-player = c’est un joueur déjà nommé.
faults-word-untapped = ce qui s’engage pour un coût est dégagé : retirez-le.
faults-word-share = chaque cible en reçoit au moins 1 : dites any_number.
faults-word-wide = permanent, card, spell et source vont seuls, ou à côté de player.
faults-word-nothing = il ne dit rien qui change.
faults-card-buried = une carte de cimetière ne s’engage pas et ne se sacrifie pas.
faults-card-mana-ability = une capacité que vous jouez ajoute du mana à votre réserve, une fois et dans tous les cas.
faults-card-mana-trigger = seul engager pour du mana déclenche une capacité qui ajoute du mana.
faults-card-costs = chaque sorte de coût une seule fois.
faults-card-state-alone = cela déclenche seul une capacité, sans autre événement.
faults-card-once = une carte se déclenche une seule fois quand elle est défaussée.
faults-card-taps = on n’en engage plusieurs que là où aucun mana n’est payé.
faults-card-threshold = cela ne dépend pas du seuil.
faults-card-costly = les sorts qui coûtent plus ou moins sont ceux de n’importe quel joueur, avec n’importe quelle cible.
faults-card-colored = ce qui fait coûter moins de mana coloré ne dit pas de mana générique.
faults-card-generic = ce qui fait coûter moins les sorts ne dit que du mana générique.
faults-card-granted = les permanents ne reçoivent que des capacités activées et déclenchées, et aucune qui ajoute du mana.
faults-card-condition = cela ne dépend pas d’une condition.
faults-card-flashback = seul un éphémère ou un rituel se joue depuis le cimetière.
faults-card-additional = seul un éphémère ou un rituel a un coût supplémentaire.
faults-card-additional-flashback = un sort avec le flashback n’a pas de coût supplémentaire.
faults-card-storm = le déluge copie un sort au nombre fixe de cibles.
faults-card-storm-spell = seul un éphémère ou un rituel a le déluge.
faults-card-anyone = seul son contrôleur peut payer le coût d’une capacité que tous peuvent jouer : ni capacité de mana, ni engagement, sacrifice ou marqueurs du permanent lui-même.
faults-card-buyback = seul un éphémère ou un rituel a le rappel, et sans kick.
faults-card-echo = avec l’écho, rien d’autre n’est choisi ni noté pour le permanent.
faults-card-kick-chooses = avec un kick, aucune couleur ni aucun type n’est choisi.
faults-card-madness = un terrain ne se joue jamais contre du mana.
faults-card-never-in-play = un éphémère ou un rituel n’est jamais en jeu : { $name }.
faults-card-said = la carte le dit déjà : { $name }.
faults-card-kinds = éphémère et rituel vont seuls.
faults-card-size = les créatures, et elles seules, ont force et endurance.
faults-card-cost = il faut un coût de mana entre guillemets, "" pour les terrains et eux seuls.
faults-card-enchants = seul un enchantement peut enchanter.
faults-card-token = un jeton vient de PutToken, pas d’une carte.
faults-card-world = seul un enchantement peut être du monde.
faults-card-basic = un terrain de base est de l’un des types { $names }.
faults-card-effects = un éphémère ou un rituel a un Spell ou un Modes, et aucune autre carte n’en a.
faults-card-there = { $name } existe déjà.
faults-card-gold = la gemme la plus à gauche est dorée et a une couleur.
faults-card-available = il faut { $needed } sorts dont l’availability est { $name }, il y en a { $count }.
faults-card-few = il en faut au moins { $needed }, il y en a { $count }.
faults-card-colours = chaque couleur est nommée une fois.
faults-card-same = SAME parle de ce que One a choisi auparavant.
faults-card-hidden = seul un Sort peut être caché.
faults-card-when = un Code dit par When quand il fait quelque chose.
faults-card-of-spells = seuls les Sorts peuvent l’avoir.
faults-card-of-mages = seuls les Magiciens peuvent l’avoir.
faults-card-black = il n’y a pas de Diamagiques noirs.
faults-card-this = seul un Sort parle de ce Sort et des autres.
faults-card-that = « that » est le Sort qu’on lance ou qu’on cache, au moment où cela arrive.
faults-card-place = un Château ou un Code n’est à la place d’un Magicien que lorsque celui-ci lance ou cache.
faults-card-whose = sa place, ses Magiciens ou le moment disent à qui il est.
faults-card-title = il faut une liste du nom et du titre.
faults-card-twice = { $name } est déjà là. Les codes de collection distinguent les cartes de même nom.
faults-card-many = { $most } cartes au plus.
faults-card-long = { $most } valeurs au plus dans une carte.
faults-tournament = { $found } n’a pas de paquets de tournoi

## Events
# Ce qui ne peut être dans un événement, en une ligne.
faults-most-facts = un événement a au plus { $most } faits
faults-undo-number = un fait de 0 à { $most } est attendu, trouvé : { $found }
faults-undone = le fait { $number } est déjà annulé
faults-undo-earlier = { $place } : un fait antérieur est attendu, trouvé : { $found }
faults-league-rounds = une ligue n’a pas de rondes, ses joueurs se rencontrent à leur gré
faults-open = { $count ->
        [one] un match de la ronde { $round } n’est pas fini
       *[other] { $count } matchs de la ronde { $round } ne sont pas finis
    } : { $names }
faults-all-played = toutes les rondes sont jouées
faults-two-players = deux joueurs au moins sont attendus, trouvé : { $found }
faults-no-event = un événement est attendu : un objet avec "kind": "{ $kind }", "version", "settings" et "facts"
faults-version = version : { $wanted } est attendu, trouvé : { $found }
faults-data = { $problem }
faults-at = { $place } : { $problem }
faults-at-line = ligne { $number } : { $problem }
faults-at-round = ronde { $number } : { $problem }
faults-no-player = personne du nom de { $player } n’est inscrit
faults-entered = { $player } est déjà en lice
faults-disqualified = disqualification : { $player } ne revient pas
faults-most-players = un événement a au plus { $most } joueurs
faults-too-late = { $player } arrive trop tard : { $stage ->
        [knockout] l’élimination directe a commencé
        [draft] le draft a commencé
        [round-robin] le toutes rondes a commencé
       *[other] les rondes ont commencé
    }
faults-deck-locked = le deck de { $player } est verrouillé (MTG8-6.CON-1)
faults-round-number = la ronde { $wanted } est attendue, trouvé : { $found }
faults-pairing-reason = dites pourquoi la ronde est appariée à la main ou de nouveau
faults-rest-swiss = seules les rondes suisses apparient les autres aux points ; placez toutes les tables de cette ronde
faults-has-result = { $names } a déjà un résultat, annulez-le d’abord
faults-no-tables = une table au moins est attendue
faults-paired-twice = { $player } est apparié deux fois
faults-has-left = { $player } a quitté l’événement
faults-forbidden = { $first } et { $second } ne doivent pas se rencontrer
faults-would-not-play = ne jouerait pas : { $names }
faults-is-out = { $player } est hors course
faults-best-of = un match au meilleur de { $best-of } est attendu, trouvé : { $found }
faults-no-round = une ronde de 1 à { $most } est attendue, trouvé : { $found }
faults-not-paired = { $first } et { $second } ne se rencontrent pas à la ronde { $round }
faults-why-corrected = { $first } contre { $second } a déjà un résultat : pourquoi le corriger ?
faults-needs-winner = une élimination directe veut un vainqueur : nommez qui a gagné par les points de vie ou au sort
faults-next-paired = la ronde { $round } en dépend, annulez d’abord cet appariement
faults-plays-alone = { $player } ne peut pas jouer seul
faults-limit = { $first } et { $second } ont joué { $count } fois, c’est la limite
faults-bye-swiss = seules les rondes suisses donnent un bye, ceci est { $structure }
faults-other-player = un autre joueur que { $player } est attendu
faults-so-already = c’est déjà ainsi pour { $first } et { $second }
faults-games = parties gagnées, perdues et nulles attendues, comme 2-1-0, trouvé : { $found }
faults-csv = un CSV est attendu : { $problem }
faults-csv-line = attendu : { $heads } ; trouvé : { $found }
faults-pairing = pas d’appariement sans une paire interdite : { $names } sans adversaire
faults-too-many = trop de joueurs ou de points pour les apparier ensemble
faults-only-swiss = seules les rondes suisses ont cela
faults-only-league = seule une ligue a cela
faults-points = des points pour gagné, nul, perdu de 10 à 0 sont attendus, trouvé : { $found }
faults-bye-games = parties gagnées et perdues attendues, chacune de 0 à { $most }
faults-open-rounds = un événement avec "Rounds", une liste, est attendu
faults-open-most = Rounds : { $most } au plus, trouvé : { $found }
faults-open-round = { $place } : "RoundName" et "Matches" sont attendus
faults-open-twice = { $place } : { $player } joue deux fois dans cette ronde
faults-open-match = { $place } : "Player1", "Player2" et "Result" sont attendus, trouvé : { $found }
faults-open-player = { $place } : le nom d’un joueur est attendu, trouvé : { $found }
faults-open-result = { $place } : des parties comme "2-1-0" sont attendues, trouvé : { $found }
faults-no-format = aucun format ne s’appelle { $found } ; il y a { $names }, ou un fichier qui finit par .json
faults-is-one-of = { $place } : attendu l’un de { $names } ; trouvé : { $found }{ $hint }
faults-no-card = { $place } : aucune carte ne s’appelle { $found }. Proches : { $near }
faults-no-decks = { $game } se joue sans deck
faults-deck-at = ligne { $line } :
faults-deck-line = attendu un nombre et un nom comme « 4 Choc », trouvé « { $text } ».
faults-deck-unknown = aucune carte ne s’appelle « { $text } ». Proches : { $near }.
faults-deck-empty = il n’y a pas de cartes dans la liste.
faults-deck-set = { $card } n’est dans aucune extension du format.
faults-deck-banned = { $card } est interdite.
faults-deck-restricted = { $found } { $card } ; { $wanted } au plus.
faults-deck-pool = { $found } { $card }, mais { $wanted } ont été reçues.
faults-deck-left-out = { $found } { $card } ; { $wanted } ont été reçues, ce qui n’est pas dans le deck est la réserve.
faults-deck-unplayed = { $card } existe, mais ne peut pas encore être jouée ici.
faults-deck-other = { $kind } : { $card } attendu { $wanted }, trouvé : { $found }
faults-best-of-lost = { $played } avec les parties perdues par pénalité fait { $found } : n’entrez que les parties jouées
faults-offence = il n’y a pas d’infraction { $found } : deck 101-106, procédure 111-116, pioche 121-124, cartes marquées 131-132, jeu lent 141-142, conduite 151-153, triche 160-169
faults-clock-when = une horloge part à une heure : elle manque
faults-not-on = { $first } et { $second } ne jouent pas en ce moment
faults-time-left = { $first } contre { $second } a encore du temps, ou l’horloge n’est pas partie
faults-turns-over = { $first } contre { $second } : le dernier tour est fini, la partie est nulle
faults-deck-missing = { $player } n’a remis aucun deck, son adversaire si
faults-deck-faulty = le deck de { $player } ne peut être joué : fautes : { $count }{ $line ->
        [0] {""}
       *[other] , la première à la ligne { $line }
    }
faults-not-here = cette table ne peut pas encore jouer des cartes du deck de { $player } : { $cards }
faults-together-rounds = un événement d’une seule partie de tous n’a pas de rondes
faults-only-knockout = seule l’élimination directe rejoue une partie nulle, ceci est { $stage }
faults-most-games = un match a { $most } parties au plus
faults-only-together = seul un événement d’une seule partie de tous a cela, trouvé { $structure }
faults-all-won = tous ne peuvent avoir gagné : ne nommez personne pour une partie nulle
faults-why-corrected-together = la partie a un résultat, pourquoi est-il corrigé ?
faults-why-taken-back = dites pourquoi le résultat est corrigé ou annulé
faults-clock-stopped = l’horloge de la ronde n’est pas partie, ou elle est déjà ainsi
faults-not-playable = cette table ne sait pas encore jouer ces cartes : { $cards }
faults-alike = { $player } ressemble à { $other }, qui est inscrit, mais s’écrit avec d’autres caractères : choisissez un autre nom
faults-name-unseen = un nom doit avoir un caractère visible, et aucun qui inverse le sens de l’écriture : { $found }
faults-name-bye = { $found } désigne un bye dans les fichiers de résultats : choisissez un autre nom
faults-no-pools = dans ce format, les decks ne se construisent pas avec des cartes reçues à l’événement
faults-pool-faulty = une liste de cartes reçues ne peut être lue : ligne { $line }
faults-no-draft = enregistrement d’un draft attendu, trouvé { $found }
faults-seats-of-draft = le draft compte { $wanted } joueurs, { $found ->
        [one] trouvé { $found } nom
       *[other] trouvé { $found } noms
    }
faults-unfinished-draft = le draft n’est pas terminé
faults-ended = le tournoi est déjà terminé
faults-rounds-begun = la première ronde est appariée, on ne peut plus ouvrir de draft
faults-begun-before = le draft a commencé : dites pourquoi il est ouvert de nouveau
faults-seated-twice = { $player } est assis deux fois
faults-not-seated = sans place : { $names }
faults-no-paper-draft = aucun draft n’a été ouvert
faults-no-pod = table de 1 à { $most } attendue, trouvé { $found }
faults-gone-on = le draft a avancé entre-temps
faults-countdown-so = le compte à rebours est déjà ainsi
faults-no-set = un de { $names } attendu, trouvé { $found }
faults-pool-size = de 1 à { $most } cartes attendues, trouvé { $found }
faults-hint-total = cartes : { $found } ; { $wanted } ont été ouvertes
faults-hint-set = cartes de { $name } : { $found } ; { $wanted } ont été ouvertes
faults-hint-rarity = { $name ->
        [common] communes
        [uncommon] peu communes
        [rare] rares
        [land] terrains de base
       *[other] { $name }
    } : { $found } ; d’habitude { $wanted }
faults-hint-copies = { $found } { $name } ; la table a ouvert { $wanted ->
        [one] { $wanted } booster
       *[other] { $wanted } boosters
    }
faults-hint-unknown = dans aucune des extensions : { $name }
faults-hint-unchecked = les raretés ne sont pas contrôlées, le contenu des boosters n’est pas connu ici : { $name }
faults-pool-kept = les cartes de { $player } sont déjà enregistrées
faults-pool-first = enregistrez d’abord les cartes de { $player }
faults-no-pods = cet événement n’a pas de draft avant ses rondes
faults-seating-reason = dites pourquoi les joueurs sont placés à la main ou de nouveau
faults-large-pod = une table de draft a au plus { $most } joueurs, trouvé { $found }
faults-seats-first = placez d’abord les joueurs pour le draft
faults-no-pool-yet = { $player } n’a pas encore reçu les cartes dont le deck est fait
faults-pod-size = attendu 0, ou de 3 à 16 joueurs par table de draft
faults-together-pods = un événement d’une seule partie de tous n’a pas de draft avant elle
faults-other-draft = un draft d’un autre genre a été ouvert : retirez-le d’abord
faults-no-online-draft = aucun draft n’a commencé aux tables du serveur
faults-stand-in-so = la place de { $player } est déjà ainsi
faults-no-cut = seuls les rondes suisses, les toutes rondes et les ligues ont ensuite une élimination directe

## Values of files
faults-near = {""} ; peut-être « { $near } » ?
faults-near-names = {""} ; peut-être : { $names } ?
faults-none = aucun
faults-nothing = rien
faults-nobody = personne
faults-a-mapping = un dictionnaire
faults-a-list = une liste
faults-an-object = un objet
faults-long-number = un nombre de trop de chiffres
faults-text-only = { $text }
faults-and-then = { $first } ; { $then }
faults-in-file = le fichier : { $problem }
faults-by-rule = { $problem } ({ $rule })
faults-bug = une erreur du programme, merci de la signaler : { $detail }
faults-mapping = il faut un dictionnaire, il y a { $found }
faults-mapping-of = il faut un dictionnaire avec { $names }, il y a { $found }
faults-a-word = il faut un mot, il y a { $found }
faults-one-of = il faut l’un de : { $names } ; il y a { $found }{ $hint }
faults-whole = il faut un nombre entier de { $least } à { $most }, il y a { $found }
faults-unknown = inconnu ; il y a { $names }{ $hint }
faults-twice = { $name } s’y trouve deux fois
faults-word-key = il faut un mot comme clé
faults-expected = il faut { $name }
faults-at-least-one = il en faut au moins 1, il y en a { $found }
faults-some-of = il en faut parmi { $names }, il y a { $found }
faults-three-numbers = il faut trois nombres, il y a { $found }
faults-a-or-b = il faut A ou B, il y a { $found }
faults-unread-word = { $word } ne se comprend pas dans { $text }

## Files
faults-no-file = le fichier n’existe pas
faults-no-path = il n’y a ni fichier ni dossier de ce nom
faults-unreadable = lecture impossible : { $reason }
faults-empty-file = le fichier est vide
faults-values = trop de valeurs
faults-not-json = ce n’est pas du JSON valable
faults-yaml = ce n’est pas du YAML valable
faults-yaml-because = ce n’est pas du YAML valable : { $problem }
faults-yaml-list = il manque « , » ou « ] »
faults-yaml-braces = il manque « , » ou une accolade fermante
faults-yaml-key = il manque la clé, ou le retrait est faux
faults-yaml-dash = il manque « - », ou le retrait est faux
faults-yaml-value = il manque la valeur
faults-yaml-colon = « : » n’a pas sa place ici
faults-yaml-no-colon = il manque « : »
faults-yaml-character = aucun mot ne peut commencer par ce caractère
faults-yaml-quote = les guillemets ne sont pas fermés
faults-yaml-tab = le retrait contient une tabulation : il faut des espaces
faults-yaml-control = les caractères de contrôle ne sont pas admis
faults-yaml-single = ce n’est pas du YAML valable : le fichier doit n’avoir qu’un document
faults-yaml-alias = ce n’est pas du YAML valable : l’alias { $name } n’est pas défini
faults-os-missing = introuvable
faults-os-denied = accès refusé
faults-os-folder = c’est un dossier
faults-os-no-folder = ce n’est pas un dossier
faults-os-full = il n’y a plus de place
faults-os-read-only = le disque est en lecture seule
faults-os-long = le nom est trop long
faults-os-address = l’adresse est déjà utilisée

## The judge: verdicts
faults-verdict-ok = ok{"    "}
faults-verdict-fail = ÉCHEC{" "}
faults-verdict-error = ERREUR
faults-verdict-step = étape { $number }{ $verb ->
        [none] {""}
       *[other] {" "}({ $verb })
    } :
faults-verdict-trace = étape { $number } : { $verb }
faults-verdicts = { $ok } { $ok ->
        [one] réussi
       *[other] réussis
    }, { $fail } { $fail ->
        [one] échec
       *[other] échecs
    }, { $error } { $error ->
        [one] erreur
       *[other] erreurs
    }
faults-offers-more = { $options } et { $count } de plus
faults-verdict-differs = attendu : { $expected } ; trouvé : { $found }
faults-rules-allow = que les règles le permettent
faults-refused = refusé : { $problem }
faults-refused-because = refus selon { $rules }
faults-rules-given = { $rules } : { $problem }
faults-no-rule = aucune règle
faults-to-be-refused = { $verb } refusé
faults-allowed = c’est permis
faults-refusal-changes = que le refus ne change rien
faults-another-position = une autre position
faults-chance = { $option } par hasard
faults-no-chance = le hasard ne décide de rien
faults-no-events = aucun événement
faults-cited = { $rule } citée
faults-cited-after = { $rule } citée après celles qui la précèdent ici
faults-no-choice = aucun choix
faults-a-choice = un choix
faults-choice-of = un choix de { $seat }
faults-the-choice = le choix { $ask }
faults-seat-asked = on demande { $ask } à { $seat }
faults-offered = { $option } parmi les options
faults-not-offered = { $option } absent des options
faults-nowhere = nulle part
faults-card-nowhere = { $card } nulle part
faults-card-in = { $card } : { $places }
faults-more-on-stack = encore à résoudre sur la pile : { $count }
faults-empty-stack = une pile vide
faults-card-somewhere = { $card } quelque part
faults-card-none = aucun { $card }
faults-seat-out = { $seat } hors du jeu
faults-seat-alive = { $seat } en jeu
faults-academy-without = Académie sans autres sorts
faults-academy-with = Académie avec { $spells }
faults-a-challenge = un défi
faults-on-table = { $card } sur la table
faults-off-table = { $card } pas sur la table
faults-place-mage = un Mage en { $place }
faults-in-play = { $card } en jeu
faults-none-in-play = aucun { $card } en jeu
faults-it-is-not = il n’y est pas
faults-it-is-there = il y est

## The judge: what is asked
faults-over = la partie est finie
faults-over-asked = la partie est finie : on ne demande rien à personne
faults-asked = on demande { $ask } à { $seat } : { $offers }
faults-offers = { $options }
faults-not-asked = on ne demande rien à { $seat } maintenant : { $asked }
faults-not-now = pas maintenant : { $asked }
faults-only-offered = { $option } n’est pas parmi les options : { $offers }
faults-not-offered-now = { $option } n’est pas parmi les options ; { $asked }
faults-was-offered = les options n’étaient que { $offers }
faults-not-in-game = { $seat } n’est plus en jeu
faults-has-priority = { $seat } a la priorité en { $step }
faults-no-priority = { $seat } n’a pas la priorité : { $asked }
faults-asked-other = on ne demande rien à { $seat } à quoi { $option } réponde : { $asked }
faults-unanswered = un choix reste sans réponse : { $asked }
faults-nobody-asked = on ne demande rien à personne pendant { $where } ; { $asked }
faults-this-turn = ce tour
faults-that-turn = ce tour de { $seat }
faults-a-turn = un tour de { $seat }
faults-nobody-in-turn = personne n’a plus la priorité pendant { $turn } ; { $asked }
faults-nobody-in-step = personne n’a plus la priorité à l’étape { $step } pendant { $turn } ; { $asked }
faults-endless-stack = la pile ne finit jamais : { $asked }
faults-say-mana = dites par for: ou choose pour quel mana le permanent précédent a été engagé
faults-say-more = { $word } peut être { $options } : ajoutez des mots
faults-this-may-be = cela peut être { $options } : ajoutez des mots
faults-say-before = il faut d’abord en dire plus : { $asked }
faults-say-whom = dites qui : attack { $seat } { $colour }
faults-means-nothing = { $word } ne veut rien dire ici ; { $asked }
faults-unknown-word = inconnu : { $word } ; { $asked }

## The judge: how a scenario is written
faults-no-scenarios = ce dossier n’a pas de scénarios ; leurs noms finissent par { $names }
faults-no-scenario = il faut un scénario, il y a une liste vide
faults-scenario-key = { $name } manque ; un scénario a { $names }
faults-one-verb = à l’étape { $number } il faut un verbe, il y a { $found }
faults-steps = il faut { $most } étapes au plus, il y en a { $found }
faults-no-verb = verbe inconnu { $verb } ; il y a { $names }{ $hint }
faults-no-word = mot inconnu { $word }{ $hint }
faults-no-word-asked = mot inconnu { $word }{ $hint } ; { $asked }
faults-verb-to-refuse = il faut un verbe à refuser, il y a { $found }
faults-by-pick = il faut by et pick
faults-luck = pour { $ask }, le hasard ne peut donner { $option }, seulement { $offers }
faults-no-places = ce jeu ne dit pas où sont ses cartes
faults-seat-place = il faut A et l’un de : { $names } ; il y a { $found }{ $hint }
faults-no-setup = { $game } commence comme une partie commence : sans setup
faults-one-card = il faut au moins un exemplaire de la carte, il y a { $found }
faults-turn-phase = il faut turn, phase ou les deux
faults-turn-at = il faut turn, at ou les deux
faults-by-one-of = il faut by et l’un de : { $names }
faults-by-deck = il faut by et deck, une liste comme [Shock*4, Mountain*20]
faults-by-out-in = il faut by, out et in : les cartes qui quittent le deck et celles qui arrivent
faults-no-registered = { $seat } n’a pas enregistré de deck
faults-not-so-many = exemplaires manquants : { $card }
faults-none-to-choose = il n’y a pas de { $name } à choisir
faults-spell-or-ability = il faut spell ou ability, by, targets et x
faults-several-objects = plusieurs objets s’appellent { $name } et diffèrent : donnez-lui un nom par as:
faults-no-object = { $problem }{ $hint } ; il faut un joueur, { $names }, ou le nom d’un objet
faults-no-label = { $problem } ; ce n’est pas non plus un nom donné par as:
faults-no-card-of-name = aucune carte { $name }{ $hint }
faults-most-zones = il faut { $most } zones au plus, il y en a { $found }
faults-most-cards = il faut { $most } cartes au plus en tout

## The judge: Magic
faults-magic-hand = { $seat } ne décide pas d’une main maintenant : { $asked }
faults-not-in-play = { $card } n’est pas en jeu
faults-not-turn = ce n’est pas le tour de { $seat }
faults-none-attack = rien ne peut attaquer : { $asked }
faults-none-block = { $seat } n’a rien pour bloquer : { $asked }
faults-no-attackers = aucune autre créature ne peut attaquer
faults-no-blockers = aucune autre créature ne peut bloquer
faults-no-damage = il n’y a pas de blessures de combat à attribuer : { $asked }
faults-too-many-named = plus de créatures sont nommées ({ $count }) qu’il n’y en a en jeu
faults-deals-none = { $card } n’inflige pas de blessures à { $other }
faults-assigns = blessures que { $card } attribue : { $count }, pas { $found }
faults-assigns-so = { $card } attribue { $shares }
faults-so-much-to = { $card } : { $count }
faults-not-waiting = { $card } n’attend pas d’aller sur la pile ; { $asked }
faults-gives-not = il ne donne pas { $mana } ; { $asked }
faults-card-gives-not = { $card } ne donne pas { $mana }
faults-turns-none = { $seat } ne peut rien retourner face visible
faults-turns-not = { $seat } ne peut pas retourner { $card } face visible
faults-not-removed = { $card } n’est pas parmi les cartes retirées du jeu de { $seat }
faults-not-buried = { $card } n’est pas au cimetière de { $seat }
faults-has-abilities = { $card } a { $count ->
        [0] zéro capacité activée
        [one] une seule capacité activée
       *[other] { $count } capacités activées
    }
faults-not-in-hand = { $card } n’est pas dans la main de { $seat }
faults-no-permanent = { $card } n’est ni un permanent, ni une carte d’un cimetière
faults-not-tapped = { $card } ne peut pas être engagé pour du mana maintenant
faults-extra-target = { $card } est une cible de trop
faults-no-mana-chosen = on ne choisit pas de mana pour cela : cela n’en coûte pas, ou la table paie toute seule
faults-no-legal-target = { $card } n’est pas une cible légale ; { $asked }
faults-more-targets = il y a d’autres cibles à choisir ; { $asked }
faults-none-divided = rien n’est réparti sur { $card }
faults-gets-share = { $card } reçoit { $count } : tout est réparti
faults-no-target = { $card } n’est pas une cible
faults-pays-not = { $mana } ne le paie pas
faults-cannot-pay = { $card } ne peut pas le payer ; { $asked }
faults-not-paying = ce n’est pas { $card } qui le paie
faults-costs-life = cela coûte { $count } PV, pas { $found }

## The judge: Magecraft
faults-mage-shield = il faut gems (à la phase de Bouclier), ou gem et from (une icône Bouclier), pas les deux
faults-mage-no-gem = le Bouclier n’a plus de gemme { $colour }
faults-mage-next-spell = le prochain sort du grimoire { $number } est { $spell }
faults-mage-gold = dites gold: yes ou gold: no : la gemme dorée de la carte peut payer
faults-mage-no-gold = il n’y a pas de gemme dorée sur cette carte
faults-mage-which = dites quel grimoire : 1, 2 ou 3, ou quel spell ; { $asked }
faults-mage-several = { $spell } commence plusieurs grimoires : dites grimoire: 1, 2 ou 3
faults-mage-leftmost = { $spell } n’est pas le sort le plus à gauche de son grimoire
faults-mage-no-grimoire = { $spell } n’est dans aucun grimoire de { $seat }
faults-mage-cost = le coût est { $gems }
faults-mage-cost-any = le coût est { $gems } et { $free } de n’importe quelle couleur
faults-mage-ability = la capacité coûte une gemme
faults-mage-icon = il faut { $names } ou done
faults-mage-no-icon = il faut { $names } ou done ; il y a { $found }{ $hint }
faults-mage-icons-left = il ne reste pas d’icône à résoudre : { $asked }
faults-mage-spell = il faut spell : le nom d’un sort
faults-mage-review = une révision défausse quatre gemmes, pas { $found }
faults-mage-puts-back = une révision remet exactement { $cards }
faults-three-lists = il faut 3 listes de sorts au plus

## The judge: Wizards of Mickey
faults-team-or-code = il faut soit team, soit code
faults-out-in = il faut out et in, deux cartes
faults-mage-at = il faut mage et at, ou squad
faults-castle-card = il faut card, le nom d’un Château
faults-card-mage = il faut card et mage, une place ou un nom
faults-card-list = il faut cards, une liste de noms
faults-a-mage = il faut mage, une place ou un nom
faults-no-in-hand = { $seat } n’a pas { $card } en main
faults-not-in-deck = { $card } n’est pas dans le deck
faults-player-sees = il faut by et ce que voit ce joueur : A, B, stake
faults-several-in-play = { $card } : il y en a { $count } en jeu ; dites à qui et où, comme dans « A left { $card } »
faults-colour-or = il faut une couleur ou ?, il y a { $found }
faults-step-such = il faut une étape comme « plus 2 = 4 by Roknar »
faults-ready-deck = il faut un deck prêt ({ $names }) ou ses parties { $keys } ; il y a { $found }{ $hint }

## The judge: Magic Live
faults-live-declare = il faut as (mono, two-colour, gold ou none), ou deck à la complétion
faults-live-row = ce rang est pour { $kind }
faults-live-pack = il faut pack, ou packs : une liste
faults-live-trait = il faut trait : { $names }
faults-live-use = il faut use : un Pouvoir, ou none
faults-live-life = il faut life : un nombre
faults-live-add = il faut add : des terrains avec leurs nombres
faults-live-throw = { $seat } ne joue pas sa main maintenant : { $asked }
faults-live-land = { $card } n’est pas un terrain de ce pool ; il y a { $names }
faults-live-lands = on n’ajoute pas de terrains maintenant : { $asked }
faults-live-sheet = il faut by et une fiche (style, traits, powers…), ou pool
faults-live-read-out = les fiches se lisent avant les enchères
faults-live-spend = l’expérience se dépense entre deux sessions
faults-live-session-on = une session est en cours
faults-live-tournament-on = un tournoi est en cours
faults-live-no-auction = aucune enchère ne vient de finir : { $asked }
faults-live-no-tournament = aucun tournoi ne se joue
faults-live-none-begun = aucun tournoi n’a commencé
faults-live-result = il faut players et winner : l’un d’eux, ou draw
faults-live-next = ce n’est pas à jouer maintenant, seulement { $games }
faults-live-not-in = { $seat } ne joue dans aucun tournoi
faults-live-looks = il faut by, qui regarde, et ce qu’on voit de { $seats }
faults-live-deck-of = { $card } est dans le deck { $deck } (LIVE-2-POOL-4)
faults-no-power = il n’y a pas de Pouvoir { $name } ; il y a { $names }

faults-cards-elsewhere = un ensemble de cartes personnel est dans un autre fichier : il ne peut pas s’ouvrir ici

faults-seed-whole = il faut un nombre entier inférieur à 2^256
faults-set-twice = { $twice } s’y trouve deux fois
faults-each-rarity = il faut chaque rareté une fois
faults-set-cards = { $rarity } : il en faut { $count } différentes, il y en a { $found }
faults-match-game = les matchs sont de jeux pour { $seats } joueurs, il y a { $found }
faults-match-seats = un match est pour { $seats } joueurs, il y en a { $found }
faults-one-of-these = il faut l’un de : { $names }, il y a { $found }
faults-draft-cards = il faut un objet avec "set", "cube" ou "packs"
faults-draft-packs = il faut une liste de { $most } boosters au plus
faults-draft-source = il faut un objet avec "set" ou "cube"
faults-object-of = il faut un objet avec certains de : { $names }
faults-live-sheets = il faut { $seats } fiches, une par place
faults-live-news = il faut { $seats } nombres : les entrées de chaque fiche la dernière fois
faults-name-letters = il faut un nom de 1 à 60 lettres, il y a { $found }
faults-live-two-in = il faut au moins deux joueurs qui ne soient pas hors du jeu (LIVE-3-PHASE-1)
faults-live-order = il faut { $names } dans n’importe quel ordre, puis artifact (LIVE-3-AUCTION-4)
faults-live-no-pack = { $name } n’est pas un lot de ce pool (LIVE-2-POOL-1)
faults-live-completion-decks = les decks ne se déclarent qu’à la complétion (LIVE-3-COMP-3)
faults-live-completion-secret = les lots ne se prennent en secret qu’à la complétion (LIVE-3-COMP-5)
faults-live-lands-then = les terrains s’ajoutent quand tous les lots sont pris (LIVE-3-COMP-6)
faults-live-later = les enchères de { $deck } viennent plus tard (LIVE-3-AUCTION-4)
faults-live-colours = il faut { $most } couleurs au plus, il y a { $found } (LIVE-3-DECL-1)
faults-live-lands-of = il faut { $names } ; il y a { $found } (LIVE-3-COMP-6)
faults-live-is-out = { $name } est hors du jeu
faults-live-row-for = { $name } a déclaré { $kind }, le rang est pour { $row }
faults-live-not-on-table = { $name } n’est pas sur la table (LIVE-3-AUCTION-5)
faults-live-two-taking = il en faut au moins deux dans taking : qui est seul ne demande à personne (LIVE-3-CHAL-2)
faults-live-different = il faut des joueurs différents dans by, against et then (LIVE-3-CHAL-4)
faults-live-challenge-step = il faut l’un de : bid, second, returns et lost
faults-live-powers-mental = les Pouvoirs ne s’activent que dans un défi mental (LIVE-3-MEN-1)
faults-live-power-does = il faut dans powers un Pouvoir qui fait cela ({ $name })
faults-live-same-right = il faut des joueurs ayant le même droit au même deck (LIVE-3-COMP-4)
faults-live-no-such = il n’y a rien de tel à la phase { $phase } (LIVE-3-PHASE-1)
faults-live-taking = il faut aussi taking : qui peut encore prendre combien de lots dans ce rang
faults-live-challenge-pack = il faut le lot dont il s’agit dans le défi (LIVE-3-CHAL-4)
faults-live-challenge-trait = il faut aussi trait : la catégorie choisie (LIVE-3-CHAL-5)
faults-live-declared-once = il faut, une fois chacun, des joueurs qui ont déclaré un deck ; il y a { $found }
faults-live-other-pack = il faut un autre lot qui soit sur la table (LIVE-4-FATE-1)
faults-not-opening = il faut { $names } ; il y a 'opening'
faults-more-players = cette partie a { $seats } joueurs ; ruleset: {"{"}players: 4{"}"} en fait davantage
faults-opening-alone = le début est distribué par la graine : phase: opening reste seul
faults-phase-or-opening = il faut opening, { $names } ; il y a { $found }
faults-names-found = il faut l’un de : { $names } ; il y a { $found }
faults-mapping-or-out = il faut un dictionnaire avec { $names }, ou le mot out
faults-gems-deduced = il faut des gemmes de la main, que tous peuvent déduire
faults-spell-lists-such = il faut { $most } listes de sorts au plus, comme [[Meditation], []]
faults-gems-spells = il faut un dictionnaire avec gems et spells, il y a { $found }
faults-spell-list = il faut une liste de sorts, il y a { $found }
faults-unknown-academy = inconnu ; il y a gems, spells
faults-spells-or-copies = il faut une liste de sorts, ou les exemplaires par nom ; il y a { $found }
faults-mage-phase = les sorts se lancent à la phase de Magie, pas à { $phase } (MAGE-MAGIC-1)
faults-mage-grimoire-cast = il faut grimoire, et combien de ses sorts ont été lancés (MAGE-MAGIC-2)
faults-mage-ability-or = il faut ability, ou le sort qui vient ensuite dans casting.grimoire
faults-mage-hand-pays = il faut une main qui le paie, et des gemmes de n’importe quelle couleur dans son coût
faults-mage-passed = il faut { $wanted } ; il y a { $found } (MAGE-MASTER-2)
faults-mage-ability-icons = il faut les icônes de la capacité qui restent (MAGE-ABIL-1)
faults-mage-no-icons = il ne doit pas rester d’icônes de ce qui a été lancé avant
faults-mage-unused = il faut une capacité pas encore utilisée (MAGE-ABIL-2)
faults-mage-gold-fits = il faut sur la carte une gemme dorée qui convienne (MAGE-MASTER-4)
faults-mage-gold-yes = il faut gold: yes avant de choisir des gemmes (MAGE-MASTER-1)
faults-no-colour-hint = couleur inconnue { $word } ; il faut { $names } ou une lettre{ $hint }
faults-example-found = il faut { $examples }, il y a { $found }
faults-a-colour = il faut une couleur, il y a { $found }
faults-mage-fewer = il faut moins que les { $left } gemmes à choisir en tout ({ $rule })
faults-mage-pay-else = il faut des gemmes de la main qui ne paient rien d’autre ({ $rule })
faults-mage-gem-order = les gemmes se choisissent dans l’ordre { $names } ({ $rule })
faults-mage-can-pay = il faut une main qui puisse le payer
faults-mage-study-phase = il faut phase: study, et soit study, soit review (MAGE-STUDY-1)
faults-mage-academy-spell = il faut un sort de l’Académie (MAGE-STUDY-1)
faults-mage-review-keys = il faut l’un de : { $names } (MAGE-REVIEW-1)
faults-spell-lists = il faut { $most } listes de sorts au plus
faults-mage-review-gems = il faut { $review-cost } gemmes en main (MAGE-REVIEW-1)
faults-magic-cards-object = il faut un objet avec certains de : "decks", "cards", "life" et "last_turn"
faults-seat-decks = il faut { $seats } decks, un par place
faults-mana-such = il faut du mana comme "2RR" ou "G*300", il y a { $found }
faults-token-name = il faut le nom du jeton
faults-size-such = il faut une force et endurance comme 1/1, il y a { $found }
faults-counters-such = il faut un dictionnaire comme {"{"}"+1/+1": 1{"}"}, il y a { $found }
faults-most-entries = il faut { $most } entrées au plus, il y en a { $found }
faults-card-name = il faut le nom d’une carte, il y a { $found }
faults-a-type = il faut un type, il y a { $found }
faults-counter-kind = il faut une sorte de marqueur comme "+1/+1", il y a { $found }
faults-label-player = { $label } est un joueur
faults-label-cards = { $label } ne peut pas être { $count } cartes
faults-label-taken = { $label } est déjà { $name }
faults-mickey-cards-object = il faut un objet avec "decks", "cards" ou les deux
faults-two-decks = il faut deux decks, un par place
faults-two-decks-of = il faut deux decks de ces cartes
faults-mickey-none-called = { $kind ->
        [mage] aucun Mage ne s’appelle
        [spell] aucun Sort ne s’appelle
        [castle] aucun Château ne s’appelle
       *[other] aucun Code ne s’appelle
    } { $word }{ $hint }
faults-mickey-several = plusieurs cartes s’appellent { $word } : { $several } ; les codes les distinguent
faults-mickey-name-of = il faut le nom { $kind ->
        [mage] d’un Mage
        [spell] d’un Sort
        [castle] d’un Château
       *[other] d’un Code
    }, il y a { $found }
faults-mickey-winner = il faut un vainqueur : sinon cette phase n’a pas lieu (WOM-IT-7.9-2)
faults-mickey-team-name = il faut le nom d’une équipe, il y a { $found }
faults-mickey-shown = il faut des cartes de la main que l’adversaire a vues
faults-mickey-no-codes = il n’y a pas de Codes dans ce livret (WOM-FR-1.1-1)
faults-most-cards-found = il faut { $most } cartes au plus, il y en a { $found }
faults-mickey-three = il faut dans l’ensemble trois Mages de noms différents
faults-mickey-one-cast = un Mage lance un Sort par défi (WOM-IT-8.1-2)
faults-mickey-one-hidden = un Mage joue un Sort Caché, et un autre en plus (WOM-IT-8.3-2)
faults-mickey-again = seulement un Mage dont le Sort a été défaussé (WOM-IT-8.10-2)
faults-mickey-kind-in-set = il faut dans l’ensemble { $kind ->
        [mage] un Mage
        [spell] un Sort
        [castle] un Château
       *[other] un Code
    }
faults-mickey-none-in-phase = il n’y en a pas à la phase { $phase } (WOM-IT-7.1-1)
faults-mickey-the-phase = il faut la phase { $names }, il y a { $found }
faults-mickey-a-castle = il faut un Château, dans le deck ou défaussé
faults-mickey-diamagics = Diamagiques { $name } en tout : { $used }, et il y en a { $each } (WOM-IT-6.1-1)
faults-mickey-won = avec { $number } Diamagiques, la partie est finie (WOM-IT-2.1-3)
faults-mickey-outside-challenge = personne ne joue hors du défi (WOM-IT-8.12-1)
faults-mickey-stands = la place de { $key } est { $fixed } (WOM-IT-10.12-1)
faults-mickey-same-names = il y a { $found } Mages du nom de { $name } ({ $rule })
faults-mickey-squad-alone = { $key } forme une escouade à lui seul (WOM-IT-9.12-1)
faults-mickey-card-besides = il faut card, et besides s’il a été caché en plus
faults-mickey-nothing-outside = rien ne se joue hors du défi (WOM-IT-7.3-1)
faults-a-b-ab = il faut A, B, AB ou none, il y a { $found }
faults-mickey-most-diamagics = il faut { $most } Diamagiques au plus, il y en a { $found } (WOM-IT-6.1-1)
faults-no-colour = couleur inconnue { $word } ; il faut { $expected } ou une lettre
faults-mickey-does-none = { $key } ne fait rien de tel
faults-mickey-place-of = il faut { $examples } ; { $problem } : { $word }{ $hint }
faults-mickey-aimed = il faut la carte que { $key } visait
faults-mickey-made-simple = il faut ce que le Subterfuge a rendu Simple (WOM-IT-9.13-1)
faults-mickey-draws-first = il faut { $first }, qui pioche en premier, ou les deux (WOM-IT-7.13-1)
faults-mickey-last-spell = il faut le Sort en jeu joué en dernier (WOM-IT-FAQ-11)
faults-mickey-next-casts = il faut une carte de la main, et seulement du Mage qui lance ensuite
faults-mickey-doing = il faut aussi doing : la carte dont l’effet est en cours
faults-mickey-mage-such = il faut un Mage comme B left, il y a { $found }
faults-game-found = il faut { $name }, il y a { $found }
faults-no-situations = { $name } ne peut pas commencer par une position disposée à la main
faults-base-differs = places, options ou cartes ne sont pas celles de la partie dont elle repart
faults-base-or-situation = une partie commence par une situation ou une base, pas par les deux
faults-base-over = la partie y est finie
faults-base-times = une partie repart d’une autre { $most } fois de suite au plus
faults-seed-below = il faut un nombre entier inférieur à 2^256, il y a { $found }
faults-so-many-numbers = il faut { $wanted } nombres, il y en a { $found }
faults-one-word-fields = il faut un mot avec ses champs, il y a { $found }
faults-whole-to = il faut un nombre entier de 0 à { $count }, il y a { $found }
faults-no-such-game = il n’y a pas de { $game } ici

faults-live-one-pack = { $name } est déjà dans { $where }, et il y a un lot de chaque carte (LIVE-2-POOL-2)
faults-live-packs-had = il faut { $wanted } lots, dont { $secret } en secret ; il y en a { $found } (LIVE-3-COMP-2)
faults-live-one-kind = il faut l’un de : { $names } ; ce qui est déclaré en premier vaut pour tous les decks (LIVE-3-DECL-1)
faults-mage-whose-icons = il faut grimoire et cast, ou ability : de quoi sont ces icônes (MAGE-MAGIC-4)
faults-mage-most-icons = il en faut { $most } au plus, comme en a { $name } ; il y en a { $found } (MAGE-MAGIC-4)
faults-mage-spell-before = il faut un sort avant celui-ci, qui l’a transmise, et une carte sous elle (MAGE-MASTER-3)
faults-mage-gold-on = il faut la gemme dorée sur sa carte : { $card } (MAGE-MASTER-3)
faults-mage-review-first = il faut les premiers sorts des grimoires, dans l’ordre où ils étaient (MAGE-REVIEW-2)
faults-draft-each-pack = il en faut { $wanted }, un par booster d’un joueur ; il y en a { $found }
faults-draft-cube-small = pour { $seats } joueurs, il faut au moins { $wanted } cartes, il y en a { $found }
faults-mickey-ended = il faut une carte en jeu : ce que { $card } faisait a fini quand elle est partie (WOM-IT-8.2-4)
faults-mickey-player = il faut le Mage qui l’a joué, comme A left ; il y a { $found }
faults-mickey-none-such = aucune carte de ce nom n’est en jeu
faults-mickey-several-spells = plusieurs Sorts portent ce nom
faults-mickey-does-something = il faut une carte qui fasse quelque chose quand { $card } est joué (WOM-IT-FAQ-11)
faults-mickey-confused = il faut aussi resolving : le Sort qui les a rendus Confus (WOM-IT-9.4-1)
faults-mickey-faces = { $name } : il faut { $most } cartes au plus, il y en a { $found }
faults-mickey-twins = { $name } : deux cartes ont le même nom, sans codes qui diffèrent
faults-mickey-no-colour = il n’y a pas de Diamagiques { $colour }

faults-live-auction-of = il faut des enchères de Magic Live, il y a { $found }
faults-live-other-sheets = les fiches ne sont pas celles de la campagne
faults-part-problem = { $part } : { $problem }
faults-deck-one-each = il faut au moins un exemplaire de chaque carte
faults-deck-twice = une carte s’y trouve deux fois
faults-deck-object = il faut un deck : un objet avec name, main et sideboard
faults-played-without-decks = { $name } se joue sans deck
faults-deck-most-of = { $card } : { $most } au plus, il y en a { $found }
faults-live-sheet-after = la fiche ne poursuit pas celle de { $name }
faults-live-different-magi = il faut des Mages différents de la campagne, il y a { $found }
faults-live-over-auction = il faut des enchères terminées
faults-live-not-theirs = les enchères ne sont pas de ces Mages
faults-live-session-event = event : il faut celui de la session
faults-live-not-over = le tournoi n’est pas terminé
faults-live-no-session = aucune session n’est en cours
faults-live-seen = seen : il faut ce qui a été lu de l’histoire de chaque fiche
faults-live-members = members : il faut des Mages différents de la campagne, il y a { $found }
faults-live-members-decks = members : il en faut un par deck du tournoi
faults-live-lives = lives : il faut les points de vie avec lesquels chacun commence
faults-live-two-at-least = il faut au moins deux joueurs, chacun avec un deck et des points de vie
faults-live-together-most = on ne joue pas ensemble à { $found } : { $most } au plus
faults-live-together-one = tous ensemble jouent une seule partie, il y a un best of { $best-of }
faults-live-award-by = il faut wins ou places, il y a { $found }
faults-live-award-numbers = il faut des nombres de 0 à 99, il y a { $found }
faults-live-award-win = il faut un nombre : l’expérience pour une victoire
faults-live-event-form = event : il en faut un de la forme { $form }
faults-live-event-players = event : il faut { $wanted } joueurs, il y en a { $found }
faults-live-not-now = ceux-ci ne doivent pas jouer maintenant : { $players }
faults-live-winners = les vainqueurs ({ $winners }) n’ont pas joué dans { $players }
faults-live-no-score = une partie de tous a des vainqueurs, pas un score
faults-live-games-won = il faut les parties que chacun a gagnées
faults-live-no-result = il n’y a pas de résultat { $fact } à corriger
faults-live-form-ends = { $form } se termine avec sa dernière partie
faults-decks-stay = les decks de { $game } restent tels quels
faults-seat-deck-illegal = le deck de la place { $seat } n’est pas permis
faults-two-bots = il faut deux robots différents ou plus
faults-ladder-game = { $path }, ligne { $number } : il faut une partie d’un classement
faults-two-decks-more = il faut deux decks ou plus
faults-deck-against = il faut un deck contre lequel jouer
faults-plot-name = { $name } : il faut un nom qui finisse par .svg ou .png

faults-store-url = { $url } n’est pas l’URL d’une base de données ; écrivez sqlite:///FILE ou postgresql://USER@HOST/NAME
faults-store-copied = elle est en cours de copie
faults-store-served = un autre serveur l’utilise
faults-store-in-use = { $database } est en cours d’utilisation ({ $user }) : arrêtez-le, ou nommez une autre base dans GRIMORIO_DB
faults-store-closed = { $database } ne s’ouvre pas : { $reason } ; nommez un autre fichier dans GRIMORIO_DB
faults-store-no-folder = { $database } ne s’ouvre pas : le dossier { $folder } n’existe pas ; créez-le, ou nommez un autre fichier
faults-store-no-driver = aucun pilote pour { $database } : { $reason } ; pour PostgreSQL, pip install 'grimorio[postgresql]'
faults-store-damaged = { $database } est endommagée ({ $reason }) : reprenez-en une copie, ou sauvez ce qui peut être lu : sqlite3 FILE .recover | sqlite3 NEW
faults-store-cannot-open = le fichier ne peut pas être ouvert
faults-store-no-database = le fichier n’est pas une base de données
faults-store-read-only = le fichier est en lecture seule
faults-store-locked = la base est verrouillée
faults-store-disk = erreur du disque
faults-store-full = le disque est plein
faults-store-changed = la base a été modifiée par un Grimorio plus récent : mettez ce serveur à jour
faults-store-newer = { $database } a été écrite par un Grimorio plus récent : mettez à jour, ou nommez une autre GRIMORIO_DB ({ $number })
faults-store-old-servers = { $database } est utilisée par des serveurs trop anciens : arrêtez-les d’abord ({ $number })
faults-store-missing = { $database } n’existe pas : nommez la base du serveur avec --db ou GRIMORIO_DB
faults-store-stop-first = { $database } est en cours d’utilisation : arrêtez d’abord le serveur qui l’utilise
faults-store-says = { $database } : { $reason }
faults-store-no-games = { $database } n’a pas de parties
faults-store-by-newer = { $database } a été écrite par un Grimorio plus récent
faults-store-has-games = { $database } a déjà des parties : nommez une base qui n’en ait pas
faults-store-strange-table = la sauvegarde a une table { $name }, que la migration { $number } n’a pas
faults-store-newer-migration = { $database } a été écrite par un Grimorio plus récent (migration { $number })
faults-store-no-migration = il n’y a pas de migration { $number } : il en faut une de { $first } à { $last }
faults-store-backup = { $path }, ligne { $number } : ce n’est pas une sauvegarde entière : { $reason }
faults-store-no-backup = il faut une sauvegarde de Grimorio
faults-store-backup-newer = { $path } a été faite par un Grimorio plus récent (migration { $number }) : mettez d’abord à jour
faults-store-no-row = il faut une ligne, ou à la fin le nombre de toutes les lignes
faults-store-no-end = la fin manque
faults-deck-large = il faut un deck, il y a plus de { $most } ko
faults-deck-side-before = la réserve a déjà commencé avant
faults-deck-blank = une deuxième ligne vide : écrivez « Sideboard » sur la ligne où elle commence
faults-deck-no-cards = il faut des cartes, comme « 4 Nom » ; il n’y en a pas
faults-deck-long-line = il faut une ligne de { $most } caractères au plus
faults-deck-count-card = il faut un nombre de 1 à { $most } et une carte, comme « 4 Nom » ; il y a { $found }
faults-deck-doctype = un type de document (DOCTYPE) n’est pas admis
faults-deck-xml = ce n’est pas du XML valable
faults-unknown-set = aucune édition { $name } ; les éditions sont { $names }
faults-no-deck = aucun deck { $name } : il y a { $names }
faults-no-ready-deck = aucun deck prêt ne s’appelle { $name }
faults-no-legal-deck = { $name } : aucun deck permis trouvé

faults-set-damaged = le fichier est endommagé ({ $reason })
faults-set-no-cards = aucune carte
faults-set-no-types = { $names } : aucune carte n’a une ligne de type ("type" ou "type_line") et un nom anglais
faults-record-field = { $field } : manque, ou n’est pas du bon type
faults-record-alone = il y a des réponses à des choix que le jeu fait tout seul
faults-serve-metrics = { $name } : il faut un port comme 9317, ou une adresse et un port, 10.0.0.5:9317 ; il y a { $found }
faults-serve-metrics-listen = { $name } : impossible d’écouter sur { $address } : { $reason }
faults-serve-port-set = { $name } : il faut un numéro de port de 0 à 65535, il y a { $found }
faults-serve-peer = { $name } : il faut une adresse et un port comme 10.0.0.5:8417 ; il y a { $found }
faults-serve-number = { $name } : il faut un nombre de { $unit ->
        [megabytes] mégaoctets
        [days] jours
       *[other] unités
    }, il y a { $found }
faults-serve-proxies = { $name } : il faut des adresses ou des réseaux comme 10.0.0.5, 172.16.0.0/12 ; il y a { $found }
faults-serve-port = il faut un numéro de port de 0 à 65535, il y a { $found }
faults-serve-address = l’adresse { $host } n’existe pas ; 127.0.0.1 est cet ordinateur, 0.0.0.0 le réseau
faults-serve-in-use = le port { $port } est utilisé : arrêtez ce qui y tourne, ou choisissez-en un autre, { $other }
faults-serve-denied = le port { $port } n’est pas permis : choisissez-en un au-dessus de 1023, { $other }
faults-serve-listen = impossible d’écouter sur { $address } : { $reason }

faults-mage-name-of = il faut le nom { $kind ->
        [spell] d’un sort
       *[other] d’un personnage
    }, il y a { $found }{ $hint }

faults-true-or-false = true ou false
faults-form-whole = un nombre entier de { $least } à { $most }
faults-form-text = un texte de 1 à { $most } caractères
faults-form-text-up = un texte de { $most } caractères au plus
faults-form-like = quelque chose comme { $names }
faults-form-or = { $first } ou { $then }
faults-form-mana-cost = un coût de mana entre guillemets, comme { $examples }
faults-form-mana-or = du mana entre guillemets, comme { $examples }, ou { $names }
faults-form-mana = du mana entre guillemets, comme { $examples }

faults-store-garbled = le fichier est endommagé
