"""Learning with PyTorch: policy and value from games that were played, on a GPU where there is one.

The batches of a step belong to the run's seed, the generation and the step alone. A checkpoint is written now and then;
learning that was broken off goes on from there and comes to the same net.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from allmende.lab.run import BadRun
from allmende.nets.net import SQUASH, Net, Weights
from allmende.train.examples import Examples

VALUE: Final = 4.0
"""How much an error of the values counts beside one of the policy."""
RATE: Final = 1e-3
DECAY: Final = 1e-4
SAVE_SECONDS: Final = 30.0
"""At most so much learning is repeated after a kill."""
AT_ONCE: Final = 1024
"""So many examples are looked at together when nothing is learnt."""


def needs_torch() -> Any:
    """PyTorch, or a sentence for those who did not install the extra."""
    try:
        import torch
    except ImportError as error:
        raise BadRun("lab-error-no-train") from error
    return torch


@dataclass(frozen=True)
class Losses:
    """How far a net is from what happened: the smaller, the better."""

    policy: float
    """How surprising the searches' tries are to the net, less what no net could foresee, in nats."""
    value: float
    """The mean square of what its values are wrong by ..."""
    spread: float
    """... beside that of somebody who always says the mean."""


@dataclass(frozen=True)
class Effort:
    """How much is learnt from a generation of games."""

    batch: int = 256
    passes: float = 3.0
    """Steps enough to see every new example so often, if only new ones were looked at."""

    def steps(self, new: int) -> int:
        return max(1, round(self.passes * new / self.batch))


