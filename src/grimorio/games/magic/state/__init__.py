"""What lies on a table of Magic: its objects, players and pools, as rules, bots and views read them."""
