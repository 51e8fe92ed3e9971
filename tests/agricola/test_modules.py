"""Modules fold: small ones that use every door, alone, together, and together with Farmers of the Moor."""

import json
from typing import Any

import pytest

from allmende.agricola.actions.fields import can_plow
from allmende.agricola.actions.space import NUMBER_OF
from allmende.agricola.added import NUMBERS, Deck, Field
from allmende.agricola.cards.card import BY_SLUG
from allmende.agricola.doors import Doors, enters
from allmende.agricola.farm.plan import bits
from allmende.agricola.goods import REED
from allmende.agricola.module import Module
from allmende.agricola.moor.heating import heating_cost
from allmende.agricola.registry.modules import MODULES
from allmende.agricola.rules import AgricolaRules
from allmende.table import BadGameOption, Game, ImpossibleSituation, Json, seeded
from allmende.table.opening import first_situation
from allmende.table.position import arranged
from tests.agricola.situations import Situation
from tests.agricola.toy_modules import FINDING, PAIRING, WEATHER, Finds, Pairs, Weather, found_of, luck_of, sky_of

pytestmark = pytest.mark.plain_only("has modules of its own, which cannot inherit from a compiled class")

RULES = AgricolaRules((*MODULES, WEATHER, FINDING, PAIRING))
EVERYTHING: dict[str, Any] = {
    "sky": "snow",
    "finding": True,
    "paired": True,
    "expansion": "moor",
    "level": 2,
    "players": 4,
}
GAMES: list[dict[str, Any]] = [
    EVERYTHING,
    {"sky": "snow", "finding": True, "players": 1, "cards": "deal"},
    {"sky": "sun", "expansion": "moor", "level": 1, "players": 1},
    {"sky": "sun", "finding": True, "players": 5},
]


def begun(seed: int = 1, **options: Any) -> Situation:
    return Situation(first_situation(RULES, RULES.options(options), seed, None, False, events=True))


def laid(*seats: dict[str, Any], **table: Any) -> Situation:
    return Situation(arranged(RULES, {"seats": [*seats, {}][: max(2, len(seats))], **table}, 1, False))


def paired(*seats: dict[str, Any], **table: Any) -> Situation:
    return laid(*seats, *[{}] * (4 - len(seats)), paired=True, players=4, **table)


# The list


def test_a_game_has_its_modules_in_the_order_of_the_registry() -> None:
    setup = begun(**EVERYTHING).state.setup
    assert [module.name for module in setup.modules] == ["moor", "weather", "finds", "pairs"]
    assert [setup.has(name) for name in ("moor", "weather", "finds", "pairs", "night")] == [True] * 4 + [False]
    assert begun().state.setup.modules == ()


def test_a_door_is_asked_only_of_those_who_enter_it() -> None:
    assert [kind.__name__ for kind in (Module, Weather, Finds, Pairs) if enters(kind, "closed")] == ["Weather"]
    assert [kind.__name__ for kind in (Weather, Finds, Pairs) if enters(kind, "surcharge")] == ["Weather", "Pairs"]


def test_figures_fold() -> None:
    doors = Doors((Weather("sun"), Finds(), Pairs()))
    assert (doors.target, doors.shares_ties, doors.fixed_cards, doors.minors) == (44, True, 0, ("base",))
    assert begun(players=1, finding=True).state.setup.target == 44
    assert begun(players=1, finding=True, expansion="moor", level=1).state.setup.target == 65, "the first that answers"


def test_settings_of_modules_are_settings_of_the_game() -> None:
    assert RULES.options({})["sky"] == "none"
    assert [setting["name"] for setting in RULES.settings.to_json()["settings"]][-3:] == ["sky", "finding", "paired"]
    assert list(RULES.settings.offers({}, "sky")) == ["none", "snow", "sun"]
    with pytest.raises(BadGameOption, match="only four play in pairs"):
        RULES.options({"paired": True, "players": 3})
    assert RULES.options({"paired": True, "players": 4, "sky": "snow", "expansion": "moor"})["level"] == 1


# Weather: spaces, prices, phases


def test_a_closed_space_cannot_be_used_and_says_why() -> None:
    t = laid(sky="snow", piles={"fishing": 4})
    assert not t.usable("fishing")
    (shown,) = [space for space in t.game.view(0)["table"]["spaces"] if space["space"] == "fishing"]
    assert (shown["closed"], shown["why"], shown["marked"], shown["count"]) == (True, "closed-by-snow", True, 4)
    t = laid(sky="sun", piles={"fishing": 4})
    assert t.usable("fishing")
    assert "why" not in t.game.view(0)["table"]["spaces"][0]