class Learner:
    """Learns one net, generation after generation."""

    def __init__(self, net: Net, folder: Path, seed: int, effort: Effort, threads: int = 1) -> None:
        self.torch = needs_torch()
        self.torch.set_num_threads(threads)  # its own guess is slow where other programs run
        self.path = folder / "checkpoint.pt"
        self.seed = seed
        self.effort = effort
        self.net = net
        self.device = "cuda" if self.torch.cuda.is_available() else "cpu"
        self.parameters = {
            name: self.torch.nn.Parameter(self.torch.tensor(array, device=self.device))
            for name, array in net.weights.items()
        }
        self.squash = self.torch.tensor(SQUASH, device=self.device)
        self.optimizer = self.torch.optim.AdamW(self.parameters.values(), lr=RATE, weight_decay=DECAY)
        self.generation = -1
        self.step = 0
        self.read()

    # Where learning was

    def read(self) -> None:
        if not self.path.exists():
            return
        kept = self.torch.load(self.path, map_location=self.device, weights_only=True)
        with self.torch.no_grad():
            for name, parameter in self.parameters.items():
                parameter.copy_(kept["weights"][name])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.generation, self.step = kept["generation"], kept["step"]

    def write(self) -> None:
        """All of the checkpoint or nothing."""
        weights = {name: parameter.detach() for name, parameter in self.parameters.items()}
        kept = {
            "generation": self.generation, "step": self.step, "weights": weights,
            "optimizer": self.optimizer.state_dict(),
        }  # fmt: skip
        half = self.path.with_name(self.path.name + ".half")
        self.torch.save(kept, half)
        half.replace(self.path)

    # Learning

    def learn(self, generation: int, window: list[Examples], tell: Callable[[int, int], None]) -> None:
        """Learn from a generation of games, the last of the window, and from those before."""
        steps = self.effort.steps(len(window[-1]))
        if self.generation != generation:
            self.generation, self.step = generation, 0
        saved = monotonic()
        while self.step < steps:
            self.learn_once(window)
            self.step += 1
            if monotonic() > saved + SAVE_SECONDS:
                self.write()
                saved = monotonic()
            tell(self.step, steps)
        self.write()

    def learn_once(self, window: list[Examples]) -> None:
        dice = np.random.default_rng([self.seed, self.generation, self.step])
        sizes = np.array([len(part) for part in window])
        of_part = dice.multinomial(self.effort.batch, sizes / sizes.sum())
        self.optimizer.zero_grad()
        loss = 0.0
        for part, count in zip(window, of_part, strict=True):
            if count:
                policy, value = self.errors(part, dice.integers(len(part), size=count))
                loss = loss + (policy.sum() + VALUE * value.sum()) / self.effort.batch
        loss.backward()  # type: ignore[attr-defined]  # no longer a number
        self.torch.nn.utils.clip_grad_norm_(self.parameters.values(), 5.0)
        self.optimizer.step()

    def errors(self, examples: Examples, rows: NDArray[np.int64]) -> tuple[Any, Any]:
        """By example: what the net does not foresee of the searches' tries, and the mean square error of the values."""
        torch, p = self.torch, self.parameters
        h = self.body(examples, rows)
        options, counts = examples.options.picked(rows)
        shares, _ = examples.shares.picked(rows)
        options, counts, shares = self.tensor(options), self.tensor(counts), self.tensor(shares)
        of_row = torch.repeat_interleave(torch.arange(len(rows), device=self.device), counts)
        liking = (h[of_row] * p["option"][options]).sum(1) + p["option.bias"][options]
        highest = torch.full((len(rows),), -1e9, device=self.device).scatter_reduce(0, of_row, liking.detach(), "amax")
        liking = liking - highest[of_row]
        total = torch.zeros(len(rows), device=self.device).index_add(0, of_row, liking.exp())
        surprise = shares * (torch.log(shares.clamp(min=1e-9)) - liking + total.log()[of_row])
        policy = torch.zeros(len(rows), device=self.device).index_add(0, of_row, surprise)
        inner = torch.relu(h @ p["value.first"] + p["value.first.bias"])
        wrong = inner @ p["value.second"] + p["value.second.bias"] - self.tensor(examples.values[rows])
        there = ~torch.isnan(wrong)
        value = torch.where(there, wrong, torch.zeros_like(wrong)).square().sum(1) / there.sum(1)
        return policy, value

    def body(self, examples: Examples, rows: NDArray[np.int64]) -> Any:
        """As `Net.body`, from the numbers that are not 0."""
        torch, p = self.torch, self.parameters
        places, lengths = examples.places.picked(rows)
        numbers, _ = examples.numbers.picked(rows)
        starts = self.tensor(np.cumsum(lengths) - lengths)
        strong = self.squash[self.tensor(numbers).long()]
        h = torch.nn.functional.embedding_bag(
            self.tensor(places).long(), p["in"], starts.long(), mode="sum", per_sample_weights=strong
        )
        h = torch.relu(h + p["in.bias"])
        for n in range(self.net.shape.depth):
            inner = torch.relu(h @ p[f"body.{n}.first"] + p[f"body.{n}.first.bias"])
            h = h + inner @ p[f"body.{n}.second"] + p[f"body.{n}.second.bias"]
        return h

    def tensor(self, array: NDArray[Any]) -> Any:
        return self.torch.from_numpy(np.ascontiguousarray(array)).to(self.device)

    # What came of it

    def losses(self, examples: Examples) -> Losses:
        """How well the net knows games from which it has not learnt yet."""
        policies, values = [], []
        with self.torch.no_grad():
            for start in range(0, len(examples), AT_ONCE):
                policy, value = self.errors(examples, np.arange(start, min(start + AT_ONCE, len(examples))))
                policies.append(policy.cpu().numpy())
                values.append(value.cpu().numpy())
        taken = ~np.isnan(examples.values).all(axis=0)
        spread = float(np.nanvar(examples.values[:, taken], axis=0).mean())
        return Losses(float(np.concatenate(policies).mean()), float(np.concatenate(values).mean()), spread)

    def learnt(self, **about: Any) -> Net:
        """The net as it is now."""
        weights: Weights = {name: p.detach().cpu().numpy().copy() for name, p in self.parameters.items()}
        return replace(self.net, weights=weights, about={**self.net.about, **about}, _eyes={})
