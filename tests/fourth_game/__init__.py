"""Pig, a game of a page, as anybody would add a game to Zocker: its files, and one line in each layer's list."""
