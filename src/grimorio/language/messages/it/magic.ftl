# Magic: perché qualcosa non è offerto.
magic-why-not-your-main-phase = { $card } si gioca nella tua fase principale.
magic-why-stack-not-empty = { $card } deve aspettare che la pila sia vuota.
magic-why-land-played = Hai già giocato una terra in questo turno.
magic-why-cannot-pay = Con le tue terre e la tua riserva non puoi pagare { $cost } per { $card }.
magic-why-cannot-pay-ability = { $card }: con le tue terre e la tua riserva non puoi pagare questa abilità.
magic-why-cannot-pay-rest = { $card }: manca ciò che questa abilità costa oltre al mana.
magic-why-no-target = Non c’è un bersaglio legale per { $card }.
magic-why-not-now = { $card }: questa abilità si gioca in un altro momento.
magic-why-tapped = Già in TAP: { $card }.
magic-why-summoned = Non controllavi ancora { $card } all’inizio del tuo turno.
magic-why-wall = { $card } è un Muro, e i Muri non attaccano.
magic-why-cannot-attack = { $card } non può attaccare: qualcosa lo impedisce.
magic-why-cannot-block = { $card } non può bloccare: qualcosa lo impedisce.
magic-why-evades = { $card } non può bloccare { $attacker }.
magic-why-not-together = Non insieme a quanto è già dichiarato, o non in quest’ordine.

## Il terminale: carte, tavolo e cronaca. { $seat } è il nome di un giocatore, { $card } di una carta
magic-seat = Giocatore { $number }
magic-cli-head-type = Tipo
magic-cli-head-number = N.
magic-cli-head-rarity = Rarità
magic-cli-untranslated = { $card } (mai stampata in italiano)
magic-cli-rarity = { $rarity ->
        [common] comune
        [uncommon] non comune
        [rare] rara
       *[land] terra base
    }
magic-cli-head-size = F/C
magic-cards-good = { $file }: in ordine, { $count ->
        [one] una carta
       *[other] { $count } carte
    } oltre a quelle del gioco
magic-cards-none = { $file }: atteso cards: con le carte sotto, non ce n’è nessuna
magic-template-note = Carte tue: cambia come si chiamano e cosa dicono, poi lancia grimorio cards check --game magic
magic-template-more = grimorio cards template --game magic NOME mostra come è scritta una qualsiasi carta
magic-cli-ask-attack = Chi attacca? Scegli una creatura, o chiudi la dichiarazione.
magic-cli-ask-block = Chi blocca? Scegli una creatura e il suo attaccante, o chiudi la dichiarazione.
magic-cli-turn = Turno { $turn }, { $step }: tocca a { $seat }
magic-cli-step = { $step ->
        [mulligan] prima della partita
        [untap] interfase di STAP
        [upkeep] interfase di mantenimento
        [draw] interfase di acquisizione
        [main1] prima fase principale
        [begin_combat] inizio del combattimento
        [attackers] dichiarazione degli attaccanti
        [blockers] dichiarazione dei bloccanti
        [first_strike_damage] primo danno da combattimento
        [damage] danno da combattimento
        [end_combat] fine del combattimento
        [main2] seconda fase principale
        [end] interfase di fine turno
       *[cleanup] interfase di cancellazione
    }
magic-cli-player = { $seat }: punti vita { $life }, mano { $hand }, grimorio { $library }, cimitero { $graveyard }
magic-cli-poison = veleno { $count }
magic-cli-pool = mana { $mana }
magic-cli-holds = Mano: { $cards }
magic-cli-stack = Pila, dalla cima: { $cards }
magic-cli-combat-damage = danno da combattimento
magic-cli-tapped = TAP
magic-cli-attacking = attacca
magic-cli-blocking = blocca
magic-cli-damaged = danni { $count }
magic-log-first = Comincia { $seat }.
magic-log-shuffle = { $seat } mescola il grimorio.
magic-log-mulligan = { $seat } fa un mulligan.
magic-log-turn = Turno { $turn }: tocca a { $seat }.
magic-log-step = { $seat }: { magic-cli-step }.
magic-log-draw = { $known ->
        [yes] { $seat } pesca { $card }.
        [no] { $seat } pesca una carta.
       *[none] { $seat } non ha più carte da pescare.
    }
magic-log-land-played = { $seat } gioca { $card }.
magic-log-played = { $kind ->
        [spell] { $seat } gioca { $card }
       *[activated] { $seat } usa un’abilità: { $card }
    }{ $x ->
        [0] {""}
       *[other] , X = { $x }
    }{ $aimed ->
        [no] .
       *[yes] , bersaglio: { $targets }.
    }
