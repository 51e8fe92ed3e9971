"""How a sensible Dominion player answers what cards ask.

Three estimates decide everything, and a bot with ideas of its own overrides them: `worth` says what a card is to the
deck (gain the best, trash the worst), `use` what it is to a hand (discard the worst), `eagerness` how soon to play an
Action. All three read only what the seat knows: its hand, its discard pile, which cards it owns, and what lies open.
"""

from collections.abc import Callable
from typing import Final

from allmende.dominion.card import ACTION, BY_SLUG, CURSE, DONE, NO, OF_OPTION, TREASURE, VICTORY, YES, Card
from allmende.dominion.cards.base import CHAPEL, LIBRARY, LIBRARY_SIZE, MINE, MONEYLENDER, REMODEL, THRONE_ROOM
from allmende.dominion.cards.basic import COPPER, GOLD, PROVINCE, SILVER
from allmende.dominion.cards.hinterlands import (
    CROSSROADS,
    DEVELOP,
    FARMLAND,
    SOUK,
    SPICE_MERCHANT,
    STABLES,
    TRADER,
    WHEELWRIGHT,
)
from allmende.dominion.player import Player
from allmende.dominion.state import Dominion
from allmende.table import Option, Prompt

TRASHERS: Final = (CHAPEL, DEVELOP, MINE, MONEYLENDER, REMODEL, SPICE_MERCHANT, TRADER)
"""Played only if there is something in hand that is worth trashing to them."""
WORTH_A_CARD: Final = 10
"""An upgrade must bring so much to be worth an Action card."""
ENOUGH_MONEY: Final = 7
"""A deck keeps Treasures for so many coins."""


