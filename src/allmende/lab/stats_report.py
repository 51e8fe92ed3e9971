"""What `allmende stats` tells people: a table and a picture for each kind of thing, and how much to believe them."""

from collections.abc import Sequence
from statistics import median
from textwrap import fill
from typing import TYPE_CHECKING, Final

from allmende.lab.effects import Effect
from allmende.lab.phrases import Speech
from allmende.lab.plots import COLOURS, INK, LINE, SOFT, dots, foot, new_figure, plain
from allmende.lab.report import Picture, Report, Sheet
from allmende.lab.simulate_report import facts_of
from allmende.lab.stats import Stats, Thing

if TYPE_CHECKING:
    from matplotlib.figure import Figure

KINDS: Final = ("space", "special", "card", "tile")
OFTEN: Final = 0.8
"""What more than so many take is measured by each further time, because hardly anybody goes without."""
MOST_ROWS: Final = 40
TITLE: Final = 70
"""So many letters of a title stand in one line."""
NOTHING: Final = "–"
WIN_COLUMNS: Final = ("lab-with-win", "lab-each-win", "lab-dealt-win", "lab-allowed-win")
POINTS, WINS = COLOURS[0], COLOURS[2]


def report_of(stats: Stats, lang: str) -> Report:
    say = Speech(lang)
    sheets, pictures = [], []
    for kind in kinds_of(stats.things):
        things = [thing for thing in stats.things if thing.kind == kind and thing.offered]
        if things:
            sheets.append(kind_sheet(stats, kind, by_effect(things, "score"), say))
            pictures += pictures_of(stats, kind, things, say)
    forbidden = [thing for thing in stats.things if thing.allowed_score is not None]
    if forbidden:
        sheets.insert(0, allowed_sheet(by_effect(forbidden, "allowed_score"), stats, say))
        title = say("lab-allowed-title")
        pictures.insert(0, picture_of(stats, "allowed", forbidden, "allowed", title, say("lab-allowed-caption"), say))
    dealt = [thing for thing in stats.things if thing.dealt]
    if dealt:
        sheets.append(dealt_sheet(by_effect(dealt, "dealt_score"), stats, say))
        caption = say("lab-dealt-caption", what=len(dealt))
        pictures.insert(0, picture_of(stats, "dealt", dealt, "dealt", say("lab-dealt-title"), caption, say))
    if len(stats.bots) == 1:
        sheets = [sheet.without([say(heading) for heading in WIN_COLUMNS]) for sheet in sheets]
    title = say("lab-stats-title", game=say.game(stats.game), games=stats.games)
    lead = [say("lab-stats-lead"), *([say("lab-stats-dealt-lead")] if dealt else []), say("lab-stats-clear")]
    if forbidden:
        lead.insert(0, say("lab-stats-allowed-lead"))
    notes = [say("lab-resumed", games=stats.resumed)] if stats.resumed else []
    notes += [say("lab-stopped")] if stats.stopped else []
    facts = facts_of(stats.game, stats.bots, stats.options, stats.seed, say)
    return Report(lang, title, sheets, pictures, lead, notes, facts)


def kinds_of(things: Sequence[Thing]) -> list[str]:
    found = {thing.kind for thing in things}
    return [kind for kind in KINDS if kind in found] + sorted(found - set(KINDS))


def by_effect(things: Sequence[Thing], measure: str) -> list[Thing]:
    """The most helpful first; those of which nothing can be said last, by how often they were taken."""

    def key(thing: Thing) -> tuple[bool, float, float, str]:
        found = getattr(thing, measure)
        return found is None, -found.value if found is not None else 0.0, -thing.share, thing.name

    return sorted(things, key=key)


# Tables


def kind_sheet(stats: Stats, kind: str, things: list[Thing], say: Speech) -> Sheet:
    title = kind_title(kind, say)
    headings = [
        title, say("lab-offered"), say("lab-taken"), say("lab-times"), say("lab-with-score"), say("lab-with-win"),
        say("lab-each-score"), say("lab-each-win"),
    ]  # fmt: skip
    rows = []
    for thing in things:
        counts = [say("lab-count", count=thing.offered), say.share(thing.share), say.number(thing.times)]
        with_it = [told(thing.score, 1, 2, say), told(thing.win, 100, 1, say)]
        each = [told(thing.score_each, 1, 2, say), told(thing.win_each, 100, 1, say)]
        rows.append([named(stats, thing, say), *counts, *with_it, *each])
    return Sheet(title, headings, rows, wide=frozenset({1, 7}))


def dealt_sheet(things: list[Thing], stats: Stats, say: Speech) -> Sheet:
    headings = [say("lab-kind-card"), say("lab-dealt"), say("lab-played"), say("lab-dealt-score"), say("lab-dealt-win")]
    rows = []
    for thing in things:
        played = say.share(thing.dealt_taken / thing.dealt)
        effects = [told(thing.dealt_score, 1, 2, say), told(thing.dealt_win, 100, 1, say)]
        rows.append([named(stats, thing, say), say("lab-count", count=thing.dealt), played, *effects])
    return Sheet(say("lab-dealt-title"), headings, rows)


