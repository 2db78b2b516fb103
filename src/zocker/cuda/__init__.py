"""The same rules on a GPU, for the extra `zocker[cuda]`. No rule of a game is written here."""
