"""The rules of the auction as frames and events, with what Magi win and lose in it."""
