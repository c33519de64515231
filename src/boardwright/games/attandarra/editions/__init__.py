"""The shipped editions of Attandarra, and the readers of the tables in them."""
