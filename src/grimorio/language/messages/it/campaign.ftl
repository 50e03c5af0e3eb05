# Campaigns of Magic Live: made, joined, approved, played session by session.
campaign-campaigns = Campagne
campaign-title = Campagna
campaign-about = Gli stessi Magi si ritrovano sessione dopo sessione: un’asta fa i mazzi, un torneo di Magic dà esperienza, l’esperienza fa i Magi.
campaign-play-one = Gioca una campagna
campaign-yours = Le tue campagne
campaign-new = Una nuova campagna
campaign-name = Nome della campagna
campaign-unnamed = I giovedì sera
campaign-your-magus = Il tuo Magus
campaign-who = Chi gioca
campaign-add = Un altro membro
campaign-invited = Amico, su invito
campaign-create = Crea la campagna
campaign-agreed = Che cosa è concordato
campaign-magi = I Magi
campaign-magus = Magus
campaign-session = Sessione { $number }
campaign-steps = La sessione
campaign-phase-between = Approvazione
campaign-phase-auction = Asta
campaign-phase-tournament = Torneo

## The sheet

campaign-nameless = Un Magus
campaign-magus-name = Nome del tuo Magus
campaign-magus-hint = Come ti chiami?
campaign-attribute = { $trait ->
        [physical] Fisici
        [social] Sociali
       *[mental] Mentali
    }
campaign-attributes = Attributi
campaign-attributes-text = Tre, cinque e sette tratti: li scommetti nelle sfide.
campaign-life = Punti Vita
campaign-powers = Poteri
campaign-no-powers = Ancora nessun Potere: si comprano con l’esperienza.
campaign-spent = PX spesi
campaign-available = Disponibili
campaign-ledger = L’esperienza, sessione per sessione
campaign-ledger-empty = Ancora nessun guadagno.
campaign-ledger-what = Per che cosa
campaign-ledger-xp = PX
campaign-ledger-left = Resto
campaign-news = Nuovo:
campaign-open-magus = Apri un Magus da un file
campaign-save-magus = Salva in un file
campaign-from-file = { $name } viene da un file, con storia ed esperienza.
campaign-new-magus = Crea invece un nuovo Magus

## What is agreed

campaign-form = Torneo
campaign-form-round-robin = All’italiana
campaign-form-round-robin-text = Tutti contro tutti, una volta.
campaign-form-knockout = A eliminazione
campaign-form-knockout-text = Chi perde è fuori; un pareggio si rigioca.
campaign-form-together = Tutti assieme
campaign-form-together-text = Una sola partita con tutti; vince l’ultimo che resta.
campaign-form-duels = Sfide libere
campaign-form-duels-text = Ognuno sfida chi vuole, finché chi ha creato la campagna chiude la sessione.
campaign-award = Esperienza
campaign-award-first-three = 8, 5 e 3 ai primi tre
campaign-award-each-win = 1 per ogni vittoria
campaign-award-places = Per classifica, con una nostra tabella
campaign-award-wins = Per ogni vittoria, numero nostro
campaign-award-number = PX per ogni vittoria
campaign-award-table = PX al primo, al secondo, al terzo e così via
campaign-award-wins-of = { $xp } per ogni partita vinta
campaign-award-places-of = Dal primo posto in poi: { $places }; chi viene dopo non guadagna nulla
campaign-pool = Le carte in gioco
campaign-pool-usual = Il pool consueto
campaign-pool-drawn = Estratto a sorte
campaign-pool-brought = Una lista nostra
campaign-pool-drawn-of = Estratto a sorte: { $packs } pack per mazzo, { $rarities }, numero { $seed }
campaign-pool-drawn-anew = Estratto di nuovo a ogni sessione: { $packs } pack per mazzo, { $rarities }
campaign-pool-brought-of = { $name }: { $packs } pack
campaign-pool-list = Quattro di ogni carta, una carta per riga
campaign-pool-read = { $packs } pack
campaign-pool-other = Porta un’altra lista
campaign-packs = Pack per mazzo
campaign-seed = Numero dell’estrazione
campaign-seed-anew = nuovo a ogni sessione
campaign-rarity = { $rarity ->
        [common] comuni
        [uncommon] non comuni
       *[rare] rare
    }
campaign-own-powers = Poteri nostri
campaign-open-powers = Apri Poteri da un file
campaign-leave-out = Togli
campaign-own-powers-text = Ciascuno può proporre Poteri, qui o con un file.
campaign-power-new = Proponi un Potere
campaign-power-give = Salvalo in un file e mandalo a chi ha creato la campagna, che lo aggiunge con «Apri Poteri da un file».
campaign-power-close = Chiudi il modulo
campaign-power-change = Modifica
campaign-power-name = Nome
campaign-power-name-it = Nome in italiano
campaign-power-name-fr = Nome in francese
campaign-power-tier = Livello
campaign-power-costs = Quanto costa usarlo
campaign-power-life = Punti vita
campaign-power-traits = Tratti mentali
campaign-power-packs = Pack propri
campaign-power-does = Che cosa fa, in quest’ordine
campaign-power-add = Aggiungi che cosa fa…
campaign-power-word-wins = Vincere il pack
campaign-power-word-gives-up = Lasciare il pack all’avversario
campaign-power-word-gains-life = Guadagnare punti vita
campaign-power-word-bids-life = Puntare punti vita per il pack
campaign-power-word-offers-two = Far scegliere all’avversario uno di due pack, alla cieca
campaign-power-word-returns = Far rimettere pack all’avversario
campaign-power-word-retests = Ripetere un test perso
campaign-power-number = Quanti
campaign-power-paid = uno per ogni punto vita pagato
campaign-power-final = niente lo annulla
campaign-power-told = Si legge così
campaign-power-no-name = Dagli un nome.
campaign-power-no-word = Scegli che cosa fa.
campaign-power-keep = Aggiungi alla campagna
campaign-power-file = Salva in un file
campaign-approval = Che cosa vuol dire approvare
campaign-approval-all = Devono approvare tutti
campaign-approval-all-text = La sessione comincia quando ogni membro ha approvato tutte le schede.
campaign-approval-present = Chi approva gioca
campaign-approval-present-text = Chi non ha approvato salta la sessione.
campaign-change = Cambia
campaign-change-text = Un cambiamento si legge a tutti: ognuno approva di nuovo.
campaign-agree = Concorda così

