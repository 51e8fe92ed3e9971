/** A game in short words. No runes here: node runs this file as it is. */

import { completed, presetOf, valueName } from "../lib/choosing.ts";
import type { GameInfo, Json, Setting } from "../lib/types.ts";

/** So many names of a list are said. */
const MOST_NAMED = 3;

/** What sets a game apart, in short words: what it is called, what is asked before every game, and what is not as usual. */
export function inShort(info: GameInfo, chosen: Json, lang: string, thing: (kind: string, slug: string) => string): string[] {
  const preset = presetOf(info, chosen);
  const known = ({ name, asked = false }: Setting): boolean => {
    const { [name]: value, ...others } = chosen;
    const usual = JSON.stringify(value ?? null) === JSON.stringify(completed(info, others)[name]);
    return value === undefined || name === "players" || (preset !== undefined && name in preset.when) || (usual && (!asked || preset !== undefined));
  };
  const told = info.settings.filter((setting) => !known(setting)).map((setting) => {
    const { name, kind, text } = setting;
    const value = chosen[name];
    if (kind === "seat" || value === false || value === null) return "";
    if (kind === "flag" || kind === "file") return capital(text[lang] ?? "");
    const of = (one: unknown): string => valueName(info, chosen, name, one)?.[lang] ?? thing(setting.things ?? "", String(one));
    if (!Array.isArray(value)) return of(value);
    return value.slice(0, MOST_NAMED).map(of).join(", ") + (value.length > MOST_NAMED ? " …" : "");
  });
  return [preset?.text[lang] ?? "", ...told].filter((one) => one !== "");
}

/** What comes behind the semicolon says what holds else. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replace(/;.*/, "");