def test_a_field_has_its_price_wherever_it_comes_from() -> None:
    assert not laid(sky="snow").usable("farmland")
    t = laid({"goods": "2 food"}, sky="snow").place("farmland", "cell 0")
    assert (t.goods(), bits(t.player().farm.fields)) == ("food", [0])
    t = laid({"goods": "grain"}, sky="snow").place("farmland")
    assert t.goods() == "", "the grain was eaten for it"
    assert laid(sky="sun").place("farmland", "cell 0").goods() == ""
    plowing = laid({"goods": "food"}, sky="snow")
    assert [can_plow(plowing.state, plowing.player(), n) for n in (1, 2)] == [True, False]


def test_a_fee_and_a_price_are_paid_together() -> None:
    t = laid({"goods": "2 food"}, *[{}] * 5, sky="snow").place("farm-supplies", "action plow")
    assert t.goods() == ""
    t = laid({"goods": "food"}, *[{}] * 5, sky="snow").place("farm-supplies")
    assert t.goods() == "grain", "one food buys no field"


def test_growth_has_its_price() -> None:
    home = {"rooms": [5, 10, 0], "goods": "food"}
    table = {"round": 5, "rounds": ["basic-wish"]}
    assert laid(home, sky="snow", **table).place("basic-wish").goods() == ""
    assert not laid({**home, "goods": ""}, sky="snow", **table).usable("basic-wish")
    assert laid({**home, "goods": ""}, sky="sun", **table).usable("basic-wish")


def test_what_a_space_gives_is_changed() -> None:
    t = laid(sky="sun")
    (shown,) = [space for space in t.game.view(0)["table"]["spaces"] if space["space"] == "day-laborer"]
    assert shown["gives"] == {"food": 2, "grain": 1}
    assert t.place("day-laborer").goods() == "2 food, grain"


def test_the_spaces_are_changed_after_replenishing() -> None:
    assert begun(sky="snow").pick("yes").state.piles[NUMBER_OF["clay-pit"]] == 0
    assert begun(sky="sun").pick("yes").state.piles[NUMBER_OF["clay-pit"]] == 1


def test_a_module_begins_a_phase() -> None:
    t = begun(sky="snow")
    assert (t.prompt, t.phase) == ("keep-special", "preparation")
    t.pick("yes")
    assert (t.phase, sky_of(t.state).clear, sky_of(t.state).rounds) == ("work", True, 2)
    assert (t.finish_round().state.round, t.prompt) == (2, "keep-special")
    t = laid({"placed": ["forest", "fishing"]}, sky="snow", phase="returning-home")
    assert (t.state.round, [me.goods[REED] for me in t.state.players]) == (2, [1, 0]), "on the way home"


def test_one_module_spares_another_its_phase() -> None:
    cold, warm = (begun(sky=kind, expansion="moor", level=1).state for kind in ("snow", "sun"))
    assert (heating_cost(cold, cold.players[0]), heating_cost(warm, warm.players[0])) == (2, 0)


def test_a_rule_for_everybody_is_written_like_a_card() -> None:
    assert BY_SLUG["wood-for-fuel"] in begun(sky="sun").player().outfit.rules
    assert begun().player().outfit.rules == ()


# Finds: a deck, spaces that come and go, other turns


CARDS = ("coin", "hole", "yard", "wish", "stone")


def finding(top: str, *seats: dict[str, Any], **table: Any) -> Situation:
    pile = [name for name in CARDS if name != top]
    return laid(*seats, finding=True, finds={"pile": [*pile, top]}, **table)


@pytest.mark.parametrize(("find", "left", "coins"), [("coin", 4, 1), ("hole", 5, 0)])
def test_a_card_is_drawn_after_goods_were_taken(find: str, left: int, coins: int) -> None:
    t = finding(find).place("forest")
    assert (t.goods(), len(found_of(t.state).pile), luck_of(t.player()).coins) == ("3 wood", left, coins)
    assert finding(find).place("clay-pit").game.view(0)["table"]["finds"] == {"pile": 5, "gone": []}


def test_an_event_may_ask() -> None:
    t = finding("stone").place("forest")
    assert (t.prompt, t.offered) == ("keep-special", ["yes", "no"])
    assert t.pick("yes").goods() == "3 wood, stone"