magic-log-onto-stack = { $kind ->
        [triggered] Abilità innescata: { $card }.
       *[damage] Il danno da combattimento va in pila.
    }
magic-log-off-stack = { $why ->
        [countered] Neutralizzata: { $card }.
        [illegal] Senza più un bersaglio legale: { $card }.
        [resolved] Si risolve: { $card }.
        [undone] Ripresa, perché qualcuno ha lasciato la partita: { $card }.
       *[left] Se ne va con chi l’ha giocata: { $card }.
    }
magic-log-enter = Entra in gioco ({ $seat }): { $card }.
magic-log-leave = { $why ->
        [destroyed] Distruzione: { $card }.
        [sacrificed] Sacrificio: { $card }.
        [toughness] Al cimitero senza costituzione: { $card }.
        [enchantment] Al cimitero, perché non incanta nulla di legale: { $card }.
        [legend] Al cimitero la più recente di due leggende uguali: { $card }.
        [world] Al cimitero il mondo più vecchio: { $card }.
        [returned] { $to ->
                [hand] In mano al proprietario: { $card }.
                [graveyard] Al cimitero: { $card }.
                [removed] Rimossa dal gioco: { $card }.
               *[library] Nel grimorio del proprietario: { $card }.
            }
       *[left] Via con il suo giocatore: { $card }.
    }
magic-log-set-aside = Da parte: { $card }.
magic-log-phase-out = Scompare: { $card }.
magic-log-phase-in = Riappare: { $card }.
magic-log-phased-away = Via con il suo giocatore: { $card }.
magic-log-stays-out = Resta rimossa dal gioco, senza nulla da incantare: { $card }.
magic-log-discard = { $seat } scarta { $card }.
magic-log-cycled = { $seat } usa il ciclo: { $card }.
magic-log-given-up = { $card } non è stata giocata e va nel cimitero.
magic-log-shows = { $seat } rivela { $cards }.
magic-log-on-top = { $known ->
        [yes] { $seat } mette { $cards } in cima al grimorio.
       *[no] { $seat } mette delle carte in cima al grimorio.
    }
magic-log-turned-up = { $seat } gira a faccia in su: { $card }.
magic-log-turned-down = { $seat } gira a faccia in giù: { $card }.
magic-log-see-secret = { $known ->
        [yes] { $seat } guarda una carta a faccia in giù: { $card }.
       *[no] { $seat } guarda una carta a faccia in giù.
    }
magic-log-remove-found = Rimossa dal gioco dal grimorio di { $seat }: { $card }.
magic-log-mill = Dal grimorio di { $seat } al cimitero: { $card }.
magic-log-remove-held = { $seat } rimuove dal gioco { $card } dalla mano.
magic-log-from-removed = { $to ->
    [hand] { $card } torna nella mano del proprietario.
   *[other] { $card } va nel cimitero del proprietario.
}
magic-log-from-graveyard = { $to ->
        [removed] Rimossa dal gioco dal cimitero: { $card }.
        [hand] Dal cimitero in mano al proprietario: { $card }.
       *[library] Dal cimitero nel grimorio del proprietario: { $card }.
    }
magic-log-to-hand = { $known ->
        [yes] { $seat } prende in mano dal grimorio { $card }.
       *[no] { $seat } prende in mano una carta dal grimorio.
    }
magic-log-from-outside = { $known ->
        [yes] { $seat } mette in mano { $card } da fuori del gioco.
       *[no] { $seat } mette in mano una carta da fuori del gioco.
    }
magic-log-hand-on-top = { $count ->
        [one] { $seat } mette una carta della mano in cima al grimorio.
       *[other] { $seat } mette { $count } carte della mano in cima al grimorio.
    }
magic-log-hand-to-bottom = { $count ->
        [one] { $seat } mette una carta della mano in fondo al grimorio.
       *[other] { $seat } mette { $count } carte della mano in fondo al grimorio.
    }
magic-log-arrange = { $bottom ->
        [yes] { $own ->
                    [yes] { $by } mette carte in fondo al proprio grimorio: { $count }.
                   *[no] { $by } mette carte in fondo al grimorio di { $seat }: { $count }.
                }
       *[no] { $own ->
                    [yes] { $by } rimette le prime carte del proprio grimorio: { $count }.
                   *[no] { $by } rimette le prime carte del grimorio di { $seat }: { $count }.
                }
    }
