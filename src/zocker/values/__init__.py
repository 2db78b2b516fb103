"""Learned values: each seat's win chance, estimated by a small network from a seat's observation."""