class Habits:
    """Answers to every choice except what to buy."""

    enough_money = ENOUGH_MONEY
    aims: tuple[int, ...] = (SILVER.cost, GOLD.cost, PROVINCE.cost)
    """For so many coins in hand no Copper is trashed."""

    def answer(self, g: Dominion, me: Player, prompt: Prompt, options: list[Option]) -> int:
        name = prompt.name
        if name in ("play-twice", "save"):
            return self.play_best(g, me, options)
        if name == "gain":
            return best(options, lambda card: self.wish(g, me, card))
        if name == "resolve":
            return self.resolve(g, me, prompt.args.get("about"), options)
        source = BY_SLUG[prompt.args["card"]]
        if name == "discard":
            return self.discard(g, me, source, options)
        if name == "trash":
            return self.trash(g, me, source, options)
        if name == "put-back":  # the last one ends on top
            return best(options, lambda card: -self.use(g, me, card, now=False))
        if name == "topdeck":
            return self.topdeck(g, me, options)
        if name == "play":
            return YES if self.eagerness(g, me, BY_SLUG[prompt.args["about"]]) >= 0 else NO
        if name == "set-aside":
            return NO if g.actions else YES
        # React to an Attack, shuffle Actions into the deck, the first of a card's alternatives: all to the good.
        return options[0]

    # The estimates

    def worth(self, g: Dominion, me: Player, card: Card) -> int:
        """What it is to the deck to have this card; below 0, the deck is better off without it."""
        if card is PROVINCE:
            return 100
        if card.types & (VICTORY | CURSE):
            points = card.points if card.points_for is None else card.points_for(g, me)
            return 21 * points if near_end(g) else 3 * points - 6
        if card.types & TREASURE:
            return 10 * card.cost
        return 10 + 5 * card.cost if card.actions else card.cost

    def wish(self, g: Dominion, me: Player, card: Card) -> int:
        """What it would be to the deck to gain one more of this card."""
        return self.worth(g, me, card)

    def use(self, g: Dominion, me: Player, card: Card, now: bool = True) -> int:
        """What the card is to the hand; `now` says that the hand is for this turn."""
        if card.on_discard is not None:
            return -1  # it does something when it is discarded
        if card.types & ACTION:
            playable = g.actions if now and g.active == me.seat else 1
            if not playable:
                return 0
            if card.actions:
                return 7
            terminals = sum(1 for held in me.hand if held.types & ACTION and not held.actions)
            return 6 if terminals <= playable else 1
        return 2 * max(card.coins, 1) if card.types & TREASURE else 0

    def eagerness(self, g: Dominion, me: Player, card: Card) -> int:
        """How soon to play an Action from hand: what gives Actions first, then what draws; below 0, better not."""
        rest = me.hand[:]
        if card in rest:
            rest.remove(card)
        if card in TRASHERS and max((self.gain_by_trash(g, me, card, held) for held in rest), default=0) < 1:
            return -1
        if card is THRONE_ROOM:
            others = [held for held in rest if held.types & ACTION and held is not THRONE_ROOM]
            return 48 if any(self.eagerness(g, me, held) >= 0 for held in others) else -1
        if card is CROSSROADS and CROSSROADS not in me.plays:
            return 45
        if card is STABLES or card is SPICE_MERCHANT:
            return 44 if any(held.types & TREASURE for held in rest) else -1
        if (card is LIBRARY and len(rest) >= LIBRARY_SIZE) or (card is SOUK and len(rest) >= SOUK.coins):
            return -1
        if card.actions:
            return 50 + 10 * card.actions + card.cards
        return 10 + 3 * card.cards + card.cost

    # The answers

    def play_best(self, g: Dominion, me: Player, options: list[Option]) -> int:
        """The Action to play, to play twice or to keep for the next turn."""
        found = best(options, lambda card: self.eagerness(g, me, card))
        if DONE in options and self.eagerness(g, me, OF_OPTION[found]) < 0:
            return DONE
        return found

    def discard(self, g: Dominion, me: Player, source: Card, options: list[Option]) -> int:
        """The card that is of least use. Nothing that is of use, if none has to go."""
        now = not me.looking
        found = best(options, lambda card: -self.use(g, me, card, now))
        if DONE not in options or source is STABLES:
            return found
        if source is WHEELWRIGHT:
            return self.discard_for_an_action(g, me, options)
        most = 0 if now else self.use(g, me, COPPER)
        return found if self.use(g, me, OF_OPTION[found], now) <= most else DONE

    def discard_for_an_action(self, g: Dominion, me: Player, options: list[Option]) -> int:
        """A useless card that costs enough to bring an Action which never hurts."""
        found = best(options, lambda card: g.cost(card).coins if self.use(g, me, card) <= 0 else -1)
        most = g.cost(OF_OPTION[found])
        if (
            self.use(g, me, OF_OPTION[found]) > 0
            or self.best_gain(g, me, lambda card: g.is_action(card) and g.cost(card).within(most)) < WORTH_A_CARD
        ):
            return DONE
        return found

    def trash(self, g: Dominion, me: Player, source: Card, options: list[Option]) -> int:
        """The card whose loss brings most. None, if none has to go and none should."""
        found = best(options, lambda card: self.gain_by_trash(g, me, source, card))
        if DONE in options and self.gain_by_trash(g, me, source, OF_OPTION[found]) <= 0:
            return DONE
        return found

    def gain_by_trash(self, g: Dominion, me: Player, source: Card, card: Card) -> int:
        """What the deck gains when this card is trashed to that one."""
        cost = g.cost(card)
        gains = -self.worth(g, me, card)
        if source is REMODEL:
            gains += self.best_gain(g, me, lambda other: g.cost(other).within(cost.plus(2)))
        elif source is FARMLAND:
            gains += self.best_gain(g, me, lambda other: g.cost(other) is cost.plus(2))
        elif source is DEVELOP:
            gains += self.best_gain(g, me, lambda other: g.cost(other) is cost.plus(1))
            gains += self.best_gain(g, me, lambda other: g.cost(other) is cost.plus(-1))
        elif source is MINE:
            gains += self.best_gain(
                g, me, lambda other: other.types & TREASURE != 0 and g.cost(other).within(cost.plus(3))
            )
        elif source is TRADER:
            gains += min(cost.coins, 2) * self.worth(g, me, SILVER)
        elif source is MONEYLENDER or source is SPICE_MERCHANT:
            return WORTH_A_CARD if card is COPPER else gains
        else:
            return 1 if card is COPPER and self.spares_a_copper(g, me) else gains
        return gains if gains >= WORTH_A_CARD else min(gains, 0)

    def spares_a_copper(self, g: Dominion, me: Player) -> bool:
        """The deck keeps enough money without it, and this turn buys what it would have bought."""
        treasures = sum(card.coins for card in me.hand + me.deck + me.discard + me.in_play + me.looking)
        coins = g.coins + sum(card.coins for card in me.hand)
        needed = not me.looking and coins in self.aims
        return treasures > self.enough_money and not needed

    def best_gain(self, g: Dominion, me: Player, fits: Callable[[Card], bool]) -> int:
        """What the best card of the supply that fits would be to the deck."""
        return max((self.wish(g, me, card) for card in g.setup.supply if g.available(card) and fits(card)), default=0)

    def topdeck(self, g: Dominion, me: Player, options: list[Option]) -> int:
        if DONE in options:  # from the discard pile: something good, or nothing
            found = best(options, lambda card: self.use(g, me, card, now=False))
            good = self.use(g, me, OF_OPTION[found], now=False) > self.use(g, me, COPPER)
            return found if good else DONE
        # From hand: what is useless now and good in the next turn, else what is least useful.
        return best(
            options,
            lambda card: 10 * (self.use(g, me, card, now=False) - self.use(g, me, card)) - self.use(g, me, card),
        )

    def resolve(self, g: Dominion, me: Player, moved: str | None, options: list[Option]) -> int:
        """Use every ability; but a Trader turns only junk into Silver."""
        for option in options:
            if option == DONE:
                continue
            if option == TRADER.option and moved and self.worth(g, me, BY_SLUG[moved]) >= WORTH_A_CARD:
                continue
            return option
        return DONE if DONE in options else options[0]


def best(options: list[Option], value: Callable[[Card], int]) -> Option:
    """The option whose card has the highest value, the first of equals; DONE if there is nothing else."""
    found, most = DONE, -(1 << 30)
    for option in options:
        if option != DONE and value(OF_OPTION[option]) > most:
            found, most = option, value(OF_OPTION[option])
    return found


def near_end(g: Dominion) -> bool:
    """Points count more than what a card would still do."""
    return g.piles[PROVINCE.number] <= len(g.players) + 2
