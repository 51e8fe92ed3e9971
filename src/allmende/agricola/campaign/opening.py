"""How a game of a campaign begins: who is first, with how much food, and which occupations are laid out already."""

from typing import Final

from allmende.agricola.actions.playing_cards import begin_with, can_begin_with
from allmende.agricola.campaign.story import Story
from allmende.agricola.cards.card import BY_SLUG, OF_OPTION, Card
from allmende.agricola.course.hands import deal_hands
from allmende.agricola.goods import FOOD
from allmende.agricola.player import Player
from allmende.agricola.setup import usual_food
from allmende.agricola.state import BEFORE, DRAFT, Agricola
from allmende.table.choice import Choice, Flow, Prompt

START: Final = Prompt("start-occupation")


class Opening:
    """What a campaign changes in one of its games."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.target = story.target
        self.start = [[BY_SLUG[slug] for slug in cards] for cards in story.start]
        self.kept_out = tuple([slug for cards in story.start for slug in cards])
        """Start occupations are taken out of the deck."""
        self.deals_later = story.alone and len(self.kept_out) > 0
        """One player gets a hand when the secured occupations are laid out."""

    def set_up(self, g: Agricola) -> None:
        """The winner of the last game begins; who was last, or did better than needed, has more food."""
        if self.story.first is not None:
            g.first = g.opener = g.active = self.story.first
        for me in g.players:
            me.goods[FOOD] = usual_food(g.setup.options, me.seat == g.first) + self.story.food(me.seat)

    def begin(self, g: Agricola, phase: int) -> Flow | None:
        """Before the first round, start occupations are laid out that lie nowhere yet."""
        if g.round or phase not in (DRAFT, BEFORE) or not self.kept_out:
            return None
        if phase == DRAFT and not self.deals_later:
            return None
        there = found(g)
        if all(card in there for cards in self.start for card in cards):
            return None
        return self.lay_out_secured(g) if self.deals_later else self.lay_out(g)

    def lay_out(self, g: Agricola) -> Flow:
        """One start occupation each, beginning with the starting player."""
        for me in g.in_order():
            for card in self.start[me.seat]:
                g.busy |= 1 << me.seat
                yield from begin_with(g, me, card)

    def lay_out_secured(self, g: Agricola) -> Flow:
        """One player lays them out in any order. What cannot be paid for is lost; then the hand is dealt."""
        me = g.players[0]
        left = self.start[0][:]
        while True:
            possible = [card for card in left if can_begin_with(g, me, card)]
            if not possible:
                break
            card = possible[0]
            if len(possible) > 1:
                card = OF_OPTION[(yield Choice(me.seat, START, [one.option for one in possible]))]
            left.remove(card)
            yield from begin_with(g, me, card)
        for lost in left:
            g.tell("lose-start", me, card=lost.slug)
        deal_the_rest(g, me, len(self.start[0]) - len(left), left)


def found(g: Agricola) -> set[Card]:
    """All occupations and minor improvements that are somewhere."""
    there = {*g.decks[0], *g.decks[1], *g.display}
    for me in g.players:
        there.update(me.hand, me.pack, me.kept, me.outfit.cards)
    return there


def deal_the_rest(g: Agricola, me: Player, laid: int, lost: list[Card]) -> None:
    """So many occupations that there are seven in all. Those that were lost are among the others again."""
    deal_hands(g, lost, laid)
    g.news += 1
    g.tell_secret("deal", me, {"count": len(me.hand)}, {"cards": [card.slug for card in me.hand]})
