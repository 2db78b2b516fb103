"""Exact play: the value of positions in a round if no one makes a mistake."""
