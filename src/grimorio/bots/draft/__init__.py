"""Bots that draft Magic's boosters and build decks: values of cards, picks, two colours, a curve, lands."""
