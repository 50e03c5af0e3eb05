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
magic-explain-controller = sotto il controllo di { $player }
magic-explain-bare = non ha più abilità proprie
magic-explain-idle = non può bloccare

## Perché no

magic-why-wrong-target = { $card } non è tra ciò che può essere bersaglio.
magic-why-protected = { $card } ha protezione contro questo.
magic-why-not-targeted = Questo giocatore non può essere bersaglio.
