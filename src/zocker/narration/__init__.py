"""A game in words: what happened, what a seat may choose, what real dice brought, who has won."""
