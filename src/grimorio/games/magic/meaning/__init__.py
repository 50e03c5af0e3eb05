"""Cards compiled to the form that the rules use.

Compiled cards never change, and all positions share them.
"""
