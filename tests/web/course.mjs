// Where a lesson stands after so many picks, and which picks it takes; called by test_learn.py.
import assert from "node:assert/strict";

import { fits, nextKeys, picksBefore, standing } from "../../web/src/learn/course.ts";

const step = (says, ways = [], seat = 0) => ({ says, ways, seat, places: [], length: ways[0]?.length ?? 0 });
const steps = [
  step("welcome"),
  step("wood", [["space forest"], ["space clay-pit"]]),
  step("", [["space fishing"]], 1),
  step("look"),
  step("fences", [["edge 3", "edge 4", "done"]]),
  step("end"),
];

// The table's picks say it all: whoever comes back later, or takes something back, is where they were.
assert.deepEqual(standing(steps, 0), { awaited: 1, made: 0, from: 0 });
assert.deepEqual(standing(steps, 1), { awaited: 2, made: 0, from: 2 });
assert.deepEqual(standing(steps, 2), { awaited: 4, made: 0, from: 3 });
assert.deepEqual(standing(steps, 3), { awaited: 4, made: 1, from: 4 });
assert.deepEqual(standing(steps, 5), { awaited: 6, made: 0, from: 5 });
assert.deepEqual(standing([], 7), { awaited: 0, made: 0, from: 0 });
assert.deepEqual([0, 1, 2, 4, 5].map((at) => picksBefore(steps, at)), [0, 0, 1, 2, 5]);

// One by one in order; in a panel in any order.
assert.deepEqual(nextKeys(steps[1], 0, false), ["space forest", "space clay-pit"]);
assert.deepEqual(nextKeys(steps[4], 1, false), ["edge 4"]);
assert.deepEqual(nextKeys(steps[4], 0, true), ["edge 3", "edge 4", "done"]);
assert.deepEqual(nextKeys(steps[0], 0, false), []);

assert(fits(steps[1], 0, ["space clay-pit"]));
assert(fits(steps[4], 0, ["edge 3"]));
assert(fits(steps[4], 0, ["edge 4", "edge 3", "done"]));
assert(fits(steps[4], 1, ["edge 4", "done"]));
for (const [made, keys] of [[0, ["edge 4"]], [0, ["edge 3", "done"]], [1, ["edge 3"]], [0, ["edge 3", "edge 3", "done"]]]) {
  assert(!fits(steps[4], made, keys), keys.join());
}
assert(!fits(steps[0], 0, ["done"]), "there is something to read first");
