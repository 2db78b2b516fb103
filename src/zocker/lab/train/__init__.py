"""Learning values by self-play."""
