"""When cards act (ledger: Cards: timing)."""

from typing import Any

import pytest

from allmende.agricola.actions.fields import can_plow, plow
from allmende.agricola.actions.space import NUMBER_OF, mask_of
from allmende.agricola.cards.card import BY_SLUG
from allmende.agricola.cards.hooks import (
    AFTER_FEEDING,
    AFTER_SOW,
    AFTER_USE,
    BEFORE_ROUND,
    BEFORE_USE,
    BEFORE_WORK,
    END_OF_TURN,
    RETURNING_HOME,
    START_OF_ROUND,
    Deed,
    Hook,
    before_use,
    on,
)
from allmende.agricola.goods import FOOD, bundle
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.table import Flow
from tests.agricola.homemade import give_card
from tests.agricola.situations import Situation, harvest, situation

FOREST = mask_of("forest")
Seen = list[tuple[str, Any]]


def watching(seen: Seen, **kinds: int) -> list[Hook]:
    """Hooks that write down what they see: wood of the owner, and goods on Forest."""

    def watcher(name: str, kind: int) -> Hook:
        def look(g: Agricola, me: Player, deed: Deed) -> None:
            seen.append((name, (me.goods[1], g.piles[NUMBER_OF["forest"]])))

        return on(kind, run=look)

    return [watcher(name, kind) for name, kind in kinds.items()]


# Each time


@pytest.mark.rule("AGR-249")
def test_each_time_comes_after_placing_and_before_the_actions() -> None:
    seen: Seen = []

    def look(g: Agricola, me: Player, deed: Deed) -> None:
        seen.append(("placed", (me.placed, g.piles[NUMBER_OF["forest"]], me.goods[1])))

    t = situation({})
    give_card(t, on(BEFORE_USE, FOREST, run=look))
    t.place("forest")
    assert seen == [("placed", ([NUMBER_OF["forest"]], 3, 0))]
    assert t.goods() == "3 wood"


@pytest.mark.rule("AGR-249")
def test_each_time_is_each_time() -> None:
    t = situation({}, {}, {}, played=["wood-cutter"], players=4)
    t.place("forest").others_pass()
    assert t.count("wood") == 4
    t.place("grove")
    assert t.count("wood") == 7


@pytest.mark.rule("AGR-250")
def test_immediately_after_comes_when_the_space_is_resolved_and_before_the_end_of_the_turn() -> None:
    seen: Seen = []
    t = situation({})
    give_card(t, *watching(seen, end=END_OF_TURN, after=AFTER_USE, before=BEFORE_USE))
    t.place("forest")
    assert seen == [("before", (0, 3)), ("after", (3, 0)), ("end", (3, 0))]


@pytest.mark.rule("AGR-250")
def test_immediately_after_comes_after_every_action_of_the_space() -> None:
    seen: list[int] = []
    t = situation({}, goods="grain", fields=[0], round=13, rounds=["cultivation"])
    give_card(t, on(AFTER_USE, run=lambda g, me, deed: seen.append(me.goods[5])))
    t.place("cultivation", "action plow", "cell 1")
    assert seen == []
    t.pick("action sow", "grain 0")
    assert seen == [0]


# Cards that were just played


@pytest.mark.rule("AGR-251")
@pytest.mark.parametrize("kind", [BEFORE_USE, AFTER_USE, END_OF_TURN])
def test_a_card_does_not_act_in_the_turn_in_which_it_is_played(kind: int, monkeypatch: pytest.MonkeyPatch) -> None:
    hook = on(kind, gain=bundle(food=1))
    hook.card = BY_SLUG["tutor"]
    monkeypatch.setattr(hook.card, "hooks", (hook,))
    t = situation({}, hand=["tutor"])
    t.place("lessons", "tutor")
    assert t.food() == 0
    t.others_pass().place("forest")
    assert t.food() == 1


