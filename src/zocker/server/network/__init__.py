"""The way in: who connects from where, how many at once, and how much of them is read."""
