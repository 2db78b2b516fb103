"""Dice that anyone can check: who commits to which secrets, and what every roll is derived from."""
