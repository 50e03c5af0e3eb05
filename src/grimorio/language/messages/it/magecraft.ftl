# Magecraft: le parole del gioco, richieste, risposte, righe di cronaca e motivi.

## The game

magecraft-title = Magecraft
magecraft-tagline = Studia magie, concatenale, vinci con venti gemme o con l’ultimo colpo. Da due a quattro giocatori.
magecraft-seat = Giocatore { $number }

## Gems

magecraft-colour-fire = Fuoco
magecraft-colour-water = Acqua
magecraft-colour-earth = Terra
magecraft-colour-light = Luce
magecraft-colour-dark = Oscurità
magecraft-colour-any = qualsiasi
magecraft-letter-fire = F
magecraft-letter-water = A
magecraft-letter-earth = T
magecraft-letter-light = L
magecraft-letter-dark = O
magecraft-letter-any = {"*"}
magecraft-a-gem = { $colour ->
        [fire] una gemma di Fuoco
        [water] una gemma d’Acqua
        [earth] una gemma di Terra
        [light] una gemma di Luce
        [dark] una gemma d’Oscurità
       *[other] una gemma
    }
magecraft-of-colour = { $colour ->
        [fire] di Fuoco
        [water] d’Acqua
        [earth] di Terra
        [light] di Luce
        [dark] d’Oscurità
       *[other] di qualsiasi colore
    }
magecraft-gems = { $count } { $count ->
        [one] gemma
       *[other] gemme
    } { magecraft-of-colour }
magecraft-gems-here = { $place }: { $count } { magecraft-of-colour }

## Places of the table

magecraft-area-hp = Area PV
magecraft-area-shield = Area Scudo
magecraft-area-discard = Area Scarto
magecraft-area-points = Zona Punti
magecraft-area-bag = Sacchetto
magecraft-area-hand = Mano
magecraft-area-academy = Accademia
magecraft-area-box = Scatola
magecraft-grimoire = Grimorio { $number }
magecraft-grimoire-empty = Vuoto
magecraft-character = Personaggio
magecraft-ability-used = Usata

## The turn

magecraft-phase-opening = Apertura
magecraft-phase-shield = Scudo
magecraft-phase-magic = Magia
magecraft-phase-study = Studio
magecraft-phase-rest = Riposo
magecraft-phase-over = Fine
magecraft-round = Giro { $round }
magecraft-turn-of = Tocca a { $name }
magecraft-turn-yours = Il tuo turno
magecraft-turn = Turno
magecraft-first-player = Primo giocatore
magecraft-thinking = Sta scegliendo
magecraft-out = Fuori gioco
magecraft-winner = Vittoria
magecraft-reason-points = Venti gemme nella Zona Punti.
magecraft-reason-last-alive = L’ultimo rimasto in vita.
magecraft-reason-conceded = La partita è stata abbandonata.
magecraft-reason-cap = Raggiunto il limite di giri: pareggio.
magecraft-reason-time-ahead = Il tempo della sfida è finito: vince chi ha più Punti, a parità chi ha più PV.
magecraft-reason-time = Il tempo della sfida è finito: pareggio.
magecraft-reason-judge = Un arbitro ha dichiarato il pareggio.

## Cards

magecraft-type-start = Magia · di tutti fin dall’inizio
magecraft-type-always = Magia · in ogni Accademia
magecraft-type-random = Magia dell’Accademia
magecraft-cast-cost = Costo di Lancio
magecraft-study-cost = Costo di Studio
magecraft-left = { $count ->
        [0] esaurita
        [one] ne resta 1
       *[other] ne restano { $count }
    }
magecraft-look = Guarda da vicino: { $spell }
magecraft-mastered = Magia Potenziata
magecraft-mastered-help = Dopo il lancio, la gemma dorata passa alla prossima magia del grimorio e può pagarne il costo.
magecraft-close = Chiudi
magecraft-unfold = Mostra tutto
magecraft-fold = Riduci
magecraft-why-label = { $option }: perché no?

## Effects

magecraft-icon-draw = Pesca
magecraft-icon-help-draw = Una gemma dal sacchetto alla mano.
magecraft-icon-attack = Attacco
magecraft-icon-help-attack = Scarta una gemma dello Scudo di un avversario; se non ne ha, una gemma dei suoi PV diventa un tuo punto.
magecraft-icon-heal = Cura
magecraft-icon-help-heal = Una gemma dall’Accademia ai PV, o alla Zona Punti se i PV sono al completo.
magecraft-icon-shield = Scudo
magecraft-icon-help-shield = Una gemma dall’Accademia o dal tuo Scarto allo Scudo.
magecraft-icon-vanish = Svanire
magecraft-icon-help-vanish = Una gemma dalla mano o dai PV alla Zona Punti.
magecraft-effects-left = Effetti da usare

## What is asked

