"""A game in words: its events, a seat's options, the input of real dice and the winner."""
