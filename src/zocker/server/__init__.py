"""Tables in the browser: players, live connections, and storage."""