magic-log-look = { $open ->
        [yes] { $zone ->
                [hand] { $seat } rivela la mano
               *[library] { $seat } rivela la cima del grimorio
            }
       *[no] { $zone ->
                [hand] { $viewer } guarda la mano di { $seat }
               *[library] { $own ->
                       [yes] { $viewer } guarda il proprio grimorio
                      *[no] { $viewer } guarda il grimorio di { $seat }
                   }
            }
    }{ $known ->
        [yes] : { $cards }.
       *[no] .
    }
magic-log-damage = { $hit ->
        [player] { $combat ->
            [yes] { $card } infligge danno da combattimento a { $target }: { $amount }, punti vita { $left }.
           *[no] { $card } infligge danno a { $target }: { $amount }, punti vita { $left }.
        }
       *[creature] { $combat ->
            [yes] { $card } infligge danno da combattimento a { $target }: { $amount }.
           *[no] { $card } infligge danno a { $target }: { $amount }.
        }
    }
magic-log-life = { $why ->
        [burn] Danno da eccesso di mana a { $seat }: { $amount }, punti vita { $left }.
        [cost] { $seat } paga punti vita: { $amount }, ne restano { $left }.
        [gain] { $seat } guadagna punti vita: { $amount }, in tutto { $left }.
       *[lose] { $seat } perde punti vita: { $amount }, ne restano { $left }.
    }
magic-log-poison = { $seat } riceve segnalini veleno: { $count }.
magic-log-tap = { $untap ->
        [yes] STAP: { $card }.
       *[no] TAP: { $card }.
    }
magic-log-counters = { $way ->
        [on] { $card }: segnalini { $counter } in più, { $count }.
       *[off] { $card }: segnalini { $counter } in meno, { $count }.
    }
magic-log-attack = Attacco a { $seat }: { $card }.
magic-log-block = { $card } a bloccare { $target }.
magic-log-more-phases = { $used ->
        [yes] Comincia una fase di combattimento addizionale, seguita da una fase principale addizionale.
       *[no] Seguirà una fase di combattimento addizionale, e poi una fase principale addizionale.
    }
magic-log-skip-combat = { $used ->
        [yes] { $seat } salta la fase di combattimento.
       *[no] { $seat } salterà la prossima fase di combattimento.
    }
magic-log-coin = { $heads ->
        [yes] La moneta di { $seat } mostra testa.
       *[no] La moneta di { $seat } mostra croce.
    }
magic-log-says = { $seat } nomina { $word }.
magic-log-loses = { $why ->
        [life] { $seat } non ha più punti vita e perde.
        [library] { $seat } non ha potuto pescare e perde.
        [poison] { $seat } ha dieci segnalini veleno e perde.
        [card] { $seat } perde per ciò che dice una carta.
       *[conceded] { $seat } concede la partita.
    }
magic-log-over = { $reason ->
        [last] La partita è finita: vince { $winners }.
        [won] La partita è finita: vince { $winners } per quel che dice una carta.
        [cap] La partita è finita: pareggio al limite dei turni.
        [loop] La partita è finita: pareggio, perché niente ferma questo ciclo.
       *[draw] La partita è finita: pareggio.
    }

## La pagina: il gioco

magic-title = Magic
magic-tagline = Le terre danno mana, il mana gioca le magie, le creature combattono. L’Ottava Edizione del 2003, con le sue regole. Da due a otto giocatori.
magic-option-first = Chi comincia
magic-option-first-chooser = Il caso indica chi sceglie
magic-option-first-seat-0 = Il posto 1
magic-option-first-seat-0-chooses = Sceglie il posto 1
magic-option-first-seat-1-chooses = Sceglie il posto 2
magic-option-first-draw = Prima acquisizione
magic-option-first-draw-no-step = Si salta
magic-option-first-draw-no-card = Si fa, senza pescare
magic-option-becomes-size = Forza data con un tipo
magic-option-becomes-size-timestamp = Conta l’effetto più recente
magic-option-becomes-size-with-type = Insieme al tipo
magic-option-counters = Segnalini e forza stabilita da effetti
magic-option-counters-timestamp = Conta il più recente
magic-option-counters-last = I segnalini si aggiungono sempre
magic-option-source = Una fonte di danno scelta
magic-option-source-as-chosen = Non deve restare com’era
magic-option-source-as-dealt = Deve corrispondere anche quando infligge il danno
magic-option-mana = Abilità di mana
magic-option-mana-paying = Paga il tavolo; un clic su una terra la TAPpa a mano
magic-option-mana-any-time = A mano: ogni pagamento è chiesto

