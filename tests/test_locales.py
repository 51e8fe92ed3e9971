"""Both languages say the same things, everything that games can ask, offer or tell, and nothing that nobody says."""

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import count, islice
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import allmende
from allmende import Game, arrange, new_game
from allmende.dominion.card import CARDS, HEX, LANDSCAPES, MIXED, TYPE_NAMES
from allmende.dominion.counters import MATS
from allmende.dominion.kingdoms import DRAWN_KINDS, KINGDOMS, RANDOM, is_pile
from allmende.dominion.setup import BESIDE, Kingdom
from allmende.locales import (
    COMMON,
    LANGUAGES,
    MissingText,
    catalogs,
    describe_event,
    describe_options,
    describe_prompt,
    has_text,
    player_names,
    rulings_of,
    slugs_of,
    text,
)
from allmende.lowlands.tiles import TILE_IDS, load_tiles
from allmende.table import BadGameOption, Choice, Key, Rules, game_names, rules_of
from allmende.table.explaining import NOT_ASKED, OVER, WAITING
from allmende.terminal.drawing import drawing_of
from allmende.told import renamed, value_message
from tests.agricola.hearing import agricola_to_hear

SOURCE = Path(allmende.__file__).parent
WEB = Path(__file__).parent.parent / "web" / "src"
PAGE = "web"
"""The catalog of the page in the browser; it speaks the games' catalogs, too."""
SPOKEN = ("prompt", "option", "event")
"""How the names of texts begin for what a game asks, offers and tells."""
RICH_GAMES = 24
RARE_GAMES = 12
PICKS_EACH = 150
LOWLANDS_GAMES = 18
WHERE_ELSE = {"agricola": ("moor/special.py", "seasons/module.py", "woods/module.py")}
"""Where modules say why something cannot be picked."""
MOST_GAMES = 2000
"""So many are listened to at most, while a text is still unheard; some hundreds are usual."""


@cache
def messages(lang: str) -> dict[str, dict[str, ast.Message]]:
    """The messages of every catalog, by the name of the catalog."""
    found: dict[str, dict[str, ast.Message]] = {}
    for path in catalogs(lang):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
        assert not junk, f"{lang}/{path.name}: {junk[0]}"
        entries = [entry for entry in resource.body if isinstance(entry, ast.Message)]
        names = [entry.id.name for entry in entries]
        assert len(names) == len(set(names)), f"{lang}/{path.name} says something twice"
        found[path.name.removesuffix(".ftl")] = {entry.id.name: entry for entry in entries}
    return found


def names_in(node: Any, kind: str) -> set[str]:
    """The placeholders ("VariableReference") or the messages ("MessageReference") that a piece of Fluent uses."""
    data = json.loads(json.dumps(node.to_json())) if node is not None else None

    def walk(part: Any) -> Iterator[str]:
        if isinstance(part, dict):
            if part.get("type") == kind:
                yield part["id"]["name"]
            for value in part.values():
                yield from walk(value)
        elif isinstance(part, list):
            for value in part:
                yield from walk(value)

    return set(walk(data))


def parts(message: ast.Message) -> dict[str, set[str]]:
    """The placeholders of a message and of each of its attributes."""
    found = {"": names_in(message.value, "VariableReference")}
    found |= {f".{one.id.name}": names_in(one.value, "VariableReference") for one in message.attributes}
    return found


def test_both_languages_have_the_same_messages_attributes_and_placeholders() -> None:
    english, german = messages("en"), messages("de")
    assert english.keys() == german.keys()
    for catalog in english:
        assert english[catalog].keys() == german[catalog].keys(), catalog
        for name in english[catalog]:
            assert parts(english[catalog][name]) == parts(german[catalog][name]), f"{catalog}: {name}"


def test_no_message_hides_one_of_another_catalog() -> None:
    for common in (COMMON, ("table", PAGE)):
        for lang in LANGUAGES:
            for game in game_names():
                used = [names for stem, names in messages(lang).items() if stem in common or stem.split("-")[0] == game]
                assert sum(map(len, used)) == len(set().union(*used))


def test_the_german_texts_are_german() -> None:
    """A copied text would pass every other test: longer ones differ between the languages."""
    for catalog, entries in messages("de").items():
        for name in entries:
            for part in ("", *[one.id.name for one in entries[name].attributes]):
                spoken = [spoken_source(lang, catalog, name, part) for lang in LANGUAGES]
                assert len(spoken[0]) < 25 or spoken[0] != spoken[1], name


