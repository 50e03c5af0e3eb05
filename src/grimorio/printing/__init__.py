"""Cards to print: PDF sheets with cards in true size."""
