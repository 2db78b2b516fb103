"""How bots play Royale, and Las Vegas 2019."""