def allowed_sheet(things: list[Thing], stats: Stats, say: Speech) -> Sheet:
    headings = ["lab-thing", "lab-forbidden", "lab-taken", "lab-allowed-score", "lab-allowed-win"]
    rows = []
    for thing in things:
        counts = [say("lab-count", count=thing.forbidden), say.share(thing.share)]
        effects = [told(thing.allowed_score, 1, 2, say), told(thing.allowed_win, 100, 1, say)]
        rows.append([named(stats, thing, say), *counts, *effects])
    return Sheet(say("lab-allowed-title"), [say(heading) for heading in headings], rows)


def told(effect: Effect | None, factor: int, digits: int, say: Speech) -> str:
    """A value, how far its interval reaches, and a mark if it is clear."""
    if effect is None:
        return NOTHING
    reach = say.fixed(factor * (effect.high - effect.low) / 2, digits)
    return f"{'● ' if effect.clear else ''}{say.signed(factor * effect.value, digits)} ± {reach}"


def named(stats: Stats, thing: Thing, say: Speech) -> str:
    """Its name; where two have the same one, with what tells them apart: Fireplace (2), Fireplace (3)."""
    name = say.thing(stats.game, f"{thing.kind} {thing.name}")
    same = [other for other in stats.things if say.thing(stats.game, f"{other.kind} {other.name}") == name]
    return f"{name} ({thing.name.rpartition('-')[2]})" if len(same) > 1 else name


def kind_title(kind: str, say: Speech) -> str:
    return say(f"lab-kind-{kind}") if kind in KINDS else kind


# Pictures


def pictures_of(stats: Stats, kind: str, things: list[Thing], say: Speech) -> list[Picture]:
    often = median(thing.share for thing in things) > OFTEN
    measure = "each" if often else "with"
    title = say(f"lab-{measure}-title", what=kind_title(kind, say))
    caption = say(f"lab-{measure}-caption", what=kind_title(kind, say))
    picture = picture_of(stats, f"{kind}s", things, measure, title, caption, say)
    return [picture] if any(effects_of(thing, measure)[0] for thing in things) else []


def effects_of(thing: Thing, measure: str) -> tuple[Effect | None, Effect | None]:
    """What is drawn: points, chance to win."""
    if measure in ("dealt", "allowed"):
        return getattr(thing, f"{measure}_score"), getattr(thing, f"{measure}_win")
    return (thing.score_each, thing.win_each) if measure == "each" else (thing.score, thing.win)


def picture_of(
    stats: Stats, name: str, things: Sequence[Thing], measure: str, title: str, caption: str, say: Speech
) -> Picture:
    return Picture(name, caption, lambda: effects_figure(stats, things, measure, title, say))


def effects_figure(stats: Stats, things: Sequence[Thing], measure: str, title: str, say: Speech) -> "Figure":
    """Two panels with a row for each thing: what went with it in points, and in victories."""
    found = [thing for thing in things if effects_of(thing, measure)[0] is not None]
    found.sort(key=lambda thing: -(effects_of(thing, measure)[0] or Effect(0, 0, 0)).value)
    known = len(found)
    if known > MOST_ROWS:
        found = found[: MOST_ROWS // 2] + found[-MOST_ROWS // 2 :]
    left_out = known - len(found)
    names = [named(stats, thing, say) for thing in found]
    panels = 1 if all(effects_of(thing, measure)[1] is None for thing in found) else 2
    figure, axes = new_figure(1.9 + 0.27 * len(found), panels, sharey=True)
    what = say("lab-figure-what", game=say.game(stats.game), games=stats.games)
    figure.suptitle(f"{fill(title, TITLE)}\n{what}", x=0.02, ha="left", fontsize=12, fontweight="bold", color=INK)
    for panel, part in enumerate([axes] if panels == 1 else axes):
        effects = [effects_of(thing, measure)[panel] or Effect(0, 0, 0) for thing in found]
        factor, colour = ((1, POINTS), (100, WINS))[panel]
        plain(part, "", say(("lab-points-panel", "lab-wins-panel")[panel]))
        dots(
            part, names, [factor * one.value for one in effects], [factor * one.low for one in effects],
            [factor * one.high for one in effects],
            [colour if one.clear else faded(colour) for one in effects],
            [say.share(thing.share) for thing in found] if panel == panels - 1 and measure != "dealt" else (),
        )  # fmt: skip
        part.axvline(0, color=SOFT, linewidth=1)
        if left_out:
            part.axhline(MOST_ROWS / 2 - 0.5, color=LINE, linewidth=6)
    foot(figure, say("lab-effects-foot") + (f" {say('lab-left-out', count=left_out)}" if left_out else ""))
    if measure != "dealt":
        last = axes if panels == 1 else axes[-1]
        last.annotate(
            say("lab-taken"), (1, 1), xycoords="axes fraction", xytext=(6, 4), textcoords="offset points",
            fontsize=9, color=SOFT,
        )  # fmt: skip
    return figure


def faded(colour: str) -> str:
    """For what may be nothing but chance: the same colour, half way to grey."""
    mixed = [(int(colour[n : n + 2], 16) + 2 * 0xC4) // 3 for n in (1, 3, 5)]
    return "#" + "".join(f"{part:02x}" for part in mixed)