def spoken_source(lang: str, catalog: str, name: str, attribute: str) -> str:
    message = messages(lang)[catalog][name]
    node = next(one.value for one in message.attributes if one.id.name == attribute) if attribute else message.value
    assert node is not None
    return " ".join(element.value for element in node.elements if isinstance(element, ast.TextElement))


# What games say


class Spoken:
    """What a game was heard to say in random games: message names, by what they are."""

    def __init__(self) -> None:
        self.prompts: set[tuple[str, str]] = set()
        self.options: set[tuple[str, str, str]] = set()
        self.events: set[str] = set()
        self._heard: set[str] = set()

    def new(self, *said: object) -> bool:
        key = json.dumps(said, default=str)
        fresh = key not in self._heard
        self._heard.add(key)
        return fresh

    def choice(self, game: Game, choice: Choice) -> None:
        prompt = choice.prompt
        self.prompts.add((prompt.name, "farm" if "farm" in prompt.args else str(prompt.args.get("card"))))
        if self.new("prompt", prompt.to_json()):
            for lang in LANGUAGES:
                assert describe_prompt(game, choice, lang)
                assert game.prompt(lang, choice.seat)
        fresh = [option for option in choice.options if self.new(prompt.name, prompt.args, game.key(option))]
        for option in fresh:
            key = [*map(str, game.key(option)), ""]
            self.options.add((key[0], key[1], prompt.name))
        if fresh:
            for lang in LANGUAGES:
                words = describe_options(game, choice, lang)
                assert all(words)
                assert len(set(words)) == len(words), f"two options sound the same: {words}"

    def happened(self, game: Game) -> None:
        for event in game.events:
            self.events.add(f"{event.kind}-farm" if "farm" in event.facts else event.kind)
            for seat in (*(choice.seat for choice in game.choices), event.seat, None):
                seen = event.seen_by(seat)
                shape = {key: value for key, value in seen.items() if key != "turn"}
                if self.new(shape, seat == event.seat):
                    for lang in LANGUAGES:
                        for viewer in (event.seat, None):
                            names = names_of(game.players)
                            assert describe_event(game.rules.name, seen, names, lang, viewer)

    def names(self) -> set[str]:
        """The names of all texts that could stand for what was said."""
        found = {f"event-{kind}" for kind in self.events}
        for prompt, card in self.prompts:
            found |= {f"prompt-{prompt}", f"prompt-{prompt}-{card}"}
        for kind, which, prompt in self.options:
            found |= {f"option-{kind}-{prompt}", f"option-{kind}-{which}", f"option-{kind}"}
        return found


@cache
def names_of(players: int) -> list[str]:
    return player_names("en", players)


def games_to_hear(name: str, number: int = 0) -> Iterator[Game]:
    """The sample games of a game; for Dominion, also rich decks that have every card among them. The games of another
    round have other seeds."""
    samples = rules_of(name).sample_options()
    for seed, options in enumerate(samples, number * len(samples)):
        yield new_game(name, seed=seed, **options)
    if name == "dominion":
        yield from dominion_to_hear(number)
        yield from rare_moments(number)
    if name == "lowlands":
        yield from lowlands_to_hear()
    if name == "agricola":
        yield from agricola_to_hear()


def dominion_to_hear(number: int) -> Iterator[Game]:
    """Rich decks that have every card among them, with tokens, and landscapes of every kind."""
    piles = [card.slug for card in CARDS if is_pile(card.slug)] + list(MIXED)
    things = [one.slug for one in LANDSCAPES if one.kind in DRAWN_KINDS]
    for seed in range(number * RICH_GAMES, (number + 1) * RICH_GAMES):
        at = seed * 9 % len(piles)
        kingdom = [*piles[at:], *piles][:10]
        cards = [card.slug for card in Kingdom(tuple(kingdom)).cards()]
        single = [slug for slug in kingdom if slug in cards] + [
            slug for one in kingdom for slug, _ in BESIDE.get(one, ())
        ]
        seats = []
        for n in range(2):
            deck = [
                "gold",
                "silver",
                "province",
                "curse",
                *single,
                *single[:2],
                *[one for one in cards[n::2] if one not in single],
            ]
            random.Random(seed * 2 + n).shuffle(deck)
            tokens = {"coffers": 3, "villagers": 2, "debt": 3 * (seed % 2)}
            seats.append({"hand": deck[:7], "deck": deck[7:], "tokens": tokens})
        landscapes = [things[seed % len(things)], things[(seed + 7) % len(things)]]
        situation = {"kingdom": kingdom + landscapes, "seats": seats, "actions": 5, "buys": 3, "coins": 15}
        yield arrange("dominion", situation, seed=seed)