## Between sessions

campaign-approve-text = Leggi le schede. Se sono come devono essere, approvale; poi comincia l’asta.
campaign-approved-text = Hai approvato le schede.
campaign-looking = Stai guardando: solo i membri approvano e giocano.
campaign-approved = Ha approvato
campaign-not-approved = Non ha ancora approvato
campaign-missing = Non ancora approvato da: { $names }
campaign-sitting-out = Senza approvazione saltano la sessione: { $names }
campaign-open-invitations = { $count ->
        [one] Un invito è aperto.
       *[other] { $count } inviti sono aperti.
    }
campaign-approve = Approva le schede
campaign-approve-begin = Approva e apri l’asta
campaign-begin = Apri l’asta
campaign-withdraw = Ritira l’approvazione
campaign-last-won = { $count ->
        [one] La sessione { $number } è andata a { $names }.
       *[other] La sessione { $number } è stata divisa tra { $names }.
    }
campaign-spend = Spendi esperienza
campaign-spend-count = { $count ->
        [0] Che cosa si compra con l’esperienza
       *[other] Spendi esperienza ({ $count })
    }
campaign-spend-text = { $count ->
        [0] Non resta niente da spendere.
        [one] Resta un PX da spendere.
       *[other] Restano { $count } PX da spendere.
    }
campaign-shop-power = Poteri
campaign-shop-attribute = Un tratto in più
campaign-shop-life = Punti Vita
campaign-shop-style = Un altro Stile
campaign-buy-style = Stile: { $style }
campaign-buy-life = Un Punto Vita in più
campaign-buy-attribute = { $trait ->
        [physical] Un tratto fisico in più
        [social] Un tratto sociale in più
       *[mental] Un tratto mentale in più
    }
campaign-why-had = già tuo
campaign-why-dear = costa { $price }, ne restano { $available }
campaign-basket = Da comprare
campaign-put-back = Rimetti
campaign-buy = { $count ->
        [0] Compra
       *[other] Compra per { $count }
    }

## A session

campaign-auction-text = All’asta: { $names }.
campaign-auction-deck = Ora sul tavolo: { $deck }
campaign-go-auction = All’asta
campaign-to-play = da giocare
campaign-turn = turno { $turn }
campaign-begun = cominciata
campaign-drawn = pareggio
campaign-won-by = { $count ->
        [one] vinta da { $names }
       *[other] vinta insieme da { $names }
    }
campaign-life-of = { $name }: Punti Vita { $life }
campaign-play = Gioca ora
campaign-play-on = Continua
campaign-watch = Guarda
campaign-forfeit = { $name } non viene
campaign-forfeit-text = La partita conta come persa da chi non viene.
campaign-forfeit-yes = Conta come persa
campaign-standings = Classifica
campaign-standings-now = La classifica finora
campaign-place = Posizione
campaign-won = Vinte
campaign-draws = Pareggi
campaign-lost = Perse
campaign-xp = PX
campaign-lives-left = Punti Vita rimasti dopo l’asta
campaign-deck = Mazzo
campaign-your-deck = Il tuo mazzo
campaign-deck-of = Il mazzo di { $name }
campaign-duel-new = Una nuova sfida
campaign-close = Chiudi la sessione
campaign-call-off = Annulla la sessione
campaign-call-off-sure = Annullare la sessione?
campaign-call-off-text = Nessuno guadagna niente, e le sue partite non contano più.
campaign-call-off-no = Va’ avanti
campaign-back = Alla campagna

## Sessions before, invitations

campaign-history = Le sessioni passate
campaign-earned-course = Esperienza guadagnata in tutto, sessione per sessione
campaign-replays = Rivedi:
campaign-decks = Mazzi:
campaign-invite = Altri membri
campaign-invite-text = Manda a ogni amico un link: crea il suo Magus ed è dentro.
campaign-invite-friend = Invita un amico
campaign-uninvite = Ritira gli inviti aperti
campaign-join-text = Sei invitato a giocare con { $names }. Crea il tuo Magus, o portane uno da un file.
campaign-join = Entra nella campagna

## A seat handed over

campaign-device = Su un altro dispositivo
campaign-device-text = Apri lì questo link: porta con sé il tuo posto, una volta sola. Questo dispositivo poi guarda soltanto.
campaign-device-other = Manda a { $name } questo link: dà il posto una volta, su qualsiasi dispositivo. Chi lo aveva prima poi guarda soltanto.
campaign-to-friend = Dai il posto a un amico
campaign-to-bot = Far giocare un bot al posto di { $name }?
campaign-to-bot-text = Un bot prende subito il posto, anche ai tavoli aperti. Un link lo restituisce.
campaign-to-bot-yes = Fai giocare un bot
campaign-move-text = Questo link porta un posto della campagna su questo dispositivo. Dove era prima, da ora si guarda soltanto.
campaign-move = Prendi il posto
