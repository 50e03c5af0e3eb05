# Magic Live: l'asta nel terminale.
live-seat = Magus { $number }
live-deck = { $deck ->
        [white] bianco
        [blue] blu
        [black] nero
        [red] rosso
        [green] verde
        [gold] oro
        [artifact] artefatti
       *[land] terre
    }
live-trait = { $trait ->
        [physical] fisico
        [social] sociale
       *[mental] mentale
    }
live-throw = { $throw ->
        [rock] sasso
        [paper] carta
       *[scissors] forbici
    }
live-retest = { $what ->
        [overbid] overbid
       *[life] un punto vita
    }
live-phase = { $phase ->
        [approval] Approvazione
        [auction] Asta
        [completion] Completamento
        [lands] Terre
       *[over] I mazzi sono pronti
    }
live-left = Pack rimasti
live-gone = non c'è più
live-magus = { $name }: { $style }, punti vita { $life }, tratti { $traits }, { $powers }
live-head-power = Potere
live-head-price = PX
live-log-first = I turni si contano da { $seat }
live-log-sheet = { $seat } è { $name }: { $style }, punti vita { $life }, tratti { $traits }, { $powers }
live-log-order = Le aste: { $decks }
live-log-lay-out = Sul tavolo: { $deck }
live-log-put-away = Si mette via: { $deck }
live-log-declare = { $kind ->
        [mono] { $seat } dichiara monocolore: { $deck }
        [two-colour] { $seat } dichiara bicolore: { $deck }
       *[gold] { $seat } dichiara oro: { $deck }
    }
live-log-claim = { $seat } vuole { $what }: qualcuno contrasta?
live-log-contest = { $seat } contrasta { $what }
live-log-yield = { $seat } non ha più tratti da scommettere e cede
live-log-challenge = { $seat } e { $rival }: sfida, tratto { $trait }
live-log-power = { $seat } attiva { $what }
live-log-annulled = { $what } di { $seat } è annullato
live-log-throws = { $by ->
        [hands] { $seat } gioca { $throw }, { $rival } { $other }: vince { $winner }
        [traits] Entrambi giocano { $throw }: { $winner } ha più tratti
       *[nothing] Entrambi giocano { $throw }, con gli stessi tratti
    }
live-log-retest = { $seat } fa ripetere il test: { $what }
live-log-lose-trait = { $seat } perde { $count ->
        [one] un tratto { $trait }
       *[other] { $count } tratti, categoria: { $trait }
    }
live-log-life = { $way ->
        [gains] { $seat } guadagna punti vita: { $count }
       *[loses] { $seat } perde punti vita: { $count }
    }
live-log-bid = { $seat } punta punti vita: { $life }
live-log-take = { $seat } prende { $pack }
live-log-return = { $seat } restituisce { $pack }
live-log-deck = { $seat } completa il mazzo da: { $what }
live-log-place = Tocca a { $seat } prendere da: { $what }
live-log-look = { $seat } guarda: { $deck }
live-log-take-secretly = { $seen ->
        [yes] { $seat } prende in segreto { $pack }
       *[no] { $seat } prende un pack in segreto
    }
live-log-lands = { $seat } aggiunge { $land }: { $count }
live-log-deck-checked = { $seat }: { $spells } carte oltre alle terre
live-log-leave = { $seat } se ne va
live-log-session-ready = L'asta è finita: il torneo può cominciare
live-why-no-trait = Non hai più tratti di questa categoria.
live-why-cannot-pay = Non puoi pagare questo Potere.
live-why-no-use = Questo Potere ora non avrebbe effetto.
live-why-once = Hai già avuto questo re-test in questa sfida.
live-why-last-life = L'ultimo punto vita non si spende.
live-why-too-few-traits = Hai troppo pochi tratti per l'overbid.

## The page

live-title = Magic Live
live-tagline = Costruisci il mazzo all’asta: contendi i pack a morra cinese e paga con la vita. Da due a otto Magi.
live-close = Chiudi
live-look = Guarda { $pack }
live-pack-is = Un pack: quattro di queste carte.
live-end-ready = I mazzi sono pronti
live-end-alone = Gli altri se ne sono andati
live-reason-ready = Tutti i mazzi sono costruiti: con essi, e con i punti vita rimasti, comincia il torneo di Magic.
live-reason-alone = Un Magus da solo non gioca un torneo.

## What is asked

