"""Las Vegas (2012). The clauses are in docs/rules/las-vegas.md."""
