"""How a game of a campaign begins: who is first, with how much food, and which occupations are laid out already."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from allmende.agricola.actions.playing_cards import begin_with, can_begin_with
from allmende.agricola.added import Added
from allmende.agricola.campaign.begun import Begun
from allmende.agricola.campaign.handing_on import next_options, series
from allmende.agricola.campaign.story import Story
from allmende.agricola.cards.card import BY_SLUG, OF_OPTION, Card
from allmende.agricola.course.hands import deal_hands
from allmende.agricola.goods import FOOD
from allmende.agricola.module import Module
from allmende.agricola.player import Player
from allmende.agricola.setup import usual_food
from allmende.agricola.state import BEFORE, Agricola
from allmende.table.choice import Choice, Flow, Prompt, Seat
from allmende.table.rules import Json
from allmende.table.series import Series

OPENING: Final = "opening"
START: Final = Prompt("start-occupation")


class Opening(Module):
    """What a campaign changes in one of its games."""

    name = OPENING

    def __init__(self, story: Story) -> None:
        self.story = story
        self.target = story.target
        self.start = [[BY_SLUG[slug] for slug in cards] for cards in story.start]
        self.kept_out = tuple([slug for cards in story.start for slug in cards])
        self.deals_later = story.alone and len(self.kept_out) > 0

    # What is kept

    def table(self, players: int) -> Added | None:
        return Begun(self.kept_out if self.story.alone else ())

    def begun(self, g: Agricola) -> Begun:
        begun = g.added[OPENING]
        assert isinstance(begun, Begun)
        return begun

    def arrange_table(self, g: Agricola, situation: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]) -> None:
        """Unless it is said, somebody has begun who is first now, and start occupations are laid out."""
        begun = self.begun(g)
        begun.laid, begun.began = True, g.first
        super().arrange_table(g, situation, seats)

    def table_situation(self, g: Agricola) -> Json:
        begun = self.begun(g)
        said: Json = {} if begun.laid else {"laid": False}
        if begun.began != g.first:
            said["began"] = begun.began
        if begun.lost:
            said["lost"] = begun.to_json()["lost"]
        return {OPENING: said} if said else {}

    def view(self, g: Agricola, seat: Seat | None) -> Json:
        return {}

    # Before the first round

    def set_up(self, g: Agricola) -> None:
        """The winner of the last game begins; who was last, or did better than needed, has more food."""
        if self.story.first is not None:
            g.first = g.opener = g.active = self.story.first
        for me in g.players:
            me.goods[FOOD] = usual_food(g.setup.options, me.seat == g.first) + self.story.food(me.seat)
        begun = self.begun(g)
        begun.began = g.first
        begun.laid = not self.kept_out

    def before_phase(self, g: Agricola, phase: int) -> Flow | None:
        """Start occupations are laid out: alone before the hand is dealt, otherwise when all hands are complete."""
        if phase > BEFORE or self.begun(g).laid:
            return None
        if self.deals_later:
            return self.lay_out_secured(g)
        return self.lay_out(g) if phase == BEFORE else None

    def lay_out(self, g: Agricola) -> Flow:
        """One start occupation each, beginning with the starting player."""
        for me in g.in_order():
            for card in self.start[me.seat]:
                g.busy |= 1 << me.seat
                yield from begin_with(g, me, card)
        self.begun(g).laid = True

    def lay_out_secured(self, g: Agricola) -> Flow:
        """One player lays them out in any order. What cannot be paid for is lost; then the hand is dealt."""
        me, left = g.players[0], self.start[0][:]
        while True:
            possible = [card for card in left if can_begin_with(g, me, card)]
            if not possible:
                break
            card = possible[0]
            if len(possible) > 1:
                pick = yield Choice(me.seat, START, [one.option for one in possible])
                card = OF_OPTION[pick]
            left.remove(card)
            yield from begin_with(g, me, card)
        self.lose(g, me, left)
        deal_hands(g, left, len(self.start[0]) - len(left))
        g.news += 1
        g.tell_secret("deal", me, {"count": len(me.hand)}, {"cards": [card.slug for card in me.hand]})

    def lose(self, g: Agricola, me: Player, cards: list[Card]) -> None:
        begun = self.begun(g)
        begun.laid = True
        for card in cards:
            begun.lost |= 1 << self.start[0].index(card)
            g.tell("hand-back", me, card=card.slug)

    # After the game

    def series(self, g: Agricola) -> Series | None:
        return series(g, self.story, self.begun(g))

    def hand_on(self, g: Agricola, options: Json, wishes: Mapping[int, str]) -> Json | None:
        return next_options(g, options, self.story, self.begun(g), wishes)
