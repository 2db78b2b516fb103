"""The process in which bots think, and the server's end of it."""
