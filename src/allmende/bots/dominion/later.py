"""How a sensible Dominion player answers what came with later expansions: tokens, Night, mats, landscapes, modes."""

from typing import Final

from allmende.bots.dominion.habits import Habits, best, near_end
from allmende.dominion.buying import ALL_DEBT, ONE_COFFERS, ONE_DEBT
from allmende.dominion.card import BY_SLUG, DONE, NO, OF_OPTION, TREASURE, VICTORY, VOCABULARY, YES, Card
from allmende.dominion.cards.basic import COPPER
from allmende.dominion.counters import COFFERS
from allmende.dominion.player import Player
from allmende.dominion.state import Dominion
from allmende.dominion.turn import ONE_VILLAGER
from allmende.table import Option, Prompt

MODES: Final[dict[str, int]] = {
    "two-coins": 9, "coins": 8, "fill-hand": 8, "cards": 8, "draw-2": 7, "replay": 7, "cantrip": 6, "draw-1": 6,
    "sift-3": 5, "coin": 5, "action": 4, "buy": 3, "favor": 4, "silvers": 5, "card": 4, "copy": 3, "silver": 4,
    "now": 5, "next-turn": 4, "discard": 5, "curse": 1, "duchy": 6, "estates": 3, "trash-castle": 2, "trash-this": 1,
    "onto-deck": 5, "into-hand": 4, "topdeck": 2, "twin": 3, "sift-5": 2,
}  # fmt: skip
"""What a card's alternatives are worth, all in all."""
DISCARDS: Final[dict[str, int]] = {"secret-cave": 3, "skys-gift": 3, "capital-city": 2}
"""Offers that cost so many cards of the hand."""
POOR_HAND: Final = 3
"""Who can make so few coins at the start of a turn draws another hand, if a Guide helps."""
UNDER_CRYPT: Final = 2
"""So many Treasures go below a Crypt."""


class LaterHabits(Habits):
    """Answers to every choice except what to buy."""

    def answer(self, g: Dominion, me: Player, prompt: Prompt, options: list[Option]) -> int:
        name = prompt.name
        if name == "action-phase":
            return self.act(g, me, options)
        if name == "choose-mode":
            return best_mode(options)
        if name in ("play-once", "put-aside", "replay"):
            return self.play_best(g, me, options)
        if name == "night-phase":
            return self.night(me, options)
        if name == "start-turn":
            return self.start_turn(me, options)
        if name in ("take", "reveal"):
            return best(options, lambda card: self.use(g, me, card, now=name == "take"))
        if name in ("exile", "keep", "mat"):
            return self.put_away(g, me, options)
        if name == "pass":
            return best(options, lambda card: -self.worth(g, me, card))
        if name == "put-under":
            return self.bury(options, prompt.args["chosen"])
        if name == "use":
            return self.accept(g, me, str(prompt.args["card"]))
        if name == "pay":
            return YES if YES in options else options[0]
        if name != "resolve" and ("card" not in prompt.args or prompt.args["card"] not in BY_SLUG):
            return self.do_without(g, me, name, options)
        return super().answer(g, me, prompt, options)

    def act(self, g: Dominion, me: Player, options: list[Option]) -> int:
        """An Action, with a Villager if there is none to spend."""
        cards = [option for option in options if option == DONE or option in OF_OPTION]
        if len(cards) > 1:
            return self.play_best(g, me, cards)
        if ONE_VILLAGER in options and any(
            self.eagerness(g, me, card) >= 0 for card in dict.fromkeys(me.hand) if g.is_action(card)
        ):
            return ONE_VILLAGER
        return DONE

    def night(self, me: Player, options: list[Option]) -> int:
        """All Night cards are good; a Crypt needs something to bury."""
        for option in options:
            if option == DONE:
                continue
            if OF_OPTION[option].slug != "crypt" or any(is_money(card) for card in me.in_play):
                return option
        return DONE

    def start_turn(self, me: Player, options: list[Option]) -> int:
        """Everything, but a Guide only for a poor hand."""
        for option in options:
            card = OF_OPTION.get(option)
            if option != DONE and (card is None or card.slug != "guide"):
                return option
        coins = sum([card.coins for card in me.hand])
        return options[0] if coins <= POOR_HAND or DONE not in options else DONE

    def put_away(self, g: Dominion, me: Player, options: list[Option]) -> int:
        """What is of no use to the deck, if there is such a card."""
        found = best(options, lambda card: -self.use(g, me, card, now=False))
        if DONE in options and (found == DONE or self.use(g, me, OF_OPTION[found], now=False) > 0):
            return DONE
        return found

    def bury(self, options: list[Option], chosen: int) -> int:
        if chosen >= UNDER_CRYPT and DONE in options:
            return DONE
        return best(options, lambda card: card.coins)

    def accept(self, g: Dominion, me: Player, source: str) -> int:
        """What is offered is good, unless it costs cards that are of use."""
        useless = sum([self.use(g, me, card) <= 0 for card in me.hand])
        return YES if useless >= DISCARDS.get(source, 0) else NO

    def do_without(self, g: Dominion, me: Player, name: str, options: list[Option]) -> int:
        """What a landscape asks, and what nobody asks by name."""
        cards = [option for option in options if option in OF_OPTION]
        if name in ("discard", "trash", "topdeck") and cards:
            found = best(cards, lambda card: -self.use(g, me, card, now=name != "trash"))
            keeps = DONE in options and self.use(g, me, OF_OPTION[found], now=False) > 0
            spared = OF_OPTION[found] is COPPER and (name != "trash" or self.spares_a_copper(g, me))
            return DONE if keeps and not spared else found
        if name == "gain":
            return best(options, lambda card: self.wish(g, me, card))
        return options[0]

    # Tokens

    def pay_first(self, g: Dominion, me: Player, wanted: tuple[Card, ...], options: list[Option]) -> int:
        """Debt that can be paid, or Coffers for a card that they make affordable; DONE if there is nothing to pay."""
        for option in (ALL_DEBT, ONE_DEBT):
            if option in options:
                return option
        coffers = me.tokens[COFFERS]
        if not coffers or ONE_COFFERS not in options or not g.buys:
            return DONE
        for card in wanted:
            if card.pile in options:
                return DONE
            cost = g.cost(card)
            if g.available(card) and cost.debt == 0 and cost.coins <= g.coins + coffers and card.cost > COPPER.cost:
                return ONE_COFFERS
        return DONE

    def next_treasure(self, g: Dominion, me: Player, options: list[Option]) -> int:
        """A Treasure to play by itself; the least if the first one is in vain. DONE if none should be played."""
        held = [option for option in options if option in OF_OPTION and OF_OPTION[option].option == option]
        held = [option for option in held if self.is_worth_playing(g, me, OF_OPTION[option])]
        if not held:
            return DONE
        return best(held, lambda card: -card.cost)

    def is_worth_playing(self, g: Dominion, me: Player, card: Card) -> bool:
        """A Cursed Gold only for something dear."""
        rest = sum([held.coins for held in me.hand if held is not card])
        return card.slug != "cursed-gold" or near_end(g) or 6 <= g.coins + rest + card.coins < 9


def is_money(card: Card) -> bool:
    return card.types & TREASURE != 0 and not card.types & VICTORY


def best_mode(options: list[Option]) -> int:
    """The alternative that is worth most."""
    found, most = options[0], -1
    for option in options:
        value = 0 if option == DONE else MODES.get(str(VOCABULARY.key(option)[1]), 0)
        if value > most:
            found, most = option, value
    return found