## I mazzi

magic-decks = Mazzi
magic-deck-named = { $name } ({ $count })
magic-deck-own = Una mia lista…
magic-deck-paste = Una carta per riga, in una delle tre lingue
magic-deck-format = Formato
magic-format-free = Nessuno
magic-format-constructed = Constructed
magic-format-limited = Limited
magic-deck-good = { $count ->
        [one] Un mazzo regolare di una carta.
       *[other] Un mazzo regolare di { $count } carte.
    }
magic-deck-unknown = nessuna carta si chiama «{ $text }». Simili: { $near }.
magic-deck-line = ci vogliono un numero e un nome, come «4 Shock»; c’è «{ $text }».
magic-deck-empty = La lista non contiene carte.
magic-deck-size = Carte: { $found }; ne servono almeno { $wanted }.
magic-deck-copies = { $found } { $card }; al massimo { $wanted }, compreso il sideboard.
magic-deck-sideboard = { $found } carte nel sideboard; ne ha { $wanted } o nessuna.

## Segni, colori, parole

magic-color-white = bianco
magic-color-blue = blu
magic-color-black = nero
magic-color-red = rosso
magic-color-green = verde
magic-color-colorless = incolore
magic-sign-tap = TAP
magic-pool = Riserva di mana
magic-keyword-flying = volare
magic-keyword-first-strike = attacco improvviso
magic-keyword-double-strike = doppio attacco
magic-keyword-haste = rapidità
magic-keyword-trample = travolgere
magic-keyword-fear = paura
magic-keyword-plainswalk = passa-pianure
magic-keyword-islandwalk = passa-isole
magic-keyword-swampwalk = passa-paludi
magic-keyword-mountainwalk = passa-montagne
magic-keyword-forestwalk = passa-foreste
magic-keyword-shadow = ombra
magic-keyword-phasing = fase
magic-keyword-protection = protezione dal { $color }

## Il turno

magic-replay-place = Passo { $step } di { $total }, turno { $round }
magic-turn = Turno { $turn }
magic-turn-yours = Tocca a te
magic-turn-of = Turno di { $name }
magic-steps = Le interfasi del turno
magic-step-mulligan = prima mano
magic-step-untap = STAP
magic-step-upkeep = mantenimento
magic-step-draw = acquisizione
magic-step-main1 = principale
magic-step-combat = combattimento
magic-step-begin-combat = inizio del combattimento
magic-step-attackers = attaccanti
magic-step-blockers = bloccanti
magic-step-first-strike-damage = primo danno
magic-step-damage = danno
magic-step-end-combat = fine del combattimento
magic-step-main2 = principale 2
magic-step-end = fine
magic-step-cleanup = cancellazione
magic-stop-on = { $step }: qui il tavolo si ferma e chiede a te. Premi per passare.
magic-stop-off = { $step }: qui si passa per te. Premi per decidere tu.
magic-yield = Passa questo turno

## I luoghi del tavolo

magic-life = Punti vita
magic-poison = Segnalini veleno
magic-first = comincia
magic-out = fuori dalla partita
magic-hand-size = { $count ->
        [0] Nessuna carta in mano
        [one] Una carta in mano
       *[other] { $count } carte in mano
    }
magic-hand-empty = Nessuna carta in mano
magic-zone-library = Grimorio
magic-zone-hand = Mano
magic-zone-graveyard = Cimitero
magic-zone-removed = Rimosse dal gioco
magic-zone-phased = Fuori fase
magic-zone-outside = Sideboard, fuori dalla partita
magic-held = { $card }: rimossa da { $holder }
magic-zone-stack = Pila
magic-zone-of = { $zone }: { $player }
magic-row-creatures = Creature: { $player }
magic-row-lands = Terre: { $player }
magic-row-others = Artefatti e incantesimi: { $player }
magic-stack-empty = Niente in attesa.
magic-stack-spell = Magia: { $player }
magic-stack-copy = Copia: { $player }
magic-stack-activated = Abilità: { $player }
magic-stack-triggered = Abilità innescata: { $player }
magic-combat-damage = Danno da combattimento
magic-deals = { $card }: { $amount } a { $target }
magic-divided = { $target } ({ $amount })
magic-look = Guarda { $card }
magic-several = { $card }: scegli che cosa fare
magic-close = Chiudi
magic-why-label = Perché non { $card }?
magic-offer = Carte fra cui scegliere
magic-offer-picked = Scelte: { $cards }
magic-counter = Un numero
magic-counter-send = Scegli
magic-finder = Cerca
magic-finder-more = { $count ->
        [one] e un’altra
       *[other] e altre { $count }
    }
