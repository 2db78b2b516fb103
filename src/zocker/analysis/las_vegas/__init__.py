"""Judges of Las Vegas."""
