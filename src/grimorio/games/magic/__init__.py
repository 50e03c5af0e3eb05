"""Magic, Eighth Edition, by the rules of July 2003."""
