"""The HTTP endpoints and the WebSocket: one router in each file."""
