"""Shapes and targets of boards, whatever the game."""
