"""A module that is a deck: it is shuffled at the beginning, and somebody must draw from it now and then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from allmende.agricola.actions.space import NUMBER_OF
from allmende.agricola.added import Added
from allmende.agricola.cards.card import BY_SLUG, EVENT, MERCHANT, SPACE, Card
from allmende.agricola.cards.triggers import check_conditions
from allmende.agricola.drawn.deck import DrawnCards
from allmende.agricola.farm.animals import house_animals
from allmende.agricola.module import Module, part_of
from allmende.agricola.player import Player
from allmende.agricola.state import Agricola
from allmende.table.choice import Flow, Seat
from allmende.table.rng import Rng
from allmende.table.rules import Json


class DeckModule(Module):
    """cards: all cards of the deck by name
    kept: the events that lie in front of their drawers from then on; other events leave the game
    shuffled_back: the cards that go back into the deck as soon as they were carried out
    """

    cards: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    shuffled_back: tuple[str, ...] = ()

    # What it keeps

    def table(self, players: int) -> Added | None:
        return DrawnCards(self.cards)

    def deck_of(self, g: Agricola) -> DrawnCards:
        deck = g.added[self.name]
        assert isinstance(deck, DrawnCards)
        return deck

    def arrange_table(self, g: Agricola, situation: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]) -> None:
        deck = self.deck_of(g)
        deck.arrange_from_top(part_of(situation, self.name), g.rng)
        for card in self.held(g):
            deck.missing(card.slug)
        for number in g.board:
            slug = g.space(number).slug
            if slug in self.cards:
                deck.missing(slug)
        for card in deck.cards():
            if card.kind == SPACE and NUMBER_OF[card.slug] not in g.board:
                g.join(NUMBER_OF[card.slug])
                g.piles[NUMBER_OF[card.slug]] = 0

    def table_situation(self, g: Agricola) -> Json:
        said = self.deck_of(g).situation()
        return {self.name: said} if said else {}

    def check(self, g: Agricola) -> None:
        deck = self.deck_of(g)
        deck.check()
        held = self.held(g)
        if len(set(held)) < len(held) or any(not deck.has_drawn(card.slug) for card in held):
            raise ValueError("a card that was drawn lies in one place")
        if any(card.kind == SPACE and NUMBER_OF[card.slug] not in g.board for card in deck.cards()):
            raise ValueError("an action space that was drawn lies beside the board")

    def held(self, g: Agricola) -> list[Card]:
        """Its cards that lie in front of players."""
        return [card for me in g.players for card in me.outfit.cards if card.drawn and card.slug in self.cards]

    # The course of the game

    def set_up(self, g: Agricola) -> None:
        self.deck_of(g).shuffle(g.rng)

    def redraw(self, g: Agricola, seat: Seat | None, rng: Rng) -> None:
        self.deck_of(g).redraw(rng)

    def draw(self, g: Agricola, me: Player) -> Flow:
        """Somebody draws the top card and shows it; nothing is drawn from an empty deck."""
        deck = self.deck_of(g)
        number = deck.draw()
        if number < 0:
            return
        card = BY_SLUG[deck.names[number]]
        g.news += 1
        if g.events is not None:
            g.tell("drawn", me, card=card.slug)
        lay(g, me, card, card.slug in self.kept)
        flow = None if card.on_play is None else card.on_play(g, me)
        if flow is not None:
            yield from flow
        if card.slug in self.shuffled_back:
            deck.put_back(number, g.rng)
        for player in g.players:
            if player.crowded():
                yield from house_animals(g, player)
        yield from check_conditions(g)

    def is_open(self, g: Agricola, slug: str) -> bool:
        """Does a merchant lie beside the board, waiting for somebody?"""
        return self.deck_of(g).has_drawn(slug) and not any(me.has(BY_SLUG[slug]) for me in g.players)


def lay(g: Agricola, me: Player, card: Card, kept: bool) -> None:
    """Where a card lies that was drawn: beside the board, in front of the drawer, or out of the game."""
    if card.kind == SPACE:
        g.join(NUMBER_OF[card.slug])
    elif card.kind not in (EVENT, MERCHANT) or kept:
        me.lay_out(card)
        if card.counters:
            me.notes[card.number] = card.counters
        g.share_rules()
