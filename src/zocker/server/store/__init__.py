"""Storage of tables: one database, SQLite's or PostgreSQL's, and one writer."""
