### Che cosa dice il diario a chi legge senza aver dato un nome: gli si dà del tu.

## Magic

magic-log-first-you = Cominci tu.
magic-log-shuffle-you = Mescoli il tuo grimorio.
magic-log-mulligan-you = Fai un mulligan.
magic-log-turn-you = Turno { $turn }: tocca a te.
magic-log-draw-you = { $known ->
        [yes] Peschi { $card }.
        [no] Peschi una carta.
       *[none] Non hai più carte da pescare.
    }
magic-log-land-played-you = Giochi { $card }.
magic-log-played-you = { $kind ->
        [spell] Giochi { $card }
       *[activated] Usi un’abilità: { $card }
    }{ $x ->
        [0] {""}
       *[other] , X = { $x }
    }{ $aimed ->
        [no] .
       *[yes] , bersaglio: { $targets }.
    }
magic-log-enter-you = Entra in gioco sotto il tuo controllo: { $card }.
magic-log-discard-you = Scarti { $card }.
magic-log-cycled-you = Usi il ciclo: { $card }.
magic-log-shows-you = Riveli { $cards }.
magic-log-on-top-you = { $known ->
        [yes] Metti { $cards } in cima al tuo grimorio.
       *[no] Metti delle carte in cima al tuo grimorio.
    }
magic-log-turned-up-you = Giri a faccia in su: { $card }.
magic-log-turned-down-you = Giri a faccia in giù: { $card }.
magic-log-see-secret-you = { $known ->
        [yes] Guardi una carta a faccia in giù: { $card }.
       *[no] Guardi una carta a faccia in giù.
    }
magic-log-remove-found-you = Rimossa dal gioco dal tuo grimorio: { $card }.
magic-log-mill-you = Dal tuo grimorio al cimitero: { $card }.
magic-log-remove-held-you = Rimuovi dal gioco { $card } dalla tua mano.
magic-log-to-hand-you = { $known ->
        [yes] Prendi in mano dal tuo grimorio { $card }.
       *[no] Prendi in mano una carta dal tuo grimorio.
    }
magic-log-from-outside-you = { $known ->
        [yes] Metti in mano { $card } da fuori del gioco.
       *[no] Metti in mano una carta da fuori del gioco.
    }
magic-log-hand-on-top-you = { $count ->
        [one] Metti una carta della tua mano in cima al grimorio.
       *[other] Metti { $count } carte della tua mano in cima al grimorio.
    }
magic-log-hand-to-bottom-you = { $count ->
        [one] Metti una carta della tua mano in fondo al grimorio.
       *[other] Metti { $count } carte della tua mano in fondo al grimorio.
    }
magic-log-arrange-you = { $bottom ->
        [yes] { $mine ->
            [both] Metti carte in fondo al tuo grimorio: { $count }.
            [by] Metti carte in fondo al grimorio di { $seat }: { $count }.
           *[seat] { $by } mette carte in fondo al tuo grimorio: { $count }.
        }
       *[no] { $mine ->
            [both] Rimetti le prime carte del tuo grimorio: { $count }.
            [by] Rimetti le prime carte del grimorio di { $seat }: { $count }.
           *[seat] { $by } rimette le prime carte del tuo grimorio: { $count }.
        }
    }
magic-log-look-you = { $open ->
        [yes] { $zone ->
            [hand] Riveli la tua mano
           *[library] Riveli la cima del tuo grimorio
        }
       *[no] { $zone ->
            [hand] { $mine ->
                [by] Guardi la mano di { $seat }
               *[seat] { $viewer } guarda la tua mano
            }
           *[library] { $mine ->
                [both] Guardi il tuo grimorio
                [by] Guardi il grimorio di { $seat }
               *[seat] { $viewer } guarda il tuo grimorio
            }
        }
    }{ $known ->
        [yes] : { $cards }.
       *[no] .
    }
