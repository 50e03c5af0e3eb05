"""Matches and rematches: several games of the same people."""
