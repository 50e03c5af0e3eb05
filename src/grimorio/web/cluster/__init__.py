"""Several server processes with one database: who owns a game, and how requests reach its owner."""
