"""The attacks, a file for each kind; see `bench.attack`."""
