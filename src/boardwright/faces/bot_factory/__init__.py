"""The face of Bot Factory."""

from boardwright.faces.bot_factory.face import FACE

__all__ = ["FACE"]
