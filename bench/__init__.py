"""Benchmarks of speed, beside other engines: ``make bench``. docs/speed.md explains what is counted."""