def test_a_space_joins_during_the_game() -> None:
    t = finding("yard")
    assert not t.usable("corral")
    t.place("forest")
    assert t.usable("corral"), "by the next player, in the same round"
    t.place("corral")
    assert t.goods(1) == "sheep"
    assert t.game.situation()["joined"] == ["corral"]
    t.finish_round()
    assert t.state.occupied[NUMBER_OF["corral"]] == 0


def test_a_space_leaves_the_game_even_before_it_has_come() -> None:
    t = finding("wish", round=4, rounds=["fencing", "sheep-market", "major-improvement", "grain-utilization"])
    t.place("forest")
    assert t.game.situation()["left"] == ["basic-wish"]
    later = finding("wish", round=5, rounds=["basic-wish"])
    assert "basic-wish" in {space["space"] for space in later.game.view(0)["table"]["spaces"]}
    later.place("forest")
    assert "basic-wish" not in {space["space"] for space in later.game.view(0)["table"]["spaces"]}
    gone = laid(finding=True, left=["basic-wish"], round=4)
    while gone.state.round < 7:
        gone.game.play(gone.game.choice.options[-1] if gone.game.choice else 0)
    assert "basic-wish" not in {space["space"] for space in gone.game.view(0)["table"]["spaces"]}


def test_no_space_comes_or_goes_that_no_module_knows() -> None:
    with pytest.raises(ImpossibleSituation, match="may come into play"):
        laid(finding=True, joined=["grove"])
    with pytest.raises(ImpossibleSituation, match="cannot leave this game"):
        laid(finding=True, left=["forest"])
    with pytest.raises(ImpossibleSituation, match="cannot leave this game"):
        laid(left=["basic-wish"], round=5)


def test_another_turn_and_something_at_any_time_go_to_the_module_that_offers_it() -> None:
    t = begun(finding=True, expansion="moor", level=1)
    me = t.seat
    assert me is not None
    t.pick("heat 2")
    assert luck_of(t.player(me)).coins == 1
    t = laid({"goods": "food", "finds": {"coins": 1}}, {}, finding=True, expansion="moor")
    t.pick("anytime", "heat 1")
    assert (t.goods(), luck_of(t.player()).coins) == ("2 food", 0)


def test_a_deck_is_whole() -> None:
    with pytest.raises(ImpossibleSituation, match="every card of the deck is there once"):
        laid(finding=True, finds={"pile": ["coin"]})
    with pytest.raises(ImpossibleSituation, match="pile: pile are some of coin, hole"):
        laid(finding=True, finds={"pile": ["crown"]})
    assert laid(finding=True, finds={"gone": ["hole"]}).game.view(0)["table"]["finds"] == {"pile": 4, "gone": ["hole"]}


# Pairs: other farms, and what comes after


def test_a_room_for_the_partner_is_paid_by_the_builder() -> None:
    t = paired({"goods": "11 wood, 5 reed"}).place("farm-expansion", "action rooms", "cell 0", "done")
    assert (t.game.choice and dict(t.game.choice.prompt.args), t.seat) == ({"farm": 2}, 0)
    t.pick("cell 0")
    assert (t.goods(), bits(t.player(2).farm.rooms), bits(t.player().farm.rooms)) == ("", [0, 5, 10], [0, 5, 10])
    assert [event.facts.get("farm") for event in t.game.events if event.kind == "build-room"] == [2]


def test_a_stable_for_the_partner_costs_more_and_may_be_left() -> None:
    t = paired({"goods": "5 wood"}).place("farm-expansion", "cell 0")
    assert t.offered[-1] == "done"
    assert bits(t.pick("done", "cell 4").player(2).farm.stables) == [4]
    assert t.goods() == ""


def test_fences_for_the_partner_cost_one_wood_more_for_each_three() -> None:
    t = paired({"goods": "10 wood"}, rounds=["fencing"]).place("fencing")
    edges = [option for option in t.offered if option.startswith("edge")]
    while t.game.choice is not None and "farm" not in t.game.choice.prompt.args:
        t.pick("done" if "done" in t.offered else corner(t))
    assert edges
    assert t.player().farm.fences.bit_count() == 4
    while t.game.choice is not None and "farm" in t.game.choice.prompt.args:
        t.pick("done" if "done" in t.offered and t.player(2).farm.fences else corner(t))
    assert (t.player(2).farm.fences.bit_count(), t.goods()) == (4, "")
    assert (t.player(2).farm.spare_fences, t.player().farm.spare_fences) == (11, 11)


def corner(t: Situation) -> str:
    """An edge of the farmyard's last space."""
    farm = t.player().farm
    around = {f"edge {edge}" for edge in bits(farm.plan.outline(1 << 14))}
    return next(edge for edge in t.offered if edge in around)


