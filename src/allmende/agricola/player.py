"""One player: goods, farmyard, family, cards."""

from typing import Final

from allmende.agricola.added import NOTHING_ADDED, Added
from allmende.agricola.cards.card import BY_SLUG, OCCUPATION, Card, CardKind
from allmende.agricola.cards.outfit import NO_OUTFIT, Outfit
from allmende.agricola.farm.farmyard import Farmyard
from allmende.agricola.farm.housing import Counts, Places, fits, keepable
from allmende.agricola.goods import BOAR, CATTLE, FAIRY, HORSE, KINDS, LLAMA, SHEEP, Good
from allmende.table.choice import Seat
from allmende.table.state import Seated

MOST_PEOPLE: Final = 5
FAIRIES_ON_A_SPACE: Final = 2

Promise = tuple[int, int, int, int]
"""What waits on a round space: round, good (-1: something that its card knows), count, number of the card."""


class Player(Seated):
    """Animals are only counted: they may be rearranged at any time, so what matters is whether they fit."""

    __slots__ = (
        "added", "bed", "begging", "born_at", "collected", "farm", "goods", "hand", "home", "kept", "lying", "newborns",
        "noted", "notes", "outfit", "pack", "people", "placed", "promised", "shown", "spent", "stays",
    )  # fmt: skip

    def __init__(self, seat: Seat, farm: Farmyard) -> None:
        self.seat = seat
        self.goods = [0] * KINDS
        self.farm = farm
        self.lying = 0  # of the horses, how many were laid on their side: they do not breed and are worth less
        # Family
        self.people = 2  # newborns included
        self.home = 2  # adults who can still be placed this round
        self.newborns = 0
        self.bed = 0  # of the people, how many lie in bed: they can only go to the Infirmary
        self.stays = False  # has declined to place anybody else this round
        self.placed: list[int] = []  # spaces where people stand, in the order they were placed
        self.born_at: list[int] = []  # spaces where newborns lie
        # Cards
        self.hand: list[Card] = []
        self.shown: list[Card] = []  # of the hand, what everyone saw being passed
        self.pack: list[Card] = []  # in a draft: the cards to choose from
        self.kept: list[Card] = []  # ... and those chosen
        self.outfit: Outfit = NO_OUTFIT
        self.notes: dict[int, int] = {}  # what lies on a card or is marked there, by its number
        self.spent: list[int] = []  # cards that were used in this harvest, by number
        self.promised: list[Promise] = []
        self.added: dict[str, Added] = NOTHING_ADDED  # what modules keep of the player, by their names
        # Points
        self.begging = 0
        self.noted = 0  # bonus points that were earned during play
        self.collected = 0  # building resources that came in this work phase

    def copy(self) -> "Player":
        other = Player(self.seat, self.farm.copy())
        other.goods = self.goods[:]
        other.lying = self.lying
        other.people = self.people
        other.home = self.home
        other.newborns = self.newborns
        other.bed = self.bed
        other.stays = self.stays
        if self.placed:
            other.placed = self.placed[:]
        if self.born_at:
            other.born_at = self.born_at[:]
        if self.hand:
            other.hand = self.hand[:]
        if self.shown:
            other.shown = self.shown[:]
        if self.pack:
            other.pack = self.pack[:]
        if self.kept:
            other.kept = self.kept[:]
        other.outfit = self.outfit
        if self.notes:
            other.notes = self.notes.copy()
        if self.spent:
            other.spent = self.spent[:]
        if self.promised:
            other.promised = self.promised[:]
        if self.added:
            other.added = {name: added.copy() for name, added in self.added.items()}
        other.begging = self.begging
        other.noted = self.noted
        other.collected = self.collected
        return other

    # Cards

    def has(self, card: Card) -> bool:
        return card in self.outfit.cards

    def played(self, kind: CardKind) -> list[Card]:
        """The face-up cards of a kind, in the order they were played."""
        return [card for card in self.outfit.cards if card.kind == kind]

    def lay_out(self, card: Card, cold: bool = False) -> None:
        """Put a card face up in front of the player. `cold`: it cannot be used yet."""
        outfit = self.outfit
        self.outfit = Outfit((*outfit.cards, card), outfit.rules, (*outfit.cold, card) if cold else outfit.cold)

    def warm(self, card: Card) -> None:
        """A card can be used now."""
        outfit = self.outfit
        self.outfit = Outfit(outfit.cards, outfit.rules, tuple([other for other in outfit.cold if other is not card]))

    def lose(self, card: Card) -> None:
        """A card leaves the player, and with it the claim to what it promised."""
        cards, cold = [tuple([o for o in some if o is not card]) for some in (self.outfit.cards, self.outfit.cold)]
        self.outfit = Outfit(cards, self.outfit.rules, cold)
        self.promised = [promise for promise in self.promised if promise[3] != card.number]
        self.notes.pop(card.number, None)

    def note(self, slug: str) -> int:
        """What is marked on a card, or lies there; 0: nothing."""
        return self.notes.get(BY_SLUG[slug].number, 0)

    def set_note(self, slug: str, note: int) -> None:
        self.notes[BY_SLUG[slug].number] = note

    def in_hand(self, occupations: bool) -> list[Card]:
        return [card for card in self.hand if (card.kind == OCCUPATION) == occupations]

    # The house and the family

    def rooms(self) -> int:
        return self.farm.rooms.bit_count()

    def somebody_left(self) -> bool:
        """Is there a person left in the supply?"""
        return self.people + self.lodgers() < MOST_PEOPLE

    def lodgers(self) -> int:
        """People of the supply who stand on cards: they are no family, and no family can grow by them."""
        cards = self.outfit.lodges
        return sum([self.notes.get(card.number, 0) > 0 for card in cards]) if cards else 0

    def room_for_people(self) -> int:
        """Rooms, and what cards have room for."""
        beds = self.outfit.beds
        found = self.farm.rooms.bit_count() + self.outfit.homes
        return found + sum([self.notes.get(card.number, 0) > 0 for card in beds]) if beds else found

    # Unused spaces

    def unused_spaces(self) -> int:
        """How many spaces of the farmyard count as unused: fairies use as many as they can, and build nothing there."""
        unused = self.farm.unused().bit_count()
        return unused - min(self.goods[FAIRY], self.free_spaces()) if self.goods[FAIRY] else unused

    def free_spaces(self) -> int:
        """Unused spaces on which something may still be done."""
        return (self.farm.unused() & ~self.farm.blocked).bit_count()

    def homeless_fairies(self) -> int:
        """Fairies that have no place: two live on each free space."""
        return max(0, self.goods[FAIRY] - FAIRIES_ON_A_SPACE * self.free_spaces()) if self.goods[FAIRY] else 0

    # Animals

    def animals(self) -> Counts:
        goods = self.goods
        if goods[LLAMA]:
            return (goods[SHEEP], goods[BOAR], goods[CATTLE], goods[HORSE], goods[LLAMA])
        if goods[HORSE]:
            return (goods[SHEEP], goods[BOAR], goods[CATTLE], goods[HORSE])
        return (goods[SHEEP], goods[BOAR], goods[CATTLE])

    def standing(self, good: Good) -> int:
        """How many animals of a type are not lying on their side."""
        return max(0, self.goods[good] - self.lying) if good == HORSE else self.goods[good]

    def animals_left(self, good: Good, n: int = 1) -> None:
        """So many animals of a type are gone: those that lie are the first to go."""
        if good == HORSE and self.lying:
            self.lying = max(0, self.lying - n)

    def places(self) -> Places:
        """Where animals can be kept."""
        outfit = self.outfit
        pets = self.rooms() if outfit.pets_by_room or not self.farm.rooms else 1
        found = self.farm.places(outfit.pasture_bonus, pets, 2 if outfit.shrinks else 1)
        for places_for in outfit.places_for:
            found += places_for(self)
        return found + outfit.places if outfit.places else found

    def crowded(self) -> bool:
        """Are there more animals than the farm has room for?"""
        goods = self.goods
        if goods[SHEEP] + goods[BOAR] + goods[CATTLE] + goods[HORSE] + goods[LLAMA] < 2 and self.farm.rooms:
            return False  # one pet is always welcome
        return not fits(self.places(), self.animals(), self.farm.rules)

    def keepable(self) -> list[Counts]:
        """The most animals that can be kept: counts that fit, while one more of any type would not."""
        return keepable(self.places(), self.animals(), self.farm.rules)
