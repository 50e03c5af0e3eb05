# I draft nel terminale.
draft-seat = Giocatore { $number }
draft-kind = { $kind ->
        [rochester] Rochester Draft
        [sealed] Sealed Deck
       *[booster] Booster Draft
    }
draft-phase = { $phase ->
        [draft] giro { $round } di { $rounds }, scelta { $pick }
        [building] si costruiscono i mazzi
       *[over] il draft è finito
    }
draft-way = { $way ->
        [left] a sinistra
       *[right] a destra
    }
draft-rarity = { $rarity ->
        [common] comune
        [uncommon] non comune
        [rare] rara
        [land] terra
       *[cube] cubo
    }
draft-head-rarity = Rarità
draft-pack = Busta
draft-player = { $name }: { $count ->
        [one] una carta
       *[other] { $count } carte
    }, { $pack } nella busta, { $closed } chiuse
draft-gone = { $name }: se n'è andato
draft-cards-good = { $file }: va bene, { $count ->
        [one] una carta
       *[other] { $count } carte
    }
draft-cards-none = { $file }: attesi un set o un cubo, non c'è nulla
draft-template-note = Un cubo: quante copie di quali carte; poi esegui grimorio cards check --game draft
draft-template-name = Il mio cubo
draft-log-round = { $kind ->
        [booster] Giro { $round }: le buste vanno { $way }
        [rochester] Giro { $round }: { $seats } mette una busta sul tavolo, l'ordine va { $way }
       *[sealed] Tutti aprono la confezione { $round }
    }
draft-log-open = { $known ->
        [yes] { $seat } apre: { $cards }
       *[no] { $seat } apre una busta di { $count } carte
    }
draft-log-receive = { $known ->
        [yes] { $seat } riceve: { $cards }
       *[no] { $seat } riceve { $count ->
            [one] una carta
           *[other] { $count } carte
        }
    }
draft-log-take = { $known ->
        [yes] { $seat } prende { $card }
       *[no] { $seat } prende una carta
    }
draft-log-pass = Le buste passano { $way }
draft-log-leave = { $seat } se ne va
draft-log-building = Tutte le carte sono prese: si costruiscono i mazzi
draft-log-pool = { $seat } ha ricevuto: { $cards }
draft-log-end = { $reason ->
        [ready] Il draft è finito
       *[alone] Restano troppo pochi giocatori: il draft è finito
    }