magic-thing-gone = qualcosa che non c’è più
magic-an-effect = Un effetto
magic-tapped = in TAP
magic-state-owner = appartiene a { $player }
magic-state-new = arrivata in questo turno: non può ancora attaccare né usare {"{T}"}
magic-state-attacking = attacca { $player }
magic-state-blocked = ha bloccanti
magic-state-blocking = blocca { $cards }
magic-state-blocking-nothing = blocca chi ha lasciato il combattimento
magic-state-damage = danni: { $amount }
magic-state-counters = { $count ->
        [one] { $count } segnalino { $kind }
       *[other] { $count } segnalini { $kind }
    }
magic-state-chosen = scelta: { $word }
magic-mark-kicked = potenziamento pagato
magic-mark-kicked-second = secondo potenziamento pagato
magic-mark-kicked-both = entrambi i potenziamenti pagati
magic-mark-echo = eco da pagare
magic-state-enchanted = con addosso: { $cards }
magic-state-on = incanta { $card }
magic-state-holds = tiene rimosse dal gioco: { $cards }
magic-state-word = { $old } si legge { $new }
magic-state-threshold = soglia
magic-state-no-threshold = soglia non raggiunta
magic-face-down = Creatura a faccia in giù
magic-face-down-is = A faccia in giù: { $card }

## Che cosa si chiede

magic-ask-priority = { $moment ->
        [main1] La tua fase principale: gioca carte, o vai al combattimento.
        [main2] La tua seconda fase principale: gioca carte, o finisci il turno.
        [stack-own] In cima alla pila: { $card }, gioco tuo. Aggiungi qualcosa?
        [stack-other] In cima alla pila: { $card }. Rispondi?
        [damage] Il danno da combattimento è il prossimo. Fai prima qualcosa?
        [own] Il tuo turno, { $step }: fai qualcosa?
       *[other] Turno di { $player }, { $step }: fai qualcosa?
    }
magic-ask-target = { $picked ->
        [0] Scegli un bersaglio per { $card }.
       *[other] Scegli il prossimo bersaglio per { $card }.
    }
magic-ask-enchant = Su che cosa va { $card }?
magic-ask-attack = Chi attacca? Premi le creature, poi conferma.
magic-ask-block = Chi blocca? Premi una tua creatura, di nuovo per l’attaccante seguente, poi conferma.
magic-ask-as-unblocked = { $creature } infligge il danno come se non fosse bloccata?
magic-ask-mulligan = Tieni questa mano?
magic-ask-first = Chi comincia?
magic-ask-discard = { $most ->
        [0] Scarta una carta.
        [1] Scarta una carta.
       *[other] Scegli { $most } carte da scartare.
    }
magic-ask-discard-any = { $card }: quali carte scarti?
magic-ask-cost-tap = { $card }: che cosa TAPpi per pagare?
magic-ask-cost-discard = { $card }: quale carta scarti per pagare?
magic-ask-cost-sacrifice = { $card }: che cosa sacrifichi per pagare?
magic-ask-cost-return = { $card }: che cosa rimandi in mano al proprietario per pagare?
magic-ask-cost-exile = { $card }: quale carta della tua mano rimuovi dal gioco per pagare?
magic-ask-cost-remove = { $card }: quali carte del cimitero rimuovi per pagare?
magic-ask-mode = { $card }: che cosa scegli?
magic-ask-x = { $card }: quanto vale X?
magic-ask-count = { $card }: quante?
magic-ask-away = { $card }: che cosa lascia il gioco?
magic-ask-move = { $card }: quale creatura riceve un segnalino?
magic-ask-pay = Paghi per { $card }: con quale abilità di mana?
magic-ask-spend = Paghi per { $card }: con quale mana?
magic-ask-trigger = Quale abilità innescata va in pila per prima?
magic-ask-replacement = Valgono più effetti: quale per primo?
magic-ask-part = Di tutto questo danno { $card } previene { $left }: quanto di quello di { $source } ({ $amount })?
magic-ask-source = { $card }: scegli una fonte di danno.
magic-ask-pay-for = { $card }: paghi?
magic-ask-stay-tapped = Quali permanenti restano TAPpati?
magic-ask-may = { $card }: lo fai?
magic-ask-mana = { $card }: quale mana?
magic-ask-color = { $card }: scegli un colore.
magic-ask-word = { $card }: quale parola diventa quale?
magic-ask-land-type = { $card }: scegli un tipo di terra base.
magic-ask-name = { $card }: nomina una carta.
magic-ask-type = Scegli un tipo di creatura.
magic-ask-sacrifice = { $card }: che cosa sacrifichi?
magic-ask-return = { $card }: che cosa ritorna?
magic-ask-order = { $card }: qual è la prossima dall’alto?
magic-ask-tap-or-untap = { $card }: TAPpare o STAPpare?
magic-ask-deal-out = { $card }: quale prendi?
magic-ask-bid = { $card }: paghi punti vita perché questa carta non sia pescata?
magic-ask-search = { $card }: quale carta prendi?
magic-ask-give = { $card }: quale carta riceve il tuo avversario?
magic-ask-opponent = { $card }: quale avversario sceglie?
magic-ask-put = { $card }: quale carta metti in gioco?
magic-ask-amplify = { $card }: quali carte riveli?
magic-ask-instead = { $card }: paghi l’altro costo invece del suo costo di mana?
magic-ask-kick = { $card }: paghi anche il costo di potenziamento o di riscatto?
magic-ask-kick-second = { $card }: paghi anche il secondo costo di potenziamento?
magic-ask-other = { $card }: scegli.