@pytest.mark.rule("AGR-251")
def test_lasso_comes_too_late_for_the_person_who_plays_it() -> None:
    t = situation({}, goods="reed", hand=["lasso"], rounds=["sheep-market"])
    t.place("meeting-place", "lasso")
    assert (t.seat, t.prompt) == (1, "place-person")


@pytest.mark.rule("AGR-251")
def test_bread_paddle_hears_only_later_occupations() -> None:
    """An occupation played before was no reason to bake."""
    t = situation({}, goods="wood, grain", hand=["bread-paddle", "tutor"], played=["fireplace-2"])
    t.place("meeting-place", "bread-paddle").others_pass()
    assert t.goods() == "food, grain"
    t.place("lessons", "tutor")
    assert t.offers("card bread-paddle")


# The end of the turn


@pytest.mark.rule("AGR-252")
def test_the_end_of_the_turn_comes_after_everything_else() -> None:
    """Firewood Collector at Cultivation: the wood comes when plowing, sowing and other cards are done."""
    seen: list[tuple[str, int]] = []
    t = situation({}, goods="grain", fields=[1], round=13, rounds=["cultivation"], played=["firewood-collector"])
    give_card(
        t,
        on(AFTER_SOW, run=lambda g, me, deed: seen.append(("sown", me.goods[1]))),
        on(AFTER_USE, run=lambda g, me, deed: seen.append(("after", me.goods[1]))),
    )
    t.place("cultivation", "action plow", "cell 0")
    assert t.count("wood") == 0
    t.pick("action sow", "grain 0")
    assert seen == [("sown", 0), ("after", 0)]
    assert t.count("wood") == 1


# Rounds


@pytest.mark.rule("AGR-253")
def test_before_a_round_comes_before_the_reveal_and_the_start_after_collecting() -> None:
    seen: list[tuple[str, int, int, int]] = []

    def watcher(name: str, kind: int) -> Hook:
        def look(g: Agricola, me: Player, deed: Deed) -> None:
            seen.append((name, len(g.board), me.goods[FOOD], g.piles[NUMBER_OF["forest"]]))

        return on(kind, run=look)

    t = situation(
        {"placed": ["fishing", "clay-pit"]},
        placed=["reed-bank"],
        round=5,
        played=["well"],
        promised=[[6, "food", "well"]],
    )
    give_card(t, watcher("work", BEFORE_WORK), watcher("start", START_OF_ROUND), watcher("before", BEFORE_ROUND))
    board = len(t.state.board)
    t.place("forest")
    assert seen == [("before", board, 0, 0), ("start", board + 1, 1, 0), ("work", board + 1, 1, 3)]


# At any time


@pytest.mark.rule("AGR-254")
def test_at_any_time_is_before_a_placement() -> None:
    t = situation({}, goods="grain", played=["grocer"])
    t.pick("anytime", "eat grain", "anytime", "grocer-0")
    assert (t.goods(), t.prompt, t.player().home) == ("wood", "place-person", 2)


@pytest.mark.rule("AGR-254")
def test_at_any_time_is_in_the_midst_of_a_payment() -> None:
    """A stable for 2 wood: one of them is bought from Grocer with the food of a cooked sheep."""
    t = situation({}, goods="wood, sheep", played=["grocer", "fireplace-2"])
    t.place("farm-expansion", "cell 14")
    assert (t.goods(), t.stables()) == ("food", [14])


@pytest.mark.rule("AGR-254")
def test_at_any_time_is_in_the_turns_of_others() -> None:
    """Lutenist: somebody else's turn, and the food for the vegetable is cooked then."""
    t = situation({}, {}, {}, players=4, turn=1, goods="sheep", played=["lutenist", "fireplace-2"])
    t.place("traveling-players")
    assert (t.seat, t.offered) == (0, ["card lutenist", "done"])
    t.pick("card lutenist")
    assert t.goods() == "food, wood, vegetable"


