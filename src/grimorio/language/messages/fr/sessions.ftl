# Magic Live : sessions simulées et campagnes, en ligne de commande.
sessions-title = { $games ->
        [one] { $games } session
       *[other] { $games } sessions
    } ({ $form }, toutes les parties de Magic jouées par { $pilot }), graine { $seed } : parties des tournois
sessions-declared = { $kind ->
        [mono] a déclaré une couleur
        [two-colour] a déclaré deux couleurs
       *[gold] a déclaré l’or
    }
sessions-lands = { $count ->
        [0] aucun terrain
        [one] un terrain
       *[other] { $count } terrains
    }
sessions-head-challenge = Défi
sessions-head-held = Tenus
sessions-head-holder = Gagnés par le demandeur
sessions-head-more = Gagnés aux traits
sessions-head-equal = Traits égaux
sessions-head-used = Utilisé
sessions-head-user = Gagnés par qui l’utilise
sessions-head-pack = Lot
sessions-head-offered = Proposé
sessions-head-taken = Pris
sessions-packs = Les lots selon les résultats de leurs decks : les meilleurs et les pires de ceux souvent pris
sessions-life = Points de vie coûtés par les enchères : en moyenne { $mean }, au plus { $most }

sessions-head-magus = Mage
sessions-head-style = Style
sessions-head-traits = Traits
sessions-head-life = PV
sessions-head-powers = Pouvoirs
sessions-head-xp = Expérience restante
sessions-head-place = Place
sessions-head-won = Gagnées
sessions-head-drawn = Nulles
sessions-head-lost = Perdues
sessions-campaign = { $name } : { $count ->
        [0] aucune session jouée
        [one] une session jouée
       *[other] { $count } sessions jouées
    }
sessions-tournament = { $games ->
        [one] Tournoi ({ $form })
       *[other] Tournoi ({ $form }, au meilleur de { $games })
    }
sessions-next = À jouer : { $games }
sessions-all-played = Toutes les parties sont jouées : --close termine la session.
sessions-begun = { $name } commence ; faites entrer les Mages : grimorio campaign join
sessions-joined = { $name } se joint à la campagne.
sessions-earned = { $xp } gagnés : { $reason }
sessions-spent = { $on ->
        [style] { $xp } dépensés : Style { $what }
        [power] { $xp } dépensés : { $what }
        [life] { $xp } dépensés : un point de vie
       *[attribute] { $xp } dépensés : un trait { $what }
    }
sessions-bought = { $name } dépense { $xp } ; reste : { $left }
sessions-gained = { $name } gagne { $xp } ; reste : { $left }
sessions-no-magus = il n’y a pas de Mage { $name } ; il y a : { $names }
sessions-exists = { $name } existe déjà : choisissez un autre fichier
sessions-namesake = il y a déjà un Mage { $name }
sessions-traits = --traits : il faut 3, 5 et 7 dans n’importe quel ordre, comme 3/5/7 ; trouvé { $found }
sessions-nothing = rien à acheter n’est indiqué : --style, --power, --life ou --attribute
sessions-award = --award : il faut 8,5,3 ou wins:1, trouvé { $found }
sessions-none = aucune session n’est en cours : tenez d’abord les enchères
sessions-result = --result : il faut « A > B » ou « A = B », trouvé { $found }
sessions-best-of = --best-of : il faut 1, 3 ou 5, et 1 si tous jouent ensemble, trouvé { $found }
sessions-score = --result : au meilleur de { $best } il faut « A > B 2-1 » ou « A = B 1-1 », trouvé { $found }
sessions-not-now = { $found } : cette partie n’est pas à jouer maintenant
sessions-not-played = { $found } : ces Mages n’ont joué aucune partie
sessions-why = dites pourquoi le résultat est corrigé : --reason