def rare_moments(number: int) -> Iterator[Game]:
    """What seldom happens: Hexes, Castles, Elders, Reactions to what others do, the start of a Buy phase."""
    kingdom = [
        "werewolf", "leprechaun", "carpenter", "castles", "townsfolk", "specialist", "black-cat", "fools-gold",
        "village-green", "pawn",
    ]  # fmt: skip
    hands = (
        "leprechaun, carpenter, elder, pawn, specialist, 2 village-green",
        "black-cat, fools-gold, village-green, elder, pawn, leprechaun, specialist",
    )
    hexes = sorted((one.slug for one in LANDSCAPES if one.kind == HEX), key="fear bad-omens".find, reverse=True)
    for seed in range(number * RARE_GAMES, (number + 1) * RARE_GAMES):
        mine, theirs = hands[seed % 2], hands[(seed + 1) % 2]
        seats = [
            {"hand": mine, "deck": "5 gold", "owns": ["deluded", "treasure-chest"]},
            {"hand": theirs, "deck": "5 gold"},
        ]
        situation = {
            "kingdom": kingdom, "seats": seats, "actions": 5, "buys": 4, "coins": 20,
            "phase": ("action", "buy")[seed % 3 == 2], "started": seed % 3 == 0,
            "hexes": hexes, "piles": {"castles": "sprawling-castle", "silver": 0},
        }  # fmt: skip
        yield arrange("dominion", situation, seed=seed)


def lowlands_to_hear() -> Iterator[Game]:
    """Farms with all sorts of tiles, in every phase; and tokens that give what ours do not."""
    tiles = load_tiles().to_json()
    tiles["progress_token"][4]["choices"] = [{"what": "steps", "count": 2}, {"what": "moves", "count": 1}]
    tiles["tile"][0]["name"] = {"en": "Manger", "de": "Krippe"}
    for seed in range(LOWLANDS_GAMES):
        dice = random.Random(seed)
        ids = dice.sample([tile for tile in TILE_IDS if tile[0] in "AS"], 6)
        phase = ("work", "upkeep", "turn-of-the-tide")[seed % 3]
        storm = [tile for tile in TILE_IDS if tile[0] == "W"]
        built = [*ids[:3], storm[seed % 6]], [*ids[3:], storm[(seed + 1) % 6]]
        seats = [
            {
                "hand": "3 wood, 3 clay, 4 stone", "coins": seed % 9, "steps": 3, "breaches": 3,
                "plus_two": seed % 2 == 0,
                "tiles": dict(zip(built[n], (0, 4, 15, 19), strict=True)),
            }
            for n in range(2)
        ]  # fmt: skip
        late = {"stage": 3, "half": 2} if phase == "upkeep" else {}
        tokens = [f"P{(seed + n) % 5 + 1}" for n in range(5)]
        table = {"segments": seed % 3 * 6, "flood": 20, "tiles": tiles, "tokens": tokens}
        situation = {**late, **table, "phase": phase, "seats": seats}
        yield arrange("lowlands", situation, seed=seed)
    stuck = {"coins": 0, "sheep": 0, "farmers": [2], "used": {"fences": 1, "draw": 1}}
    yield arrange("lowlands", {"seats": [stuck, {}]})
    yield arrange("lowlands", {"seats": [{"fences": list(range(16)), "sheep": 0}, {}], "phase": "upkeep"})
    trades: list[tuple[int, list[Key]]] = [(0, [("row", 0)]), (2, [("row", 0), ("count", 1)])]
    for sheep, picks in trades:
        drover = {"coins": 9 if sheep == 0 else 0, "sheep": sheep, "tiles": {"S10": 0}}
        game = arrange("lowlands", {"seats": [drover, {}]})
        game.play(game.option("farmer", 4))
        game.play(game.option("space", "sheep"))
        for key in picks:
            game.play(game.option(*key))
        yield game
    for tile in ("F13", "F16", "W03", "W04"):
        rich = {"hand": "7 wood, 7 clay, 7 stone", "board": "B1"}
        game = arrange("lowlands", {"seats": [rich, {}], "offer": [tile]})
        for key in (("farmer", 4), ("space", "build"), ("tile", tile)):
            game.play(game.option(*key))
        yield game


@cache
def heard(name: str) -> Spoken:
    """Everything that games of all sorts said; it was spoken in both languages, for every seat.

    What they say hangs on dice, so they are played again while something of the catalog is unheard."""
    spoken = Spoken()
    picked: Counter[tuple[object, ...]] = Counter()
    rounds = ((number, game) for number in count() for game in games_to_hear(name, number))
    for n, (number, game) in enumerate(islice(rounds, MOST_GAMES)):
        if number > 0 and not unheard(name, spoken):
            break
        listen(spoken, game, picked, random.Random(n))
    return spoken


