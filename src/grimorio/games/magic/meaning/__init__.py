"""Cards compiled for the rules: made once, read by all positions, never changed."""
