# Magic Live: sessions simulated, and campaigns, on the command line.
sessions-title = { $games } sessions ({ $form }, all Magic by { $pilot }), seed { $seed }: games of the tournaments
sessions-declared = { $kind ->
        [mono] declared one colour
        [two-colour] declared two colours
       *[gold] declared gold
    }
sessions-lands = { $count ->
        [one] one land
       *[other] { $count } lands
    }
sessions-head-challenge = Challenge
sessions-head-held = Held
sessions-head-holder = Won by who claimed
sessions-head-more = Won by more traits
sessions-head-equal = Equal traits
sessions-head-used = Used
sessions-head-user = Won by its user
sessions-head-pack = Pack
sessions-head-offered = Offered
sessions-head-taken = Taken
sessions-packs = Packs by how their decks fared: the best and the worst of those taken often
sessions-life = Life that an auction cost: mean { $mean }, at most { $most }
