"""Playing in the terminal: plain lines, numbered options."""
