"""Dice that anyone can check: chains of secrets, the promises they are known by, and what rolls are derived from."""
