"""The rules of drafts: packs, the three kinds of draft, and how a draft ends."""
