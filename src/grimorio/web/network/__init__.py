"""The network side: checks of every request, TCP connections, invitation links, the log."""