@pytest.mark.rule("AGR-254")
def test_at_any_time_is_when_animals_come_that_have_no_room() -> None:
    """The sheep at home may be exchanged to make room; the new one, which does not stand on the farm, may not."""
    given: dict[str, Any] = {"played": ["sheep-walker", "fireplace-2"], "rounds": ["sheep-market"]}
    t = situation({}, goods="sheep", **given)
    t.place("sheep-market", "exchange sheep-walker-1")
    assert t.goods() == "stone, sheep"
    t = situation({}, goods="sheep", piles={"sheep-market": 2}, **given)
    t.place("sheep-market", "exchange sheep-walker-1")
    assert t.offered == ["eat sheep", "discard sheep"]
    t = situation({}, goods="boar", **given)
    t.place("sheep-market")
    assert t.offered == ["eat sheep", "discard sheep", "eat boar", "discard boar"]


@pytest.mark.rule("AGR-254")
def test_at_any_time_is_when_animals_come_at_the_start_of_a_round() -> None:
    t = situation(phase="preparation", round=4, goods="sheep", played=["sheep-walker", "sheep-whisperer"],
                  promised=[[4, "sheep", "sheep-whisperer"]])  # fmt: skip
    assert t.prompt == "house-animals"
    t.pick("exchange sheep-walker-0")
    assert t.goods() == "vegetable, sheep"


@pytest.mark.rule("AGR-254")
def test_at_any_time_is_in_the_harvest() -> None:
    t = harvest({}, goods="sheep", played=["sheep-walker"])
    assert t.prompt == "feed"
    t.pick("exchange sheep-walker-0", "eat vegetable")
    assert (t.goods(), t.player().begging) == ("", 3)


@pytest.mark.rule("AGR-254")
def test_at_any_time_is_when_seed_is_needed() -> None:
    t = situation({}, goods="sheep", played=["sheep-walker"], fields=[0], rounds=["grain-utilization"])
    t.place("grain-utilization", "vegetable 0")
    assert t.fields() == {0: "2 vegetable"}


# Paying


@pytest.mark.rule("AGR-255")
def test_goods_that_come_before_the_action_may_pay_for_it() -> None:
    t = situation({}, goods="wood")
    assert not t.usable("farm-expansion")
    give_card(t, before_use(mask_of("farm-expansion"), gain=bundle(wood=1)))
    t = Situation(t.game.clone())
    t.place("farm-expansion", "cell 14")
    assert (t.goods(), t.stables()) == ("", [14])


@pytest.mark.rule("AGR-256")
def test_an_optional_payment_must_leave_what_the_action_needs() -> None:
    """Moldboard Plow at Farmland: its field must leave a space for the field of the action."""
    fields = [0, 1, 2, 3, 4, 6, 7, 8, 9, 11, 12]
    given: dict[str, Any] = {"played": ["tutor", "moldboard-plow"], "notes": {"moldboard-plow": 2}}
    t = situation({}, fields=[*fields, 13], **given)
    t.place("farmland")
    assert t.prompt == "plow"  # one space is left: for the action
    t = situation({}, fields=fields, **given)
    t.place("farmland")
    assert t.offers("card moldboard-plow")
    t.pick("card moldboard-plow", "cell 13", "cell 14")
    assert len(t.fields()) == 13


@pytest.mark.rule("AGR-256")
def test_grain_that_cultivation_needs_is_not_baked_before() -> None:
    given: dict[str, Any] = {
        "fields": [0, 1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14], "played": ["threshing-board", "fireplace-2"],
        "round": 13, "rounds": ["cultivation"],
    }  # fmt: skip
    t = situation({}, goods="grain", **given)
    t.place("cultivation")
    assert t.prompt == "sow"  # there is nothing to plow: the only grain is for sowing
    t = situation({}, goods="2 grain", **given)
    t.place("cultivation", "card threshing-board", "bake")
    assert (t.prompt, t.goods()) == ("sow", "2 food, grain")


# Optional and forced


