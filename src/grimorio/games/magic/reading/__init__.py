"""Read the English text of a Magic card into the data from which the same text can be written again."""
