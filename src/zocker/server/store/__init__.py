"""What is kept of tables: one SQLite file, one writer."""
