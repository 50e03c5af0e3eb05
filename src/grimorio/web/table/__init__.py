"""The table: one game and everybody at it, an actor and its parts."""
