"""What faces the network: the guard of every request, TCP connections, links that people send, the log."""
