/** Recommendations at a table: whether they are wanted, which they are, and why, in words. */

import { untrack } from "svelte";

import { ApiError, api } from "./api.ts";
import { settings } from "./settings.svelte.ts";
import { type Speaker, messageOf } from "./speech.ts";
import type { TableState } from "./table.svelte.ts";
import { type Hint, type Hints, type OptionKey, plain } from "./types.ts";
import { t } from "./words.svelte.ts";

/** So sure, and a number is given. */
const SURE = 0.95;
/** So sure, and it is called better. */
const LIKELY = 0.8;
/** With a smaller error a gain has a decimal. */
const EXACT = 0.75;
/** So many milliseconds later recommendations are asked for again, at first; at last a few times as many. */
const AGAIN_AFTER = 2000;
const SLOWEST = 8;

/** An option that can be picked now. */
interface Offered {
  option: number;
  key: OptionKey;
  label: string;
}

export class Advice {
  readonly #table: TableState;
  #found = $state.raw<{ seq: number; hints: Hint[] }>({ seq: -1, hints: [] });
  /** They are being worked out. */
  thinking = $state(false);
  /** The question that is on its way, and what for. */
  #going: { seq: number; end: AbortController } | null = null;

  constructor(table: TableState) {
    this.#table = table;
  }

  /** May this table be asked? Among people that is a matter of agreement; against bots alone always, but in a lesson or a puzzle. */
  readonly allowed: boolean = $derived.by(() => {
    const about = this.#table.update?.table;
    if (about === undefined || about.settings.lesson !== undefined || about.settings.puzzle !== undefined) return false;
    return about.settings.hints === true || about.seats.filter((seat) => seat.kind !== "bot").length === 1;
  });

  /** Are they shown? As the table was set up, until somebody has said otherwise. */
  readonly on: boolean = $derived.by(() => {
    if (!this.allowed) return false;
    if (settings.it.hints !== "auto") return settings.it.hints === "on";
    return this.#table.update?.table.settings.hints === true;
  });

  /** For what is asked now, whatever a panel has collected since. */
  readonly #known: readonly Hint[] = $derived.by(() => (this.on && this.#found.seq === this.#table.update?.seq ? this.#found.hints : []));

  /** Those that belong to what is shown now, the best first. */
  readonly hints: readonly Hint[] = $derived.by(() => (this.#table.collecting?.shown == null ? this.#known : []));

  /** What is recommended to a panel that collects picks: all of them, in order. */
  readonly bundle: readonly OptionKey[] = $derived(this.#known[0]?.bundle ?? []);

  /** Show them from now on, or no more; the person's other tables follow. */
  toggle(): void {
    if (this.allowed) settings.it.hints = this.on ? "off" : "on";
  }

  /** Ask for them if they are wanted and not there; for an effect. */
  async ask(): Promise<void> {
    const { update, asked } = this.#table;
    const seat = update?.view.seat ?? null;
    if (update === null || seat === null || !this.on || !update.can.hint || !asked) return this.#drop();
    const { seq } = update;
    if (this.#going?.seq === seq || untrack(() => this.#found.seq) === seq) return;
    this.#drop();
    const going = { seq, end: new AbortController() };
    this.#going = going;
    this.thinking = true;
    const found = await this.#search(seat, going);
    if (this.#going !== going) return;
    this.#found = found;
    this.#going = null;
    this.thinking = false;
  }

  /** A server that is busy, or was away for a moment, is asked again, as long as somebody waits for it. */
  async #search(seat: number, { seq, end }: { seq: number; end: AbortController }): Promise<Hints> {
    for (let tries = 1; !end.signal.aborted; tries = Math.min(2 * tries, SLOWEST)) {
      try {
        return await api.hints(this.#table.id, seat, end.signal);
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) break;
        await new Promise((resolve) => setTimeout(resolve, tries * AGAIN_AFTER));
      }
    }
    return { seq, hints: [] };
  }

  /** Nobody waits for an answer about what is gone. */
  #drop(): void {
    this.#going?.end.abort();
    this.#going = null;
    this.thinking = false;
  }

  /** 1 to 3: one of the three that are recommended, the best first; 0: not. */
  place(option: number): 0 | 1 | 2 | 3 {
    return (this.hints.findIndex((one) => one.option === option) + 1) as 0 | 1 | 2 | 3;
  }

  /** Why: "3 wood lie there; 2.1 points more than Clay Pit". */
  why(option: number, speaker: Speaker, names: readonly string[], offered: readonly Offered[]): string {
    const hint = this.hints.find((one) => one.option === option);
    if (hint === undefined) return "";
    const reason = hint.reason === undefined ? "" : plain(speaker.saying("reason", hint.reason, names, this.#table.seat));
    const other = offered.find((one) => one.option === hint.than);
    const compared = other === undefined ? "" : comparison(hint, this.place(option) === 1, this.#short(other, speaker, names));
    return [reason, compared].filter(Boolean).join("; ");
  }

  /** What to call a recommended option: never a coordinate. */
  name(offer: Offered, speaker: Speaker, names: readonly string[]): string {
    return capital(this.#named(offer.option, speaker, names) ?? offer.label);
  }

  #named(option: number, speaker: Speaker, names: readonly string[]): string | null {
    const named = this.hints.find((one) => one.option === option)?.named;
    return named === undefined ? null : plain(speaker.saying("named", named, names, this.#table.seat));
  }

  /** The bare name of a thing; of anything else what picking it does, in quotation marks. */
  #short(offer: Offered, speaker: Speaker, names: readonly string[]): string {
    const named = this.#named(offer.option, speaker, names);
    if (named !== null) return named;
    const [kind, thing] = offer.key;
    const message = messageOf(kind === "pile" ? "card" : String(kind), thing ?? "");
    return typeof thing === "string" && speaker.has(message) ? speaker.text(message) : t("table-hint-quoted", { label: offer.label });
  }
}

/** How much better it is than another option; the best one is so for its chances to win, and never called worse. */
function comparison({ gain = 0, error = 0, sure = 0.5, win }: Hint, best: boolean, other: string): string {
  if (best && gain < 0 && win === 1) return "";
  const certain = gain < 0 ? 1 - sure : sure;
  const worse = gain < 0 ? "yes" : "no";
  const exact = error < EXACT ? "yes" : "no";
  const amount = exact === "yes" ? Math.abs(gain) : Math.round(Math.abs(gain));
  if (certain < LIKELY || Math.abs(gain) < 0.05 || (best && gain < 0)) return t("table-hint-close", { other });
  if (certain < SURE || amount === 0) return t("table-hint-likely", { other, worse });
  return t("table-hint-points", { other, gain: amount, exact, worse });
}

function capital(words: string): string {
  return words.slice(0, 1).toLocaleUpperCase() + words.slice(1);
}
