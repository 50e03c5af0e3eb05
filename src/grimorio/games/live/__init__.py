"""Magic Live: a campaign of auctions, challenges and tournaments; the auction is the game here."""
