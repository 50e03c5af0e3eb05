"""Campaigns of Magic Live: their sessions and Magi, and a page for people who play them with real cards."""