live-ask-declare = { $kind ->
        [mono] { $deck }: dichiari monocolore? Subito { $now } pack, poi altri { $later }.
        [two-colour] { $deck }: dichiari bicolore? Ora { $now } pack, poi ancora { $later }.
       *[gold] { $deck }: dichiari oro? Pack per te: { $now }.
    }
live-ask-pack = { $count ->
        [one] Prendi un pack dal tavolo: in questa riga te ne spetta uno.
       *[other] Prendi un pack dal tavolo: in questa riga te ne spettano { $count }.
    }
live-ask-contest = { $name } vuole { $pack }. Contrasti?
live-ask-contest-place = { $name } prenderebbe prima di te da: { $deck }. Contrasti?
live-ask-challenge = { $name } contrasta. Quale sfida scegli?
live-ask-power = Sfida mentale con { $name }: attivi un Potere prima del test?
live-ask-throw = Gioca! { $name } non vede la tua mano finché non avete giocato entrambi.
live-ask-retest = Hai perso il test contro { $name }. Accetti? Ti costa un tratto: { $trait }.
live-ask-escalate = { $life ->
        [0] Quanti punti vita punti per il pack? Paga chi punta per ultimo.
       *[other] { $name } punta { $life } PV. Rilanci?
    }
live-ask-second-pack = Quale pack del tavolo nascondi insieme a quello conteso?
live-ask-hide = In quale mano nascondi { $pack }?
live-ask-hand = { $name } nasconde due pack. Quale mano scegli?
live-ask-spend-life = Quanti punti vita spendi? { $name } rimette sul tavolo altrettanti pack.
live-ask-give-back = Quale dei tuoi pack rimetti sul tavolo?
live-ask-deck = Da quale mazzo completi il tuo?
live-ask-take = { $count ->
        [0] Ne hai abbastanza. Prendi un altro pack in segreto, o basta così.
        [one] Prendi un pack che nessun altro vede: ne manca uno.
       *[other] Prendi un pack che nessun altro vede: ne mancano { $count }.
    }
live-ask-lands = Quante terre gioca il tuo mazzo? Ora: { $land }.

## Answers

live-pick-yes-declare = { $kind ->
        [mono] Monocolore
        [two-colour] Bicolore
       *[gold] Oro
    }
live-pick-no-declare = Non in questo mazzo
live-pick-yes-contest = Contrasto
live-pick-no-contest = Non contrasto
live-pick-take = Prendi { $pack }
live-pick-take-secret = Prendi { $pack } in segreto
live-pick-hide = Nascondi anche { $pack }
live-pick-return = Rimetti { $pack }
live-challenge = { $trait ->
        [physical] Sfida fisica
        [social] Sfida sociale
       *[mental] Sfida mentale
    }
live-pick-none = Nessun Potere
live-pick-power = Attiva { $power }
live-pick-power-after = { $power }: rimetti un pack e ripeti il test
live-throw-name = { $throw ->
        [rock] Sasso
        [paper] Carta
       *[scissors] Forbici
    }
live-pick-accept = Accetta
live-pick-life = Paga un PV e ripeti il test
live-pick-overbid = Overbid: scommetti un secondo tratto e ripeti il test
live-pick-bid = Punta { $count } PV
live-pick-spend = Spendi { $count } PV
live-pick-give-up = Rinuncia
live-pick-left = Mano sinistra
live-pick-right = Mano destra
live-pick-deck = { $deck } ({ $count })
live-pick-done = Basta così
live-pick-lands = { $land }: { $count }
live-why-label = { $option }: perché no?

## The table

live-track = La sessione
live-track-deck = { $state ->
        [now] { $deck }: all’asta, pack sul tavolo: { $count }
        [away] { $deck }: messo via, pack rimasti: { $count }
       *[later] { $deck }: deve ancora venire, pack: { $count }
    }
live-packs-in = Pack rimasti: { $deck }
live-packs-of = Pack di { $name }
live-packs-hidden = { $count ->
        [one] Un altro pack, preso in segreto.
       *[other] Altri { $count } pack, presi in segreto.
    }
live-look-packs = Pack di { $name }: { $count } di 10
live-market = Sul tavolo: { $count } pack
live-market-take = Solo tu vedi questo mazzo: { $deck }
live-market-give-back = I tuoi pack di questo mazzo
live-market-wanted = conteso
live-rows = Ordine di scelta: { $deck }
live-row-packs = { $count ->
        [one] 1 pack
       *[other] { $count } pack
    }
