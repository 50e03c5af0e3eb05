"""Compile the effects of cards into the forms that the rules execute."""
