"""One picture of Agricola's table, drawn from a view, with as much air as there is."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from allmende.agricola.cards.card import BY_SLUG, MINOR, OCCUPATION
from allmende.agricola.setup import ROUNDS
from allmende.locales import listed, name_of, text, text_or
from allmende.table import Json
from allmende.terminal.agricola_cards import card_rows, card_text, goods_in_short, hand_entry, spoken_goods
from allmende.terminal.agricola_decks import deck_lines, tales_of, tokens_on
from allmende.terminal.agricola_farm import COLOURS, GAME, SMALL, FarmPicture, by_name
from allmende.terminal.agricola_moor import extension_line, heating, special_lines
from allmende.terminal.agricola_seasons import SEASON_STYLES, is_out_of_season, season_lines, season_mark
from allmende.terminal.drawing import Sight, TablePicture
from allmende.terminal.grid import padded
from allmende.terminal.layout import Cell, flowing, in_columns, in_lines, short, side_by_side

ROOMY: Final = 110
"""From this width on, the round cards lie beside the other spaces, and the points beside the farm."""
FARM: Final = 35
"""A large farmyard, and the gap beside it."""
OWN: Final = 32
"""What the things beside the farm need at least."""
PIECES: Final = {
    "first": ("▸", ">"), "closed": ("×", "x"), "harvest": ("‡", "#"), "stage": ("│", "|"), "home": ("●", "o"),
    "away": ("○", "."), "changed": ("◆", "*"), "candy": ("¤", "$"), "pitchfork": ("ψ", "V"),
}  # fmt: skip
"""Signs, and those for screens that know only plain letters."""

LINES_OF_TEXT: Final = {2: 99, 1: 99, 0: 2, -1: 2, -2: 1}
"""How much of a card's text is shown when cards are chosen among, by the air there is."""
MOST_ROWS: Final = 10
"""With so many cards to choose from, there is room for the farm."""
SOFT_HYPHEN: Final = "\u00ad"
"""Where a short name may be parted; a terminal does not."""

Numbers = Mapping[tuple[object, ...], int]


def numbers_of(view: Json) -> dict[tuple[object, ...], int]:
    """The options that can be picked now, with their numbers; "done" has none."""
    options = [] if view["choice"] is None else view["choice"]["options"]
    keys = [tuple(option["key"]) for option in options]
    return {key: n for n, key in enumerate([key for key in keys if key != ("done",)], 1)}


def asks_for_cards(numbers: Numbers) -> bool:
    """Is it cards that are chosen among, and nothing else?"""
    return len(numbers) > 0 and all(key[0] == "card" for key in numbers)


def asks_for_spaces(numbers: Numbers) -> bool:
    return any(key[0] == "space" for key in numbers)