## Risposte

magic-pick-pass = { $moment ->
        [main1] Al combattimento
        [main2] Fine del turno
        [stack-own] Avanti con { $card }
        [stack-other] Avanti con { $card }
        [damage] Avanti con il danno
       *[other] Passa
    }
magic-pick-land = Gioca { $card }
magic-pick-cast = Gioca { $card }
magic-pick-activate = Usa un’abilità
magic-pick-cycle = Ciclo: { $card }
magic-pick-morph = { $card }, a faccia in giù
magic-pick-turn-up = Gira a faccia in su: { $card }
magic-pick-flashback = Flashback: { $card }
magic-pick-madness = Follia: { $card }
magic-pick-mana = { $card }: { $mana }
magic-pick-add-mana = { $mana }
magic-pick-attack = { $card } attacca { $player }
magic-pick-block = { $card } blocca { $attacker }
magic-pick-assign = { $amount } a { $target }
magic-pick-share = { $amount } a { $target }
magic-pick-part = { $card }: { $amount }
magic-pick-word = { $old } diventa { $new }
magic-pick-keep = La tengo
magic-pick-mulligan = { $count ->
        [0] Rimescola, non pesca carte
        [one] Rimescola, pesca una carta
       *[other] Rimescola, pesca { $count } carte
    }
magic-pick-done = Fatto
magic-pick-auto = Paga il tavolo
magic-pick-spend = Paga { $mana }
magic-pick-yes = Sì
magic-pick-no = No
magic-pick-tap = TAPpa
magic-pick-untap = STAPpa
magic-declare-attack = { $count ->
        [0] Nessun attacco
        [one] Attacca con una
       *[other] Attacca con { $count }
    }
magic-declare-block = { $count ->
        [0] Nessun blocco
        [one] Blocca con una
       *[other] Blocca con { $count }
    }
magic-declare-discard = Scarta { $count } di { $most }
magic-declare-attack-one = Attacca con { $card }
magic-declare-block-one = Blocca con { $card }
magic-declare-all = Tutte ({ $count })
magic-declare-none = Nessuna

## La fine

magic-reason-last = Non è rimasto nessun altro.
magic-reason-life = L’altro giocatore non ha più punti vita.
magic-reason-poison = L’altro giocatore ha dieci segnalini veleno.
magic-reason-conceded = La partita è stata abbandonata.
magic-reason-draw = Non è rimasto nessuno.
magic-reason-loop = Succederebbero per sempre le stesse cose.
magic-reason-won = Una carta dice chi vince.
magic-reason-cap = Quattrocento turni bastano.

## Dove il tavolo chiede

