"""Was it luck? What every roll and every choice of a game has changed."""
