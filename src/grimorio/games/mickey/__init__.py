"""Wizards of Mickey, a game for two: squads of three Mages cast Spells in Castles to win Diamagics."""
