/**
 * What has changed between two JSON values; allmende/server/difference.py makes it.
 *
 * No runes here: node runs this file as it is.
 */

/** `[value]`: this instead; `[]`: gone; an object: the same but for these keys, or places of a list and its length. */
export type Change = [] | [unknown] | { [key: string]: Change };

/** What comes of a change. The value itself stays as it is. */
export function applied(before: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0];
  if (Object.keys(change).length === 0) return before;
  return Array.isArray(before) ? inList(before, change) : inObject(before as Record<string, unknown>, change);
}

function inList(before: readonly unknown[], { length, ...places }: { [key: string]: unknown }): unknown[] {
  const after = before.slice(0, (length as number | undefined) ?? before.length);
  for (const [at, change] of Object.entries(places)) after[Number(at)] = applied(after[Number(at)], change as Change);
  return after;
}

function inObject(before: Record<string, unknown>, changes: { [key: string]: Change }): Record<string, unknown> {
  const after = { ...before };
  for (const [key, change] of Object.entries(changes)) {
    if (Array.isArray(change) && change.length === 0) delete after[key];
    else after[key] = applied(after[key], change);
  }
  return after;
}
