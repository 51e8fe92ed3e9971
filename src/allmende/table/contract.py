"""What a game declares for those who show it: its prompts and the type of its view.

Whoever shows a choice need not know the game: the view says where each offered thing lies and which picks can end the
turn. The types of the client, /openapi.json and the prompts of `rl` follow from the declarations.

    CONTRACT = Contract(
        [PromptType("discard", {"left": int}, {"card": "hand"}), PromptType("buy", {}, {"pile": "supply"}, ("done",))],
        view=Table,
        zones=("hand", "supply"),
    )
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeAlias

from allmende.table.choice import Choice, Option
from allmende.table.vocabulary import Key, Vocabulary

Where: TypeAlias = "str | Callable[[Any, int, Key], str]"
"""A zone; or a function of the state, the seat that is asked and the key of the option, which names it or says ""."""
Ending: TypeAlias = "tuple[str, ...] | Callable[[Any, Key], bool]"
"""The kinds of options that can end the turn; or a function of the state and the key of the option."""
Paying: TypeAlias = Callable[[Any, Choice, Key], "Mapping[str, int] | None"]
"""A function of the state, the choice and the key of the option: what will be paid for it, {"wood": 2}; or None, if it
costs nothing to speak of or the seat will be asked how to pay."""

Helping: TypeAlias = Callable[[Any, int], bool]
"""A function of the state and the seat: whether what may be done beside what is asked could be of use now."""

NOTHING: Final[dict[str, Any]] = {}
STOPPING: Final = ("done",)


class PromptType:
    """A prompt that a game may ask: its name, the types of its fields, where offered things lie, what ends the turn,
    what will be paid.

    `zones` goes by the kind of the option, the first word of its key; a Prompt with a zone of its own puts that in its
    place.
    `late`: it came after the columns of observations were fixed, so encoders count it among the others.
    """

    __slots__ = ("ends", "fields", "late", "name", "pays", "zones")

    def __init__(
        self,
        name: str,
        fields: Mapping[str, Any] = NOTHING,
        zones: Mapping[str, Where] = NOTHING,
        ends: Ending = (),
        late: bool = False,
        pays: Paying | None = None,
    ) -> None:
        self.name = name
        self.fields = fields
        self.zones = zones
        self.ends = ends
        self.late = late
        self.pays = pays

    def __repr__(self) -> str:
        return f"PromptType({self.name!r})"


class Contract:
    """The prompts of a game; the type of `state.view(seat)` and of what lies in its box, TypedDicts; all its zones.

    `asides`: the kinds of options that stand beside what is asked, wherever they are offered, each with whether it is
    of use now.
    """

    __slots__ = ("asides", "prompts", "things", "view", "zones")

    def __init__(
        self,
        prompts: Iterable[PromptType] = (),
        view: Any = None,
        things: Any = None,
        zones: tuple[str, ...] = (),
        asides: Mapping[str, Helping] = NOTHING,
    ) -> None:
        self.asides = asides
        self.prompts = {prompt.name: prompt for prompt in prompts}
        self.view = view
        self.things = things
        self.zones = zones

    def columns(self) -> tuple[str, ...]:
        """The names of the prompts that have a column of their own in observations, in the order of declaration."""
        return tuple([name for name, prompt in self.prompts.items() if not prompt.late])

    def shown(self, state: Any, choice: Choice, vocabulary: Vocabulary) -> dict[str, Any]:
        """A choice as the view of its seat has it."""
        return {
            "prompt": choice.prompt.to_json(),
            "options": [self.offered(state, choice, option, vocabulary.key(option)) for option in choice.options],
        }

    def offered(self, state: Any, choice: Choice, option: Option, key: Key) -> dict[str, Any]:
        """An option, where the thing lies that it stands for, whether picking it can end the turn, and what is paid."""
        found: dict[str, Any] = {"option": option, "key": list(key)}
        if zone := self.zone_of(state, choice, option, key):
            found["zone"] = zone
        if self.can_end_turn(state, choice, key):
            found["ends"] = True
        pays = self.paid_for(state, choice, option, key)
        if pays is not None:
            found["pays"] = dict(pays)
        helps = self.asides.get(str(key[0]))
        if helps is not None:
            found["aside"] = "useful" if helps(state, choice.seat) else "idle"
        return found

    def zone_of(self, state: Any, choice: Choice, option: Option, key: Key) -> str:
        """Where an offered thing lies; "" for what lies nowhere, such as yes and no."""
        prompt = self.prompts.get(choice.prompt.name)
        if prompt is None or key[0] not in prompt.zones:
            return ""
        told = choice.prompt.zone
        if not isinstance(told, str):
            return told.get(option, "")
        where = prompt.zones[str(key[0])]
        return told or (where if isinstance(where, str) else where(state, choice.seat, key))

    def paid_for(self, state: Any, choice: Choice, option: Option, key: Key) -> Mapping[str, int] | None:
        """What will be paid for an option, as far as that is known."""
        told = choice.prompt.pays
        if told is not None and option in told:
            return told[option]
        prompt = self.prompts.get(choice.prompt.name)
        return None if prompt is None or prompt.pays is None else prompt.pays(state, choice, key)

    def can_end_turn(self, state: Any, choice: Choice, key: Key) -> bool:
        """Can this pick end the turn? Of a prompt that nobody declared, "done" can."""
        prompt = self.prompts.get(choice.prompt.name)
        ends: Ending = STOPPING if prompt is None else prompt.ends
        return key[0] in ends if isinstance(ends, tuple) else ends(state, key)
