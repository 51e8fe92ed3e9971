/** What people say at a table: heard over its line, looked up whole when the line opens. */

import { call } from "./api.ts";
import type { TableState } from "./table.svelte.ts";
import type { SayBody, SaidLine, TalkTold } from "./types.ts";
import { words } from "./words.svelte.ts";

export type Phrase = NonNullable<SaidLine["phrase"]>;

/** Up to which line somebody has read, by table: in this browser. */
const KEY = "allmende.talk";
/** So many tables are remembered. */
const MOST = 50;

export class Talk {
  readonly #table: TableState;
  lines = $state.raw<readonly SaidLine[]>([]);
  /** I can say something. */
  may = $state(false);
  /** The panel is open. */
  open = $state(false);
  /** Why the last look at it failed. */
  failed = $state.raw<unknown>(null);
  #read = $state(0);
  #since: SaidLine[] = [];

  constructor(table: TableState) {
    this.#table = table;
  }

  /** Somebody else sits here, and I may hear what is said. */
  readonly here: boolean = $derived.by(() => {
    const { mine = [], seats = [], settings = {} } = this.#table.update?.table ?? {};
    const others = seats.some((seat) => seat.kind === "person" && !mine.includes(seat.seat));
    return others && settings.talk !== "none" && (mine.length > 0 || settings.overheard === true);
  });
  /** In words of one's own, too. */
  get free(): boolean {
    return this.#table.update?.table.settings.talk === "chat";
  }
  readonly unread: readonly SaidLine[] = $derived(
    this.open ? [] : this.lines.filter((line) => !line.mine && line.number > this.#read),
  );

  /** To be called in an effect: looks whenever there is something to hear and the line is open. */
  follow(): void {
    if (!this.here || this.#table.connection !== "open") return;
    void words.load("lobby").catch(() => undefined);
    void this.look();
  }

  /** To be called in an effect: what is seen is read. */
  noteRead(): void {
    const last = this.lines.at(-1)?.number ?? 0;
    if (!this.open || last <= this.#read) return;
    this.#read = last;
    const { [this.#table.id]: _, ...others } = kept();
    const all = Object.entries({ ...others, [this.#table.id]: last }).slice(-MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
    } catch {
      // A browser that keeps nothing: the mark comes back.
    }
  }

  /** What was said; anew also when I do not want to hear somebody any more. */
  async look(): Promise<void> {
    this.#since = [];
    try {
      const told = await call<TalkTold>("GET", this.#path, undefined, { watch: this.#table.watch });
      this.#read = Math.max(this.#read, kept()[this.#table.id] ?? 0);
      this.may = told.may;
      this.lines = told.lines;
      this.failed = null;
      for (const line of this.#since) this.#add(line);
    } catch (error) {
      this.failed = error;
    }
  }

  heard(line: SaidLine | null): void {
    if (line === null) void this.look();
    else {
      this.#since.push(line);
      this.#add(line);
    }
  }

  async say(what: { phrase: Phrase } | { words: string }): Promise<void> {
    const body: SayBody = { ...what, seat: this.#table.seat };
    this.heard(await call<SaidLine>("POST", this.#path, body));
  }

  #add(line: SaidLine): void {
    if (!this.lines.some(({ number }) => number === line.number)) this.lines = [...this.lines, line];
  }

  get #path(): string {
    return `tables/${encodeURIComponent(this.#table.id)}/talk`;
  }
}

function kept(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}
