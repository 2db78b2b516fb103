"""The way in: connections, their number, and how much of them is read."""
