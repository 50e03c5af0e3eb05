"""The rules of Wizards of Mickey as frames and events, one module for each chapter."""
