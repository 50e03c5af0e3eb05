"""The table: one game and everybody at it, as an actor with several parts."""
