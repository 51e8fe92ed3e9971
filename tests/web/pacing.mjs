// The queue between the server and the board, with a clock that the test turns; called by test_pacing.py.
import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { PACES, Pacing } from "../../web/src/lib/pacing.ts";

const CALM = PACES.calm;

/** A stage that notes what is shown when, and a hand for the clock. */
function stage({ pace = CALM, moment = () => Promise.reject(new Error("none")), more = () => 0 } = {}) {
  mock.timers.enable({ apis: ["setTimeout", "Date"], now: 1000 });
  const seen = { shown: [], times: [], ms: [], waits: 0 };
  const pacing = new Pacing(
    {
      pace: () => pace,
      show: (update, ms) => {
        seen.shown.push(update);
        seen.times.push(Date.now() - 1000);
        seen.ms.push(ms);
      },
      moment,
      more,
      waits: (count) => (seen.waits = count),
    },
    () => Date.now(),
  );
  const later = (ms) => {
    for (let passed = 0; passed < ms; passed += 1) mock.timers.tick(1);
  };
  return { pacing, seen, later };
}

const event = (seq, pick, seat, more = {}) => ({ kind: "place", seat, depth: 0, seq, pick, ...more });

function update(seq, events, { asks = false, over = false, since = seq - 1, seat = 0 } = {}) {
  return {
    seq, since, events, table: { over, picks: seq - 1, seats: [] }, view: { seat, choice: asks ? { options: [] } : null },
    can: { undo: true, reset: 0, hint: false }, vote: null, scores: over ? [] : null, winners: over ? [0] : null,
  };
}

/** The table is there, and I am asked. */
function begun(how) {
  const all = stage(how);
  all.pacing.take(update(1, [], { since: 0, asks: true }));
  return all;
}

const seqs = ({ shown }) => shown.map(({ seq }) => seq);
const told = (one) => one.events.map(({ seq }) => seq);

test.afterEach(() => mock.timers.reset());

test("what I do is shown at once, what others do one after the other", () => {
  const { pacing, seen, later } = begun();
  pacing.take(update(2, [event(2, 1, 0)]));
  pacing.take(update(3, [event(3, 2, 1)]));
  pacing.take(update(4, [event(4, 3, 2)], { asks: true }));
  assert.deepEqual(seqs(seen), [1, 2]);
  assert.equal(seen.waits, 2);
  later(CALM.pick - 1);
  assert.deepEqual(seqs(seen), [1, 2]);
  later(1);
  assert.deepEqual(seqs(seen), [1, 2, 3]);
  later(CALM.pick);
  assert.deepEqual(seqs(seen), [1, 2, 3, 4]);
  assert.equal(seen.waits, 0);
  assert.deepEqual(seen.times, [0, 0, 800, 1600]);
});

test("my own picks in a row never wait", () => {
  const { pacing, seen } = begun();
  for (const seq of [2, 3, 4]) pacing.take(update(seq, [event(seq, seq - 1, 0)], { asks: true }));
  assert.deepEqual(seqs(seen), [1, 2, 3, 4]);
  assert.deepEqual(seen.times, [0, 0, 0, 0]);
  assert.deepEqual(seen.ms.slice(1), [800, 800, 800], "but what they move flies");
});

test("what goes on with an action is shorter, and what told nothing takes no time", () => {
  const { pacing, seen, later } = begun();
  pacing.take(update(2, [event(2, 1, 0)]));
  pacing.take(update(3, []));
  pacing.take(update(4, [event(4, 3, 1)]));
  pacing.take(update(5, [event(5, 4, 1, { depth: 1 })]));
  pacing.take(update(6, [event(6, 5, 1, { depth: 1 })]));
  later(10_000);
  assert.deepEqual(seqs(seen), [1, 2, 3, 4, 5, 6]);
  assert.deepEqual(seen.times, [0, 0, 800, 800, 1600, 2100]);
});

test("whatever the setting, between 0.4 and 0.8 seconds lie between two picks", () => {
  for (const { pick, step } of Object.values(PACES)) {
    for (const ms of [pick, step]) assert.ok(ms >= 400 && ms <= 800, String(ms));
  }
});

test("a harvest has its time", () => {
  const { pacing, seen, later } = begun({ more: ({ events }) => (events.length > 1 ? 3000 : 0) });
  pacing.take(update(2, [event(2, 1, 0), event(2, 1, 1)]));
  pacing.take(update(3, [event(3, 2, 1)]));
  later(3799);
  assert.deepEqual(seqs(seen), [1, 2]);
  later(1);
  assert.deepEqual(seqs(seen), [1, 2, 3]);
});

test("to the present at once, and nothing of the log is lost", () => {
  const { pacing, seen, later } = begun();
  for (const seq of [2, 3, 4, 5]) pacing.take(update(seq, [event(seq, seq - 1, seq % 3)]));
  pacing.hurry();
  assert.deepEqual(seqs(seen), [1, 2, 5]);
  assert.deepEqual(told(seen.shown[2]), [3, 4, 5]);
  assert.equal(seen.shown[2].since, 2);
  assert.equal(seen.ms[2], 0, "nothing flies");
  assert.equal(seen.waits, 0);
  later(10_000);
  assert.equal(seen.shown.length, 3);
  pacing.take(update(6, [event(6, 5, 1)]));
  assert.deepEqual(seqs(seen), [1, 2, 5, 6], "and the next one does not wait for what was skipped");
});

