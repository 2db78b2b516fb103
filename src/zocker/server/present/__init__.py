"""A table as one reader sees it, in the reader's language."""
