"""Lays siege to a server of ours, and looks whether people at a table notice."""
