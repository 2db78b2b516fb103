"""How bots play Las Vegas (2012)."""
