"""The bots at the tables: their seats, their turns, the processes they think in."""
