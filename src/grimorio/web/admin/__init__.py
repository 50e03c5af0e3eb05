"""What the operator of a running server sees and does: load, games, bots, bans."""
