"""The face of Baghdad: its words for people."""
