"""The face of Tabannusi."""

from boardwright.faces.tabannusi.face import FACE

__all__ = ["FACE"]
