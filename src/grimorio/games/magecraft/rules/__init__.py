"""The procedures of the Magecraft rulebook, one module a chapter."""
