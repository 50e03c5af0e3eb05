"""What faces the network: the server, its door, its limits, the TCP connections."""
