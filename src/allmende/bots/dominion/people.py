"""People to play Dominion with: Berta collects, Bruno builds, Frieda saves. Each plays on without a pause."""

from collections.abc import Callable, Mapping
from typing import Final

from allmende.bots.bot import Bot
from allmende.bots.dominion.bigmoney import BigMoney
from allmende.dominion.card import ACTION, CURSE, VICTORY, Card
from allmende.dominion.cards.basic import DUCHY, GOLD, PROVINCE, SILVER
from allmende.dominion.player import Player
from allmende.dominion.state import Dominion

ENOUGH_COINS: Final = 12
"""Bruno buys no Silver with Treasures for so many coins in his deck."""
SAVED: Final = 16
"""With so much Frieda begins to take points."""


class Person(BigMoney):
    """Plays Big Money in the beginning of a game without ideas, and at its end."""

    def wishes(self, g: Dominion, me: Player) -> tuple[Card, ...]:
        usual = super().wishes(g, me)
        return usual if GOLD not in usual else self.taste(g, me, usual)

    def taste(self, g: Dominion, me: Player, usual: tuple[Card, ...]) -> tuple[Card, ...]:
        """What to buy as long as the game is not about to end, the best first."""
        raise NotImplementedError


class Collector(Person):
    """One of everything that is dear, the dearest first."""

    def taste(self, g: Dominion, me: Player, usual: tuple[Card, ...]) -> tuple[Card, ...]:
        owned = me.cards()
        new = [card for card in useful(g) if card not in owned]
        return (PROVINCE, *dearest(new), *usual[1:])

    def worth(self, g: Dominion, me: Player, card: Card) -> int:
        """She parts with nothing that she has once."""
        usual = super().worth(g, me, card)
        return max(usual, 10 * card.cost) if card in useful(g) and me.cards().count(card) <= 1 else usual


class Builder(Person):
    """Actions rather than money: what ends the Action phase only with what gives Actions for it."""

    def taste(self, g: Dominion, me: Player, usual: tuple[Card, ...]) -> tuple[Card, ...]:
        owned = me.cards()
        spare = 1 + sum([card.actions - 1 if card.actions else -1 for card in owned if card.types & ACTION])
        actions = [card for card in useful(g) if card.types & ACTION and (card.actions or spare > 0)]
        actions.sort(key=lambda card: (owned.count(card) < 2, card.cost), reverse=True)
        money = [GOLD, SILVER] if sum([card.coins for card in owned]) < ENOUGH_COINS else []
        return (PROVINCE, *money[:1], *[card for card in actions if card.cost > 3], *money[1:], *actions, GOLD)


class Saver(Person):
    """Gold, Silver, and points early; hardly ever an Action."""

    def taste(self, g: Dominion, me: Player, usual: tuple[Card, ...]) -> tuple[Card, ...]:
        saved = sum([card.coins for card in me.cards()])
        return (PROVINCE, GOLD, *([DUCHY] if saved >= SAVED else []), SILVER)


def useful(g: Dominion) -> list[Card]:
    """The kingdom cards that are not there for their points alone."""
    return [
        card for card in g.setup.supply if card.expansion != "basic" and not (card.types & (VICTORY | CURSE))
    ]  # fmt: skip


def dearest(cards: list[Card]) -> list[Card]:
    return sorted(cards, key=lambda card: -card.cost)


def collector(seed: int) -> Bot:
    return Collector()


def builder(seed: int) -> Bot:
    return Builder()


def saver(seed: int) -> Bot:
    return Saver()


PEOPLE: Final[Mapping[str, Callable[[int], Bot]]] = {"berta": collector, "bruno": builder, "frieda": saver}
