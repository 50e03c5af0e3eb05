"""A single game without its people: creating, storing, replaying and undoing."""
