"""The bots at the tables: their seats, their turns, and the processes they run in."""
