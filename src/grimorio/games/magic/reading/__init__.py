"""Read the English text of a card, and give the words that tell it again."""
