# Magic: why something is not offered.
magic-why-not-your-main-phase = { $card } is for your own main phase.
magic-why-stack-not-empty = { $card } has to wait until the stack is empty.
magic-why-land-played = You have played a land this turn already.
magic-why-cannot-pay = Your lands and pool do not pay { $cost } for { $card }.
magic-why-cannot-pay-ability = Your lands and pool do not pay for this ability of { $card }.
magic-why-cannot-pay-rest = What this ability of { $card } costs besides mana is not there.
magic-why-no-target = There is no legal target for { $card }.
magic-why-not-now = This ability of { $card } is for another time.
magic-why-tapped = { $card } is tapped.
magic-why-summoned = { $card } has not been under your control since your turn began.
magic-why-wall = { $card } is a Wall, and Walls do not attack.
magic-why-cannot-attack = Something says that { $card } cannot attack.
magic-why-cannot-block = Something says that { $card } cannot block.
magic-why-evades = { $card } cannot block { $attacker }.
magic-why-not-together = Not together with what is declared so far, or not in this order.
