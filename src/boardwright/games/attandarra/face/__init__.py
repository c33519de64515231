"""The face of Attandarra."""

from typing import Final

from boardwright.faces.face import Face
from boardwright.faces.telling.whole import WholeFace

FACE: Final[Face] = WholeFace("attandarra", __name__)
