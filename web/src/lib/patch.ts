/** What has changed of settings, key by key, so that two tabs do not undo what the other did. */

import type { Json } from "./types.ts";

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);
const equal = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What must be said to make one of the other; null takes a key out. Objects inside are compared key by key. */
export function changesBetween(before: Json, after: Json): Json {
  const found: Json = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, now] = [before[key], after[key]];
    if (equal(old, now)) continue;
    found[key] = isObject(old) && isObject(now) ? changesBetween(old, now) : (now ?? null);
  }
  return found;
}

/** Settings with what has changed of them; `allmende.server.register` does the same. */
export function withChanges(settings: Json, changes: Json): Json {
  const inside = Object.entries(changes).map(([key, value]) => {
    const old = settings[key];
    return [key, isObject(value) ? patched(isObject(old) ? old : {}, value) : value] as const;
  });
  return patched(settings, Object.fromEntries(inside));
}

/** Two lots of changes as one: what is taken out stays so. */
export function bothChanges(first: Json, then: Json): Json {
  const both = { ...first, ...then };
  for (const [key, value] of Object.entries(then)) {
    const old = first[key];
    if (isObject(value) && isObject(old)) both[key] = { ...old, ...value };
  }
  return both;
}

function patched(old: Json, changes: Json): Json {
  return Object.fromEntries(Object.entries({ ...old, ...changes }).filter(([, value]) => value !== null));
}