def granted(g: Agricola, me: Player, deed: Deed) -> Flow:
    return plow(g, me)


@pytest.mark.rule("AGR-257")
@pytest.mark.parametrize(
    ("given", "picks", "left"),
    [
        ({"played": ["assistant-tiller"]}, ["space day-laborer"], "2 food"),
        ({"played": ["cottager"], "goods": "5 wood, 2 reed"}, ["space day-laborer"], "2 food, 5 wood, 2 reed"),
        ({"goods": "grain, 3 clay, stone"}, ["space major-improvement", "clay-oven"], "grain"),
        ({"goods": "reed", "hand": ["lasso"]}, ["space meeting-place"], "reed"),
        ({"played": ["mushroom-collector"]}, ["space forest"], "3 wood"),
        ({"played": ["oven-firing-boy", "fireplace-2"], "goods": "grain"}, ["space forest"], "3 wood, grain"),
    ],
)  # fmt: skip
def test_an_action_that_a_card_grants_may_be_left(given: dict[str, Any], picks: list[str], left: str) -> None:
    t = situation({}, rounds=["major-improvement"], **given)
    t.pick(*picks)
    assert (t.seat, t.offers("done")) == (0, True)
    t.pick("done")
    assert (t.seat, t.goods()) == (1, left)


@pytest.mark.rule("AGR-257")
def test_what_a_text_forces_cannot_be_left() -> None:
    t = situation({}, goods="2 food", hand=["shifting-cultivation"])
    t.place("meeting-place", "shifting-cultivation")
    assert (t.prompt, t.offers("done")) == ("plow", False)
    t = situation({})
    give_card(t, on(BEFORE_USE, mask_of("day-laborer"), run=granted, when=lambda g, me, deed: can_plow(g, me)))
    t.place("day-laborer")
    assert (t.prompt, t.offers("done")) == ("plow", False)


@pytest.mark.rule("AGR-258")
def test_a_forced_effect_that_is_impossible_is_wasted() -> None:
    """Clay Embankment without clay; Lover with five people."""
    t = situation({}, goods="food", hand=["clay-embankment"])
    t.place("meeting-place", "clay-embankment")
    assert (t.goods(), t.hand(1)) == ("", ["clay-embankment"])
    t = situation({}, {}, people=5, rooms=[5, 6, 10], hand=["lover"], round=14)
    t.place("lessons", "lover")
    assert (t.played(), t.people()) == (["lover"], 5)


@pytest.mark.rule("AGR-258")
@pytest.mark.parametrize("card", ["shifting-cultivation", "mini-pasture"])
def test_some_cards_forbid_to_be_played_in_vain(card: str) -> None:
    cells = [cell for cell in range(15) if cell not in (5, 10)]
    assert situation({}, goods="2 food", hand=[card]).place("meeting-place").offers(f"card {card}")
    t = situation({}, goods="2 food", hand=[card], fields=cells)
    assert t.place("meeting-place").prompt == "place-person"


# Returning home and harvest


@pytest.mark.rule("AGR-259")
def test_returning_home_sees_people_on_the_board() -> None:
    seen: list[tuple[list[int], int]] = []
    t = situation({"placed": ["fishing", "clay-pit"]}, placed=["reed-bank"])
    give_card(
        t, on(RETURNING_HOME, run=lambda g, me, deed: seen.append((me.placed[:], g.occupied[NUMBER_OF["fishing"]])))
    )
    t.place("forest")
    assert seen == [([NUMBER_OF["reed-bank"], NUMBER_OF["forest"]], 0b10)]
    assert t.player().placed == []


@pytest.mark.rule("AGR-260")
def test_what_comes_after_feeding_does_not_feed() -> None:
    t = situation({"goods": "9 food"}, phase="feeding", round=4, goods="grain")
    give_card(t, on(AFTER_FEEDING, gain=bundle(food=9)))
    t.pick("done")
    assert (t.player().begging, t.food()) == (4, 9)
