// Small parts of the page that need no browser: arrows, changes of settings, rows of the log. Called by test_forgiving.py.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { first, nearest } from "../../web/src/lib/keys.ts";
import { bothChanges, changesBetween, withChanges } from "../../web/src/lib/patch.ts";
import { firstAfterMine } from "../../web/src/lib/undo.ts";
import { indexShown, NOTHING_CHOSEN, regretOf } from "../../web/src/table/logbook.ts";

// Arrows: a row of cards above a bar with "treasures", "done" and "pass".
const hand = [0, 1, 2].map((at) => ({ x: 100 * at, y: 0, ends: false, board: true, row: "hand" }));
const treasures = { x: 300, y: 200, ends: false, board: false, row: "bar" };
const done = { x: 200, y: 200, ends: true, board: false, row: "bar" };
const pass = { x: 400, y: 200, ends: true, board: false, row: "bar" };
const RIGHT = [1, 0];
const LEFT = [-1, 0];
const DOWN = [0, 1];
assert.equal(nearest([...hand, done], hand[0], RIGHT), hand[1]);
assert.equal(nearest([...hand, done, pass], hand[2], RIGHT), undefined, "beyond the last card is nothing");
assert.equal(nearest([...hand, done, pass], hand[2], DOWN), undefined, "and below the row neither");
assert.equal(nearest([...hand, done, treasures], hand[2], DOWN), treasures, "but for what ends nothing");
assert.equal(nearest([...hand, done, treasures], treasures, LEFT), done, "within its row an end is reached");
assert.equal(first([done, ...hand, pass]), hand[0]);
assert.equal(first([done, treasures]), treasures);
assert.equal(first([done, pass]), undefined, "an end is never where it begins");
assert.equal(first([...hand, done], { ...done, x: 190 }), hand[2], "what is closest to where the focus was");

// Settings: what Python makes of the same changes.
for (const { before, after, changes, other, all } of JSON.parse(readFileSync(process.argv[2], "utf-8"))) {
  assert.deepEqual(changesBetween(before, after), changes);
  assert.deepEqual(withChanges(before, changes), after);
  assert.deepEqual(withChanges(before, bothChanges(changes, other)), all);
}

// The log: seat 0 is mine, seat 1 a bot's; the last of my picks makes the bot's turn begin.
const log = [
  { kind: "turn", seat: 0, depth: 0, pick: 0, seq: 1 },
  { kind: "play", seat: 0, depth: 0, pick: 1, seq: 2 },
  { kind: "buy", seat: 0, depth: 0, pick: 2, seq: 3 },
  { kind: "gain", seat: 1, depth: 1, pick: 2, seq: 3, picker: 0 },
  { kind: "turn", seat: 1, depth: 0, pick: 2, seq: 3, picker: 0 },
  { kind: "buy", seat: 1, depth: 0, pick: 3, seq: 4 },
  { kind: "discard", seat: 0, depth: 1, pick: 3, seq: 4, picker: 1 },
];
/** The row that begins with an event, as somebody clicks at it. */
const row = (index) => ({ index, pick: log[index].pick });
const table = (pickShown, more = {}) => ({
  live: false, over: false, spectator: false, log, pickShown,
  update: { table: { mine: [0], picks: 3, seats: [{ seat: 0, kind: "person" }, { seat: 1, kind: "bot" }], ...more } },
});
assert.equal(indexShown(log, 2, row(2)), 2, "the row that was clicked, not the last of its pick");
assert.equal(indexShown(log, 2, NOTHING_CHOSEN), 4);
assert.deepEqual(regretOf(table(1), row(1)), { to: 0, label: "log-take-back" }, "the first pick of the game");
assert.deepEqual(regretOf(table(2), row(2)), { to: 1, label: "log-take-back" });
assert.deepEqual(regretOf(table(2), row(3)), { to: 1, label: "log-take-back" }, "what my pick did to others is my pick");
assert.deepEqual(regretOf(table(2), row(4)), { to: 2, label: "log-undo-to" }, "where the bot's turn began");
assert.equal(regretOf(table(3), row(6)), null, "what the bot's pick did to me is none of mine");
assert.deepEqual(regretOf(table(1, { seats: [{ seat: 0, kind: "person" }, { seat: 1, kind: "person" }] }), row(1)), {
  to: 0, label: "log-take-back-ask",
});
assert.equal(regretOf({ ...table(1), live: true }, row(1)), null);
assert.equal(firstAfterMine(log, 0), 5);
assert.equal(firstAfterMine(log, null), log.length);
console.log("fine");