test("without a pace everything comes as it comes", () => {
  const { pacing, seen } = begun({ pace: null });
  for (const seq of [2, 3, 4]) pacing.take(update(seq, [event(seq, seq - 1, 1)]));
  assert.deepEqual(seqs(seen), [1, 2, 3, 4]);
  assert.ok(seen.ms[3] > 0, "things may fly all the same");
});

test("what is taken back, and a whole table, wait for nothing", () => {
  const { pacing, seen } = begun();
  pacing.take(update(2, [event(2, 1, 1)]));
  pacing.take(update(3, [event(3, 2, 2)]));
  pacing.take(update(4, [event(4, 1, 0, { kind: "table-undo", to: 1 })], { asks: true }));
  assert.deepEqual(seqs(seen), [1, 2, 4]);
  assert.deepEqual(told(seen.shown[2]), [3, 4]);
  pacing.take(update(5, [event(5, 2, 1)]));
  pacing.take(update(6, [event(6, 3, 1)]));
  const whole = [2, 5, 6, 7].map((seq) => event(seq, seq, 1));
  pacing.take(update(7, whole, { since: 0 }));
  assert.deepEqual(told(seen.shown.at(-1)), [2, 5, 6, 7], "the whole log, once");
});

test("picks that came together are shown one by one, each with its view", async () => {
  const asked = [];
  const moment = (pick) => {
    asked.push(pick);
    return Promise.resolve({ view: { seat: 0, choice: { options: [] }, pick } });
  };
  const { pacing, seen, later } = begun({ moment });
  pacing.take(update(2, [event(2, 1, 0)]));
  later(5000);
  pacing.take(update(5, [event(3, 2, 1), event(3, 2, 1), event(4, 3, 2), event(5, 4, 1)], { since: 2, asks: true }));
  await settled();
  assert.deepEqual(asked, [2, 3]);
  assert.deepEqual(seqs(seen), [1, 2, 3]);
  assert.deepEqual([seen.shown[2].view.pick, seen.shown[2].table.picks], [2, 2]);
  assert.equal(seen.shown[2].view.choice, null, "what was asked then is not asked now");
  later(800);
  later(800);
  assert.deepEqual(seqs(seen), [1, 2, 3, 4, 5]);
  assert.deepEqual(seen.shown.slice(2).map(told), [[3, 3], [4], [5]]);
  assert.ok(seen.shown[4].view.choice);
});

test("a view that cannot be had holds up nobody", async () => {
  const { pacing, seen, later } = begun({ moment: () => new Promise(() => undefined) });
  pacing.take(update(4, [event(2, 1, 1), event(3, 2, 2), event(4, 3, 1)], { since: 1 }));
  assert.deepEqual(seqs(seen), [1]);
  later(600);
  await settled();
  assert.deepEqual(seqs(seen), [1, 4]);
  assert.deepEqual(told(seen.shown[1]), [2, 3, 4]);
});

test("whoever was away for long sees how things stand", () => {
  const { pacing, seen } = begun();
  const events = Array.from({ length: 30 }, (_, at) => event(at + 2, at + 1, at % 3));
  pacing.take(update(31, events, { since: 1 }));
  assert.deepEqual(seqs(seen), [1, 31]);
  assert.equal(seen.shown[1].events.length, 30);
});

test("nobody falls behind without end", () => {
  const { pacing, seen } = begun();
  for (let seq = 2; seq < 100; seq += 1) pacing.take(update(seq, [event(seq, seq - 1, 1)]));
  assert.ok(seen.waits <= 60, String(seen.waits));
  assert.deepEqual(seen.shown.flatMap(told).length, seen.shown.at(-1).seq - 1, "and everything is told");
});

test("the last pick is seen before the score sheet", () => {
  const { pacing, seen, later } = begun();
  pacing.take(update(2, [event(2, 1, 0)], { over: true }));
  assert.deepEqual([seen.shown[1].table.over, seen.shown[1].scores], [false, null]);
  later(800);
  assert.deepEqual([seen.shown[2].table.over, seen.shown[2].scores], [true, []]);
  assert.deepEqual(told(seen.shown[2]), [], "and told once");
});

test("what somebody else must not see is gone", () => {
  const { pacing, seen, later } = begun();
  pacing.take(update(2, [event(2, 1, 0)]));
  pacing.take(update(3, [event(3, 2, 1)]));
  pacing.forget();
  later(5000);
  assert.deepEqual(seqs(seen), [1, 2]);
  assert.equal(pacing.latest, null);
});

test("who is here is right in what waits, too", () => {
  const { pacing, seen, later } = begun();
  pacing.take(update(2, [event(2, 1, 0)]));
  pacing.take(update(3, [event(3, 2, 1)]));
  pacing.amend((one) => ({ ...one, table: { ...one.table, seats: ["here"] } }));
  later(800);
  assert.deepEqual(seen.shown[2].table.seats, ["here"]);
});

const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};