live-row-left = { $count ->
        [one] un pack da prendere
       *[other] { $count } pack da prendere
    }
live-kind = { $kind ->
        [mono] Monocolore
        [two-colour] Bicolore
       *[gold] Oro
    }
live-kind-in = { $kind ->
        [mono] Ha dichiarato monocolore: { $deck }
        [two-colour] Ha dichiarato bicolore: { $deck }
       *[gold] Ha dichiarato oro: { $deck }
    }
live-declared = Dichiarato finora
live-own-style = Il mazzo del proprio Stile: precedenza a parità
live-style-of = Stile: { $style }
live-life-now = Punti vita: { $life }
live-traits-now = { $trait ->
        [physical] Tratti fisici: { $left } di { $all }
        [social] Tratti sociali: { $left } di { $all }
       *[mental] Tratti mentali: { $left } di { $all }
    }
live-tier = { $tier ->
        [basic] Potere base, 3 PX
        [intermediate] Potere intermedio, 6 PX
       *[advanced] Potere avanzato, 9 PX
    }
live-status-asked = deve rispondere

## The middle of the table

live-stage = Che cosa succede ora
live-stage-declare = { $kind ->
        [mono] { $deck }: chi dichiara monocolore? Devono rispondere: { $names }
        [two-colour] { $deck }: chi dichiara bicolore? Devono rispondere: { $names }
       *[gold] { $deck }: chi dichiara oro? Devono rispondere: { $names }
    }
live-stage-pack = { $you ->
        [yes] { $deck }: tocca a te prendere
       *[no] { $deck }: tocca a { $names } prendere
    }
live-stage-deck = Sette pack a testa: da quale mazzo si completa? Devono rispondere: { $names }
live-stage-take = { $you ->
        [yes] { $deck }: prendi in segreto
       *[no] { $deck }: { $names } prende in segreto
    }
live-stage-lands = Si aggiungono le terre. Devono rispondere: { $names }
live-stage-wait = Devono rispondere: { $names }
live-stage-wants = { $you ->
        [yes] Vuoi { $what }
       *[no] vuole { $what }
    }
live-stage-contest = Qualcuno contrasta? Devono rispondere: { $names }
live-stage-choosing = { $you ->
        [yes] Scegli la sfida
       *[no] { $name } sceglie la sfida
    }
live-stage-last = { $you ->
        [yes] Hai vinto la sfida: { $pack }
       *[no] { $name } ha vinto l’ultima sfida: { $pack }
    }
live-role-holder = lo vuole
live-role-rival = contrasta
live-stakes = { $count ->
        [one] scommette un tratto
       *[other] scommette { $count } tratti
    }
live-wins = vince
live-used-again = { $power }: si ripete
live-annulled = annullato
live-cost-trait = { $trait ->
        [physical] perde tratti fisici: { $count }
        [social] perde tratti sociali: { $count }
       *[mental] perde tratti mentali: { $count }
    }
live-cost-life = punti vita: { $by }
live-hand-waits = deve giocare
live-hand-hidden = ha giocato
live-hand-idle = non ancora
live-tests-before = Test precedenti
live-test = { $by ->
        [hands] { $you ->
        [yes] Vinci il test
       *[no] { $name } vince il test
    }
        [traits] { $you ->
        [yes] Mani uguali: vinci per i tratti
       *[no] Mani uguali: { $name } vince per i tratti
    }
       *[nothing] Mani uguali, tratti uguali: nessuno vince
    }
live-effect-physical = Chi perde, perde anche un punto vita.
live-effect-social = Chi perde può pagare un punto vita e ripetere il test.
live-effect-mental = Prima del test ciascuno può attivare un Potere.
live-arena-won = { $you ->
        [yes] Vinci: { $pack }
       *[no] { $name } vince: { $pack }
    }
live-arena-bid = { $you ->
        [yes] Punti { $life } PV
       *[no] { $name } punta { $life } PV
    }
live-arena-offer = Due pack sono nascosti, uno in ogni mano.

## One’s own deck and lands

live-deck-yours = Il tuo mazzo
live-deck-count = { $count } carte di { $full }
live-deck-lands = { $count ->
        [one] 1 terra
       *[other] { $count } terre
    }
live-deck-open = Guardalo da vicino
live-deck-none = Ancora nessun pack: si prendono dal tavolo, quattro carte uguali ciascuno.
live-lands-title = Le terre del tuo mazzo
live-lands-total = { $count ->
        [one] 1 terra
       *[other] { $count } terre
    }
