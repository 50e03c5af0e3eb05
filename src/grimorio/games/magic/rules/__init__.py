"""The rulebook's procedures."""
