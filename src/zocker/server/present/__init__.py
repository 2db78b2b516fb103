"""What one reader sees of a table, in the reader's language."""
