"""Print and play: cards in true size on sheets of paper, as PDF."""