magecraft-ask-character = Scegli il tuo personaggio.
magecraft-ask-opening-discard = { $count ->
    [one] Apertura: scarta una gemma dalla mano.
   *[other] Apertura: scarta { $count } gemme dalla mano, quelle che vuoi.
}
magecraft-ask-shield-phase = Fase Scudo: sposta gemme dallo Scudo allo Scarto, o prosegui.
magecraft-ask-magic = Fase Magica: scegli un grimorio da lanciare.
magecraft-ask-next-spell = Lanci anche { $spell }?
magecraft-ask-next-none = Qui non resta nulla da lanciare. Usi l’abilità, o prosegui?
magecraft-ask-gold = Usi la gemma dorata per { $spell }?
magecraft-ask-pay = { $count ->
    [one] Paga con una gemma di qualsiasi colore.
   *[other] Paga con { $count } gemme di qualsiasi colore.
}
magecraft-ask-icons = Scegli il prossimo effetto.
magecraft-ask-icons-direct = Scegli il prossimo effetto, o subito la sua gemma.
magecraft-ask-attack = Attacco: scegli una gemma di un avversario.
magecraft-ask-heal = Cura: prendi una gemma dall’Accademia.
magecraft-ask-shield = Scudo: prendi una gemma dall’Accademia o dal tuo Scarto.
magecraft-ask-vanish = Svanire: scegli una gemma della mano o dei PV.
magecraft-ask-study = Studia una magia, ripassa i grimori, o prosegui.
magecraft-ask-grimoire = In quale grimorio metti { $spell }, a sinistra?
magecraft-ask-review-discard = { $count ->
    [one] Ripasso: scarta una gemma dalla mano.
   *[other] Ripasso: scarta { $count } gemme dalla mano.
}
magecraft-ask-reorder = Ripasso: riordina le tue magie come vuoi.
magecraft-ask-master = Ripasso: scegli una magia da potenziare.

## Answers

magecraft-pick-gem-opening-discard = Scarta { magecraft-a-gem }
magecraft-pick-gem-shield-phase = Scarta { magecraft-a-gem }
magecraft-pick-gem-pay = Paga { magecraft-a-gem }
magecraft-pick-gem-heal = Prendi { magecraft-a-gem }
magecraft-pick-gem-review-discard = Scarta { magecraft-a-gem }
magecraft-confirm-opening-discard = Scarta: { $picked } di { $count }
magecraft-confirm-review-discard = Scarta: { $picked } di { $count }
magecraft-confirm-pay = Paga: { $picked } di { $count }
magecraft-opening-title = Ciò con cui comincia ogni partita
magecraft-opening-academy = Ci sono sempre; dopo gli scarti si sorteggiano altre { $count } magie.
magecraft-opening-start = Ciò con cui comincia ogni giocatore, nei Grimori I, II e III:
magecraft-pick-grimoire-magic = Lancia { $spell } ({ $roman })
magecraft-pick-grimoire-next-spell = Lancia { $spell } ({ $roman })
magecraft-pick-grimoire-grimoire = { $spell ->
    [none] Nel Grimorio { $number }
   *[other] Nel Grimorio { $number }, prima di { $spell }
  }
magecraft-pick-ability = Usa l’abilità
magecraft-direct = { $option } ({ $effect })
magecraft-pick-cast = Lancia { $spell }
magecraft-pick-yes = Sì
magecraft-pick-no = No
magecraft-pick-done-shield-phase = Prosegui
magecraft-pick-done-magic = Non lanciare
magecraft-pick-done-next-spell = Smetti di lanciare
magecraft-pick-done-icons = Lascia gli altri effetti
magecraft-pick-done-study = Prosegui
magecraft-pick-done-master = Nessuna
magecraft-pick-attack = { $place ->
        [shield] { $target }: { magecraft-a-gem } dallo Scudo
       *[hp] { $target }: { magecraft-a-gem } dai PV
    }
magecraft-pick-academy = { magecraft-a-gem } dall’Accademia
magecraft-pick-discard = { magecraft-a-gem } dallo Scarto
magecraft-pick-hand = { magecraft-a-gem } dalla mano
magecraft-pick-hp = { magecraft-a-gem } dai tuoi PV
magecraft-pick-study = Studia { $spell }
magecraft-pick-review = Ripasso
magecraft-pick-place = Grimorio { $number }, posto { $place }
magecraft-pick-master = Potenzia { $spell }
magecraft-pick-character = Gioca con { $character }

## Review: the editor

magecraft-reorder-title = I tuoi grimori
magecraft-reorder-help = Trascina le magie, oppure scegline una e spostala con le frecce.
magecraft-reorder-left = A sinistra
magecraft-reorder-right = A destra
magecraft-reorder-up = Al grimorio sopra
magecraft-reorder-down = Al grimorio sotto
magecraft-reorder-reset = Come prima
magecraft-reorder-send = Tieni questo ordine
magecraft-reorder-card = { $spell }: Grimorio { $number }, posto { $place }

