"""Judges of Gambler."""
