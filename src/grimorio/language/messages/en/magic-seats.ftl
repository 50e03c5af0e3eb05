### Magic: tables of three and more.

magic-round = Players in turn order
magic-round-active = has the turn
magic-round-lit = can be chosen from
magic-next = next
magic-declare-attack-whom = Attack { $player }
magic-ask-attack-several = Who attacks whom? Click a creature, then a player or the creature again for the next player; then confirm.
