"""The rules: five rounds, one field each, and a card from every hand, laid face down at the same time."""

from collections import Counter
from typing import NotRequired, TypedDict

from allmende.table import REDRAWN, Choice, Flow, Json, Option, Prompt, Rng, Seat, Vocabulary, together
from allmende.table.contract import Contract, PromptType
from allmende.table.simple import SimpleRules, SimpleState

ANIMALS = ("mouse", "sparrow", "hen", "hare", "goose", "sheep", "boar", "ox")
"""From the weakest to the strongest. There are three of each."""
DECK = sorted(ANIMALS * 3)
FIELDS = range(1, 8)
"""How much grain was left on them."""
ROUNDS = 5
VOCABULARY = Vocabulary([("card", animal) for animal in ANIMALS])


class PlayerView(TypedDict):
    seat: int
    grain: int
    hand: NotRequired[list[str]]
    laid: NotRequired[str]
    cards: NotRequired[int]
    face_down: NotRequired[bool]


class Table(TypedDict):
    round: int
    fields_open: list[int]
    players: list[PlayerView]
    spent: list[str]


LAY = PromptType("lay", fields={"worth": int}, zones={"card": "hand"}, ends=("card",))
CONTRACT = Contract([LAY], view=Table, zones=("hand",))


class Gleaning(SimpleState):
    fields = ("to_come", "fields_open", "unseen", "hands", "laid", "spent", "grain")

    def deal(self) -> None:
        self.to_come = list(FIELDS)
        self.rng.shuffle(self.to_come)
        self.fields_open = [self.to_come.pop()]
        self.unseen = DECK[:]
        self.rng.shuffle(self.unseen)
        self.hands = [[self.unseen.pop() for _ in range(ROUNDS)] for _ in self.seats]
        self.laid = [""] * len(self.seats)
        self.spent: list[str] = []
        self.grain = [0] * len(self.seats)

    def rounds_over(self) -> int:
        return len(self.spent) // len(self.seats)

    def step(self) -> Flow | None:
        return self.round() if self.rounds_over() < ROUNDS else None

    def round(self) -> Flow:
        yield from together({seat: self.lay(seat) for seat in self.seats})
        self.show_cards()
        self.award_fields()
        if self.rounds_over() < ROUNDS:
            self.fields_open.append(self.to_come.pop())

    def lay(self, seat: Seat) -> Flow:
        """Lay a card face down. What others hold may be redrawn meanwhile, and so may this hand: then ask again."""
        pick = REDRAWN
        while pick == REDRAWN:
            prompt = Prompt(LAY.name, {"worth": sum(self.fields_open)})
            pick = yield Choice(seat, prompt, self.options_in(self.hands[seat]), private=True)
        self.laid[seat] = str(VOCABULARY.key(pick)[1])
        self.hands[seat].remove(self.laid[seat])
        self.tell("lay", seat)

    def options_in(self, hand: list[str]) -> list[Option]:
        return [VOCABULARY.option("card", animal) for animal in ANIMALS if animal in hand]

    def show_cards(self) -> None:
        self.news += 1
        for seat in self.seats:
            self.tell("show", seat, card=self.laid[seat])

    def award_fields(self) -> None:
        """Animals of a kind chase each other away; of the others the strongest gets the grain, if there is one."""
        alone = [animal for animal in self.laid if self.laid.count(animal) == 1]
        if alone:
            seat = self.seats[self.laid.index(max(alone, key=ANIMALS.index))]
            self.grain[seat] += sum(self.fields_open)
            self.tell("glean", seat, worth=sum(self.fields_open))
            self.fields_open = []
        else:
            self.tell("stay", self.seats[0], worth=sum(self.fields_open))
        self.spent += self.laid
        self.laid = [""] * len(self.seats)

    def view(self, seat: Seat | None) -> Json:
        return {
            "round": min(ROUNDS, self.rounds_over() + 1),
            "fields_open": self.fields_open[:],
            "players": [self.player_view(owner, owner == seat) for owner in self.seats],
            "spent": sorted(self.spent, key=ANIMALS.index),
        }

    def player_view(self, owner: Seat, own: bool) -> Json:
        hand, laid = sorted(self.hands[owner], key=ANIMALS.index), self.laid[owner]
        seen = {"hand": hand, "laid": laid} if own else {"cards": len(hand), "face_down": laid != ""}
        return {"seat": owner, "grain": self.grain[owner], **seen}

    def redraw(self, seat: Seat | None, rng: Rng) -> None:
        """Whatever this seat has never seen is dealt anew: other hands, what they have laid, the rest, the fields."""
        others = [owner for owner in self.seats if owner != seat]
        hidden = [card for owner in others for card in (*self.hands[owner], self.laid[owner]) if card]
        pool = sorted(self.unseen + hidden)
        rng.shuffle(pool)
        for owner in others:
            self.laid[owner] = pool.pop() if self.laid[owner] else ""
            self.hands[owner] = [pool.pop() for _ in self.hands[owner]]
        self.unseen, self.to_come = pool, sorted(self.to_come)
        rng.shuffle(self.to_come)
        self.rng = rng.copy()

    def points(self, seat: Seat) -> dict[str, int]:
        return {"grain": self.grain[seat]}

    def is_possible(self) -> bool:
        """Nothing lies on the table twice, every hand has a card for each round, and nobody has laid one."""
        cards = Counter(self.unseen + self.spent + [card for hand in self.hands for card in hand])
        fields = Counter(self.to_come + self.fields_open)
        over, left = self.rounds_over(), ROUNDS - self.rounds_over()
        return (
            cards == Counter(DECK)
            and set(fields) <= set(FIELDS)
            and max(fields.values()) == 1
            and len(self.to_come) == len(FIELDS) - min(ROUNDS, over + 1)
            and len(self.spent) % len(self.seats) == 0
            and [len(hand) for hand in self.hands] == [left] * len(self.seats)
            and self.laid == [""] * len(self.seats)
            and sum(self.grain) == sum(FIELDS) - sum(fields)
            and min(self.grain) >= 0
        )


RULES = SimpleRules("gleaning", Gleaning, VOCABULARY, players=(2, 4), longest=20, contract=CONTRACT)