class Table(TablePicture):
    game = GAME
    pieces = PIECES

    def __init__(self, view: Json, sight: Sight, tall: bool = False) -> None:
        super().__init__(view, sight)
        self.numbers = numbers_of(view)
        self.prompt: Json = {} if view["choice"] is None else view["choice"]["prompt"]
        self.roomy = sight.width >= ROOMY and sight.air > 0
        self.tall = tall

    def space_name(self, slug: str) -> str:
        return name_of(self.sight.lang, GAME, "space", slug)

    def name_on_board(self, slug: str) -> str:
        """... in short, where many spaces stand beside each other."""
        name = self.space_name(slug)
        short = text_or(name, self.sight.lang, GAME, f"space-{slug}", "short")
        return name if self.roomy else short.replace(SOFT_HYPHEN, "")

    # The whole

    def lines(self) -> list[Text]:
        """What is asked about is always there; the rest as far as there is room."""
        if asks_for_cards(self.numbers):
            return self.choosing_cards()
        air, placing = self.sight.air, asks_for_spaces(self.numbers) or not self.numbers
        lines = [self.headline()] * (air > -1) + season_lines(self) * (air > 0)
        if placing or air > 0:
            lines += self.board() + special_lines(self)
        if air > -1:
            lines += deck_lines(self)
        if air > -1 and not self.roomy:
            lines += self.majors()
        lines += self.farm_with_things() if air > -2 or not placing else self.own_things(self.sight.width)[:4]
        if air > 0:
            lines += self.hand_lines(self.sight.width)
        if air > -1 or not placing:
            lines += self.others()
        return lines + self.ways_to_pay()

    def choosing_cards(self) -> list[Text]:
        """Cards to choose from instead of the board; on a small screen their texts are worth more than the farm."""
        air = self.sight.air
        numbered = [(n, str(key[1])) for key, n in self.numbers.items()]
        cards = card_rows(numbered, self.sight, LINES_OF_TEXT[air])
        if self.table["phase"] == "draft":
            return [*cards, *self.kept()]
        lines = [self.headline()] * (air > -1) + cards
        if air > -1 or (air < -1 and len(cards) <= MOST_ROWS):
            lines += self.farm_with_things()
        else:
            lines += self.own_things(self.sight.width)[:3]
        return lines + (self.others() if air > -1 else [])

    def kept(self) -> list[Text]:
        """In a draft: what was kept so far."""
        kept = [hand_entry(slug, self.sight.lang) for slug in self.me["draft"]["kept"]]
        return [Text(), *flowing(Text(self.say("kept"), style="bold"), kept, self.sight.width)] if kept else []

    def ways_to_pay(self) -> list[Text]:
        """Right above the question, if a cost can be paid in several ways."""
        ways = [listed(self.sight.lang, self.spoken(way)) for way in self.prompt.get("ways", [])]
        if len(ways) < 2:
            return []
        words = self.say("ways-to-pay", ways=self.say("or-else").join(ways))
        return [short(Text(words, style="bold"), self.sight.width)]

    def headline(self) -> Text:
        """Round, stage, the next harvest, and what is still to come in this stage."""
        number = self.table["round"]
        line = Text.assemble((self.say("round-of", round=number, rounds=ROUNDS), "bold"))
        line.append(f" · {self.say('stage-of', stage=self.stage_of(max(number, 1)) + 1)}")
        if self.table["phase"] not in ("work", "over"):
            line.append(f" · {self.say('phase-' + self.table['phase'])}")
        line.append_text(season_mark(self))
        coming = [harvest for harvest in self.table["harvests"] if harvest >= number]
        if coming:
            words = self.say("next-harvest", count=coming[0] - number, round=coming[0])
            line.append(f" · {words}", style="bold red" if coming[0] == number else "")
        names = [self.space_name(slug) for slug in self.to_come(self.stage_of(min(number + 1, ROUNDS)))]
        if names and number < ROUNDS and not self.roomy:
            line.append(f" · {self.say('to-come', spaces=self.say('or-else').join(names))}", style="dim")
        return short(line, self.sight.width)

    def stage_of(self, number: int) -> int:
        before = 0
        for n, stage in enumerate(self.table["stages"]):
            before += len(stage)
            if number <= before:
                return n
        return len(self.table["stages"]) - 1

    def to_come(self, stage: int) -> list[str]:
        """The round cards of a stage that were not revealed yet."""
        return [slug for slug in self.table["stages"][stage] if slug not in self.table["rounds"]]

    # The action board

    def board(self) -> list[Text]:
        spaces = [space for space in self.table["spaces"] if not is_out_of_season(space)]
        if not self.roomy:
            return in_columns([self.space_cell(space) for space in spaces], self.sight.width)
        rounds = self.round_rows()
        wide = self.sight.width - max(row.cell_len for row in rounds) - 3
        permanent = [self.space_cell(space) for space in spaces if space["round"] is None]
        left = in_columns(permanent, wide)
        majors = [Text(), Text(self.say("majors"), style="bold"), *in_columns(self.free_majors(), wide)]
        if len(left) + len(majors) <= len(rounds):
            return side_by_side([*left, *majors], rounds, 3)
        return [*side_by_side(left, rounds, 3), *self.majors()]

    def space_cell(self, space: Json) -> Cell:
        """The number it is picked by, its name, and what lies or who stands there."""
        number = self.numbers.get(("space", space["space"]))
        free = number is not None or not (space["seats"] or space["closed"])
        name = self.name_on_board(space["space"])
        left = Text.assemble((f"{number:>2} " if number else "   ", "bold cyan"), (name, "" if number else "dim"))
        return Cell(left, self.on_space(space, dim=not free))

    def on_space(self, space: Json, dim: bool) -> Text:
        line = Text()
        if space["count"]:
            line.append_text(goods_in_short({space["good"]: space["count"]}, self.sight.lang))
            line.stylize("dim" if dim else "")
        tokens = tokens_on(self, space)
        if tokens:
            line.append(" " * bool(line)).append_text(tokens)
        if space["seats"]:
            line.append(" " * bool(line) + "".join(self.letters[seat] for seat in space["seats"]), style="bold magenta")
        elif space["closed"]:
            line.append(" " * bool(line) + self.sign("closed"), style="dim")
        if "season" in space:
            line.append(" " * bool(line) + self.sign("changed"), style=SEASON_STYLES[space["season"]])
        return line

    def round_rows(self) -> list[Text]:
        """The spaces of the fourteen rounds: stage, round, card, harvest, and what waits there."""
        spaces = {space["round"]: space for space in self.table["spaces"] if space["round"] is not None}
        cells = []
        for number in range(1, ROUNDS + 1):
            stage = self.stage_of(number)
            first = number == 1 or self.stage_of(number - 1) != stage
            head = Text.assemble((f"{stage + 1 if first else ' '}{self.sign('stage')}{number:>2}", "dim"))
            head.append(self.sign("harvest") if number in self.table["harvests"] else " ", style="red")
            cells.append((head, self.round_cell(number, spaces.get(number)), self.waiting_for_all(number)))
        wide = max(cell.width for _, cell, _ in cells) + 1
        rows = []
        for head, cell, waiting in cells:
            line = head.append_text(cell.left)
            line.pad_right(wide + 6 - line.cell_len - cell.right.cell_len)
            rows.append(line.append_text(cell.right).append(" ").append_text(waiting))
        return rows

    def round_cell(self, number: int, space: Json | None) -> Cell:
        if space is not None:
            return self.space_cell(space)
        stage = self.stage_of(number)
        hidden = [other for other in range(number, ROUNDS + 1) if self.stage_of(other) == stage]
        coming = self.to_come(stage)
        mark = " ? " if len(coming) > 1 else "   "
        return Cell(Text(mark + self.space_name(coming[-len(hidden)]), style="dim italic"))

    def waiting_for_all(self, number: int) -> Text:
        """Goods on a round space, with the letter of whom they wait for."""
        line = Text()
        for player in self.players:
            things = self.waiting(player, number)
            if things:
                line.append(f" {self.letters[player['seat']]}+{things.plain}", style="magenta")
        return line

    def free_majors(self) -> list[Cell]:
        """The major improvements that can be built, with what they cost."""
        found = []
        for major in self.table["majors"]:
            if major["holder"] is None and not major["covered"] and not major["gone"]:
                cost = goods_in_short(major["cost"], self.sight.lang)
                found.append(Cell(card_text(major["card"], self.sight.lang), cost))
        return found

    def majors(self) -> list[Text]:
        things = [Text.assemble(cell.left, " ", cell.right) for cell in self.free_majors()]
        label = Text(self.say("majors"), style="bold")
        if self.sight.air < 1:
            return [short(Text("  ").join([label, *things]), self.sight.width)]
        return flowing(label, things, self.sight.width)

    # The own farm

    def farm_with_things(self) -> list[Text]:
        farm = self.farm_of(self.me, tall=self.tall).lines()
        points = self.points_block(self.me) if self.roomy else []
        wide = self.sight.width - FARM
        beside = max((line.cell_len for line in points), default=0) + 3
        if points and wide - beside >= OWN:
            things = [padded(short(line, wide - beside), wide - beside) for line in self.own(wide - beside)]
            things = side_by_side(things, points, 3)
        else:
            things = self.own(wide)
        return side_by_side(farm, [short(line, wide) for line in things], 2)

    def own(self, width: int) -> list[Text]:
        """What stands beside the farm: never more lines than the farm has when it is crowded."""
        lines = self.own_things(width)
        if self.sight.air > 0:
            return lines
        others = self.others() if self.sight.air < 0 and asks_for_spaces(self.numbers) else []
        return lines[: 8 - len(others)] + others

    def farm_of(self, player: Json, width: int = 5, tall: bool = False) -> FarmPicture:
        numbers: Numbers = self.numbers if player is self.me else {}
        label = Text(self.mark(player), style="bold magenta")
        return FarmPicture(player["farm"], label, self.sight.lang, self.sight.ascii_only, numbers, width, tall)

    def own_things(self, width: int) -> list[Text]:
        me = self.me
        lines = [self.name_line(me), *in_lines(self.goods_of(me), width), self.feeding(me), self.people_of(me)]
        if self.table["moor"] is not None:
            lines.insert(-1, heating(self, me))
        lines += in_lines(tales_of(self, me), width)
        lines += self.waiting_lines(me, width)
        cards = self.played_by(me)
        lines += flowing(Text(self.say("played"), style="bold"), cards, width) if cards else []
        lines += self.hand_lines(width) if self.sight.air < 1 else []
        lines += self.animals_of(me, width)
        lines.append(Text(self.spare_of(me), style="dim"))
        lines += [extension_line(self, me["farm"])] if me["farm"]["extension"] else []
        return [line for line in lines if line]

    def name_line(self, player: Json) -> Text:
        line = Text.assemble((self.sight.names[player["seat"]], "bold magenta"))
        line.append(f" {self.say('points', points=player['score']['total'])}")
        if self.table["target"] is not None:
            line.append(f" · {self.say('target', points=self.table['target'])}")
        if player["begging"]:
            line.append(f" · {self.say('begging', count=player['begging'])}", style="red")
        if player is self.me and player["seat"] == self.table["first"] and self.sight.air > 0:
            line.append(f" · {self.say('starting-player')}")
        return line

    def goods_of(self, player: Json) -> list[Text]:
        """What is in the supply; animals stand on the farm."""
        goods = {good: n for good, n in player["goods"].items() if n}
        return [Text(words, COLOURS.get(good, "")) for good, words in zip(goods, self.spoken(goods), strict=True)]

    def spoken(self, goods: Mapping[str, int]) -> list[str]:
        return spoken_goods(goods, self.sight.lang)

    def feeding(self, player: Json) -> Text:
        """What the next harvest takes, and whether it is there."""
        need, food = player["food_needed"], player["goods"]["food"]
        soon = self.table["round"] in self.table["harvests"]
        style = "green" if food >= need else "bold red" if soon else "yellow"
        line = Text(self.say("feeding", need=need))
        line.append(" " + self.say("feeding-short", missing=max(need - food, 0)), style=style)
        return line

    def people_of(self, player: Json) -> Text:
        people = player["people"]
        line = Text(self.say("people", count=people["all"]))
        if self.table["phase"] == "work":
            line.append(f", {self.say('people-home', count=people['home'])}", style="bold" if people["home"] else "")
        if people["bed"]:
            line.append(f", {self.say('in-bed', count=people['bed'])}", style="bold red")
        if people["newborns"]:
            line.append(f", {self.say('newborns', count=people['newborns'])}")
        return line.append(f", {self.say('room-for', count=people['room'])}")

    def spare_of(self, player: Json) -> str:
        farm = player["farm"]
        return self.say("spare", fences=farm["spare_fences"], stables=farm["spare_stables"])

    def animals_of(self, player: Json, width: int) -> list[Text]:
        """How full the pastures are, and the animals that stand neither there nor in a stable."""
        farm = player["farm"]
        things = [Text(self.herd(pasture["animals"], pasture["capacity"])) for pasture in farm["pastures"]]
        lines = flowing(Text(self.say("pastures"), style="bold"), things, width) if things else []
        for n, animals in enumerate(farm["pets"]):
            if any(animals):
                where = self.say("in-house" if n == 0 else "on-cards")
                lines.append(Text(f"{where} {', '.join(self.spoken(by_name(animals)))}"))
        if any(farm["loose"]):
            words = self.say("loose", animals=", ".join(self.spoken(by_name(farm["loose"]))))
            lines.append(Text(words, style="bold red"))
        return lines

    def herd(self, animals: Sequence[int], capacity: int) -> str:
        kinds = by_name(animals)
        name = "".join(f" {text(self.sight.lang, GAME, f'good-{good}', 'short')}" for good in kinds)
        return f"{sum(animals)}/{capacity}{name}"

    def waiting_lines(self, player: Json, width: int) -> list[Text]:
        """Goods on the round spaces to come."""
        things = []
        for number in range(self.table["round"] + 1, ROUNDS + 1):
            there = self.waiting(player, number)
            if there:
                things.append(Text(f"{number}: ").append_text(there))
        return flowing(Text(self.say("waiting"), style="bold"), things, width) if things else []

    def waiting(self, player: Json, number: int) -> Text:
        """What waits for a player on a round space: goods, and pieces that are called by their card."""
        goods: dict[str, int] = {}
        pieces = []
        for promise in player["promised"]:
            if promise["round"] == number and promise["good"] is None:
                pieces.append(card_text(promise["card"], self.sight.lang))
            elif promise["round"] == number:
                goods[promise["good"]] = goods.get(promise["good"], 0) + promise["count"]
        there = [goods_in_short(goods, self.sight.lang)] if goods else []
        return Text(", ").join([*there, *pieces])

    def played_by(self, player: Json) -> list[Text]:
        """Face-up cards, with what lies on them."""
        things = []
        for card in player["played"]:
            name = Text.assemble(card_text(card["card"], self.sight.lang))
            crops = card.get("crops")
            if crops:
                name.append_text(Text.assemble(" (", goods_in_short(crops, self.sight.lang), ")"))
            elif card["note"] and "crops" not in card:
                name.append(f" ({card['note']})")
            things.append(name)
        return things

    def hand_lines(self, width: int) -> list[Text]:
        hand = self.me["hand"]
        if self.sight.seat is None or not hand["occupations"] + hand["minors"]:
            return []
        words = self.say("hand-counts", occupations=hand["occupations"], minors=hand["minors"])
        label = Text(self.say("hand"), style="bold")
        if self.sight.air < 1:
            return [Text.assemble(label, f" {words}")]
        lit = {str(key[1]) for key in self.numbers if key[0] == "card"}
        lines = []
        for kind, name in ((OCCUPATION, "occupations"), (MINOR, "minors")):
            cards = [slug for slug in hand["known"] if BY_SLUG[slug].kind == kind]
            entries = [hand_entry(slug, self.sight.lang, slug in lit) for slug in cards]
            lines += flowing(Text(self.say(f"hand-{name}"), style="bold"), entries, width) if entries else []
        return lines

    # Points

    def points_block(self, player: Json) -> list[Text]:
        """The score sheet as it would be now, in two columns."""
        cells = []
        for category, points in player["score"].items():
            style = "bold" if category in ("total", "team") else "red" if points < 0 else "" if points else "dim"
            name = self.category(category)
            cells.append(Cell(Text(name, style=style), Text(f"{points:>3}", style=style)))
        half = -(-len(cells) // 2)
        return in_columns(cells, self.sight.width, half)

    def category(self, name: str) -> str:
        return text(self.sight.lang, GAME, f"score-{name}")

    # The others

    def others(self) -> list[Text]:
        players = self.other_players()
        if self.sight.air > 1 and players:
            return self.others_with_farms(players)
        return [line for player in players for line in self.other(player)]

    def others_with_farms(self, players: Sequence[Json]) -> list[Text]:
        """Small farms in a row, with what their owners have beside them, or below as much as two lines hold."""
        per_row = min(len(players), max(1, (self.sight.width + 3) // 27))
        wide = (self.sight.width - 3 * (per_row - 1)) // per_row
        lines: list[Text] = []
        for at in range(0, len(players), per_row):
            row: list[Text] = []
            for player in players[at : at + per_row]:
                block = [padded(short(line, wide), wide) for line in self.block(player, wide)]
                row = side_by_side(row, block, 3) if row else block
            lines += row
        return lines

    def block(self, player: Json, width: int) -> list[Text]:
        farm = self.farm_of(player, SMALL).lines()
        beside = width >= 54
        wide = width - 26 if beside else width
        things = [
            self.name_line(player),
            *in_lines(self.goods_of(player), wide),
            self.in_brief(player),
            *tales_of(self, player),
        ]
        things += self.waiting_lines(player, wide) if not self.roomy else []
        cards = self.played_by(player)
        things += flowing(Text(self.say("played"), style="bold"), cards, wide) if cards else []
        things = [line for line in things if line]
        if beside:
            return side_by_side(farm, [short(line, wide) for line in things[: len(farm)]], 3)
        return [*farm, *things[:2]]

    def in_brief(self, player: Json) -> Text:
        """The family, and the cards in hand."""
        line = self.pawns(player)
        hand = player["hand"]
        if hand["occupations"] + hand["minors"]:
            words = self.say("hand-counts", occupations=hand["occupations"], minors=hand["minors"])
            line.append(f"  {self.say('hand')} {words}")
        return line

    def pawns(self, player: Json) -> Text:
        """People who are at home, and those who are not."""
        people = player["people"]
        home = people["home"] if self.table["phase"] == "work" else people["all"]
        return Text(self.sign("home") * home + self.sign("away") * (people["all"] - home))

    def other(self, player: Json) -> list[Text]:
        """A player without the farm: what was built, what is in the supply, the cards."""
        label = Text(f"{self.mark(player)} ", style="bold magenta")
        label.append(self.sight.names[player["seat"]])
        farm = player["farm"]
        things = [self.pawns(player), Text(self.say("points", points=player["score"]["total"]))]
        things.append(goods_in_short(player["goods"], self.sight.lang))
        built = self.say(
            "farm-short",
            rooms=len(farm["rooms"]), material=farm["material"], fields=len(farm["fields"]),
            pastures=len(farm["pastures"]),
        )  # fmt: skip
        things.append(Text(built))
        cards = [*tales_of(self, player), *self.played_by(player)]
        if self.sight.air < 1:
            return [short(Text("  ").join([label, *[thing for thing in things if thing], *cards]), self.sight.width)]
        return flowing(label, [thing for thing in [*things, *cards] if thing], self.sight.width)
