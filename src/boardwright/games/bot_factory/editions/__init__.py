"""The shipped editions of Bot Factory, and the readers of the tables in them."""
