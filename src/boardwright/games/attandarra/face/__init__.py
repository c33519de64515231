"""The face of Attandarra."""

from typing import Final

from boardwright.faces.face import Face
from boardwright.faces.telling.face_of_modules import FaceOfModules

FACE: Final[Face] = FaceOfModules("attandarra", __name__)
