"""One move ahead: what a choice wins and denies as things stand. One file for each game."""
