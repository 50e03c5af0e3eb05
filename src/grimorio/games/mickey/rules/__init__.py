"""The procedures of the rulebooks of Wizards of Mickey, one module a chapter."""
