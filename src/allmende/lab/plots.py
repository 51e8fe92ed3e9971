"""What the plots have in common: one hand, one size, labels in the reader's language."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK: Final = "#22261f"
SOFT: Final = "#6a7264"
LINE: Final = "#dcd8cb"
GREEN: Final = "#2a6f4e"
COLOURS: Final = ("#2a6f4e", "#c2661b", "#2f5f9e", "#a03a58", "#7a6a1f", "#5b4a8a")
"""Of bots; told apart by those who see few colours, too, because their lightness and their markers differ."""
MARKERS: Final = ("o", "s", "D", "^", "v", "P")

WIDTH: Final = 8.0


def new_figure(height: float, panels: int = 1, **shape: Any) -> "tuple[Figure, Any]":
    """A figure with one or several panels side by side."""
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    frame = ConstrainedLayoutEngine(w_pad=0.14, h_pad=0.14)
    figure = Figure(figsize=(WIDTH, height), layout=frame, facecolor="white")
    return figure, figure.subplots(1, panels, **shape)


def plain(axes: "Axes", title: str, across: str = "", up: str = "") -> None:
    """A quiet frame: a title in words, what the axes mean, and a grid that does not shout."""
    axes.set_title(title, loc="left", fontsize=12, fontweight="bold", color=INK, pad=10)
    axes.set_xlabel(across, color=INK)
    axes.set_ylabel(up, color=INK)
    axes.tick_params(colors=INK, length=0)
    axes.grid(True, color=LINE, linewidth=0.7)
    axes.set_axisbelow(True)
    for side in ("top", "right", "left", "bottom"):
        axes.spines[side].set_visible(False)


def foot(figure: "Figure", words: str) -> None:
    """What lines and bands mean, under the plot: a picture is looked at without its caption, too."""
    figure.supxlabel(words, fontsize=9, color=SOFT, x=0.02, ha="left")


def dots(
    axes: "Axes",
    names: Sequence[str],
    middles: Sequence[float],
    lows: Sequence[float],
    highs: Sequence[float],
    colours: Sequence[str],
    values: Sequence[str] = (),
) -> None:
    """A row for each name: a dot, and its interval as a line. The first name is on top."""
    for place, (middle, low, high, colour) in enumerate(zip(middles, lows, highs, colours, strict=True)):
        axes.plot([low, high], [place, place], color=colour, linewidth=2.6, solid_capstyle="round", alpha=0.55)
        axes.plot([middle], [place], "o", color=colour, markersize=6.5)
        if values:
            axes.annotate(
                values[place], (1, place), xycoords=("axes fraction", "data"), xytext=(6, 0),
                textcoords="offset points", va="center", fontsize=9, color=SOFT,
            )  # fmt: skip
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.grid(False, axis="y")
