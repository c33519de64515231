"""How older stores become today's."""