magic-log-life-you = { $why ->
        [burn] Danno da eccesso di mana a te: { $amount }, punti vita { $left }.
        [cost] Paghi punti vita: { $amount }, ne restano { $left }.
        [gain] Guadagni punti vita: { $amount }, in tutto { $left }.
       *[lose] Perdi punti vita: { $amount }, ne restano { $left }.
    }
magic-log-poison-you = Ricevi segnalini veleno: { $count }.
magic-log-attack-you = Attacco a te: { $card }.
magic-log-skip-combat-you = { $used ->
        [yes] Salti la fase di combattimento.
       *[no] Salterai la prossima fase di combattimento.
    }
magic-log-coin-you = { $heads ->
        [yes] La tua moneta mostra testa.
       *[no] La tua moneta mostra croce.
    }
magic-log-says-you = Nomini { $word }.
magic-log-loses-you = { $why ->
        [life] Non hai più punti vita e perdi.
        [library] Non hai potuto pescare e perdi.
        [poison] Hai dieci segnalini veleno e perdi.
        [card] Perdi per ciò che dice una carta.
       *[conceded] Concedi la partita.
    }
magic-log-over-you = { $reason ->
        [won] La partita è finita: vinci per quel che dice una carta.
       *[last] La partita è finita: vinci.
    }

## Wizards of Mickey

mickey-log-team-you = Dichiari il team { $team }.
mickey-log-code-you = { $used ->
        [yes] Usi il Codice { $card }.
       *[no] Non usi Codici.
    }
mickey-log-swaps-done-you = Hai finito con il Supporto.
mickey-log-game-begins-you = Inizi tu.
mickey-log-deploy-you = Schieri { $mage }: { $place }.
mickey-log-turn-you = Turno { $turn }: il tuo.
mickey-log-castles-again-you = Ricostituisci il tuo mazzo dei Castelli.
mickey-log-castle-you = Metti al centro { $card }.
mickey-log-draw-you = { $known ->
        [yes] Peschi { $cards }.
       *[no] Peschi carte: { $count }.
    }
mickey-log-reshuffle-you = Rimescoli le tue Magie scartate in un nuovo mazzo.
mickey-log-discard-you = Scarti { $card }.
mickey-log-show-hand-you = Mostri la tua mano, di cui non puoi lanciare nulla: { $cards }.
mickey-log-show-card-you = Mostri { $card }.
mickey-log-pass-you = { $again ->
        [yes] Passi, e potrai giocare ancora appena una carta si può giocare.
       *[no] Passi e non giochi più in questa sfida.
    }
mickey-log-concedes-you = Abbandoni.
mickey-log-ends-you = Vinci.
mickey-log-cast-you = Tu: { $mage } lancia { $card }.
mickey-log-hide-you = { $known ->
        [yes] Tu: { $mage } lancia nascosta { $card }.
       *[no] Tu: { $mage } lancia nascosta una Magia.
    }
mickey-log-discard-from-play-you = La tua carta { $card } è scartata dal gioco.
mickey-log-reveal-you = La tua carta { $card } è rivelata e passa nell’Area delle Magie lanciate.
mickey-log-reckoned-you = Vinci la sfida: Potenza Magica Finale { $power } a { $less }.
mickey-log-token-you = { $known ->
        [yes] Guardi { $colour } e lo metti coperto sul Castello.
       *[no] Guardi un Diamagic e lo metti coperto sul Castello.
    }
mickey-log-assign-you = Dai { $gems } a { $mage }.
mickey-log-discard-played-you = Scarti le Magie giocate: { $cards }.
mickey-begins-you = Inizi tu
mickey-pile-of-you = { $pile }: tu
mickey-castle-of-you = Il tuo Castello

## Draft

draft-log-open-you = { $known ->
        [yes] Apri: { $cards }
       *[no] Apri una busta di { $count } carte
    }
draft-log-receive-you = Ricevi: { $cards }
draft-log-take-you = { $known ->
        [yes] Prendi { $card }
       *[no] Prendi una carta
    }
draft-log-leave-you = Te ne vai
draft-over-took-you = Presa da te
