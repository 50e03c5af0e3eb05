"""Sealed deck, booster draft and Rochester draft for 2 to 16 players, with the cards of any set or cube.

See `games.draft.game` for the interface.
"""
