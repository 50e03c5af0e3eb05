### Why a bot did something, from what everybody at the table saw.

table-because-of = Perché { $name } ha agito così?
table-because-none = Da ciò che tutti hanno visto non si può dire perché { $name } abbia agito così.
table-because-fair = Detto da ciò che tutti al tavolo hanno visto, mai da ciò che { $name } ha in mano.

## Magic

magic-because-attack-wins = I blocchi migliori lasciavano passare { $left } danni, e restavano { $life } punti vita.
magic-because-attack-unblocked = Dall’altra parte nulla poteva bloccare { $count ->
        [one] l’attaccante
       *[other] questi attaccanti
    }.
magic-because-attack-many = { $count } attaccanti contro { $blockers ->
        [one] un solo bloccante possibile
       *[other] { $blockers } bloccanti possibili
    }: non si poteva bloccarli tutti.
magic-because-attack-safe = Nessun bloccante poteva uccidere da solo { $count ->
        [one] l’attaccante
       *[other] uno degli attaccanti
    }.
magic-because-attack-trade = Un bloccante che da solo uccide un attaccante sarebbe morto anch’esso.
magic-because-attack-pressure = Contro i blocchi migliori l’attacco rende più di quanto costa.
magic-because-stay-back = Nessun attacco: in difesa contro { $theirs } è rimasto indietro { $mine }.
magic-because-stay-beaten = Nessun attacco: { $theirs } poteva bloccare { $mine }, vincere lo scontro e sopravvivere.
magic-because-block-lives = Senza blocchi l’attacco avrebbe inflitto { $damage } danni, e restavano { $life } punti vita.
magic-because-block-beats = { $mine } può uccidere { $theirs } e sopravvivere.
magic-because-block-gang = Insieme, { $mine } possono uccidere { $theirs } e sopravvivere.
magic-because-block-holds = { $mine } può fermare { $theirs } e sopravvivere.
magic-because-block-trade = { $theirs } vale almeno quanto { $mine }.
magic-because-let-through = Nessun blocco: { $damage } danni erano pochi con { $life } punti vita, e un blocco poteva costare { $mine }.
magic-because-spare = Nessun blocco: dopo l’attacco restano { $left } punti vita, e non serviva perdere { $mine } contro { $theirs }.
magic-because-creature-alone = Non aveva creature, e dall’altra parte { $theirs ->
        [one] ce n’era una
       *[other] ce n’erano { $theirs }
    }.
magic-because-creature-beats = { $card } basta a battere { $theirs }, la creatura più forte dall’altra parte.
magic-because-creature-holds = { $card } può bloccare { $theirs }, la creatura più forte dall’altra parte, e sopravvivere.
magic-because-creature-flies = { $card } vola, e dall’altra parte non vola nulla.
magic-because-creature-open = Dall’altra parte non c’erano creature per bloccare { $card }.
magic-because-creature-fewer = Aveva meno creature dell’altra parte: { $mine } contro { $theirs }.
magic-because-creature-strongest = Nessuna creatura in gioco aveva tanta forza quanto { $card }: { $power }.
magic-because-helps = { $card } stava combattendo.
magic-because-saves = Una magia aveva { $card } come bersaglio.
magic-because-removes-attacker = { $card } attaccava con forza { $power }.
magic-because-removes-blocker = { $card } sbarrava la strada all’attacco.
magic-because-removes-only = { $card } era l’unica creatura dall’altra parte.
magic-because-removes-strongest = { $card } era la creatura più forte dall’altra parte.
magic-because-removes-best = Per { $spell } nessun’altra creatura dall’altra parte valeva di più.
magic-because-finishes = Punti vita rimasti: { $life }. { $spell } bastava.
magic-because-burns = Per { $spell } nessuna creatura dall’altra parte era un bersaglio migliore.
magic-because-counters-aim = { $card } aveva come bersaglio { $mine }.
magic-because-counters-strongest = { $card } sarebbe stata la creatura più forte dalla sua parte.

## Wizards of Mickey

