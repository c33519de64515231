"""The face of Baghdad."""

from typing import Final

from boardwright.faces.face import Face
from boardwright.faces.telling.whole import WholeFace

FACE: Final[Face] = WholeFace("baghdad", __name__)
