"""Who has won and why, in a person's words. The page in the browser says the same: web/src/lib/verdicts.ts."""

from collections.abc import Mapping, Sequence
from typing import Final

from allmende.locales import has_text, listed, text
from allmende.table.results import POINTS, TEAM, result_of
from allmende.table.views import Verdict

SIDES: Final = 2
"""Teams of partners who sit opposite."""


def describe_verdict(
    lang: str,
    game: str,
    verdict: Verdict,
    scores: Sequence[Mapping[str, int]],
    names: Sequence[str],
    viewer: int | None,
) -> list[str]:
    """Who has won; then by what, if there is something to say about it. `viewer`: whom to call "you".

    >>> scores = [{"total": 9}, {"total": 9}]
    >>> tie: Verdict = {"winners": [1], "by": "turns", "tied": [0, 1], "values": [9, 8], "shared": False}
    >>> describe_verdict("en", "dominion", tie, scores, ["Anna", "Bo"], 0)
    ['Bo wins', 'Tied at 9 points; the fewest turns decide (You: 9, Bo: 8)']
    """
    return [sentence for sentence in (headline(lang, verdict, scores, names, viewer),
                                      reason(lang, game, verdict, scores, names, viewer)) if sentence]  # fmt: skip


def headline(
    lang: str, verdict: Verdict, scores: Sequence[Mapping[str, int]], names: Sequence[str], viewer: int | None
) -> str:
    """Who has won; of a player who was alone, whether the target was reached."""
    winners = verdict["winners"]
    who = "you" if viewer in winners else "other"
    if "target" in verdict:
        missing = verdict["missing"]
        facts = {"missing": missing, "more": -missing, "target": verdict["target"], "name": names[0], "who": who}
        return text(lang, "", "verdict-missed" if missing > 0 else "verdict-reached", **facts)
    if len(winners) == 1:
        return text(lang, "", "verdict-wins", name=names[winners[0]], who=who)
    all_names = listed(lang, [names[seat] for seat in winners])
    others = listed(lang, [names[seat] for seat in winners if seat != viewer])
    sentence = "verdict-shared" if verdict["shared"] else "verdict-team"
    return text(lang, "", sentence, names=all_names, others=others, who=who)


def reason(
    lang: str,
    game: str,
    verdict: Verdict,
    scores: Sequence[Mapping[str, int]],
    names: Sequence[str],
    viewer: int | None,
) -> str:
    """By what the game was decided, by the texts of the game; empty if there is nothing to say."""
    sentence = f"shared-{verdict['by']}" if verdict["shared"] else f"won-{verdict['by']}"
    nothing = verdict["by"] == POINTS and not verdict["shared"] and "ahead" not in verdict
    if len(scores) == 1 or nothing or not has_text(lang, game, sentence):
        return ""
    called = [text(lang, "", "you") if seat == viewer else name for seat, name in enumerate(names)]
    sides = sides_of(verdict["tied"], TEAM in scores[0])
    values = [f"{listed(lang, [called[seat] for seat in side])}: {verdict['values'][side[0]]}" for side in sides]
    facts = {"points": result_of(scores[verdict["winners"][0]]), "ahead": verdict.get("ahead", 0)}
    return text(lang, game, sentence, values=", ".join(values), **facts)


def sides_of(seats: Sequence[int], teams: bool) -> list[list[int]]:
    """Each seat alone, or partners together.

    >>> sides_of([0, 1, 2, 3], True)
    [[0, 2], [1, 3]]
    """
    if not teams:
        return [[seat] for seat in seats]
    return [found for side in range(SIDES) if (found := [seat for seat in seats if seat % SIDES == side])]
