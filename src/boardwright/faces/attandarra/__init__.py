"""The face of Attandarra."""

from boardwright.faces.attandarra.face import FACE

__all__ = ["FACE"]
