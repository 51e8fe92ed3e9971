/** What can be chosen before a game, by what the server tells of it: what is usual, what is possible, and why not. */

import type { GameInfo, Json, Preset, Setting } from "./types.ts";

type When = Record<string, readonly unknown[]>;
type Texts = Record<string, string>;

export function settingOf(info: GameInfo, name: string): Setting | undefined {
  return info.settings.find((setting) => setting.name === name);
}

function holds(when: When, chosen: Json): boolean {
  return Object.entries(when).every(([name, values]) => {
    const value = chosen[name];
    return Array.isArray(value) ? value.some((one) => values.includes(one)) : name in chosen && values.includes(value);
  });
}

/** What a value is called, beside what is chosen. */
export function valueName(info: GameInfo, chosen: Json, name: string, value: unknown): Texts | undefined {
  const setting = settingOf(info, name);
  const full = completed(info, chosen);
  const other = setting?.renamed?.find(({ when, names }) => String(value) in names && holds(when, full));
  return (other ?? setting)?.names[String(value)];
}

/** What is chosen, and what is usual for all the rest. */
export function completed(info: GameInfo, chosen: Json): Json {
  const full = { ...chosen };
  for (const { name, usual } of info.settings) {
    if (!(name in full)) full[name] = usual.find(({ when }) => holds(when, full))?.value ?? null;
  }
  return full;
}

/** Why nobody can play like this; undefined if one can. */
export function refusal(info: GameInfo, chosen: Json): Texts | undefined {
  const full = completed(info, chosen);
  return info.exclusions.find(({ when }) => holds(when, full))?.why;
}

/** Why a setting cannot have a value, or a list contain it, beside what is chosen. */
export function whyNot(info: GameInfo, chosen: Json, name: string, value: unknown): Texts | undefined {
  const { [name]: before, ...others } = chosen;
  const several = settingOf(info, name)?.kind === "words";
  const now = several ? [...((before ?? []) as unknown[]).filter((one) => one !== value), value] : value;
  return refusal(info, { ...others, [name]: now });
}

/** The game with a name that this is. */
export function presetOf(info: GameInfo, chosen: Json): Preset | undefined {
  const full = completed(info, chosen);
  return info.presets.find(({ when }) => holds(when, full));
}

/** What one chooses with a preset. */
export function chosenBy({ when }: Preset): Json {
  return Object.fromEntries(Object.entries(when).map(([name, [first]]) => [name, first]));
}

/** What is chosen, as far as it goes together: a later setting gives way to those before it, within its preset. */
export function fitted(info: GameInfo, chosen: Json): Json {
  const preset = presetOf(info, chosen);
  const kept: Json = {};
  for (const { name, kind } of info.settings) {
    if (!(name in chosen) || (kind === "seat" && Number(chosen[name]) >= Number(kept.players))) continue;
    const goes = (value: unknown): boolean => refusal(info, { ...kept, [name]: value }) === undefined;
    const value = chosen[name];
    if (Array.isArray(value) && !goes(value)) kept[name] = value.filter((one) => goes([one]));
    else {
      const found = [value, ...(preset?.when[name] ?? [])].find(goes);
      if (found !== undefined) kept[name] = found;
    }
  }
  return kept;
}
