"""Where bots think: a process of its own, and the server's end of it."""
