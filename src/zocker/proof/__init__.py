"""Dice that anyone can check: the commitments to secrets, and the derivation of every roll from them."""
