"""The rules of the auction and of what is lost and won in it."""
