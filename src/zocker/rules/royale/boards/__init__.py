"""One file a board face, each of five small functions: activate, legal, play, chance and score."""
