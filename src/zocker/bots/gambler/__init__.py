"""How bots play Gambler."""