magic-habit-own-upkeep = Il tuo mantenimento
magic-habit-other-upkeep = Il mantenimento degli altri
magic-habit-own-draw = La tua acquisizione
magic-habit-other-draw = L’acquisizione degli altri
magic-habit-own-main1 = La tua prima fase principale
magic-habit-other-main1 = La prima fase principale degli altri
magic-habit-own-combat = Il tuo combattimento, senza scontri
magic-habit-other-combat = Il combattimento degli altri, senza scontri
magic-habit-own-attackers = I tuoi attaccanti dichiarati
magic-habit-other-attackers = Gli attaccanti degli altri
magic-habit-own-blockers = I tuoi attaccanti bloccati
magic-habit-other-blockers = Hai dichiarato i bloccanti
magic-habit-own-main2 = La tua seconda fase principale
magic-habit-other-main2 = La seconda fase principale degli altri
magic-habit-own-end = La fine del tuo turno
magic-habit-other-end = La fine del turno degli altri
magic-habit-stack-own = La prossima in pila è tua
magic-habit-stack-other = La prossima in pila è di altri
magic-habit-damage = Danno da combattimento alle creature
magic-habit-attack = Dichiarare attaccanti
magic-hold = Tieni la priorità
magic-yield-turn = Passa fino al tuo turno
magic-yield-round = Passa fino al prossimo turno
magic-yielding-turn = Si passa fino al tuo turno.
magic-yielding-round = Si passa fino al prossimo turno.

## Le regole in breve

magic-help-goal-title = Lo scopo
magic-help-goal = Tutti cominciano con 20 punti vita. Chi non ne ha più, deve pescare da un grimorio vuoto o ha dieci segnalini veleno è fuori. Vince chi resta.
magic-help-mana-title = Terre e mana
magic-help-mana = In ogni tuo turno puoi giocare una terra. Le terre danno mana; il costo di una carta sta in alto a destra. Il tavolo TAPpa le terre per te; per pagare con altre, premi prima quelle e poi la carta. Ogni mana che avanza alla fine di una fase costa un punto vita.
magic-help-turn-title = Il turno
magic-help-turn = STAP, mantenimento, pescare una carta, fase principale, combattimento, seconda fase principale, fine. Alla fine chi ha più di sette carte scarta fino ad averne sette.
magic-help-cards-title = Che cosa si gioca quando
magic-help-cards = Creature, artefatti, incantesimi e stregonerie: nella tua fase principale, con la pila vuota. Istantanei e quasi tutte le abilità: quando hai la priorità. Ciò che si può giocare è illuminato.
magic-help-stack-title = La pila
magic-help-stack = Ciò che si gioca aspetta in pila. Tutti possono rispondere; quando tutti passano, succede ciò che sta in cima. Poi si chiede di nuovo a tutti.
magic-help-combat-title = Il combattimento
magic-help-combat = Attaccano le creature che sono tue dall’inizio del tuo turno; si TAPpano. Le creature non TAPpate del giocatore in difesa possono bloccare. Anche il danno aspetta in pila prima di essere inflitto.
magic-help-stops-title = Dove il tavolo si ferma
magic-help-stops = Un segnale di stop su un’interfase dice che lì il tavolo si ferma e chiede a te; premila per metterlo o toglierlo. Le tue fasi principali, gli attacchi contro di te, gli scontri e le magie degli altri lo hanno da subito. Ciò che si passa non dipende mai dalla tua mano.

## Parole che si spiegano

