"""HTTP and WebSocket: what a browser may ask for, and who is let in."""
