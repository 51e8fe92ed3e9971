"""What an analysis tells people: a table in the terminal, a page of its own."""

from collections.abc import Sequence
from typing import Final

from allmende import __version__
from allmende.analysis.game import Analysis
from allmende.analysis.looking import Look
from allmende.lab.phrases import Speech
from allmende.lab.report import Report, Sheet, facts_list, html, paragraphs, table_of
from allmende.locales import describe_told, player_names
from allmende.train.chart import Curve, Point, chart

SVG: Final = "<style>figure svg { width: 100%; height: auto; border: 1px solid var(--line); border-radius: 10px; \
background: var(--card) } td { white-space: normal }</style>\n"
GRADES: Final = ("mistake", "slip", "fine", "best")


class Teller:
    """Puts an analysis into words."""

    def __init__(self, analysis: Analysis, lang: str, names: Sequence[str] = ()) -> None:
        self.analysis = analysis
        self.say = Speech(lang)
        self.lang = lang
        self.names = [name or other for name, other in zip_names(names, player_names(lang, analysis.players))]

    @property
    def alone(self) -> bool:
        return self.analysis.players == 1

    def report(self) -> Report:
        title = self.say("analysis-title", game=self.say.game(self.analysis.game))
        sheets = [self.seats(), *self.turning_points(), *self.slips()]
        lead = [self.say("analysis-lead-alone" if self.alone else "analysis-lead")]
        facts = [
            (self.say("lab-fact-game"), self.say.game(self.analysis.game)),
            (self.say("analysis-decisions"), self.say("lab-count", count=self.analysis.picks)),
        ]
        return Report(self.lang, title, sheets, (), lead, (), facts)

    def seats(self) -> Sheet:
        """By seat, how many picks of each grade, and what they gave away."""
        lost = "analysis-points-lost" if self.alone else "analysis-lost"
        headings = [self.say("analysis-player"), *[self.say(f"analysis-{grade}") for grade in GRADES], self.say(lost)]
        rows = []
        for seat, name in enumerate(self.names):
            looks = [look for look in self.analysis.looks if look.seat == seat and look.points is not None]
            counts = [self.say("lab-count", count=sum(look.grade == grade for look in looks)) for grade in GRADES]
            counted = [look for look in looks if look.grade in ("mistake", "slip")]
            gone = sum(look.gain for look in counted) if self.alone else sum(look.lost for look in counted)
            rows.append([name, *counts, self.say.fixed(gone, 1) if self.alone else self.say.share(gone)])
        return Sheet(self.say("analysis-players"), headings, rows)

    def turning_points(self) -> list[Sheet]:
        rows = []
        for turn in self.analysis.turns:
            kind = self.say(f"analysis-turn-{turn.kind}", name=self.names[turn.seat])
            change = self.say.signed(turn.change if self.alone else 100 * turn.change, 1)
            rows.append([self.say("lab-count", count=turn.pick), kind, change])
        headings = [self.say("analysis-after-pick"), self.say("analysis-what"), self.change_heading()]
        return [Sheet(self.say("analysis-turns"), headings, rows)] if rows else []

    def change_heading(self) -> str:
        return self.say("analysis-change-points" if self.alone else "analysis-change")

    def slips(self) -> list[Sheet]:
        """What would have been better, and why."""
        headings = [
            self.say("analysis-pick"), self.say("analysis-player"), self.say("analysis-picked"),
            self.say("analysis-better"), self.say("analysis-gain"), self.say("analysis-grade"),
        ]  # fmt: skip
        if not self.alone:
            headings.insert(5, self.say("analysis-lost"))
        rows = []
        for look in self.analysis.looks:
            if look.grade in ("mistake", "slip"):
                keys = [" ".join([str(part) for part in key]) for key in (look.key, look.best_key)]
                picked, better = (look.words or {}).get(self.lang, keys)
                gain = f"{self.say.signed(look.gain, 1)} ± {self.say.fixed(1.96 * look.error, 1)}"
                row = [self.say("lab-count", count=look.pick), self.names[look.seat], picked,
                       self.with_reason(better, look), gain, self.say(f"analysis-grade-{look.grade}")]  # fmt: skip
                if not self.alone:
                    row.insert(5, self.say.share(look.lost))
                rows.append(row)
        return [Sheet(self.say("analysis-slips"), headings, rows)] if rows else []

    def with_reason(self, better: str, look: Look) -> str:
        if look.reason is None:
            return better
        why = describe_told(self.analysis.game, "reason", look.reason, self.names, self.lang, look.seat)
        return f"{better} ({why})"

    def page(self) -> str:
        """All of it as one page that needs nothing else."""
        report = self.report()
        parts = [
            f"<h1>{report.title}</h1>", paragraphs(report.lead, ""), facts_list(report.facts), self.figure(),
            *[table_of(sheet, sheet.title) for sheet in report.sheets], f"<footer>Allmende {__version__}</footer>",
        ]  # fmt: skip
        return html(self.lang, report.title, parts, SVG)

    def figure(self) -> str:
        across = self.say("analysis-pick")
        curves = []
        for name, course in zip(self.names, self.analysis.chances, strict=True):
            points = [Point(one.pick, one.value, one.value - one.error, one.value + one.error) for one in course]
            curves.append(Curve(name, points))
        if not any(curve.points for curve in curves):
            return ""
        caption = self.say("analysis-course-points" if self.alone else "analysis-course")
        if self.alone:
            most = max([point.high or 0.0 for point in curves[0].points])
            drawing = chart(curves, across, 0, most, False, None)
        else:
            drawing = chart(curves, across, 0, 1, True, 1 / self.analysis.players)
        return f"<figure>{drawing}<figcaption>{caption}</figcaption></figure>"


def zip_names(names: Sequence[str], usual: Sequence[str]) -> list[tuple[str, str]]:
    return [(names[seat] if seat < len(names) else "", other) for seat, other in enumerate(usual)]
