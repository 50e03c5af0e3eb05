# Magecraft: le parole del gioco, richieste, risposte, righe di cronaca e motivi.

## The game

magecraft-title = Magecraft
magecraft-tagline = Studia magie, concatenale, vinci con venti gemme o con l’ultimo colpo. Da due a quattro giocatori.
magecraft-seat = Giocatore { $number }
magecraft-you = te

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
magecraft-phase-shield = Fase Scudo
magecraft-phase-magic = Fase Magica
magecraft-phase-study = Studio / Ripasso
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
magecraft-won = { $count ->
        [0] Nessuno vince
        [one] Vittoria: { $winners }
       *[other] Vittoria condivisa: { $winners }
    }
magecraft-reason-points = Venti gemme nella Zona Punti.
magecraft-reason-last-alive = L’ultimo rimasto in vita.
magecraft-reason-cap = Raggiunto il limite di giri: patta.

## Cards

magecraft-type-start = Magia · in mano a tutti dall’inizio
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
magecraft-ask-opening-discard = Apertura: scarta una gemma dalla mano.
magecraft-ask-shield-phase = Fase Scudo: sposta gemme dallo Scudo allo Scarto, o prosegui.
magecraft-ask-magic = Fase Magica: scegli un grimorio da lanciare.
magecraft-ask-next-spell = Lanci anche { $spell }?
magecraft-ask-next-none = Qui non resta nulla da lanciare. Usi l’abilità, o prosegui?
magecraft-ask-gold = Usi la gemma dorata per { $spell }?
magecraft-ask-pay = Paga con una gemma di qualsiasi colore.
magecraft-ask-icons = Scegli il prossimo effetto.
magecraft-ask-attack = Attacco: scegli una gemma di un avversario.
magecraft-ask-heal = Cura: prendi una gemma dall’Accademia.
magecraft-ask-shield = Scudo: prendi una gemma dall’Accademia o dal tuo Scarto.
magecraft-ask-vanish = Svanire: scegli una gemma della mano o dei PV.
magecraft-ask-study = Studia una magia, ripassa i grimori, o prosegui.
magecraft-ask-grimoire = In quale grimorio metti { $spell }, a sinistra?
magecraft-ask-review-discard = Ripasso: scarta quattro gemme dalla mano.
magecraft-ask-reorder = Ripasso: riordina le tue magie come vuoi.
magecraft-ask-master = Ripasso: scegli una magia da potenziare.

## Answers

magecraft-pick-gem-opening-discard = Scarta { magecraft-a-gem }
magecraft-pick-gem-shield-phase = Scarta { magecraft-a-gem }
magecraft-pick-gem-pay = Paga { magecraft-a-gem }
magecraft-pick-gem-heal = Prendi { magecraft-a-gem }
magecraft-pick-gem-review-discard = Scarta { magecraft-a-gem }
magecraft-pick-grimoire-magic = Lancia il Grimorio { $number }
magecraft-pick-grimoire-next-spell = Lancia il Grimorio { $number }
magecraft-pick-grimoire-grimoire = Nel Grimorio { $number }
magecraft-pick-ability = Usa l’abilità
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

magecraft-log-game-begins = { $seat } gioca per primo turno.
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
magecraft-log-ends = { $reason ->
        [points] Partita finita: venti punti per { $winners }.
        [cap] Partita finita: patta al limite di giri.
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
magecraft-option-ability-alone-allowed = permesso
magecraft-option-ability-alone-forbidden = vietato
magecraft-option-last-hp-gem = L’ultima gemma dei PV
magecraft-option-last-hp-gem-kept = non può svanire
magecraft-option-last-hp-gem-may-vanish = può svanire

## Che cosa il tavolo può fare da solo

magecraft-habit-shield-phase = Gemme dello Scudo da scartare
magecraft-habit-magic = Quale grimorio lanciare
magecraft-habit-next-spell = L’incantesimo successivo
magecraft-habit-gold = La gemma d’oro
magecraft-habit-pay = Gemme con cui pagare
magecraft-habit-icons = Ordine degli effetti
magecraft-habit-attack = Chi attaccare
magecraft-habit-heal = Gemme con cui curarsi
magecraft-habit-study = Che cosa studiare
magecraft-habit-master = Un incantesimo da padroneggiare
