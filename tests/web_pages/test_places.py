"""Follow-ups: an option with many answers asks for the place first."""

from __future__ import annotations

from boardwright.faces.face import Option
from boardwright.faces.telling.ways import Grid, Place, Spot, grid, on, places
from boardwright.faces.web.forms import chosen_words


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
    assert places(asked)[0] == Place("Left and others", "t", [("a 1", "Left", ""), ("a 2", "Right", "")])


def test_answers_without_places_stand_in_one_list() -> None:
    asked = Option(1, "Take", (1, 2), ("take wood", "take clay"))
    assert places(asked) == [Place("", "", [("take wood", "wood", ""), ("take clay", "clay", "")])]


def test_a_heading_tells_its_place_from_all_others() -> None:
    asked = option(
        ("meadow B1", "Meadow at B1, 1 gold", "t-B1"),
        ("reservoir B1", "Reservoir at B1, 1 gold", "t-B1"),
        ("meadow C1", "Meadow at C1, 1 gold", "t-C1"),
        ("reservoir C1", "Reservoir at C1, 1 gold", "t-C1"),
    )
    found = places(asked)
    assert [place.heading for place in found] == ["B1", "C1"]
    assert found[0].ways[1] == ("reservoir B1", "Reservoir at B1, 1 gold", "")


def test_kinds_at_places_become_two_lists() -> None:
    asked = option(
        ("build hall C2", "Hall, 3 cubes, at C2", "t-C2"),
        ("build dom C2", "Dom, 4 cubes, at C2", "t-C2"),
        ("build hall D3", "Hall, 3 cubes, at D3", "t-D3"),
    )
    assert grid(places(asked)) == Grid(
        [("build hall", "Hall, 3 cubes"), ("build dom", "Dom, 4 cubes")],
        [Spot("at C2", "t-C2", "C2", None), Spot("at D3", "t-D3", "D3", [0])],
        "t-",
    )


def test_a_place_inside_a_label_is_left_open_in_the_list() -> None:
    asked = option(
        ("meadow B1", "Meadow at B1, 1 gold", "t-B1"),
        ("reservoir B1", "Reservoir at B1, 1 gold", "t-B1"),
        ("meadow C1", "Meadow at C1, 1 gold", "t-C1"),
    )
    lists = grid(places(asked))
    assert lists is not None
    assert list(lists.kinds) == [("meadow", "Meadow at {}, 1 gold"), ("reservoir", "Reservoir at {}, 1 gold")]


def test_other_answers_make_no_lists() -> None:
    assert grid(places(option(("a 1", "Left", "t"), ("a 2", "Right", "t"), ("a 3", "Up", "u")))) is None
    assert grid(places(option(("meadow A1", "A1", "t-A1"), ("meadow B2", "B2", "t-B2")))) is None


def test_one_kind_at_many_places_is_a_flat_list() -> None:
    asked = option(*((f"meadow {p}", f"Meadow at {p}, 1 gold", f"t-{p}") for p in ("A1", "B1", "C1", "D1")))
    lists = grid(places(asked))
    assert lists is not None
    assert lists.flat
    assert (list(lists.kinds), lists.on) == ([("meadow", "Meadow at {}, 1 gold")], "t-")
    assert [spot.word for spot in lists.spots] == ["A1", "B1", "C1", "D1"]
    dearer = [("meadow E1", "Meadow at E1, 2 gold", "t-E1")]
    assert (
        grid(places(option(*zip(asked.words, asked.target_labels, asked.targets, strict=True), *dearer)))
        is None
    )


def test_the_form_is_read_back_from_a_button_or_two_lists() -> None:
    lists = {"kind1": "build dom", "place1": "A1", "kind4": "meadow", "place4": "B2"}
    assert chosen_words({"ways": "1", **lists}) == "build dom A1"
    assert chosen_words({"words": "buy wood", **lists}) == "buy wood"
    assert chosen_words({"ways": "7", **lists}) == ""


def test_chinese_labels_become_a_grid_too() -> None:
    asked = option(
        *((f"build hall {word}", f"大廳，在{word}", f"t-{word}") for word in ("C2", "D3")),
        *((f"build dom {word}", f"教堂，在{word}", f"t-{word}") for word in ("C2", "D3")),
    )
    found = places(asked)
    assert [place.heading for place in found] == ["在C2", "在D3"]
    assert found[0].ways == [("build hall C2", "大廳", ""), ("build dom C2", "教堂", "")]
    made = grid(found)
    assert made is not None
    assert [label for _words, label in made.kinds] == ["大廳", "教堂"]
    flat = option(*((f"go {word}", f"走到{word}的門", f"t-{word}") for word in ("A1", "A2", "B1", "B2")))
    made = grid(places(flat))
    assert made is not None
    assert made.kinds == [("go", "走到{}的門")]


def test_a_long_list_says_once_what_its_targets_begin_with() -> None:
    ways = [
        (f"go {word}", f"{word}: {n} coins", f"t-{word}") for n, word in enumerate(("A1", "A2", "B1", "B2"))
    ]
    found = places(option(*ways))
    assert grid(found) is None
    assert on(found) == "t-"
    assert on(places(option(*ways[:3]))) == ""  # too short to matter
    assert on(places(option(*ways[:3], ("go B2", "B2: 3 coins", "door")))) == ""
    assert on(places(option(*ways, ("go B2 twice", "B2: 9 coins", "t-B2")))) == ""
