"""Sentences about questions, answers and what follows from them, whatever the game."""
