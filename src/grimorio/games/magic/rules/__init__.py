"""The procedures of Magic's rulebook: turns, combat, priority, the stack, payments."""