## Log. { $seat } and { $target } are names; the -you lines address the reader

magecraft-log-game-begins = Il primo turno è di { $seat }.
magecraft-log-game-begins-you = Il primo turno è tuo.
magecraft-log-academy = L’Accademia è pronta.
magecraft-log-character = { $seat } gioca con { $character }.
magecraft-log-character-you = Giochi con { $character }.
magecraft-log-starting-spells = { $seat } apre tre grimori con le magie iniziali.
magecraft-log-starting-spells-you = Apri tre grimori con le magie iniziali.
magecraft-log-turn = Giro { $round }: tocca a { $seat }.
magecraft-log-turn-you = Giro { $round }: tocca a te.
magecraft-log-phase = { $phase ->
        [opening] { $seat }: apertura.
        [shield] { $seat }: Fase Scudo.
        [magic] { $seat }: Fase Magica.
        [study] { $seat }: Fase di Studio.
        [rest] { $seat }: Fase di Riposo.
       *[over] Fine.
    }
magecraft-log-draw = { $seat } pesca { magecraft-a-gem }.
magecraft-log-draw-you = Peschi { magecraft-a-gem }.
magecraft-log-refill = { $seat } rimette tutto lo Scarto nel sacchetto.
magecraft-log-refill-you = Rimetti tutto lo Scarto nel sacchetto.
magecraft-log-put-aside = { $seat } scarta { $gems }.
magecraft-log-put-aside-you = Scarti { $gems }.
magecraft-log-lower-shield = { $seat } sposta { magecraft-a-gem } dallo Scudo allo Scarto.
magecraft-log-lower-shield-you = Sposti { magecraft-a-gem } dallo Scudo allo Scarto.
magecraft-log-move =
    { $seat } mette { magecraft-gems } { $from ->
            [hand] dalla mano
            [bag] dal sacchetto
            [discard] dallo Scarto
            [shield] dallo Scudo
            [hp] dai PV
            [points] dalla Zona Punti
            [academy] dall’Accademia
            [spell] da una magia
           *[other] dalla scatola
        } { $to ->
            [hand] in mano
            [bag] nel sacchetto
            [discard] nello Scarto
            [shield] nello Scudo
            [hp] nei PV
            [points] nella Zona Punti
            [academy] nell’Accademia
            [spell] su una magia
           *[other] nella scatola
        }.
magecraft-log-move-you =
    Metti { magecraft-gems } { $from ->
            [hand] dalla mano
            [bag] dal sacchetto
            [discard] dallo Scarto
            [shield] dallo Scudo
            [hp] dai PV
            [points] dalla Zona Punti
            [academy] dall’Accademia
            [spell] da una magia
           *[other] dalla scatola
        } { $to ->
            [hand] in mano
            [bag] nel sacchetto
            [discard] nello Scarto
            [shield] nello Scudo
            [hp] nei PV
            [points] nella Zona Punti
            [academy] nell’Accademia
            [spell] su una magia
           *[other] nella scatola
        }.
magecraft-log-cast = { $seat } lancia { $spell }.
magecraft-log-cast-you = Lanci { $spell }.
magecraft-log-ability = { $seat } usa l’abilità di { $character }.
magecraft-log-ability-you = Usi l’abilità di { $character }.
magecraft-log-gold = La gemma dorata passa alla prossima magia: { magecraft-a-gem }.
magecraft-log-gold-lost = La gemma dorata non paga nulla e va nello Scarto: { magecraft-a-gem }.
magecraft-log-attack = { $hit ->
        [shield] { $seat } attacca { $target }: { magecraft-a-gem } cade dallo Scudo.
       *[hp] { $seat } attacca { $target } e si prende { magecraft-a-gem } dai PV.
    }
magecraft-log-attack-you = { $hit ->
        [shield] Attacchi { $target }: { magecraft-a-gem } cade dallo Scudo.
       *[hp] Attacchi { $target } e ti prendi { magecraft-a-gem } dai PV.
    }
magecraft-log-heal = { $to ->
        [points] { $seat } ha i PV al completo e segna { magecraft-a-gem } dell’Accademia.
       *[hp] { $seat } si cura con { magecraft-a-gem }.
    }
magecraft-log-heal-you = { $to ->
        [points] Hai i PV al completo: segni { magecraft-a-gem } dell’Accademia.
       *[hp] Ti curi con { magecraft-a-gem }.
    }
magecraft-log-gain-shield = { $from ->
        [discard] { $seat } rialza { magecraft-a-gem } dallo Scarto allo Scudo.
       *[academy] { $seat } prende { magecraft-a-gem } dall’Accademia per lo Scudo.
    }
magecraft-log-gain-shield-you = { $from ->
        [discard] Rialzi { magecraft-a-gem } dallo Scarto allo Scudo.
       *[academy] Prendi { magecraft-a-gem } dall’Accademia per lo Scudo.
    }
