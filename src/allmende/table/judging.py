"""Who has won, and why: by what the rules know of it."""

from allmende.table.results import POINTS, TEAM, Criterion, result_of, results_of, verdict_of
from allmende.table.rules import Rules, State, TellsCriteria
from allmende.table.views import Verdict


def judged(rules: Rules, state: State) -> Verdict:
    """The verdict on a game. Of rules that name no criteria only points and winners are known."""
    scores = state.scores()
    telling: object = rules
    if isinstance(telling, TellsCriteria):
        found = verdict_of(telling.criteria(state), TEAM in scores[0])
    else:
        found = verdict_of([Criterion(POINTS, results_of(scores))], TEAM in scores[0])
        found["winners"] = [int(seat) for seat in state.winners()]
        found["shared"] = found["shared"] and len(found["winners"]) > 1
    target = state.view(None).get("target")
    if target is not None:
        found["target"], found["missing"] = target, target - result_of(scores[0])
    return found
