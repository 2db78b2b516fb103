"""Las Vegas Royale (2019); without boards it is Las Vegas 2019. The clauses are in docs/rules/royale.md."""
