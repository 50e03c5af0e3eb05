"""Speed, measured beside other engines: ``make bench``. What is counted and how stands in docs/speed.md."""
