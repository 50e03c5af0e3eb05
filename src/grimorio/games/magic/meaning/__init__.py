"""What the words mean to the rules: cards compiled once, read by every position and never written to."""
