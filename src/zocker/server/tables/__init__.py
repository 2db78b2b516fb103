"""Live tables: a match with its lock, who sits and looks on, what people do, and what moves it on."""