magic-term-life = Punti vita
magic-term-life-text = Se ne hanno venti all’inizio. A zero si è fuori.
magic-term-life-words = punti vita|punto vita
magic-term-mana = Mana
magic-term-mana-text = Con che cosa si pagano i costi: cinque colori e l’incolore. Viene dalle terre, da certe creature e da certi artefatti.
magic-term-mana-words = mana
magic-term-pool = Riserva di mana
magic-term-pool-text = Dove il mana aspetta di essere speso. Ogni mana che avanza alla fine di una fase costa un punto vita.
magic-term-pool-words = riserva di mana|riserva
magic-term-library = Grimorio
magic-term-library-text = Il mazzo coperto di un giocatore, da cui si pesca.
magic-term-library-words = grimorio|grimori
magic-term-graveyard = Cimitero
magic-term-graveyard-text = La pila degli scarti di un giocatore, che tutti possono guardare.
magic-term-graveyard-words = cimitero|cimiteri
magic-term-stack = Pila
magic-term-stack-text = Dove aspettano magie e abilità. Ciò che arriva per ultimo succede per primo.
magic-term-stack-words = pila
magic-term-priority = Priorità
magic-term-priority-text = Il diritto di giocare qualcosa adesso. Quando tutti passano di seguito si risolve la cima della pila, o l’interfase finisce.
magic-term-priority-words = priorità
magic-term-tap = TAPpare
magic-term-tap-text = Girare una carta per usarla o per attaccare. Si raddrizza quando comincia il turno di chi la controlla.
magic-term-tap-words = TAPpate|TAPpata|TAPpati|TAPpato|TAPpare|TAPpano|TAPpa
magic-term-target = Bersaglio
magic-term-target-text = Ciò a cui mira una magia o un’abilità, scelto quando la si gioca. Se nessun bersaglio è più legale, non fa nulla.
magic-term-target-words = bersagli|bersaglio
magic-term-permanent = Permanente
magic-term-permanent-text = Una carta o una pedina in gioco.
magic-term-permanent-words = permanenti|permanente
magic-term-spell = Magia
magic-term-spell-text = Una carta in pila. Ogni carta tranne le terre si gioca come magia.
magic-term-spell-words = magie|magia
magic-term-counter = Segnalino
magic-term-counter-text = Un segno su un permanente, che lo cambia.
magic-term-counter-words = segnalini|segnalino
magic-term-creature = Creatura
magic-term-creature-text = Un permanente che attacca e blocca. I suoi due numeri: il danno che infligge, e il danno che la distrugge in un turno.
magic-term-creature-words = creature|creatura
magic-term-enchantment = Incantesimo
magic-term-enchantment-text = Un permanente che cambia il gioco, o il permanente su cui sta.
magic-term-enchantment-words = incantesimi|incantesimo
magic-term-artifact = Artefatto
magic-term-artifact-text = Un permanente che è un oggetto; quasi sempre incolore.
magic-term-artifact-words = artefatti|artefatto
magic-term-instant = Istantaneo
magic-term-instant-text = Una magia che si gioca ogni volta che si ha la priorità.
magic-term-instant-words = istantanei|istantaneo
magic-term-sorcery = Stregoneria
magic-term-sorcery-text = Una magia per la propria fase principale, con la pila vuota.
magic-term-sorcery-words = stregonerie|stregoneria
magic-term-land = Terra
magic-term-land-text = Dà mana. In ogni proprio turno se ne gioca una; non è una magia.
magic-term-land-words = terre|terra
magic-term-flying = Volare
magic-term-flying-text = La possono bloccare solo creature che volano.
magic-term-flying-words = volare
magic-term-first-strike = Attacco improvviso
magic-term-first-strike-text = Infligge il danno da combattimento prima delle creature che non l’hanno.
magic-term-first-strike-words = attacco improvviso
magic-term-trample = Travolgere
magic-term-trample-text = Il danno che avanza dopo i bloccanti va al giocatore.
magic-term-trample-words = travolgere
magic-term-haste = Rapidità
magic-term-haste-text = Può attaccare e TAPparsi nel turno in cui arriva.
magic-term-haste-words = rapidità
magic-term-fear = Paura
magic-term-fear-text = La bloccano solo creature nere o artefatto.
magic-term-fear-words = paura
magic-term-landwalk = Passa-terre
magic-term-landwalk-text = Non si può bloccare se il giocatore in difesa controlla una terra di quel tipo.
magic-term-landwalk-words = passa-terre|passa-pianure|passa-isole|passa-paludi|passa-montagne|passa-foreste
magic-term-protection = Protezione
magic-term-protection-text = Ciò che ha quella qualità non può danneggiarla, incantarla, bloccarla né averla come bersaglio.
magic-term-protection-words = protezione
magic-term-regenerate = Rigenerare
magic-term-regenerate-text = La prossima volta che in questo turno sarebbe distrutto, invece si TAPpa ed è risanato.
magic-term-regenerate-words = rigenerare|rigenera
magic-term-upkeep = Mantenimento
magic-term-upkeep-text = L’interfase prima di pescare, in cui si innescano molte abilità.
magic-term-upkeep-words = mantenimento
magic-term-mulligan = Mulligan
magic-term-mulligan-text = Rimescolare la prima mano e pescare una carta in meno.
magic-term-mulligan-words = mulligan
magic-reason-time = Il tempo dell’incontro è finito.
magic-reason-judge = Un arbitro ha dichiarato il pareggio.

# The totals at the end of a game
magic-turned = { $own ->
        [yes] Il tuo turno { $round }
       *[no] Turno { $round } di { $active }
    }: da qui in poi in vantaggio { $you ->
        [yes] tu
       *[no] { $name }
    } ({ $what }).
magic-turns-played = { $rounds ->
        [one] un turno
       *[other] { $rounds } turni
    }
magic-total-played = Magie giocate
magic-total-lands = Terre giocate
magic-total-draw = Carte pescate
magic-total-damage = Danno subito
magic-total-gained = Punti vita guadagnati
