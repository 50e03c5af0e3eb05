### Magic: positions set up by hand.

magic-situation-text = Find cards by part of their name and put them into a zone. Enchantments that go on something say on what.
magic-situation-step = Step
magic-situation-turn = Turn
magic-situation-token = { $name } (token)
magic-situation-zone-battlefield = In play
magic-situation-zone-hand = Hand
magic-situation-zone-graveyard = Graveyard
magic-situation-zone-library-top = Top of the library
magic-situation-zone-library = Whole library
magic-situation-zone-removed = Removed from the game
magic-situation-library = Library: what lies on top, then thirty Plains.
magic-situation-tapped = tapped
magic-situation-new = just arrived
magic-situation-damage = damage
magic-situation-counters = Counters { $kind }
magic-situation-on = on
magic-situation-chosen = chosen
magic-situation-owner = owner
magic-situation-unattached = { $card } has to be on something: choose what.
magic-situation-mana-w = White mana
magic-situation-mana-u = Blue mana
magic-situation-mana-b = Black mana
magic-situation-mana-r = Red mana
magic-situation-mana-g = Green mana
magic-situation-mana-c = Colourless mana
