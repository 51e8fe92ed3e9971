"""Curves as SVG, written by hand: a page of curves needs no library."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Final, NamedTuple

WIDTH: Final = 760
HEIGHT: Final = 280
LEFT, RIGHT, TOP, BOTTOM = 52, 14, 16, 34
COLOURS: Final = ("#2a6f4e", "#c2661b", "#2f5f9e")
LINES: Final = 4


class Point(NamedTuple):
    """Where a curve is, and how sure that is."""

    x: float
    y: float
    low: float | None = None
    high: float | None = None
    filled: bool = True


class Curve(NamedTuple):
    name: str
    points: Sequence[Point]
    dashed: bool = False


def chart(curves: Sequence[Curve], across: str, least: float, most: float, percent: bool, middle: float | None) -> str:
    """Curves over the generations. middle: a line across, such as at one half."""
    last = max([point.x for curve in curves for point in curve.points], default=1)
    first = min([point.x for curve in curves for point in curve.points], default=0)

    def at_x(x: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (x - first) / max(1e-9, last - first) if last > first else WIDTH / 2

    def at_y(y: float) -> float:
        inside = min(max(y, least), most)
        return TOP + (HEIGHT - TOP - BOTTOM) * (most - inside) / max(1e-9, most - least)

    parts = [grid(least, most, percent, at_y)]
    if middle is not None:
        parts.append(line(LEFT, at_y(middle), WIDTH - RIGHT, at_y(middle), "var(--soft)", ' stroke-dasharray="4 4"'))
    for n, curve in enumerate(curves):
        parts.append(drawn(curve, COLOURS[n % len(COLOURS)], at_x, at_y))
    step = max(1, round((last - first) / 10))
    parts += [label(at_x(x), HEIGHT - 16, str(x), "middle") for x in range(int(first), int(last) + 1, step)]
    parts.append(label(WIDTH - RIGHT, HEIGHT - 3, across, "end"))
    parts += [
        label(WIDTH - RIGHT - 8, TOP + 14 + 15 * n, curve.name, "end", COLOURS[n % len(COLOURS)])
        for n, curve in enumerate(curves)
        if curve.name
    ]
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-size="12">{"".join(parts)}</svg>'


def grid(least: float, most: float, percent: bool, at_y: Callable[[float], float]) -> str:
    parts = []
    for n in range(LINES + 1):
        y = least + (most - least) * n / LINES
        told = f"{100 * y:.0f} %" if percent else f"{y:.3g}"
        parts += [
            line(LEFT, at_y(y), WIDTH - RIGHT, at_y(y), "var(--line)"),
            label(LEFT - 6, at_y(y) + 4, told, "end"),
        ]
    return "".join(parts)


def drawn(curve: Curve, colour: str, at_x: Callable[[float], float], at_y: Callable[[float], float]) -> str:
    way = " ".join(f"{at_x(point.x):.1f},{at_y(point.y):.1f}" for point in curve.points)
    dashes = ' stroke-dasharray="5 4"' if curve.dashed else ""
    parts = [f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2"{dashes}/>']
    for point in curve.points:
        x = at_x(point.x)
        if point.low is not None and point.high is not None:
            parts.append(line(x, at_y(point.low), x, at_y(point.high), colour, ' stroke-width="3" opacity=".45"'))
        if not curve.dashed:
            inside = colour if point.filled else "var(--card)"
            parts.append(f'<circle cx="{x:.1f}" cy="{at_y(point.y):.1f}" r="4" fill="{inside}" stroke="{colour}"/>')
    return "".join(parts)


def line(x1: float, y1: float, x2: float, y2: float, colour: str, more: str = "") -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}"{more}/>'


def label(x: float, y: float, words: str, anchor: str, colour: str = "var(--soft)") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{escape(words)}</text>'