magecraft-log-vanish = { $from ->
        [hp] { $seat } fa svanire { magecraft-a-gem } dei PV per un punto.
       *[hand] { $seat } fa svanire { magecraft-a-gem } della mano per un punto.
    }
magecraft-log-vanish-you = { $from ->
        [hp] Fai svanire { magecraft-a-gem } dei PV per un punto.
       *[hand] Fai svanire { magecraft-a-gem } della mano per un punto.
    }
magecraft-log-study = { $seat } studia { $spell } nel Grimorio { $number }.
magecraft-log-study-you = Studi { $spell } nel Grimorio { $number }.
magecraft-log-review = { $seat } fa Ripasso.
magecraft-log-review-you = Fai Ripasso.
magecraft-log-reordered = { $seat } riordina le magie dei grimori.
magecraft-log-reordered-you = Riordini le magie dei tuoi grimori.
magecraft-log-master = { $seat } potenzia { $spell }.
magecraft-log-master-you = Potenzi { $spell }.
magecraft-log-rest = { $seat } riposa: mano e gemme spese vanno nello Scarto.
magecraft-log-rest-you = Riposi: mano e gemme spese vanno nello Scarto.
magecraft-log-eliminated = { $seat } non ha più PV: è fuori dal gioco.
magecraft-log-eliminated-you = Non hai più PV: il gioco per te finisce qui.
magecraft-log-concedes = { $seat } abbandona: è fuori dal gioco.
magecraft-log-concedes-you = Abbandoni: il gioco per te finisce qui.
magecraft-log-ends = { $reason ->
        [points] Partita finita: venti punti per { $winners }.
        [cap] Partita finita: pareggio al limite di giri.
        [time-ahead] Partita finita per tempo scaduto: { $winners } è in vantaggio.
        [time] Partita finita per tempo scaduto: pareggio.
        [judge] Partita finita: un arbitro ha dichiarato il pareggio.
        [conceded] Partita finita per abbandono: vince { $winners }.
       *[last-alive] Partita finita: in vita resta solo { $winners }.
    }

## Why not

magecraft-why-other-grimoire = In una Fase Magica si lancia da un solo grimorio.
magecraft-why-empty-grimoire = Questo grimorio non contiene magie.
magecraft-why-cannot-pay = Non hai in mano le gemme per lanciare { $spell }.
magecraft-why-no-next-spell = Il grimorio non ha altre magie.
magecraft-why-ability-used = L’abilità è già stata usata.
magecraft-why-ability-alone = L’abilità accompagna una magia: prima o dopo averla lanciata.
magecraft-why-ability-cost = Non hai in mano la gemma per l’abilità.
magecraft-why-none-left = L’Accademia non ha più copie di { $spell }.
magecraft-why-cannot-study = Non hai in mano le gemme per studiare { $spell }.
magecraft-why-review-hand = Il Ripasso chiede { $needed } gemme in mano, ne hai { $count }.
magecraft-why-shielded = Uno scudo protegge questi PV: cadono prima le sue gemme.
magecraft-why-academy-empty = L’Accademia non ha più gemme.
magecraft-why-nothing-to-shield = Né l’Accademia né il tuo Scarto hanno gemme.
magecraft-why-last-hp-gem = L’ultima gemma dei PV non può svanire.
magecraft-why-nothing-to-draw = Sacchetto e Scarto sono vuoti.
magecraft-why-cannot-pay-lack = { magecraft-why-cannot-pay } { magecraft-why-lack }
magecraft-why-cannot-study-lack = { magecraft-why-cannot-study } { magecraft-why-lack }
magecraft-why-ability-cost-lack = { magecraft-why-ability-cost } { magecraft-why-lack }
magecraft-why-lack = Ti serve ancora: { $gems }.

## Options of a game

