"""Work that is done aside, within limits: files are read, games played again, setups tried."""
