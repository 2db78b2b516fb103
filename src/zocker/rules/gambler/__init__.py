"""Gambler (1998). The clauses are in docs/rules/gambler.md."""