magecraft-option-characters = Personaggi
magecraft-option-characters-random = a caso
magecraft-option-characters-chosen = scelti dai giocatori
magecraft-option-hands = Mani
magecraft-option-hands-hidden = nascoste
magecraft-option-hands-open = scoperte
magecraft-option-icons = Effetti di una magia
magecraft-option-icons-optional = si possono tralasciare
magecraft-option-icons-forced = vanno usati tutti
magecraft-option-stopping = Fermarsi prima della fine di un grimorio
magecraft-option-stopping-allowed = permesso
magecraft-option-stopping-forbidden = solo se non si può pagare
magecraft-option-study = Studio
magecraft-option-study-optional = facoltativo
magecraft-option-study-compulsory = obbligatorio se possibile
magecraft-option-studies = Magie studiate in un turno
magecraft-option-studies-one = una
magecraft-option-studies-any-number = quante si vuole
magecraft-option-review = Ripasso con
magecraft-option-review-at-least-four = almeno quattro gemme in mano
magecraft-option-review-exactly-four = esattamente quattro gemme in mano
magecraft-option-mastered = Magie Potenziate
magecraft-option-mastered-on = sì
magecraft-option-mastered-off = no: prima partita
magecraft-option-gold-chain = Una gemma dorata passa oltre più volte
magecraft-option-gold-chain-allowed = permesso
magecraft-option-gold-chain-forbidden = vietato
magecraft-option-ability-limit = Abilità
magecraft-option-ability-limit-turn = una volta per turno
magecraft-option-ability-limit-spell = una volta per magia
magecraft-option-ability-alone = Abilità senza lanciare magie
magecraft-option-ability-alone-allowed = permessa
magecraft-option-ability-alone-forbidden = vietata
magecraft-option-last-hp-gem = L’ultima gemma dei PV
magecraft-option-last-hp-gem-kept = non può svanire
magecraft-option-last-hp-gem-may-vanish = può svanire
magecraft-option-time = Quando il tempo scade
magecraft-option-time-ahead = vince chi ha più Punti
magecraft-option-time-drawn = la partita finisce in pareggio

## Che cosa il tavolo può fare da solo

magecraft-habit-shield-phase = Gemme dello Scudo da scartare
magecraft-habit-magic = Quale grimorio lanciare
magecraft-habit-next-spell = La magia successiva
magecraft-habit-gold = La gemma dorata
magecraft-habit-pay = Gemme con cui pagare
magecraft-habit-icons = Ordine degli effetti
magecraft-habit-icons-ask = chiedi; Pesca e l’ultimo tipo si usano subito
magecraft-habit-icons-auto = usali tutti nell’ordine stampato
magecraft-habit-attack = Chi attaccare
magecraft-habit-heal = Gemme con cui curarsi
magecraft-habit-study = Che cosa studiare
magecraft-habit-master = Una magia da potenziare

## In short

magecraft-help-goal-title = Lo scopo
magecraft-help-goal = Resta l’ultimo mago in vita, o raccogli 20 gemme nella Zona Punti. Perdi quando nell’Area PV non resta nessuna gemma.
magecraft-help-turn-title = Il tuo turno
magecraft-help-turn = Quattro fasi: scudo, magia, studio o ripasso, riposo. Paghi tutto con le gemme che hai in mano, pescate alla cieca dal tuo sacchetto.
magecraft-help-shield-title = Scudo
magecraft-help-shield = Puoi spostare gemme dall’Area Scudo all’Area Scarto; da lì tornano nel sacchetto.
magecraft-help-magic-title = Magia
magecraft-help-magic = Scegli uno dei tuoi tre grimori e lancia le sue magie da sinistra a destra. Ogni magia costa le gemme che porta scritte. Puoi fermarti, ma non saltare una magia né passare a un secondo grimorio.
magecraft-help-icons-title = Che cosa fanno le magie
magecraft-help-icons = L’ordine lo scegli tu, e puoi tralasciarne qualcuno.
magecraft-help-ability-title = Il tuo personaggio
magecraft-help-ability = Una volta nella tua Fase Magica, prima o dopo una magia, una gemma paga l’abilità del tuo personaggio.
magecraft-help-study-title = Studio
magecraft-help-study = Paga il costo di studio di una magia con gemme della mano: entra in uno dei tuoi grimori, a sinistra.
magecraft-help-review-title = Ripasso
magecraft-help-review = Oppure scarta quattro gemme della mano: riordina tutte le tue magie e potenziane una. La gemma dorata di una magia potenziata può aiutare a pagare la successiva.
magecraft-help-rest-title = Riposo
magecraft-help-rest = Tutto ciò che è in mano e sulle magie si scarta e peschi quattro gemme. Un sacchetto vuoto si riempie con i tuoi scarti.
magecraft-help-end-title = La fine
magecraft-help-end = Subito, quando resta un solo mago o qualcuno ha 20 punti.

## Positions set up by hand

magecraft-board-hint = Le gemme arrivano nel posto scelto con le loro lettere o dalla fila di cinque, con Maiusc una se ne va; col mouse si trascinano.
magecraft-board-gem = Aggiungi una gemma
magecraft-situation-text = Le gemme che aggiungi vengono dalla scatola, poi dall’Accademia; quelle che togli vanno nella scatola.
magecraft-situation-gems = Gemme
magecraft-situation-spells = Magie
magecraft-situation-copies-of = Copie di { $spell }
magecraft-situation-add = Aggiungi una magia…
magecraft-situation-left = Sposta { $spell } a sinistra
magecraft-situation-right = Sposta { $spell } a destra
magecraft-situation-remove = Togli { $spell }
magecraft-situation-many = { $colour }: { $count } di troppo. Il gioco ne ha { $most }.
magecraft-situation-life = Il giocatore { $seat } ha { $count } gemme nei PV; devono essere da 1 a { $most }.
magecraft-situation-points = Punti del giocatore { $seat }: { $count }; con più di { $most } la partita è finita.
magecraft-situation-copies = { $spell }: { $count } copie; il gioco ne ha { $most }.
magecraft-situation-active-out = Il giocatore { $seat } è fuori gioco e non può essere di turno.

