"""The tables of option keys and prompts in docs/situations.md, written from what the games declare.

python -m tests.games.key_tables      write them anew
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, NotRequired, get_args, get_origin

from allmende.table import Key, PromptType, rules_of
from tests.games.cases import REGISTERED

PAGE = Path(__file__).parents[2] / "docs/situations.md"
COMMAND = "python -m tests.games.key_tables"
BEGIN = f"<!-- written by {COMMAND} -->"
END = "<!-- end of what is written -->"
EXAMPLES = 3
NOWHERE = "-"


def tables() -> str:
    """For every game of the package, its option keys and its prompts."""
    names = dict.fromkeys([case.name for case in REGISTERED])
    return "\n".join([line for name in names for line in table_of(name)])


def table_of(name: str) -> Iterator[str]:
    rules = rules_of(name)
    words = rules.vocabulary
    yield from (f"### {name}", "", "| option key | how many | for example |", "| --- | --- | --- |")
    for kind in words.kinds():
        keys = words.of_kind(kind)
        yield f"| `{kind}` | {len(keys)} | {examples(keys)} |"
    yield ""
    yield from prompts_of(list(rules.contract.prompts.values()))


def prompts_of(prompts: list[PromptType]) -> Iterator[str]:
    """All that a game asks. Where things lie in the same way for most prompts, it is said once."""
    zones = [zones_in_words(prompt) for prompt in prompts]
    usual = max(zones, key=zones.count, default="")
    shared = usual != NOWHERE and zones.count(usual) > len(zones) // 2
    if shared:
        yield from (f"Where the offered things usually lie: {usual}.", "")
    yield from ("| prompt | its fields | where the offered things lie |", "| --- | --- | --- |")
    for prompt, where in zip(prompts, zones, strict=True):
        fields = ", ".join([f"{field}: {type_name(kind)}" for field, kind in prompt.fields.items()])
        yield f"| `{prompt.name}` | {fields or NOWHERE} | {'as usual' if shared and where == usual else where} |"
    yield ""


def zones_in_words(prompt: PromptType) -> str:
    told = [f"{kind}: {zone if isinstance(zone, str) else 'depends'}" for kind, zone in prompt.zones.items()]
    return ", ".join(told) or NOWHERE


def examples(keys: list[Key]) -> str:
    """The first ones; of numbers, the range."""
    if len(keys[0]) == 1:
        return f"`{spoken(keys[0])}`"
    if all(isinstance(key[1], int) for key in keys):
        return f"`{spoken(keys[0])}` to `{spoken(keys[-1])}`"
    few = [f"`{spoken(key)}`" for key in keys[:EXAMPLES]]
    return ", ".join(few) + (", ..." if len(keys) > EXAMPLES else "")


def spoken(key: Key) -> str:
    return " ".join(map(str, key))


def type_name(kind: Any) -> str:
    """A type as people say it: NotRequired[str] is "str, or none", a Literal its words."""
    inner = get_args(kind)
    if get_origin(kind) is NotRequired:
        return f"{type_name(inner[0])}, or none"
    if get_origin(kind) is Literal:
        return " or ".join(map(str, inner))
    if get_origin(kind) is list:
        return f"list of {type_name(inner[0])}"
    return str(getattr(kind, "__name__", kind))


def page_with(text: str, written: str) -> str:
    """The page with its generated part replaced."""
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    return f"{before}{BEGIN}\n\n{written}\n{END}{after}"


def main() -> None:
    PAGE.write_text(page_with(PAGE.read_text(encoding="utf-8"), tables()), encoding="utf-8")


if __name__ == "__main__":
    main()
