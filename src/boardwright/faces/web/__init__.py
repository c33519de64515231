"""The web face: pages from Face data, their styles and their client code. It knows no game by name."""
