"""Exact play: what positions of a round are worth if nobody ever errs."""
