"""What the words of cards mean to the rules."""
