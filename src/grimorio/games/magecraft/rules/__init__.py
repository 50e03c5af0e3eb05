"""The rules of Magecraft as frames and events, one module for each chapter."""
