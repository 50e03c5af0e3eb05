# Magic Live : sessions simulées et campagnes, en ligne de commande.
sessions-title = { $games } sessions ({ $form }, toutes les parties de Magic jouées par { $pilot }), graine { $seed } : parties des tournois
sessions-declared = { $kind ->
        [mono] a déclaré une couleur
        [two-colour] a déclaré deux couleurs
       *[gold] a déclaré or
    }
sessions-lands = { $count ->
        [one] un terrain
       *[other] { $count } terrains
    }
sessions-head-challenge = Défi
sessions-head-held = Tenus
sessions-head-holder = Gagnés par le demandeur
sessions-head-more = Gagnés par qui a plus de traits
sessions-head-equal = Traits égaux
sessions-head-used = Utilisé
sessions-head-user = Gagnés par qui l’utilise
sessions-head-pack = Pack
sessions-head-offered = Proposé
sessions-head-taken = Pris
sessions-packs = Les packs selon les résultats de leurs decks : les meilleurs et les pires de ceux souvent pris
sessions-life = Points de vie coûtés par une vente : en moyenne { $mean }, au plus { $most }
