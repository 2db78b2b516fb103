"""Tables in the browser: who sits there, live connections, and what is stored."""
