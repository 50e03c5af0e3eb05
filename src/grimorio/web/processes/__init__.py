"""Separate processes for work that may be heavy or untrusted."""
