"""A view says where offered things lie, and which picks can end the turn."""

from tests.agricola.moor.situations import moor
from tests.agricola.situations import Situation, situation


def offered(t: Situation) -> dict[str, str]:
    """By key, where a thing lies, as the seat that is asked is told."""
    choice = t.game.view(t.seat)["choice"]
    return {" ".join(map(str, one["key"])): one.get("zone", "") for one in choice["options"]}


def ending(t: Situation) -> set[str]:
    choice = t.game.view(t.seat)["choice"]
    return {" ".join(map(str, one["key"])) for one in choice["options"] if one.get("ends", False)}


def test_cards_lie_in_hand_among_the_majors_or_in_front_of_the_player() -> None:
    t = situation({}, rounds=["major-improvement"], goods="9 clay, 9 stone, 9 wood", hand=["canoe", "beanfield"])
    t.place("major-improvement")
    zones = offered(t)
    assert zones["card fireplace-2"] == "majors"
    assert {zone for key, zone in zones.items() if key.startswith("card")} <= {"hand", "majors"}
    t = situation({}, rounds=["major-improvement"], goods="4 clay", played=["fireplace-2"])
    t.place("major-improvement", "card cooking-hearth-4")
    assert offered(t)["card fireplace-2"] == "played"


def test_a_pack_is_no_hand() -> None:
    from allmende import new_game

    t = Situation(new_game("agricola", players=3, seed=1, cards="draft"))
    assert set(offered(t).values()) == {"pack"}


def test_spaces_lie_on_the_board_and_cells_on_the_farm() -> None:
    t = situation({}, goods="wood, sheep")
    assert {zone for key, zone in offered(t).items() if key.startswith("space")} == {"board"}
    t.place("farmland")
    assert set(offered(t).values()) == {"farm"}


def test_spaces_that_only_give_something_end_a_turn() -> None:
    t = situation({}, goods="grain", fields=[0])
    assert {"space forest", "space day-laborer", "space grain-seeds"} <= ending(t)
    assert not {"space farmland", "space grain-utilization", "anytime"} & ending(t)


def test_stopping_where_an_action_may_stop_ends_a_turn_but_not_what_can_be_done_at_any_time() -> None:
    t = situation({}, rounds=["fencing"], goods="9 wood").place("fencing")
    assert ending(t) <= {"done"}
    t = situation({}, goods="grain").pick("anytime")
    assert "done" in offered(t)
    assert ending(t) == set()


def test_going_to_the_infirmary_ends_a_turn() -> None:
    assert "bed" in ending(moor(level=1, bed=1))


def test_special_actions_lie_on_the_board() -> None:
    t = moor(level=1)
    assert {zone for key, zone in offered(t).items() if key.startswith("special")} == {"board"}
    assert not {key for key in ending(t) if key.startswith("special")}