live-lands-good = Le terre del tuo Stile sono dominanti.
live-lands-few = Il tuo Stile è { $style }: { $land } dev’essere più di ogni altra terra base.
live-lands-gold = Il tuo Stile è oro: almeno tre tipi di terre base, nessuno più della metà.
live-lands-others = { $count ->
        [one] Un’altra terra del pool
       *[other] Altre { $count } terre del pool, fino a quattro ciascuna
    }
live-lands-send = Aggiungi queste terre

## What passes by itself

live-habit-declare = Se si dichiara
live-habit-contest = Se si contrasta
live-habit-challenge = Quale sfida
live-habit-power = Quale Potere

## Words that explain themselves

live-term-pack = Pack
live-term-pack-text = Quattro carte uguali. Si prendono intere; un mazzo finito ne ha dieci.
live-term-pack-words = pack
live-term-pool = Pool
live-term-pool-text = Tutte le carte della sessione: sette mazzi, cinque di un colore, artefatti e terre, con quattro copie di ogni carta.
live-term-pool-words = pool
live-term-magus = Magus
live-term-magus-text = Chi sei: uno Stile, 3, 5 e 7 tratti, Poteri e 20 punti vita. Una campagna conserva la scheda di sessione in sessione.
live-term-magus-words = magus|magi
live-term-style = Stile
live-term-style-text = La tua magia fondamentale: un colore o oro. Nel mazzo del tuo colore hai la precedenza fra chi ha dichiarato lo stesso; le sue terre base devono dominare il tuo mazzo.
live-term-style-words = stile
live-term-declaration = Dichiarazione
live-term-declaration-text = Per tutta la sessione monocolore, bicolore oppure oro: monocolore prende sei pack di un colore, bicolore tre di due colori, oro uno di ogni colore. Con gli artefatti tutti ne hanno sette.
live-term-declaration-words = dichiara|dichiari|dichiarano
live-term-mono = Monocolore
live-term-mono-text = Tre pack prima di tutti, altri tre dopo gli altri, in un solo mazzo; un artefatto.
live-term-mono-words = monocolore
live-term-two-colour = Bicolore
live-term-two-colour-text = Due pack al secondo posto, uno ancora alla fine, in due mazzi; un artefatto.
live-term-two-colour-words = bicolore
live-term-gold = Oro
live-term-gold-text = Un pack di ogni colore, al terzo posto; con gli artefatti due, e per primo.
live-term-gold-words = oro
live-term-contest = Contrastare
live-term-contest-text = Chi ha lo stesso diritto può contrastare la scelta di un pack. Allora decide una sfida.
live-term-contest-words = contrasta|contrasti|contrasto
live-term-challenge = Sfida
live-term-challenge-text = Morra cinese per un pack. Chi lo voleva sceglie la categoria; ciascuno scommette un tratto; chi perde lo perde.
live-term-challenge-words = sfida|sfide
live-term-physical = Fisica
live-term-physical-text = Chi perde, perde anche un punto vita.
live-term-physical-words = fisica|fisico|fisici
live-term-social = Sociale
live-term-social-text = Chi perde può pagare un punto vita e ripetere il test; il tratto si perde comunque.
live-term-social-words = sociale|sociali
live-term-mental = Mentale
live-term-mental-text = Prima del test ciascuno può attivare un Potere. Se lo fanno entrambi, quello di chi contrasta si risolve per ultimo.
live-term-mental-words = mentale|mentali
live-term-trait = Tratti
live-term-trait-text = Ciò che si scommette nelle sfide. Uno perso manca per tutta la sessione; a mani uguali vince chi ne ha di più.
live-term-trait-words = tratti|tratto
live-term-overbid = Overbid
live-term-overbid-text = Chi ha perso il test e ha il doppio dei tratti del vincitore può scommetterne un secondo: si ripete il test.
live-term-overbid-words = overbid
live-term-retest = Re-test
live-term-retest-text = Gli stessi due giocano di nuovo. Ogni modo di averlo vale una volta per sfida.
live-term-retest-words = re-test
live-term-power = Potere
live-term-power-text = Si impara con i PX, si attiva nelle sfide mentali, in segreto e mostrato insieme.
live-term-power-words = poteri|potere
live-term-life = Punti vita
live-term-life-text = Ciò che l’asta ti costa manca nel torneo: cominci ogni partita con i punti rimasti. L’ultimo non si perde mai.
live-term-life-words = punti vita|punto vita|PV
live-term-completion = Completamento
live-term-completion-text = Dopo sei aste ciascuno dichiara un mazzo del pool e ne prende altri tre pack, in segreto.
live-term-completion-words = completamento
live-term-forty = Quaranta carte
live-term-forty-text = Dieci pack: quaranta carte oltre alle terre.
live-term-forty-words = quaranta carte
live-term-dominant = Terre dominanti
live-term-dominant-text = Fra le terre base, quelle del tuo Stile devono essere le più numerose. Le magie possono essere di qualsiasi colore.
live-term-dominant-words = dominanti|dominante

