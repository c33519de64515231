"""The face of Bot Factory."""

from typing import Final

from boardwright.faces.face import Face
from boardwright.faces.telling.whole import WholeFace

FACE: Final[Face] = WholeFace("bot-factory", __name__)
