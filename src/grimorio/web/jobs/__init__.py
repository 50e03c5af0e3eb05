"""Work for worker processes with limits: reading files, replaying games, trying setups."""
