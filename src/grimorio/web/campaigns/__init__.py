"""Campaigns of Magic Live: sessions, Magi, and the companion of a real table."""
