"""One picture of The Lowlands' table, drawn from a view, with as much air as there is."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from allmende.locales import name_of, text
from allmende.lowlands import RULES
from allmende.lowlands.setup import DIKE_VALUES, HIGH, LEVELS, SHEEP_PRICES
from allmende.lowlands.tiles import RESOURCES
from allmende.table import Json
from allmende.terminal.drawing import Sight, TablePicture
from allmende.terminal.grid import padded
from allmende.terminal.layout import flowing, short, shortened, side_by_side
from allmende.terminal.lowlands_farm import KIND_COLOURS, SHEEP, FarmPicture, terrain_text

GAME: Final = RULES.name
ROOMY: Final = 100
"""From this width on, tiles are told with what they do."""
LEVEL_LENGTH: Final = 12
COLOURS: Final = {"wood": "yellow", "clay": "red", "stone": "white"}
KINDS: Final = {"feature": "F", "action": "A", "sheep": "S", "storm": "W"}
GIVES: Final = {"card": "card", "coin": "coin", "card_or_coin": "card-or-coin", "laborer": "laborer"}
PIECES: Final = {
    "flood": ("≈", "~"), "sure": ("~", "+"), "maybe": ("?", "?"), "built": ("█", "#"), "other": ("▓", "H"),
    "next": ("░", "_"), "none": ("·", "."), "wall": ("┃", "|"), "token": ("◆", "*"), "filled": ("■", "#"),
    "free": ("□", "."), "house": ("⌂", "^"), "first": ("▸", ">"),
}  # fmt: skip
"""Signs, and those for screens that know only plain letters."""


def letter(resource: str, sight: Sight) -> str:
    return text(sight.lang, GAME, f"letter-{resource}")


def tile_name(tile: Json, lang: str) -> str:
    """The name of a tile of the view: that of a person's own file, or ours."""
    return str(tile.get("names", {}).get(lang) or text(lang, GAME, f"tile-{tile['tile'].lower()}"))