## The short rules

live-help-goal-title = Lo scopo
live-help-goal = Costruisci il miglior mazzo di Magic da un pool comune, perdendo meno punti vita possibile: con entrambi giochi il torneo.
live-help-magus-title = Il tuo Magus
live-help-magus = Uno Stile (un colore o oro), i numeri 3, 5 e 7 come tratti fisici, sociali e mentali, 20 punti vita, e Poteri comprati con i PX. Tutto è pubblico.
live-help-auction-title = L’asta
live-help-auction = Cinque colori e gli artefatti, un mazzo dopo l’altro, tutti i pack scoperti. A ogni mazzo puoi dichiarare monocolore, bicolore oppure oro; la tabella dice chi prende quanti pack, e quando. La prima dichiarazione ti vincola.
live-help-contest-title = Chi viene prima
live-help-contest = In una riga prende prima chi ha come Stile il colore del mazzo. Fra pari si prende a turno, chiedendo agli altri se contrastano.
live-help-challenge-title = Sfide
live-help-challenge = Chi voleva il pack sceglie la categoria; ciascuno scommette un tratto. Poi morra cinese, in segreto e mostrata insieme. A mani uguali vince chi ha più tratti. Chi perde, perde il tratto; chi ha il doppio dei tratti del vincitore può fare overbid.
live-help-kinds-title = Le tre categorie
live-help-kinds = Fisica: chi perde, perde anche un punto vita. Sociale: chi perde può pagare un punto vita per un altro test. Mentale: ciascuno può attivare un Potere prima del test.
live-help-powers-title = Poteri
live-help-powers = Entrambi scelgono in segreto e mostrano insieme. Il costo si paga subito; se due Poteri dicono di chi è il pack, vale quello di chi contrasta. Premi un Potere al tavolo per leggerlo.
live-help-completion-title = Completamento
live-help-completion = Con sette pack ciascuno dichiara un mazzo e ne prende altri tre in segreto. I conflitti si risolvono come prima: prima i monocolore, poi lo Stile, poi una sfida.
live-help-lands-title = Terre
live-help-lands = Aggiungi alle quaranta carte le terre che vuoi. Fra le terre base, quelle del tuo Stile devono essere le più numerose; oro ne vuole tre tipi, nessuno oltre la metà.
live-help-tournament-title = Dopo
live-help-tournament = In una campagna segue il torneo di Magic, con questi mazzi e i punti vita rimasti, e i PX per la prossima sessione.

## Options

live-option-declaration = Dichiarazione
live-option-declaration-session = una per la sessione
live-option-declaration-each-colour = da capo per ogni mazzo
live-option-colour-order = Ordine dei colori
live-option-colour-order-fixed = bianco, blu, nero, rosso, verde
live-option-colour-order-random = a sorte
live-option-artifact-style = Precedenza per gli artefatti
live-option-artifact-style-none = nessuno
live-option-artifact-style-gold = Stile oro
live-option-social-trait = Tratto della sfida sociale
live-option-social-trait-first-loser = lo perde chi perde per primo
live-option-social-trait-last-loser = lo perde chi perde alla fine
live-option-overbid = Overbid
live-option-overbid-double = con il doppio dei tratti
live-option-overbid-equal = con altrettanti tratti
live-option-overbid-off = nessuno
live-option-absolute-cost = Costo di Determinazione Assoluta
live-option-absolute-cost-three = tre punti vita
live-option-absolute-cost-four = quattro punti vita
live-option-completion = Mazzi del completamento
live-option-completion-shared = condivisi
live-option-completion-exclusive = uno per Magus
live-option-more-packs = Più di dieci pack
live-option-more-packs-forbidden = no
live-option-more-packs-allowed = finché ne restano abbastanza
live-option-dominant-land = Terre dominanti
live-option-dominant-land-strictly = più di ogni altra
live-option-dominant-land-tied = bastano altrettante
