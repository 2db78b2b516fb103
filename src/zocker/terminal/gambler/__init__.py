"""Gambler on the screen."""
