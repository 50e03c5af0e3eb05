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
       *[life] un Punto Vita
    }
live-phase = { $phase ->
        [approval] Approvazione
        [auction] Asta
        [completion] Completamento
        [lands] Terre
       *[over] I mazzi sono pronti
    }
live-left = Pack rimasti
live-gone = ha lasciato la sessione
live-magus = { $name }: { $style }, Punti Vita { $life }, tratti { $traits }, { $powers }
live-cards-good = { $file }: in ordine, { $count ->
        [one] un Potere
       *[other] { $count } Poteri
    }
live-cards-none = { $file }: atteso powers: con i Poteri sotto, non ce n’è nessuno
live-template-note = Poteri tuoi: scrivi quel che fanno i tuoi, poi lancia grimorio cards check --game live
live-template-more = grimorio cards template --game live NOME mostra come è scritto un qualsiasi Potere
live-template-own = { $name } a modo mio
live-head-power = Potere
live-head-price = PX
live-log-first = I turni si contano da { $seat }.
live-log-sheet = { $seat } è { $name }: { $style }, Punti Vita { $life }, tratti { $traits }, { $powers }.
live-log-order = Le aste: { $decks }.
live-log-lay-out = Sul tavolo: { $deck }.
live-log-put-away = Si mette via: { $deck }.
live-log-declare = { $kind ->
        [mono] { $seat } dichiara monocolore: { $deck }
        [two-colour] { $seat } dichiara bicolore: { $deck }
       *[gold] { $seat } dichiara oro: { $deck }
    }.
live-log-claim = { $seat } vuole { $what }: qualcuno contrasta?
live-log-contest = { $seat } contrasta { $what }.
live-log-contest-place = { $seat } contrasta il prossimo posto per prendere da: { $what }.
live-log-yield = { $seat } non ha più tratti da scommettere e cede.
live-log-challenge = { $seat } e { $rival }: { $trait ->
        [physical] sfida fisica
        [social] sfida sociale
       *[mental] sfida mentale
    }.
live-log-power = { $seat } attiva { $what }.
live-log-annulled = Il Potere di { $seat } è annullato: { $what }.
live-log-throws = { $by ->
        [hands] { $seat } butta { $throw }, { $rival } { $other }: vince { $winner }
        [traits] Entrambi buttano { $throw }: { $winner } ha più tratti
       *[nothing] Entrambi buttano { $throw }, con gli stessi tratti
    }.
live-log-retest = { $seat } fa ripetere il test: { $what }.
live-log-lose-trait = { $seat } perde { $count ->
        [one] { $trait ->
            [physical] un tratto fisico
            [social] un tratto sociale
           *[mental] un tratto mentale
        }
       *[other] { $count } { $trait ->
            [physical] tratti fisici
            [social] tratti sociali
           *[mental] tratti mentali
        }
    }.
live-log-life = { $way ->
        [gains] { $seat } guadagna Punti Vita: { $count }
       *[loses] { $seat } perde Punti Vita: { $count }
    }.
live-log-bid = { $seat } punta Punti Vita: { $life }.
live-log-take = { $seat } prende { $pack }.
live-log-return = { $seat } restituisce { $pack }.
live-log-deck = { $seat } completa il mazzo da: { $what }.
live-log-place = Tocca a { $seat } prendere da: { $what }.
live-log-look = { $seat } guarda: { $deck }.
live-log-take-secretly = { $seen ->
        [yes] { $seat } prende in segreto { $pack }
       *[no] { $seat } prende un pack in segreto
    }.
live-log-lands = { $seat } aggiunge { $land }: { $count }.
live-log-deck-checked = { $seat }: { $spells } carte oltre alle terre.
live-log-leave = { $seat } se ne va.
live-log-session-ready = L’asta è finita: il torneo può cominciare.
live-why-no-trait = Non hai più tratti di questa categoria.
live-why-cannot-pay = Non puoi pagare questo Potere.
live-why-no-use = Questo Potere ora non avrebbe effetto.
live-why-once = Hai già avuto questo re-test in questa sfida.
live-why-last-life = L’ultimo Punto Vita non si spende.
live-why-too-few-traits = Hai troppo pochi tratti per l’overbid.