class Table(TablePicture):
    game = GAME
    pieces = PIECES

    def __init__(self, view: Json, sight: Sight) -> None:
        super().__init__(view, sight)
        self.roomy = sight.air > 0 and sight.width >= ROOMY
        options = [] if view["choice"] is None else view["choice"]["options"]
        self.offered: set[tuple[str, object]] = {
            (option["key"][0], option["key"][1]) for option in options if len(option["key"]) == 2
        }

    def lines(self) -> list[Text]:
        air = [Text()] * (self.sight.air > 1)
        roomy = self.sight.air > 1 and self.roomy
        farm = FarmPicture(self.me, self.label(self.me), self.offered, self.sight.ascii_only, self.roomy, roomy).lines()
        others = [line for player in self.other_players() for line in self.other(player)]
        top = self.sea() if self.sight.air >= 0 else [self.sea_line()]
        if self.roomy:
            top = side_by_side(self.section(), [Text("  ").join([self.water(), self.verdict()]), *self.track()], 2)
            boards = [Text("  ").join([self.store(), self.market(), self.value(), self.display(), self.stage()])]
            boards = [short(line, self.sight.width) for line in boards]
            middle = side_by_side([*farm, *self.own_things()], self.offer_in_rows(self.sight.width - 35), 2)
            middle += [self.income_board()]
            return [*top, *air, *boards, *air, *middle, *air, *others]
        wide = self.sight.width - 30
        worth = [] if self.sight.air >= 0 else [self.value_in_short()]
        right = [Text("  ").join([self.store(), self.market(), *worth]), *self.own_in_short()]
        asked = {kind for kind, _ in self.offered} if self.sight.air < 0 else set()
        if "edge" in asked:  # nobody needs the tiles now
            right, others = others + right, []
        else:
            right = self.offer_in_short(wide) + right
        if "tile" in asked:
            others = []
        middle = side_by_side(farm, [short(line, wide) for line in right], 2)
        boards = self.track() if self.sight.air > 0 else []
        return [*top, *boards, *middle, *others]

    # The sea and the dike

    def forecast(self) -> tuple[int, int]:
        """The least and the most flood pieces at high tide, as the backs of the hidden cards tell."""
        hidden = [card["back"] for card in self.table["flood"]["sea"] if card["value"] is None]
        now = self.table["flood"]["pieces"]
        return now + sum(HIGH if back == "high" else 1 for back in hidden), now + sum(
            6 if back == "high" else HIGH - 1 for back in hidden
        )

    def section(self) -> list[Text]:
        """Level by level: the flood on the left, the dike on the right, both twelve spaces long."""
        flood, (least, most) = self.table["flood"]["pieces"], self.forecast()
        segments, stored = self.table["dike"]["segments"], self.table["dike"]["store"]["stored"]
        begun = 0 < stored < self.table["dike"]["store"]["spaces"]
        lines: list[Text] = []
        before = 0
        for level, (count, length) in enumerate(LEVELS):
            at = level * LEVEL_LENGTH
            line = Text(f"{level + 1} ", style="dim")
            for n in range(at, at + LEVEL_LENGTH):
                piece = "flood" if n < flood else "sure" if n < least else "maybe" if n < most else "none"
                line.append(self.sign(piece), style="bold blue" if piece == "flood" else "dim")
            line.append(f" {self.sign('wall')} ", style="dim")
            for n in range(count):
                number = before + n
                if number < segments:
                    line.append(self.sign("other" if n % 2 else "built") * length, style="green")
                elif number == segments and begun:
                    line.append(self.sign("next") * length, style="green")
                else:
                    line.append(self.sign("none") * length, style="dim")
            before += count
            lines.insert(0, line)
        return lines

    def water(self) -> Text:
        """The flood now, what the hidden flood cards may add, and what that makes."""
        line = Text(self.say("flood-now", flood=self.table["flood"]["pieces"]), style="bold")
        hidden = [card["back"] for card in self.table["flood"]["sea"] if card["value"] is None]
        for back in hidden:
            line.append(" +4–6" if back == "high" else " +1–3", style="not bold")
        least, most = self.forecast()
        return line.append(f" = {least}–{most}") if hidden else line

    def verdict(self) -> Text:
        """Does the dike hold, now and at high tide?"""
        flood, dike = self.table["flood"]["pieces"], self.table["dike"]["length"]
        least, most = [max(0, pieces - dike) for pieces in self.forecast()]
        later = f"{least}–{most}" if least else self.say("up-to", most=most)
        later = str(most) if least == most else later
        if dike >= flood:
            words = "verdict-holds-now" if most else "verdict-safe" if self.forecast()[1] > flood else "verdict-holds"
            style = "bold red" if least else "bold yellow" if most else "bold green"
        else:
            words = "verdict-short-later" if most > flood - dike else "verdict-short"
            style = "bold red"
        told = self.say(words, missing=flood - dike, later=later)
        return Text.assemble((self.say("dike-now", dike=dike), "bold"), " ", (told, style))

    def sea(self) -> list[Text]:
        phase = self.say(f"phase-{self.table['phase']}")
        last = Text(" · ").join([self.stage().append(f", {phase}"), self.value_now()])
        return side_by_side(self.section(), [self.water(), self.verdict(), last], 2)

    def sea_line(self) -> Text:
        return short(Text("  ").join([self.water(), self.verdict()]), self.sight.width)

    # The boards

    def track(self) -> list[Text]:
        """The dike track: areas with their points above, spaces with tokens and markers below."""
        areas: list[int] = self.table["figures"]["areas"]
        tokens = {token["space"] for token in self.table["track"]["tokens"]}
        standing: dict[int, str] = {}
        for marker in self.table["track"]["markers"]:
            space = on_track(marker["steps"], areas)
            standing[space] = self.letters[marker["seat"]] + standing.get(space, "")
        labels, spaces = Text(style="dim"), Text()
        at = 0
        for points, count in enumerate(areas):
            area = Text()
            for space in range(at, at + count):
                if space in standing:
                    area.append(standing[space], style="bold magenta")
                elif space in tokens:
                    area.append(self.sign("token"), style="yellow")
                else:
                    area.append(self.sign("none"), style="dim")
            at += count
            wide = max(area.cell_len, len(str(points)))
            labels.append(f"{points:<{wide}} ")
            spaces.append_text(padded(area, wide))
            spaces.append(" ")
        return [labels, spaces]

    def store(self) -> Text:
        """The material store: what is stored, and how much more makes a dike segment."""
        store = self.table["dike"]["store"]
        line = Text(f"{self.say('store')} ")
        if store["resource"] is None:
            line.append(self.say("store-empty"), style="dim")
        else:
            line.append(name_of(self.sight.lang, GAME, "resource", store["resource"]), COLOURS[store["resource"]])
        filled = self.sign("filled") * store["stored"] + self.sign("free") * (store["spaces"] - store["stored"])
        return line.append(f" {filled}")

    def market(self) -> Text:
        line = Text(self.say("market"))
        for n, row in enumerate(self.table["market"]):
            line.append(" ")
            spaces = SHEEP * row["sheep"] + self.sign("none") * (row["spaces"] - row["sheep"])
            line.append(spaces, style="bold" if ("row", n) in self.offered else "")
        return line

    def value(self) -> Text:
        """The value track: what a dike point and a sheep are worth, now and elsewhere."""
        line = Text(self.say("value"))
        for n, (dike, sheep) in enumerate(zip(DIKE_VALUES, SHEEP_PRICES, strict=True)):
            now = n == self.table["value"]["position"]
            line.append(f" [{dike}/{sheep}]" if now else f" {dike}/{sheep}", style="bold" if now else "dim")
        return line

    def value_now(self) -> Text:
        value = self.table["value"]
        return Text(self.say("value-now", dike=value["dike"], sheep=value["sheep"]))

    def value_in_short(self) -> Text:
        value = self.table["value"]
        return Text(self.say("value-short", dike=value["dike"], sheep=value["sheep"]))

    def stage(self) -> Text:
        return Text(self.say("stage-of", stage=min(self.table["stage"], 3)))

    def display(self) -> Text:
        return Text.assemble(f"{self.say('display')} ", self.cards(self.table["display"]))

    def cards(self, names: Sequence[str]) -> Text:
        order = [name for name in RESOURCES for _ in range(list(names).count(name))]
        return Text.assemble(*[(letter(name, self.sight), f"bold {COLOURS[name]}") for name in order])

    # Tiles on offer

    def open_tiles(self) -> list[Json]:
        return [tile for kind in KINDS for tile in self.table["offer"][kind]["open"]]

    def price(self, cost: Mapping[str, int]) -> Text:
        """A cost in letters: each resource, or with numbers if there are many."""
        if sum(cost.values()) <= 5:
            return self.cards([name for name, count in cost.items() for _ in range(count)])
        return Text.assemble(*[
            (f"{count}{letter(name, self.sight)}", f"bold {COLOURS[name]}") for name, count in cost.items() if count
        ])  # fmt: skip

    def tile_row(self, tile: Json, wide: int, costs: int) -> Text:
        """Sign, name, level, cost, terrain and points."""
        lit = ("tile", tile["tile"]) in self.offered
        colour = KIND_COLOURS[tile["tile"][0]]
        name = shortened(tile_name(tile, self.sight.lang), wide)
        line = Text.assemble((tile["tile"], f"bold {colour}"), " ", (f"{name:<{wide}}", "bold" if lit else ""))
        line.append(f" {tile['level']} ")
        line.append_text(padded(self.price(tile["cost"]), costs))
        line.append_text(padded(terrain_text(tile["terrain"], self.sight.ascii_only), 1))
        points = "!" if tile["tile"].startswith("W") and not tile["points"] else str(tile["points"])
        return line.append(f"{points:>2}")

    def offer_in_rows(self, width: int) -> list[Text]:
        """One line for each tile, with what it does."""
        tiles = self.open_tiles()
        wide = min(17, max(len(tile_name(tile, self.sight.lang)) for tile in tiles))
        costs = max([self.price(tile["cost"]).cell_len for tile in tiles] + [len(self.say("cost-heading"))])
        left = width - 13 - wide - costs
        heading = f"{self.say('name-heading'):<{wide + 3}} {self.say('level-heading')} "
        heading += f"{self.say('cost-heading'):<{costs}} {self.say('points-heading')} {self.say('effect-heading')}"
        lines = [Text(heading, style="dim")]
        for tile in tiles:
            effect = shortened(self.say(f"short-{tile['tile'].lower()}"), left)
            lines.append(self.tile_row(tile, wide, costs).append(f"  {effect}", style="dim"))
        return lines

    def offer_in_short(self, width: int) -> list[Text]:
        """Two tiles in a line."""
        tiles = self.open_tiles()
        costs = max(self.price(tile["cost"]).cell_len for tile in tiles)
        wide = min(20, (width - 2) // 2 - 11 - costs)
        rows = [self.tile_row(tile, wide, costs) for tile in tiles]
        half = -(-len(rows) // 2)
        return side_by_side(rows[:half], rows[half:], 2)

    # Players

    def label(self, player: Json) -> Text:
        return Text(self.mark(player), style="bold cyan")

    def hand_of(self, player: Json) -> Text:
        known = player["hand"]["known"]
        line = Text(f"{self.say('hand')} ")
        if player is self.me and self.sight.seat is not None:
            parts = [
                Text.assemble(str(known[name]), " ", (name_of(self.sight.lang, GAME, "resource", name), COLOURS[name]))
                for name in RESOURCES
            ]
            return line.append_text(Text(" ").join(parts))
        line.append(str(player["hand"]["count"]))
        seen = [name for name in RESOURCES for _ in range(known[name])]
        if seen:
            line.append_text(Text.assemble(" (", self.cards(seen), ")"))
        return line

    def farmers_of(self, player: Json) -> Text:
        left = " ".join(map(str, player["farmers"])) or self.say("farmers-none")
        return Text(f"{self.say('farmers')} {left}")

    def at_work(self, where: Mapping[str, int]) -> str:
        """The action spaces with farmers or laborers."""
        spaces = [
            name_of(self.sight.lang, GAME, "space", space) + (f" {count}" if count > 1 else "")
            for space, count in where.items()
            if count
        ]
        return ", ".join(spaces)

    def laborers_of(self, player: Json) -> Text:
        line = Text(f"{self.say('laborers')} {self.at_work(player['laborers'])}")
        if player["reserve"]:
            line.append(f" ({self.say('laborers-reserve')})", style="dim")
        return line

    def standing(self, player: Json) -> list[Text]:
        """Coins, sheep, dike, breaches: what everyone may see."""
        things = [Text(self.say("coins", count=player["coins"]))]
        things.append(Text(self.say("sheep-of", sheep=player["sheep"], room=player["room"])))
        things.append(Text(self.say("dike-place", points=player["points"], steps=player["steps"])))
        if player["breaches"]:
            things.append(Text(self.say("breaches", count=player["breaches"]), style="red"))
        if player["plus_two"]:
            things.append(Text(self.say("plus-two")))
        return things

    def own_things(self) -> list[Text]:
        """Below the own farm."""
        placed = self.at_work(self.me["used"])
        coins, sheep, _, *rest = self.standing(self.me)
        lines = [self.hand_of(self.me), Text(" · ").join([coins, sheep, *rest]), self.farmers_of(self.me)]
        if placed:
            lines[-1].append(f" ({placed})", style="dim")
        lines.append(self.laborers_of(self.me))
        return [short(line, 33) for line in lines]

    def own_in_short(self) -> list[Text]:
        me = self.me
        income = Text(f"{self.say('income')} {self.income_of(me)}")
        return [
            Text("  ").join([self.hand_of(me), Text(self.say("coins", count=me["coins"])), self.display()]),
            Text("  ").join([*self.standing(me)[1:], income]),
            Text("  ").join([self.farmers_of(me), self.laborers_of(me)]),
        ]

    def income_of(self, player: Json) -> str:
        income = player["income"]
        parts = [self.say("cards-in-hand", count=income["cards"])]
        if income["coins"]:
            parts.append(self.say("coins", count=income["coins"]))
        if income["card_or_coin"]:
            parts.append(f"{income['card_or_coin']} {self.say('gives-card-or-coin')}")
        return " + ".join(parts)

    def income_board(self) -> Text:
        """Sections that fences and houses still cover are filled, those that give something are bright."""
        me, figures = self.me, self.table["figures"]
        line = Text(f"{self.say('income')} {self.income_of(me)}  ")
        covers = [section[0] for section in figures["income_fences"]]
        built = sum(covers) - me["spare"]
        for count, gives in figures["income_fences"]:
            open_ = min(max(built, 0), count)
            built -= count
            line.append(" " + self.sign("free") * open_ + self.sign("filled") * (count - open_))
            line.append(self.say(f"gives-{GIVES[gives]}"), style="bold" if open_ == count else "dim")
        line.append(" ")
        for n, gives in enumerate(figures["income_houses"]):
            free = n < len(figures["income_houses"]) - me["houses"]
            line.append(" " + (self.sign("free") if free else self.sign("house")))
            line.append(self.say(f"gives-{GIVES[gives]}"), style="bold" if free else "dim")
        return short(line, self.sight.width)

    def other(self, player: Json) -> list[Text]:
        label = Text.assemble(self.label(player), (f" {self.sight.names[player['seat']]}", "bold cyan"))
        things = [*self.standing(player), self.hand_of(player)]
        built = [Text(tile["tile"], style=KIND_COLOURS[tile["tile"][0]]) for tile in player["tiles"]]
        if built:
            things.append(Text(" ").join(built))
        things.append(self.farmers_of(player))
        if self.sight.air <= 0:
            return [short(Text("  ").join([label, *things]), self.sight.width)]
        return flowing(label, things, self.sight.width)


def on_track(steps: int, areas: Sequence[int]) -> int:
    """The space of the dike track; after the last comes the first of area 1.

    >>> on_track(40, (1, *[2] * 20)), on_track(41, (1, *[2] * 20))
    (40, 1)
    """
    first, lap = areas[0], sum(areas) - areas[0]
    return steps if steps < first else first + (steps - first) % lap
