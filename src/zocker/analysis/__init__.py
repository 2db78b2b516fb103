"""Was it luck? The effect of every roll and every choice in a game."""