def test_a_field_may_lie_on_the_farm_of_the_partner() -> None:
    t = paired().place("farmland")
    assert t.offered == ["count 0", "count 2"]
    t.pick("count 2", "cell 3")
    assert (bits(t.player().farm.fields), bits(t.player(2).farm.fields)) == ([], [3])
    full = {"stables": [], "fields": [0, 1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14]}
    assert paired(full).place("farmland").prompt == "plow", "only one farm has a place"
    assert not paired(full, {}, full).usable("farmland")


def test_surcharges_of_several_modules_add_up() -> None:
    t = paired({"goods": "food"}, sky="snow").place("farmland", "count 2", "cell 3")
    assert (t.goods(), bits(t.player(2).farm.fields)) == ("", [3])


def test_a_module_says_who_wins() -> None:
    t = paired({"goods": "9 grain"}, {"goods": "grain"}, {}, {"goods": "grain"})
    assert t.game.winners() == [1, 3]


def test_a_finished_game_hands_options_to_the_next() -> None:
    game = played(begun(paired=True, players=4).game, 3)
    following = game.next_options()
    assert following is not None
    assert (following["paired"], following["side_job"], following["players"]) == (True, False, 4)
    with pytest.raises(BadGameOption, match="partners wish"):
        game.next_options({2: "gold"})
    with pytest.raises(BadGameOption, match="not over"):
        begun(paired=True, players=4).game.next_options()
    assert played(begun(players=1).game, 3).next_options() is None


def played(game: Game, seed: int) -> Game:
    dice = seeded(seed)
    while (choice := game.choice) is not None:
        game.play(choice.options[dice.below(len(choice.options))], choice.seat)
    return game


# What modules keep


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_copies_saved_games_and_situations_follow(options: dict[str, Any]) -> None:
    game = begun(7, **options).game
    dice = seeded(7)
    for n in range(160):
        choice = game.choice
        if choice is None:
            break
        if n % 12 == 0:
            check_all(game, dice.below(1000))
        game.play(choice.options[dice.below(len(choice.options))], choice.seat)


def check_all(game: Game, seed: int) -> None:
    seen = [game.view(seat) for seat in range(game.players)]
    copy = game.clone()
    assert [copy.view(seat) for seat in range(game.players)] == seen
    for seat in range(game.players):
        assert game.determinize(seat, seeded(seed)).view(seat) == seen[seat]
    told = json.loads(json.dumps(game.situation()))
    again = arranged(RULES, told, 5, False)
    assert [again.view(seat) for seat in range(game.players)] == seen
    assert again.situation() == told
    state, _ = game._running_step()
    saved = json.loads(json.dumps(state.to_json()))
    assert RULES.from_json(game.options, saved).to_json() == saved
    other = game.clone()
    dice = seeded(seed)
    for _ in range(6):
        if (choice := other.choice) is not None:
            other.play(choice.options[dice.below(len(choice.options))], choice.seat)
    assert [game.view(seat) for seat in range(game.players)] == seen, "a copy shares nothing"


def test_what_is_hidden_is_only_counted() -> None:
    deck = Deck(("one", "two"))
    assert deck.view() == {"pile": 2, "gone": []}
    assert [deck.draw(), deck.draw(), deck.draw()] == [1, 0, -1]
    assert Field("seat", least=-1, names=("left", "right")).told(-1) is None
    with pytest.raises(ValueError, match="are some of left, right"):
        Field("seats", NUMBERS, names=("left", "right")).read(["up"])


def test_situations_refuse_what_belongs_to_modules_that_are_not_played() -> None:
    with pytest.raises(ImpossibleSituation, match="without finding=True there is nothing like 'finds'"):
        laid(finds={"gone": ["coin"]})
    with pytest.raises(ImpossibleSituation, match="without expansion='moor' there is nothing like 'forests'"):
        laid({"forests": [1]}, sky="snow")


def test_no_module_is_called_like_an_option() -> None:
    names = [module.name for module in RULES.modules]
    assert not set(names) & set(RULES.settings.settings), "situations say both"
    assert len(set(names)) == len(names)


def test_saved_games_of_before_are_read() -> None:
    """Forests and moors stood with the farm then."""
    game = begun(expansion="moor", level=1).game
    saved: Json = json.loads(json.dumps(game.state.to_json()))
    for seat in saved["players"]:
        seat["farm"] |= seat.pop("moor")
    del saved["left"]
    assert RULES.from_json(game.options, saved).to_json() == game.state.to_json()
