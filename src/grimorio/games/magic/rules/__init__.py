"""The procedures of the rulebook."""
