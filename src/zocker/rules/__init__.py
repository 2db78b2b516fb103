"""The rulebooks as code."""
