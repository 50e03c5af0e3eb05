"""What faces the network: its guard, the limits of addresses, proxies, TCP connections, links, the log."""