def listen(spoken: Spoken, game: Game, picked: Counter[tuple[object, ...]], dice: random.Random) -> None:
    """Play on at random. Mostly what was picked least so far, so that much is seen in few games."""
    spoken.happened(game)
    for _ in range(PICKS_EACH):
        choices = game.choices
        if not choices:
            break
        for choice in choices:
            spoken.choice(game, choice)
        choice = dice.choice(choices)
        seldom = min(picked[choice.prompt.name, game.key(option)] for option in choice.options)
        rare = [option for option in choice.options if picked[choice.prompt.name, game.key(option)] == seldom]
        option = dice.choice(rare if dice.random() < 0.6 else choice.options)
        picked[choice.prompt.name, game.key(option)] += 1
        game.play(option, choice.seat)
        spoken.happened(game)


def unheard(name: str, spoken: Spoken) -> set[str]:
    """The texts of a game for which nothing was said so far."""
    return spoken_names(name) - spoken.names() - drawn(name)


@cache
def spoken_names(name: str) -> set[str]:
    """The names of a game's texts for what it asks, offers and tells."""
    catalogs_of_game = [entries for stem, entries in messages("en").items() if stem.split("-")[0] == name]
    return {entry for entries in catalogs_of_game for entry in entries if entry.split("-")[0] in SPOKEN}


def drawn(name: str) -> set[str]:
    """The texts for events that the terminal makes out of others."""
    return {f"event-{kind}" for kind in drawing_of(name).made}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_dominion_has_its_texts(lang: str) -> None:
    for card in CARDS:
        for attribute in (None, "one", "many", "text"):
            assert text(lang, "dominion", f"card-{card.slug}", attribute)
        assert has_text(lang, "dominion", f"set-{card.expansion}")
    for kingdom in (*KINGDOMS, RANDOM):
        assert text(lang, "dominion", f"kingdom-{kingdom}", "text")
    for name in TYPE_NAMES.values():
        assert has_text(lang, "dominion", f"type-{name}")


def test_rulings_are_numbered_without_gaps() -> None:
    for lang in LANGUAGES:
        for catalog, entries in messages(lang).items():
            for name, message in entries.items():
                given = [one.id.name for one in message.attributes if one.id.name.startswith("ruling-")]
                kind, _, slug = name.partition("-")
                if given:
                    assert len(rulings_of(lang, catalog.split("-")[0], kind, slug)) == len(given)


def test_a_missing_text_is_an_error() -> None:
    with pytest.raises(MissingText):
        text("en", "dominion", "no-such-message")
    with pytest.raises(MissingText):
        text("en", "dominion", "prompt-gain")


# Nothing is left over


def families(name: str) -> set[str]:
    """The messages of a game that are found by what it says."""
    found = heard(name).names() | drawn(name)
    rules = rules_of(name)
    found |= {"-".join(map(str, key)) for key in map(rules.vocabulary.key, range(len(rules.vocabulary)))}
    for key in rules.options({}):
        found |= {f"setting-{key}", *(f"{key}-{slug}" for slug in slugs_of(name, key) if accepted(rules, key, slug))}
    for setting in rules.settings.settings.values():
        found |= {value_message(setting, value) for value in setting.values}
        found |= {message for word, _ in setting.renamed for _, message in renamed(name, setting, word)}
    found |= sayings(name)
    if name == "dominion":  # the board names the mats
        found |= {f"mat-{mat}" for mat in MATS}
    return found | {f"game-{name}"}


def sayings(name: str) -> set[str]:
    """Why something is recommended, and what it is called then."""
    source = (SOURCE / "bots" / name / "reasons.py").read_text(encoding="utf-8")
    kinds = set(re.findall(r'"kind": "([a-z-]+)"', source))
    known = {f"{about}-{kind}" for about in ("reason", "named") for kind in kinds}
    assert all({f"reason-{kind}", f"named-{kind}"} & set(messages("en")[f"{name}-help"]) for kind in kinds)
    return known | reasons_against(name) | parts_of_scores()


def reasons_against(name: str) -> set[str]:
    """Why something cannot be picked: the kinds stand in quotes where they are found out."""
    files = [*(SOURCE / name).rglob("explaining.py"), *(SOURCE / name).rglob("lacking.py")]
    files += [SOURCE / name / other for other in WHERE_ELSE.get(name, ())]
    kinds = {kind for path in files for kind in re.findall(r'"([a-z-]+)"', path.read_text(encoding="utf-8"))}
    assert len(kinds) > 10
    return {f"why-{kind}" for kind in kinds}


