"""Tournaments of any game: organisers, players and their phones."""