## The guided first game. -do: what to do now

magecraft-lesson-goal-title = Due modi di vincere
magecraft-lesson-goal = Resta l’ultimo con gemme nei PV, o porta venti gemme nella Zona Punti. Il bot gioca con garbo e parte indebolito.
magecraft-lesson-table-title = Il tuo tavolo
magecraft-lesson-table = La tua plancia è quella grande in basso: tre grimori con le magie, PV, Scudo e Punti, e la mano. Si paga tutto con le gemme che hai in mano. Indica una parola qualsiasi e ti viene spiegata.
magecraft-lesson-shield-phase-title = La Fase Scudo
magecraft-lesson-shield-phase = Comincia il tuo turno. La gemma del tuo Scudo è accesa: puoi spostarla nello Scarto, da dove tornerà nel sacchetto. Ti protegge solo finché resta lì.
magecraft-lesson-shield-phase-do = Tienila: premi «Prosegui».
magecraft-lesson-magic-title = La Fase Magica
magecraft-lesson-magic = Sono accesi i grimori la cui prima magia puoi pagare, e l’abilità del tuo personaggio, che costa una gemma una volta per turno. In un turno lanci da un solo grimorio, da sinistra a destra.
magecraft-lesson-magic-do = Premi un grimorio acceso. Quello con la spada attacca.
magecraft-lesson-pay-title = Pagare
magecraft-lesson-pay = Il posto con la stella accetta una gemma di qualsiasi colore. Sono accese le gemme che puoi dare.
magecraft-lesson-pay-do = Paga con il colore che ti serve meno.
magecraft-lesson-icons-title = Gli effetti
magecraft-lesson-icons = La magia è pagata; le sue gemme stanno sopra la carta. Usa gli effetti nell’ordine che vuoi, o tralasciane qualcuno.
magecraft-lesson-icons-do = Premi un effetto.
magecraft-lesson-attack-title = Attaccare
magecraft-lesson-attack = Prima cade lo Scudo dell’avversario, gemma per gemma. Quando è vuoto, un attacco prende una gemma dei PV, e quella gemma è un tuo punto.
magecraft-lesson-attack-do = Premi una gemma accesa sulla plancia in alto.
magecraft-lesson-heal-title = Curarsi
magecraft-lesson-heal = La gemma viene dall’Accademia e va nei PV. Con dodici PV diventa invece un punto.
magecraft-lesson-heal-do = Premi un colore dell’Accademia.
magecraft-lesson-shield-title = Proteggersi
magecraft-lesson-shield = La gemma viene dall’Accademia, e non ti costa nulla, o dal tuo Scarto.
magecraft-lesson-shield-do = Premi una gemma accesa.
magecraft-lesson-vanish-title = Far svanire
magecraft-lesson-vanish = Una gemma della mano o dei PV diventa un punto. Nessuno può togliertela, ma non tornerà mai più nel sacchetto.
magecraft-lesson-vanish-do = Premi una gemma accesa.
magecraft-lesson-next-spell-title = Continuare o fermarsi
magecraft-lesson-next-spell = Puoi lanciare la magia seguente dello stesso grimorio, usare l’abilità, o fermarti. Ciò che resta in mano può ancora pagare uno studio.
magecraft-lesson-next-spell-do = Scegli una delle risposte qui sotto.
magecraft-lesson-study-title = Lo studio
magecraft-lesson-study = Nell’Accademia sono accese le magie il cui costo di studio puoi pagare. Ne studi una per turno. Una carta spenta ti dice perché non la puoi avere.
magecraft-lesson-study-do = Premi una magia accesa, o prosegui.
magecraft-lesson-grimoire-title = Dove metterla
magecraft-lesson-grimoire = La nuova magia sta all’estremità sinistra di un grimorio: lì verrà lanciata per prima, e ciò che sta alla sua destra la segue.
magecraft-lesson-grimoire-do = Premi uno dei tuoi grimori.
magecraft-lesson-rest-title = Il Riposo
magecraft-lesson-rest = Il tuo turno è finito: le gemme della mano e delle magie sono andate nello Scarto, e ne hai pescate quattro nuove. Il diario racconta ogni passo; il piccolo segno di ogni riga è la sua regola.
magecraft-lesson-why-title = Perché no?
magecraft-lesson-why = Ciò che non è acceso adesso non si può fare. «Perché non altro?», accanto alla domanda, dice il motivo e la regola.
magecraft-lesson-review-title = Il Ripasso
magecraft-lesson-review = Invece di studiare puoi scartare quattro gemme: riordina tutte le tue magie e potenziane una, la cui gemma dorata può pagare la successiva.
magecraft-lesson-review-do = Solo se vuoi: scegli «Ripasso».
magecraft-lesson-gold-title = La gemma dorata
magecraft-lesson-gold = La gemma dorata di una magia potenziata è passata su questa magia e va bene per il suo costo.
magecraft-lesson-gold-do = Con «Sì» risparmi una gemma della mano.
magecraft-lesson-end-title = La fine
magecraft-lesson-end = Questa era una partita intera. «Rivedi la partita» la mostra di nuovo, con tutte le mani scoperte.

