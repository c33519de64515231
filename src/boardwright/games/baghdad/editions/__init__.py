"""The shipped editions of Baghdad, and the readers of the tables in them."""
