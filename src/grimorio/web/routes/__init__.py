"""The HTTP endpoints and the WebSocket: one router a file."""
