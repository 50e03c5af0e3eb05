"""The page as browsers fetch it: packed, compressed, named by its content."""
