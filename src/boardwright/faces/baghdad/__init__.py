"""The face of Baghdad."""

from boardwright.faces.baghdad.face import FACE

__all__ = ["FACE"]
