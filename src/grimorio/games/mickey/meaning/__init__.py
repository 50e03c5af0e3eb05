"""Compile the words of cards into the forms that the rules execute."""
