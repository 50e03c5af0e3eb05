"""The people who keep their games on this server: their keys, histories and ratings."""
