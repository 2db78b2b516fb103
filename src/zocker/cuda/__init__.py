"""The same rules on a GPU: what the extra `zocker[cuda]` adds. Nothing here says how a game is played."""
