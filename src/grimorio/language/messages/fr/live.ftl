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
live-gone = n'est plus là
live-magus = { $name } : { $style }, points de vie { $life }, traits { $traits }, { $powers }
live-head-power = Pouvoir
live-head-price = Expérience
live-log-first = Les tours se comptent à partir de { $seat }
live-log-sheet = { $seat } est { $name } : { $style }, points de vie { $life }, traits { $traits }, { $powers }
live-log-order = Les enchères : { $decks }
live-log-lay-out = Sur la table : { $deck }
live-log-put-away = On range : { $deck }
live-log-declare = { $kind ->
        [mono] { $seat } déclare une couleur : { $deck }
        [two-colour] { $seat } déclare deux couleurs : { $deck }
       *[gold] { $seat } déclare or : { $deck }
    }
live-log-claim = { $seat } veut { $what } : quelqu'un conteste ?
live-log-contest = { $seat } conteste { $what }
live-log-yield = { $seat } n'a plus de trait à miser et cède
live-log-challenge = { $seat } et { $rival } : défi, trait { $trait }
live-log-power = { $seat } active { $what }
live-log-throws = { $by ->
        [hands] { $seat } joue { $throw }, { $rival } { $other } : { $winner } gagne
        [traits] Les deux jouent { $throw } : { $winner } a plus de traits
       *[nothing] Les deux jouent { $throw }, à traits égaux
    }
live-log-retest = { $seat } fait refaire le test : { $what }
live-log-lose-trait = { $seat } perd { $count ->
        [one] un trait { $trait }
       *[other] { $count } traits, catégorie : { $trait }
    }
live-log-life = { $way ->
        [gains] { $seat } gagne des points de vie : { $count }
       *[loses] { $seat } perd des points de vie : { $count }
    }
live-log-bid = { $seat } mise des points de vie : { $life }
live-log-take = { $seat } prend { $pack }
live-log-return = { $seat } rend { $pack }
live-log-deck = { $seat } complète son deck avec : { $what }
live-log-place = { $seat } prend le premier dans : { $what }
live-log-look = { $seat } parcourt : { $deck }
live-log-take-secretly = { $seen ->
        [yes] { $seat } prend en secret { $pack }
       *[no] { $seat } prend un lot en secret
    }
live-log-lands = { $seat } ajoute { $land } : { $count }
live-log-deck-checked = { $seat } : { $spells } cartes en plus des terrains
live-log-leave = { $seat } s'en va
live-log-session-ready = Les enchères sont finies : le tournoi peut commencer
live-why-no-trait = Vous n'avez plus de trait de cette catégorie.
live-why-cannot-pay = Vous ne pouvez pas payer ce Pouvoir.
live-why-no-use = Ce Pouvoir n'aurait pas d'effet maintenant.
live-why-once = Vous avez déjà eu ce nouveau test dans ce défi.
live-why-last-life = Le dernier point de vie ne se dépense pas.
live-why-too-few-traits = Vous avez trop peu de traits pour surenchérir.
