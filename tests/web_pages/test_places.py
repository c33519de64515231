"""Follow-ups: an option with many answers asks for the place first."""

from __future__ import annotations

from boardwright.faces.face import Option
from boardwright.faces.web.present import Place, places


def option(*answers: tuple[str, str, str]) -> Option:
    words, labels, targets = zip(*answers, strict=True)
    return Option(1, "Build", tuple(range(len(words))), words, targets, labels)


def test_one_answer_a_place_needs_no_second_step() -> None:
    asked = option(("meadow A1", "A1", "t-A1"), ("meadow B2", "B2", "t-B2"))
    assert places(asked) == [Place("", "", [("meadow A1", "A1", "t-A1"), ("meadow B2", "B2", "t-B2")])]


def test_what_all_answers_of_a_place_share_is_said_once() -> None:
    asked = option(
        ("build hall C2", "Hall, 3 cubes, at C2", "t-C2"),
        ("build dom C2", "Dom, 4 cubes, at C2", "t-C2"),
        ("build hall D3", "Hall, 3 cubes, at D3", "t-D3"),
    )
    assert places(asked) == [
        Place(
            "at C2", "t-C2", [("build hall C2", "Hall, 3 cubes", ""), ("build dom C2", "Dom, 4 cubes", "")]
        ),
        Place("at D3", "t-D3", [("build hall D3", "Hall, 3 cubes", "")]),
    ]


def test_labels_that_share_nothing_stay_whole() -> None:
    asked = option(("a 1", "Left", "t"), ("a 2", "Right", "t"), ("a 3", "Up", "u"))
    assert places(asked)[0] == Place("Left", "t", [("a 1", "Left", ""), ("a 2", "Right", "")])


def test_answers_without_places_stand_in_one_list() -> None:
    asked = Option(1, "Take", (1, 2), ("take wood", "take clay"))
    assert places(asked) == [Place("", "", [("take wood", "wood", ""), ("take clay", "clay", "")])]
