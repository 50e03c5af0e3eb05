"""Grimorio: wizard card games on one deterministic kernel."""

__version__ = "0.1.0"
