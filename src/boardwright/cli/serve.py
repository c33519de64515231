"""`boardwright serve`: tables for several people, until Ctrl-C."""

from __future__ import annotations


def serve_tables(host: str, port: int, database: str) -> None:
    """Serve until interrupted. Raises Problem if the address cannot be used."""
    from boardwright.cli.browser import serve_until_interrupted

    serve_until_interrupted(host, port, database, "/", open_browser=False)
