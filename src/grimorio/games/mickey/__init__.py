"""Wizards of Mickey: squads of three Mages cast Spells in Castles to win Diamagics, for two players."""