## The page

live-title = Magic Live
live-tagline = Costruisci il mazzo all’asta: contendi i pack a morra cinese e paga con la vita. Da due a otto Magi.
live-close = Chiudi
live-look = Guarda { $pack }
live-pack-is = Un pack: quattro di queste carte.
live-end-ready = I mazzi sono pronti
live-end-alone = Gli altri se ne sono andati
live-reason-ready = Tutti i mazzi sono costruiti: con essi, e con i Punti Vita rimasti, comincia il torneo di Magic.
live-reason-alone = Un Magus da solo non gioca un torneo.
live-after = Questo tavolo gioca solo l’asta.
live-after-campaign = Una campagna continua con il torneo
live-total-packs = Pack presi
live-total-contests = Posti contestati
live-total-won = Mani vinte
live-total-traits = Tratti persi
live-total-powers = Poteri usati
live-total-life = Punti Vita spesi

## What is asked

live-ask-declare = { $kind ->
        [mono] { $deck }: dichiari monocolore? Subito { $now } pack, poi altri { $later }.
        [two-colour] { $deck }: dichiari bicolore? Ora { $now } pack, poi ancora { $later }.
       *[gold] { $deck }: dichiari oro? Pack per te: { $now }.
    }
live-ask-declare-binds = Ciò che dichiari vale per tutta la sessione.
live-ask-pack = { $count ->
        [one] Prendi un pack dal tavolo: in questa riga te ne spetta uno.
       *[other] Prendi un pack dal tavolo: in questa riga te ne spettano { $count }.
    }
live-ask-contest = { $name } vuole { $pack }. Contrasti?
live-ask-contest-place = { $name } prenderebbe prima di te da: { $deck }. Contrasti?
live-ask-challenge = { $name } contrasta. Quale sfida scegli?
live-ask-power = Sfida mentale con { $name }: attivi un Potere prima del test?
live-ask-throw = Butta! { $name } non vede la tua mano finché non avete buttato entrambi.
live-ask-retest = Hai perso il test contro { $name }. Accetti? Ti costa { $trait ->
        [physical] un tratto fisico
        [social] un tratto sociale
       *[mental] un tratto mentale
    }.
live-ask-escalate = { $life ->
        [0] Quanti Punti Vita punti per il pack? Paga chi punta per ultimo.
       *[other] { $name } punta { $life } PV. Rilanci?
    }
live-ask-second-pack = Quale pack del tavolo nascondi insieme a quello conteso?
live-ask-hide = In quale mano nascondi { $pack }?
live-ask-hand = { $name } nasconde due pack. Quale mano scegli?
live-ask-spend-life = Quanti Punti Vita spendi? { $name } rimette sul tavolo altrettanti pack.
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
live-pick-no-declare = Non dichiaro
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
        [now] { $deck } { $count }: all’asta
        [away] { $deck } { $count }: messo via
        [pick] { $deck } { $count }: completa da qui il tuo mazzo
        [lands] { $deck } { $count }: si aggiungono alla fine
        [adding] { $deck } { $count }: si aggiungono ora
       *[later] { $deck } { $count }: deve ancora venire
    }
live-packs-in = Pack rimasti: { $deck }
live-packs-of = Pack di { $name }
live-packs-hidden = { $count ->
        [one] Un altro pack, preso in segreto.
       *[other] Altri { $count } pack, presi in segreto.
    }
live-look-packs = { $count }/10, pack di { $name }
live-market = Sul tavolo: { $count } pack
live-market-take = Solo tu vedi questo mazzo: { $deck }
live-market-give-back = I tuoi pack di questo mazzo
live-market-wanted = conteso
live-rows = Ordine di scelta: { $deck }
live-line = Ordine del completamento
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
live-life-now = Punti Vita: { $life }
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
        [mono] { $deck }: chi dichiara monocolore? Risposta attesa da: { $names }
        [two-colour] { $deck }: chi dichiara bicolore? Risposta attesa da: { $names }
       *[gold] { $deck }: chi dichiara oro? Risposta attesa da: { $names }
    }
