"""What the words of Wizards of Mickey mean to the rules."""
