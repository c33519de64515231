"""The shipped editions of Tabannusi, and the readers of the tables in them."""
