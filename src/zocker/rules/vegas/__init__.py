"""What Las Vegas (2012), Las Vegas 2019 and Royale show and tell in the same words: their views and events."""
