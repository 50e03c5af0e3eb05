## Che cos’è un permanente, e perché

magic-explain-title = Perché è { $size }
magic-explain-title-plain = Perché è così
magic-explain-printed = Stampato sulla carta
magic-explain-ends = fino alla fine del turno
magic-explain-sets = è { $size }
magic-explain-gains = acquista { $words }
magic-explain-loses = perde { $words }
magic-explain-kinds = è anche: { $words }
magic-explain-types = tipi: { $words }
magic-explain-colors = colore: { $words }
magic-explain-controller = controllata da { $player }
magic-explain-bare = non ha più abilità proprie
magic-explain-idle = non può bloccare

## Perché no

magic-why-wrong-target = { $card } non è tra ciò che può essere bersaglio.
magic-why-protected = { $card } ha protezione da questo.
magic-why-something-else = Prima è chiesta un’altra cosa: rispondi a quella.
magic-why-not-asked = Adesso non tocca a te, ma a { $players }.
magic-why-not-targeted = Questo giocatore non può essere bersaglio.

## Danno e bersagli

magic-hit = Danno in arrivo: { $amount }
magic-assign-title = { $card } divide il danno: { $total }
magic-assign-share = Dividi { $total }
magic-assign-lethal = bastano { $amount } per distruggere
magic-assign-rest = il resto
magic-assign-left = { $count ->
        [0] È tutto assegnato.
        [one] Ne resta 1
       *[other] Ne restano { $count }
    }
magic-assign-over = { $count } di troppo
magic-assign-short = Oltre chi blocca passa solo ciò che avanza.
magic-assign-again = Daccapo
magic-assign-send = Dividi così
magic-declare-pick = Scelti: { $count } di { $most }
magic-ask-split = { $card }: dividi il danno come vuoi.
magic-ask-targets = { $card }: scegli i bersagli, al massimo { $most }.

## Ordine e pagamento

magic-order-trigger = Accadono in quest’ordine
magic-order-order = Dalla cima del grimorio
magic-order-help = Trascina, o premi le frecce.
magic-order-send = In quest’ordine
magic-order-up = { $card }: prima
magic-order-down = { $card }: dopo
magic-order-place = { $place }: { $card }
magic-tap-by-hand = TAPpa { $card } a mano: { $mana }
magic-taps = { $spare ->
        [0] TAPpa { $cards }
        [one] TAPpa { $cards }; avanza un mana
       *[other] TAPpa { $cards }; avanzano { $spare } mana
    }
magic-ask-burn = { $count ->
        [one] Hai un mana nella riserva: se resta alla fine della fase ti costa un punto vita.
       *[other] Hai { $count } mana nella riserva: ognuno che resta alla fine della fase ti costa un punto vita.
    }

## What lies in play

magic-token = pedina
magic-stops-own = turni tuoi
magic-stops-other = turni altrui
magic-stops-turn = Mostra le soste negli altri turni
magic-zone-known = Carte note del grimorio
magic-pick-none = Nessuna

## Short rules

magic-help-look-title = Perché è così?
magic-help-look = Passa sopra una carta per leggerla. Il tasto destro, una pressione lunga o il tasto del menu la aprono: com’è adesso e per opera di quali carte, che cosa puoi farne, che cosa TAPperebbe, e perché no, con la regola.