mickey-because-rob = L’altra squadra aveva { $have } dei { $needed } Diamagic che fanno vincere: ora ne ha uno in meno.
mickey-because-spend = Questa sfida decide il { $percent } % della probabilità di vincere: valeva una carta.
mickey-because-danger = Con questa sfida l’altra squadra avrebbe i { $needed } Diamagic che fanno vincere.
mickey-because-point = Con questa sfida avrebbe i { $needed } Diamagic che fanno vincere.
mickey-because-behind = In questa sfida era indietro di { $lead } in Potenza Magica.
mickey-because-lead = Era avanti di { $lead } in Potenza Magica, e all’altra squadra { $waiting ->
        [one] restava un Mago
       *[other] restavano { $waiting } Maghi
    } per rispondere.
mickey-because-weighty = Questa sfida decide il { $percent } % della probabilità di vincere.
mickey-because-assign-safe = { $robber } porta via i Diamagic, ma non sta di fronte a { $mage }.
mickey-because-assign-needs = A { $mage } serve un Diamagic di questo colore.
mickey-because-assign-fewest = { $mage } aveva meno Diamagic degli altri.
mickey-because-deploy-robs = A { $opposite } servono Diamagic, e { $mage }, di fronte, li porta via.
mickey-because-deploy-spared = { $opposite }, di fronte, porta via i Diamagic, e a { $mage } non servono.
mickey-because-deploy-early = { $mage } non toglie Diamagic, perciò non serve aspettare di vedere chi starà di fronte.
mickey-because-deploy-waited = { $mage } toglie Diamagic al Mago opposto: conveniva aspettare di vedere a chi.
mickey-because-deploy-keeps = { $opposite }, di fronte, non toglie Diamagic: lì { $mage } conserva quelli che gli servono.
mickey-because-deploy-even = { $mage } e, di fronte, { $opposite } non si tolgono Diamagic.

## Magecraft

magecraft-because-attack-last = Così toglie l’ultima gemma PV a chi è attaccato.
magecraft-because-attack-point = Un colpo ai PV è un punto, e con questo sono i { $goal } che fanno vincere.
magecraft-because-attack-threat = Chi è attaccato aveva { $points } dei { $goal } punti che fanno vincere.
magecraft-because-attack-leader = Per punti, PV e Scudo nessun altro avversario era più vicino alla vittoria.
magecraft-because-attack-bare = Chi è attaccato non aveva gemme nello Scudo, un altro avversario sì.
magecraft-because-attack-frail = A chi è attaccato restavano poche gemme: PV { $hp }, Scudo { $shield }.
magecraft-because-attack-open = Chi è attaccato non aveva gemme nello Scudo: ogni colpo costa PV ed è un punto.
magecraft-because-shield = Gli restavano solo { $hp } PV.
magecraft-because-shield-bare = Tutti gli altri avevano gemme nello Scudo, e lui nessuna.
magecraft-because-shield-leads = Per punti, PV e Scudo era in testa, e aveva qualcosa da perdere.
magecraft-because-heal = Aveva { $hp } PV su { $full }.
magecraft-because-heal-points = I suoi PV erano al completo: allora una cura dà un punto.
magecraft-because-vanish = Punti che mancano alla vittoria: { $left }.
magecraft-because-study-last = Era l’ultima copia nell’Accademia: { $spell }.
magecraft-because-study-early = La fine era abbastanza lontana, { $rest } punti o colpi, per lanciare spesso { $spell }.

## Magic Live

live-because-take = { $pack } valeva più di tutti gli altri pack in tavola; subito dopo veniva { $other }.
live-because-declare = È il colore del suo Stile.
live-because-contest-traits = In nessuna categoria il rivale aveva più tratti.
live-because-contest-worth = { $pack } valeva più del pack successivo, { $other }.
live-because-challenge-more = Tratti { $trait ->
        [physical] fisici
        [social] sociali
       *[mental] mentali
    }: { $mine } contro { $theirs }, e a segni uguali vince chi ne ha di più.
live-because-challenge-even = Tratti { $trait ->
        [physical] fisici
        [social] sociali
       *[mental] mentali
    }: { $mine } per parte, e in nessuna categoria ne aveva più del rivale.
live-because-challenge-least = In nessuna categoria aveva più tratti del rivale.
live-because-bid = Con { $life } Punti Vita poteva pagarne { $bid } per il pack.
