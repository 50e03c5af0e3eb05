"""Processes of their own for work that may be heavy or untrusted."""
