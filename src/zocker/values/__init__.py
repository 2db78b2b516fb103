"""Learned values: how likely each seat is to win, judged by a small net from what a seat observes."""