@cache
def parts_of_scores() -> set[str]:
    """Where points come from; what several games say stands in the table's catalog."""
    return {f"part-{kind}" for kind in re.findall(r'\bpart\("([a-z-]+)"', source_of_the_package())}


@pytest.mark.parametrize("name", game_names())
def test_every_part_of_a_score_has_a_sentence(name: str) -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in (SOURCE / name).rglob("*.py"))
    for kind in re.findall(r'\bpart\("([a-z-]+)"', source):
        assert all(has_text(lang, name, f"part-{kind}") for lang in LANGUAGES), kind


def accepted(rules: Rules, key: str, value: str) -> bool:
    """Is there a game with this value of an option: by itself, or together with one of the samples?"""
    for others in ({}, *rules.sample_options()):
        for given in (value, int(value) if value.isdecimal() else value):
            try:
                rules.options({**others, key: given})
            except BadGameOption:
                continue
            return True
    return False


@cache
def source_of_the_page() -> str:
    files = [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@cache
def page_literals() -> set[str]:
    """What the sources of the page have in quotes and could be the name of a message."""
    return set(re.findall(r"""["'`]([a-z][a-z0-9-]*)["'`]""", source_of_the_page()))


@cache
def page_prefixes() -> set[str]:
    """How names of messages begin that the page puts together: `film-${speed}`."""
    return set(re.findall(r"`((?:[a-z]+-)+)\$\{", source_of_the_page())) - {"card-"}


def test_the_page_says_nothing_that_its_catalog_lacks() -> None:
    known = set(messages("en")[PAGE]) | set(messages("en")["table"])
    said = set(re.findall(r"""(?<![\w.])t\(\s*["']([^"']+)["']""", source_of_the_page()))
    chosen = re.findall(r"""(?<![\w.])t\(([^()]*\?[^()]*)\)""", source_of_the_page())
    said |= {name for part in chosen for name in re.findall(r"""[?:]\s*["']([a-z][a-z0-9-]*)["']""", part)}
    assert said
    assert said <= known, f"web.ftl lacks {sorted(said - known)}"


@cache
def source_literals() -> set[str]:
    return set(re.findall(r"""["']([a-z][a-z0-9-]*)["']""", source_of_the_package()))


@cache
def source_prefixes() -> set[str]:
    return set(re.findall(r"""f["']((?:[a-z]+-)+)\{""", source_of_the_package())) - {"card-"}


@cache
def source_of_the_package() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))


def check_that_nothing_is_left_over(catalog: str, said: set[str]) -> None:
    entries, game = messages("en")[catalog], catalog.split("-")[0]
    literals, prefixes = source_literals(), source_prefixes()
    if game == PAGE:
        literals, prefixes = page_literals(), page_prefixes()
    elif game in game_names():  # a board says what stands on it
        literals, prefixes = literals | page_literals(), prefixes | page_prefixes()
    references = set().union(*(names_in(message, "MessageReference") for message in entries.values()))
    for name in entries:
        if name.split("-")[0] in SPOKEN and game in game_names():
            assert name in said, f"nothing in {game} says {name}"
        else:
            used = name in said or name in literals or name in references
            assert used or name.startswith(tuple(prefixes)), f"nobody says {name}"


@pytest.mark.parametrize("name", game_names())
def test_every_game_speaks_in_both_languages_and_no_message_is_left_over(name: str) -> None:
    """One test: who listens to hundreds of games asks everything of them that there is to ask."""
    spoken = heard(name)
    assert spoken.prompts
    assert spoken.events
    for lang in LANGUAGES:
        assert has_text(lang, name, f"game-{name}")
        assert has_text(lang, name, f"game-{name}", "text")
        for key in rules_of(name).options({}):
            assert has_text(lang, name, f"setting-{key}"), f"{lang}: setting-{key}"
    said = families(name)
    for catalog in messages("en"):
        if catalog.split("-")[0] == name:
            check_that_nothing_is_left_over(catalog, said)


@pytest.mark.parametrize("catalog", sorted(name for name in messages("en") if name.split("-")[0] not in game_names()))
def test_no_message_beside_the_games_is_left_over(catalog: str) -> None:
    if catalog not in (*COMMON, PAGE, "lab"):
        pytest.skip("a game in the making")
    check_that_nothing_is_left_over(catalog, {f"why-{kind}" for kind in (OVER, NOT_ASKED, WAITING)} | parts_of_scores())