## Words explained at the table: name, explanation, and the forms in which each stands in sentences

magecraft-term-hp = PV
magecraft-term-hp-text = La tua vita, fino a dodici gemme. Chi qui non ne ha più è fuori gioco.
magecraft-term-hp-words = Area PV|PV
magecraft-term-shield = Scudo
magecraft-term-shield-text = Gemme che prendono i colpi per prime: finché ce n’è una, gli attacchi non arrivano ai PV.
magecraft-term-shield-words = Area Scudo|Scudo|scudi
magecraft-term-discard = Scarto
magecraft-term-discard-text = Qui stanno le gemme spese. Quando il sacchetto è vuoto, vi tornano tutte dentro.
magecraft-term-discard-words = Area Scarto|Scarto|scarti
magecraft-term-points = Punti
magecraft-term-points-text = Gemme guadagnate per sempre. Con venti si vince all’istante.
magecraft-term-points-words = Zona Punti|Punti|punto
magecraft-term-bag = Sacchetto
magecraft-term-bag-text = Le gemme da pescare, senza guardare. Quando è vuoto si riempie con lo Scarto.
magecraft-term-bag-words = sacchetti|sacchetto
magecraft-term-hand = Mano
magecraft-term-hand-text = Le gemme con cui paghi. Al Riposo si ripone ciò che resta e se ne pescano quattro nuove.
magecraft-term-hand-words = mani|mano
magecraft-term-academy = Accademia
magecraft-term-academy-text = La riserva comune: magie da studiare, e gemme per curarsi e proteggersi.
magecraft-term-academy-words = Accademia
magecraft-term-box = Scatola
magecraft-term-box-text = Ciò che sta qui è fuori dal gioco.
magecraft-term-box-words = scatola
magecraft-term-grimoire = Grimorio
magecraft-term-grimoire-text = Una fila di magie, lanciate da sinistra a destra. Ne hai tre, e in un turno lanci da uno solo.
magecraft-term-grimoire-words = grimori|grimorio
magecraft-term-spell = Magia
magecraft-term-spell-text = Una carta che costa gemme e ha effetti. Dopo il lancio resta nel suo grimorio.
magecraft-term-spell-words = magie|magia
magecraft-term-character = Personaggio
magecraft-term-character-text = Il tuo mago, con un’abilità tutta sua.
magecraft-term-character-words = personaggi|personaggio
magecraft-term-ability = Abilità
magecraft-term-ability-text = Ciò che il tuo personaggio fa per una gemma, una volta nella Fase Magica, prima o dopo una magia.
magecraft-term-ability-words = abilità
magecraft-term-gem = Gemma
magecraft-term-gem-text = Con le gemme si paga tutto, e di gemme sono fatti vita, scudo e punti. Cinque colori.
magecraft-term-gem-words = gemme|gemma
magecraft-term-any = Qualsiasi colore
magecraft-term-any-text = Un posto di un costo che una gemma di un colore qualunque può pagare.
magecraft-term-any-words = qualsiasi colore
magecraft-term-fire = Fuoco
magecraft-term-fire-text = La gemma rossa, un triangolo con una fiamma. Le sue magie amano attaccare.
magecraft-term-fire-words = Fuoco
magecraft-term-water = Acqua
magecraft-term-water-text = La gemma blu, una goccia con le onde. Le sue magie pescano gemme.
magecraft-term-water-words = Acqua
magecraft-term-earth = Terra
magecraft-term-earth-text = La gemma verde, un ottagono con i monti. Le sue magie proteggono.
magecraft-term-earth-words = Terra
magecraft-term-light = Luce
magecraft-term-light-text = La gemma gialla, una stella con il sole. Le sue magie curano.
magecraft-term-light-words = Luce
magecraft-term-dark = Oscurità
magecraft-term-dark-text = La gemma viola, una losanga con la luna. Nessuno comincia con una di queste: vengono solo dall’Accademia.
magecraft-term-dark-words = Oscurità
magecraft-term-opening = Apertura
magecraft-term-opening-text = Prima del primo turno ognuno pesca, e chi gioca presto mette da parte qualche gemma.
magecraft-term-opening-words = Apertura
magecraft-term-phase-shield = Fase Scudo
magecraft-term-phase-shield-text = La prima fase del turno: gemme del tuo Scudo possono andare nello Scarto.
magecraft-term-phase-shield-words = Fase Scudo
magecraft-term-phase-magic = Fase Magica
magecraft-term-phase-magic-text = La seconda fase: lanci le magie di un grimorio e usi l’abilità. Non sei obbligato.
magecraft-term-phase-magic-words = Fase Magica
magecraft-term-phase-study = Studio o Ripasso
magecraft-term-phase-study-text = La terza fase: studi una magia, o ripassi i grimori, o nessuna delle due cose.
magecraft-term-phase-study-words = Fase di Studio
magecraft-term-phase-rest = Riposo
magecraft-term-phase-rest-text = La fine del turno: le gemme di mano e magie vanno nello Scarto, e se ne pescano quattro nuove.
magecraft-term-phase-rest-words = Fase di Riposo|Riposo
magecraft-term-effect = Effetto
magecraft-term-effect-text = I segni di una magia. Ognuno si usa da solo, nell’ordine che vuoi; puoi tralasciarne qualcuno.
magecraft-term-effect-words = effetti|effetto
magecraft-term-draw = Pesca
magecraft-term-draw-text = Una gemma dal sacchetto alla mano. Può pagare subito la magia seguente.
magecraft-term-draw-words = peschi|pesca
magecraft-term-attack = Attacco
magecraft-term-attack-text = Una gemma dello Scudo di un avversario va nel suo Scarto; se non ne ha, una dei suoi PV diventa un tuo punto.
magecraft-term-attack-words = attacchi|attacca|attacco
magecraft-term-heal = Cura
magecraft-term-heal-text = Una gemma dall’Accademia ai PV, o alla Zona Punti se sono già dodici.
magecraft-term-heal-words = curi|cura
magecraft-term-icon-shield = Scudo (effetto)
magecraft-term-icon-shield-text = Una gemma dall’Accademia o dal tuo Scarto allo Scudo.
magecraft-term-icon-shield-words = proteggiti
magecraft-term-vanish = Svanire
magecraft-term-vanish-text = Una gemma della mano o dei PV diventa un punto.
magecraft-term-vanish-words = svanire
magecraft-term-cast = Lanciare
magecraft-term-cast-text = Pagare una magia con gemme della mano, posate sulla carta, e usarne gli effetti.
magecraft-term-cast-words = lanciare|lanciata|lancio|lancia|lanci
magecraft-term-cast-cost = Costo di Lancio
magecraft-term-cast-cost-text = Le gemme che una magia costa ogni volta che la lanci.
magecraft-term-cast-cost-words = costo di lancio
magecraft-term-study = Studio
magecraft-term-study-text = Paga una magia dell’Accademia e mettila all’estremità sinistra di un tuo grimorio. Una per turno.
magecraft-term-study-words = studiare|studia|studi|studio
magecraft-term-study-cost = Costo di Studio
magecraft-term-study-cost-text = Le gemme che una magia costa una volta sola, quando la impari. Vanno scartate.
magecraft-term-study-cost-words = costo di studio
magecraft-term-review = Ripasso
magecraft-term-review-text = Invece dello studio: scarti quattro gemme, riordini tutte le magie e ne potenzi una.
magecraft-term-review-words = ripassa|ripasso
magecraft-term-mastered = Magia Potenziata
magecraft-term-mastered-text = Una magia potenziata passa la sua gemma dorata alla magia seguente del grimorio.
magecraft-term-mastered-words = Magie Potenziate|Magia Potenziata|potenziata|potenziare|potenzia|potenzi
magecraft-term-gold = Gemma dorata
magecraft-term-gold-text = La gemma più a sinistra pagata per una magia potenziata. Passa avanti e può pagare la magia seguente; se non serve, si scarta.
magecraft-term-gold-words = gemma dorata|gemma d’oro
magecraft-term-round = Giro
magecraft-term-round-text = Un turno di ogni giocatore.
magecraft-term-round-words = giro
magecraft-term-first = Primo giocatore
magecraft-term-first-text = Deciso a sorte. Chi gioca per primo comincia con meno gemme.
magecraft-term-first-words = primo giocatore

# The totals at the end of a game
magecraft-total-cast = Magie lanciate
magecraft-total-attack = Gemme PV prese
magecraft-total-heal = Gemme curate
magecraft-total-draw = Gemme pescate
magecraft-total-study = Magie studiate
magecraft-total-master = Magie potenziate

# How the characters of bots play
magecraft-character-cautious-text = Cautela: si cura e si protegge di più, e teme soprattutto il turno che potrebbe eliminarla.
magecraft-character-fierce-text = Furia: attacca di più, si cura e si protegge di meno, e teme meno il turno seguente.
magecraft-character-tricky-text = Astuzia: studia e ripassa di più, e tiene gemme per questo.
