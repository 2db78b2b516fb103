"""HTTP and WebSocket: requests of browsers, and access control."""