live-stage-pack = { $you ->
        [yes] { $deck }: tocca a te prendere
       *[no] { $deck }: tocca a { $names } prendere
    }
live-stage-deck = Sette pack a testa: da quale mazzo si completa? Risposta attesa da: { $names }
live-stage-take = { $you ->
        [yes] { $deck }: prendi in segreto
       *[no] { $deck }: { $names } prende in segreto
    }
live-stage-lands = Si aggiungono le terre. Risposta attesa da: { $names }
live-stage-wait = Risposta attesa da: { $names }
live-stage-wants = { $you ->
        [yes] Vuoi { $what }
       *[no] vuole { $what }
    }
live-stage-contest = Qualcuno contrasta? Risposta attesa da: { $names }
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
live-cost-life = Punti Vita: { $by }
live-hand-waits = deve ancora buttare
live-hand-hidden = ha buttato
live-hand-idle = non ancora
live-proof = { $proof ->
    [sealed] sigillata
    [proven] sigillata, provata
    [broken] NON è quella sigillata!
   *[plain] non sigillata
}
live-throws-proof = { $proof ->
    [proven] sigillate e aperte
    [withheld] sigillata, ma non aperta: { $names }
   *[plain] non sigillata: { $names }
}
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
live-effect-physical = Chi perde, perde anche un Punto Vita.
live-effect-social = Chi perde può pagare un Punto Vita e ripetere il test.
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
live-lands-few = Il tuo Stile è { $style }: le terre di tipo { $land } devono essere più di ogni altra terra base.
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
live-option-overbid-equal = con lo stesso numero di tratti
live-option-overbid-off = nessuno
live-option-absolute-cost = Costo di Determinazione Assoluta
live-option-absolute-cost-three = tre Punti Vita
live-option-absolute-cost-four = quattro Punti Vita
live-option-completion = Mazzi del completamento
live-option-completion-shared = condivisi
live-option-completion-exclusive = uno per Magus
live-option-more-packs = Più di dieci pack
live-option-more-packs-forbidden = no
live-option-more-packs-allowed = finché ne restano abbastanza
live-option-dominant-land = Terre dominanti
live-option-dominant-land-strictly = più di ogni altra
live-option-dominant-land-tied = basta la parità

## The review

live-replay-place = { $round ->
        [7] Passo { $step } di { $total }, completamento
       *[other] Passo { $step } di { $total }, asta { $round }
    }

## What is brought

live-bring-magi = Magi
live-bring-example = Un Magus del tavolo ({ $number })
live-bring-others = Gli altri Magi
live-play-bot = Gioca contro tre bot
live-bring-own = Un Magus tuo
live-bring-name = Nome del Magus
live-bring-traits = Fisico / sociale / mentale
live-bring-powers = Poteri, PX rimasti: { $left }
live-bring-pool = Il pool
live-bring-packs = Pack in ogni mazzo
live-bring-rarities = Carte
live-rarity = { $rarity ->
        [common] comuni
        [uncommon] non comuni
       *[rare] rare
    }
live-bring-anew = Estratti a sorte, non i soliti

# How the bots of each level play
live-manner-apprentice = Prende i pack secondo la taglia delle creature, non contrasta nessuno e non paga alcun Potere.
live-manner-adept = Sa quante partite di draft sono state vinte con ogni carta in mano e punta fino a quel valore.
live-manner-master = Calcola quanto vale ogni tipo di pack per il proprio mazzo e soppesa ogni Potere contro quelli dell’altro.
live-manner-archmage = Inoltre lascia i pack lenti, gioca più terre e spende vita solo dove ne vale la pena.
live-cards-packs = Un pack è fatto di quattro copie di una carta di Magic: quelle carte stanno fra le carte di Magic.
