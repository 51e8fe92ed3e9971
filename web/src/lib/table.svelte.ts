/** Everything that a table page knows, as runes. A board reads it and calls `pick`; the rules stay on the server. */

import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";

import { GAMES } from "../games/index.ts";
import { Advice } from "./advice.svelte.ts";
import { api, ApiError } from "./api.ts";
import { type Confirming, labelOf, offerOf, passes } from "./confirm.ts";
import { Film } from "./film.svelte.ts";
import { Follow } from "./follow.svelte.ts";
import { placesNow } from "./motion.ts";
import { seatName } from "./names.ts";
import { Review } from "./review.svelte.ts";
import { type Named, namedInQuestion } from "./coordinates.ts";
import { settings } from "./settings.svelte.ts";
import { Sending } from "./sending.svelte.ts";
import { type Connection, TableSocket, type Wish } from "./socket.ts";
import {
  type ChoiceView, type GameEvent, type Moment, type OptionKey, type Part, type Pick, plain,
  type PresenceTold, type RefusalTold, type Tried, type Update, type View,
} from "./types.ts";
import { Talk } from "./talk.svelte.ts";
import { canGoBack, firstAfterMine } from "./undo.ts";
import { usedLast } from "./used.ts";
import { t, words } from "./words.svelte.ts";

/** An option of my open choice. */
export interface Offer {
  option: number;
  key: OptionKey;
  /** Where the thing lies. */
  zone: string | undefined;
  /** Picking it can end my turn. */
  ends: boolean;
  /** What will be paid for it, where that is not what stands on the thing. */
  pays: Record<string, number> | undefined;
  /** It stands beside what is asked; lit only if it could be of use. */
  aside: "useful" | "idle" | undefined;
  /** What it does, in words: "Buy Silver ($3)". */
  label: string;
  spoken: Part[];
  /** 1 to 3: one of the three that are recommended, the best first; 0: not. */
  hint: 0 | 1 | 2 | 3;
  /** Why it is recommended: "3 wood lie there"; empty if there is nothing to say. */
  reason: string;
  /** Pick it. */
  pick: () => void;
  /** An element of the board shows it: the action bar need not. Returns how to take that back. */
  claim: () => () => void;
}

/** A panel that collects picks before they are sent: what is picked on the board goes to it. */
export interface Collecting {
  /** The table as it would be; null: as it is. */
  readonly shown: View | null;
  /** Something was collected that can be taken back. */
  readonly canBack: boolean;
  pick: (key: OptionKey) => void;
  /** Take the last one back; false if there is none. */
  back: () => boolean;
  /** Take everything back. */
  clear: () => void;
}

/** Something that can be done beside the game. */
export interface Way {
  label: string;
  act: () => void;
  /** It leads on. */
  main?: boolean;
  key?: string;
}

/** A lesson at the table: it says what may be picked now. */
export interface Guide {
  /** Nothing may be picked yet: there is something to read. */
  readonly reading: boolean;
  allows: (key: OptionKey) => boolean;
  /** Whether these picks are those that it waits for; if not, it says so to whoever made them. */
  accepts: (picks: readonly Pick[]) => boolean;
}

const NO_VIEW: View = { game: "", seat: null, over: false, waiting: [], choice: null, table: {} };
const MOST_MOMENTS = 400;
/** When the server is busy, a moment is asked for again so much later. */
const BUSY_MS = 500;
/** Clocks that differ by less agree: an answer takes a while, too. */
const TIME_SECONDS = 0.4;
/** Answers after which trying again makes no sense: nobody, not yours, not there. */
const FINAL = [401, 403, 404];

export class TableState {
  readonly id: string;
  readonly watch: string | null;
  /** What is recommended. */
  readonly advice = new Advice(this);

  /** The update that is shown, as the server sent it. */
  update = $state.raw<Update | null>(null);
  /** All events so far, without those that were taken back. */
  log = $state.raw<GameEvent[]>([]);
  connection = $state<Connection>("opening");
  /** Why the last wish was refused, for a moment. */
  refusal = $state<{ error: string; message: string } | null>(null);
  /** Why the table cannot be shown at all. */
  error = $state<ApiError | null>(null);
  /** Picks that would pass the turn wait for my word (setting: confirm). */
  confirming = $state.raw<Confirming | null>(null);
  /** The panel that is open. */
  collecting = $state.raw<Collecting | null>(null);
  /** What somebody points at in the log, as far as it is named by coordinates. */
  pointed = $state.raw<readonly Named[]>([]);
  /** The lesson that is played here. */
  guide = $state.raw<Guide | null>(null);
  /** Hot seat: whose turn it is to take the screen; nothing of any hand is shown until then. */
  next = $state<number | null>(null);
  /** Whose open cards and points somebody looks at. */
  player = $state<number | null>(null);
  /** By so many seconds the clock of the server is ahead of ours. */
  ahead = $state(0);
  /** What is up while nothing of the game is asked of me. */
  standing = $state.raw<{ text: string | null; ways: readonly Way[] } | null>(null);
  readonly film = new Film(this);
  /** The game that is over, looked back at. */
  readonly review = new Review(this);
  /** What people say here. */
  readonly talk = new Talk(this);
  /** What others did, one after the other. */
  readonly follow = new Follow(this, (update, ms) => this.#show(update, ms));

  /** The seat that the server shows us; undefined before we know. */
  #shown = $state<number | null | undefined>(undefined);
  /** Whether a pick passes the turn is being found out. */
  #weighing = $state(false);
  /** What I have picked and wished for, until the server has answered. */
  readonly sending = new Sending((wish) => this.#socket.send(wish));
  #moment = $state.raw<Moment | null>(null);
  #moments = new Map<string, Promise<Moment>>();
  #momentWanted: number | null = null;
  #claims = new SvelteMap<number, number>();
  #socket: TableSocket;
  #stopWatching: () => void;

  constructor(id: string, watch: string | null = null) {
    this.id = id;
    this.watch = watch;
    this.#socket = new TableSocket(id, {
      update: (update) => this.#arrived(update),
      presence: (presence) => this.#present(presence),
      done: (done) => this.sending.done(done, this.#seq),
      refused: (refusal) => this.#refused(refusal),
      said: (line) => this.talk.heard(line),
      connection: (connection) => this.#connected(connection),
      time: (now) => this.#hearTime(now),
      place: () => ({
        seat: this.#shown ?? null,
        watch: this.#shown === undefined ? watch : this.#watchSecret,
        since: this.#shown === this.follow.latest?.view.seat ? this.#seq : 0,
      }),
    });
    this.#stopWatching = $effect.root(() => {
      $effect(() => void this.advice.ask());
      $effect(() => this.talk.follow());
      $effect(() => this.talk.noteRead());
    });
  }

  close(): void {
    this.#socket.close();
    this.review.hide();
    this.follow.close();
    this.#stopWatching();
  }

  // What is shown

  readonly view: View = $derived(this.#moment?.view ?? this.collecting?.shown ?? this.#presentView());
  /** False while a moment of the past is shown. */
  readonly live: boolean = $derived(this.#moment === null);
  /** The moment that is shown, as a number of picks; the last one while live. */
  readonly pickShown: number = $derived(this.#moment?.pick ?? this.update?.table.picks ?? 0);
  /** Whoever runs the server has closed the table. */
  readonly closed: boolean = $derived(this.update?.table.closed ?? false);
  /** There is a pause, or the game has ended without a result. */
  readonly rests: boolean = $derived((this.update?.table.ended ?? null) !== null || (this.update?.clock?.paused ?? false));
  /** The pick after which the board stays as it is, since the rest was played by other rules; null almost always. */
  readonly ends: number | null = $derived(this.#moment === null ? (this.update?.table.ends ?? null) : this.#moment.ends);
  /** Whose view it is; null for a spectator. */
  readonly seat: number | null = $derived(this.view.seat);
  readonly game: string = $derived(this.update?.table.game ?? "");
  /** What the seats are called. */
  readonly names: string[] = $derived(distinct((this.update?.table.seats ?? []).map((seat) => seatName(seat, this.game))));
  readonly over: boolean = $derived(this.update?.table.over ?? false);
  /** Several seats on this screen. */
  readonly hotSeat: boolean = $derived((this.update?.table.mine.length ?? 0) > 1);
  /** Whom to call "you": the only one who plays on this screen. Where several do, everybody has a name. */
  readonly viewer: number | null = $derived(this.update?.table.mine.length === 1 ? (this.update.table.mine[0] ?? null) : null);
  readonly spectator: boolean = $derived(this.update !== null && this.update.table.mine.length === 0);
  /** Index into log: what happened since my last pick. */
  readonly newSince: number = $derived(firstAfterMine(this.log, this.update?.view.seat ?? null));

  /** By place, the seats whose last action was there. */
  readonly used: Map<string, number[]> = $derived(
    usedLast(this.log, this.names.length, this.live ? Infinity : this.pickShown, GAMES[this.game]?.usedPlace ?? (() => null)),
  );

  /** A player as an argument of what is said: by name, or as "you" in whatever form the sentence needs. */
  named(seat: number): { name: string; who: "you" | "other" } {
    return { name: this.names[seat] ?? "", who: seat === this.viewer ? "you" : "other" };
  }

  /** What stands beside the sign of a seat: its name, or "You" if mine has none. */
  readonly labels: string[] = $derived(
    this.names.map((name, seat) => (seat === this.viewer && !this.update?.table.seats[seat]?.name ? t("you") : name)),
  );

  /** What a player is called in a list. */
  called(seat: number): string {
    return seat === this.viewer ? t("you") : (this.names[seat] ?? "");
  }

  // What is asked

  readonly #open: boolean = $derived(
    this.live && !this.closed && !this.rests && this.connection === "open" && this.view.choice !== null && this.next === null,
  );
  /** A choice is open for my seat, and nothing is on its way. */
  readonly asked: boolean = $derived(this.#open && !this.busy && this.follow.behind === 0);
  /** What the server asks, whatever a panel has collected since; null if nothing is asked now. */
  readonly asking: ChoiceView | null = $derived(
    this.live && !this.closed && this.next === null ? this.#presentView().choice : null,
  );
  readonly prompt: Part[] = $derived(this.#promptWords());
  /** The options of my open choice, in board order. They stay while a pick is on its way, so that nothing flickers. */
  readonly offers: Offer[] = $derived(
    this.#open ? this.#makeOffers().filter((offer) => this.guide?.allows(offer.key) ?? true) : [],
  );
  /** Whether the board is there; before that nobody knows what it will show. */
  boardStands = $state(false);
  /** The offers that no element of the board shows: they belong into the action bar. */
  readonly unclaimed: Offer[] = $derived(
    this.boardStands ? this.offers.filter((offer) => !this.#claims.get(offer.option)) : [],
  );
  /** A pick is on its way. */
  get busy(): boolean {
    return this.sending.busy || this.#weighing;
  }
  readonly canUndo: boolean = $derived(this.live && !this.busy && (this.collecting?.canBack || canGoBack(this.update)));
  readonly canReset: boolean = $derived(
    this.canUndo && this.update !== null && (this.update.can.reset ?? this.update.table.picks) < this.update.table.picks - 1,
  );

  #byKey: Map<string, Offer> = $derived(new Map(this.offers.map((offer) => [offer.key.join(" "), offer])));

  /** The offer with this key, if there is one: table.offer("pile", "gold"). */
  offer(...key: OptionKey): Offer | undefined {
    return this.#byKey.get(key.join(" "));
  }

  /** The same, if the thing lies in this zone. */
  offerIn(zone: string, ...key: OptionKey): Offer | undefined {
    const offer = this.offer(...key);
    return offer?.zone === zone ? offer : undefined;
  }

  /** What is named by coordinates on a farm now: in the log, in the question, by a button or a recommendation. */
  namedOn(seat: number): Named | undefined {
    return (this.pointed.length > 0 ? this.pointed : this.#namedInQuestion).find((one) => one.seat === seat);
  }

  readonly #namedInQuestion: Named[] = $derived.by(() => {
    const { choice, seat } = this.view;
    if (choice === null || seat === null || this.collecting !== null) return [];
    const inWords = this.offers.filter((offer) => offer.hint === 1 || this.unclaimed.includes(offer));
    return namedInQuestion(seat, choice.prompt, inWords.map(({ key }) => key));
  });

  /** Send one pick. It may have to be confirmed first. */
  pick(option: number): void {
    const seat = this.seat;
    if (!this.asked || seat === null) return;
    const offer = this.offers.find((one) => one.option === option);
    if (this.collecting !== null) {
      if (offer !== undefined) this.collecting.pick(offer.key);
      return;
    }
    this.pickAll([option]);
  }

  /** Send several picks in order, as one: all of them happen or none. They may have to be confirmed first. */
  pickAll(picks: readonly Pick[]): void {
    if (!this.asked || this.seat === null || picks.length === 0 || this.guide?.accepts(picks) === false) return;
    this.confirming = null;
    if (settings.it.confirm) void this.#weigh(picks);
    else this.#sendPicks(picks);
  }

  #sendPicks(picks: readonly Pick[]): void {
    const seat = this.seat;
    this.confirming = null;
    if (this.asked && seat !== null) this.#send({ type: "pick", seq: this.#seq, seat, picks });
  }

  /** Only the server knows what passes the turn, be it one pick or several. */
  async #weigh(picks: readonly Pick[]): Promise<void> {
    const seq = this.#seq;
    const offer = picks.length === 1 ? offerOf(this.offers, picks[0]) : undefined;
    this.#weighing = true;
    const tried = await this.try(picks);
    this.#weighing = false;
    if (seq !== this.#seq || !this.asked) return;
    if (!passes(tried, offer)) this.#sendPicks(picks);
    else this.confirming = { label: labelOf(offer), pick: () => this.#sendPicks(picks) };
  }

  /** What would come of some picks; null if that cannot be found out now. */
  async try(picks: readonly Pick[]): Promise<Tried | null> {
    const seat = this.seat;
    if (seat === null || picks.length === 0) return null;
    return this.#socket.ask({ type: "try", seq: this.#seq, seat, picks });
  }

  /** Take my last pick back, also when bots have answered; other people are asked first. */
  undo(): void {
    const seat = this.#mySeat;
    if (this.confirming !== null) this.confirming = null;
    else if (this.collecting?.back()) return;
    else if (this.canUndo && seat !== undefined) this.#send({ type: "undo", seq: this.#seq, seat });
  }

  /** Back to where my turn began, or to where something new was seen. */
  resetTurn(): void {
    const to = this.update?.can.reset;
    this.confirming = null;
    if (this.canUndo && to !== null && to !== undefined) this.undoTo(to);
  }

  /** Back to the table after so many picks; others may have to agree. */
  undoTo(pick: number): void {
    const seat = this.#mySeat;
    this.showMoment(null);
    if (seat !== undefined) this.#send({ type: "undo", seq: this.#seq, seat, to: pick });
  }

  vote(agree: boolean): void {
    const vote = this.update?.vote;
    const seat = this.update?.table.mine.find((one) => vote?.waiting.includes(one) || (!agree && vote?.seat === one));
    if (seat !== undefined) this.#send({ type: "vote", seq: this.#seq, seat, agree });
  }

  /** Hot seat: the next player has taken the screen. */
  uncover(): void {
    if (this.next === null) return;
    this.sitAt(this.next);
    this.next = null;
  }

  /** From now on a seat of mine is shown. */
  sitAt(seat: number): void {
    this.#shown = seat;
    this.#socket.send({ type: "show", seat }); // without a connection, the next one begins with it
  }

  /** Show the table as it was after so many picks; null: back to the present. The next pick moves things for so long. */
  showMoment(pick: number | null, ms = 0): void {
    this.#momentWanted = pick;
    if (pick === null) {
      this.pointed = [];
      this.#moment = null;
      this.follow.still();
      return;
    }
    this.momentAt(pick).then(
      (moment) => {
        if (this.#momentWanted !== pick) return;
        const before = ms > 0 && this.pickShown === pick - 1 ? placesNow() : null;
        this.#moment = moment;
        if (before === null) this.follow.still();
        else void this.follow.replayed(pick, moment.view, before, ms);
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) return;
        if (error.code !== "busy") this.refusal = { error: error.code, message: error.message };
        else if (this.#momentWanted === pick) setTimeout(() => this.#wantStill(pick), BUSY_MS);
      },
    );
  }

  #wantStill(pick: number): void {
    if (this.#momentWanted === pick) this.showMoment(pick);
  }

  /** The table after so many picks, from what was fetched before if possible. */
  momentAt(pick: number): Promise<Moment> {
    const seat = this.#shown ?? null;
    const key = `${seat} ${pick}`;
    const before = this.#moments.get(key);
    if (before !== undefined) return before;
    if (this.#moments.size >= MOST_MOMENTS) this.#moments.clear();
    const watch = seat === null ? (this.watch ?? this.update?.table.watch ?? null) : null;
    const moment = api.moment(this.id, pick, { seat, watch });
    this.#moments.set(key, moment);
    moment.catch(() => this.#moments.delete(key));
    return moment;
  }

  get #seq(): number {
    return this.follow.latest?.seq ?? 0;
  }

  get #mySeat(): number | undefined {
    return this.update?.view.seat ?? this.update?.table.mine[0];
  }

  /** Nothing but a spectator's view while the screen goes from one player to the next. */
  #presentView(): View {
    const view = this.update?.view ?? NO_VIEW;
    return this.#shown !== undefined && view.seat === this.#shown ? view : { ...NO_VIEW, game: view.game };
  }

  #promptWords(): Part[] {
    const { choice, game } = this.view;
    if (choice === null || this.rests || !words.has(game) || this.guide?.reading) return [];
    return words.of(game).prompt(choice.prompt, choice.options.map((one) => one.key), this.names);
  }

  #makeOffers(): Offer[] {
    const { choice, table, game } = this.view;
    if (choice === null || !words.has(game)) return [];
    const speaker = words.of(game);
    const offered = choice.options.map((one) => {
      const { option, key, zone, ends = false, pays, aside } = one;
      const spoken = speaker.option(one, choice.prompt, table, this.names);
      return { option, key, zone, ends, pays, aside, spoken, label: plain(spoken) };
    });
    return offered.map((one) => ({
      ...one,
      hint: this.advice.place(one.option),
      reason: this.advice.why(one.option, speaker, this.names, offered),
      pick: () => this.pick(one.option),
      claim: () => this.#claim(one.option),
    }));
  }

  #claim(option: number): () => void {
    const add = (by: number) => untrack(() => this.#claims.set(option, (this.#claims.get(option) ?? 0) + by));
    add(1);
    return () => add(-1);
  }

  #send(wish: Wish): void {
    this.refusal = null;
    this.follow.hurry();
    this.sending.send(wish);
  }

  // What the server says

  #arrived(update: Update): void {
    const { latest } = this.follow;
    if (update.since !== 0 && latest !== null && update.since !== latest.seq) {
      void this.#fetchWhole();
      return;
    }
    if (update.seq !== latest?.seq) this.confirming = null;
    this.sending.arrived(update.seq);
    if (this.#shown === undefined) this.#shown = update.view.seat;
    this.follow.take(update);
  }

  /** Its turn has come. What it moves may move for so many milliseconds. */
  #show(update: Update, ms: number): void {
    const mine = this.update;
    if (this.#mustCover(update)) {
      this.follow.forget();
      return;
    }
    const stays = this.#shown === mine?.view.seat && this.live && this.next === null && !update.table.over;
    const before = stays ? placesNow() : null;
    const fresh = update.events.filter((event) => event.seq > (mine?.seq ?? update.seq));
    if (update.events.some((event) => event.kind === "table-undo")) this.#moments.clear();
    this.log = merged(this.log, update);
    this.update = update;
    if (before === null) this.follow.still();
    else void this.follow.happened(fresh, update.view, before, ms);
  }

  #hearTime(now: number): void {
    const ahead = now - Date.now() / 1000;
    if (Math.abs(ahead - this.ahead) > TIME_SECONDS) this.ahead = ahead;
  }

  #present({ here, away }: PresenceTold): void {
    const told = (update: Update): Update => {
      const since = new Map(away);
      const seats = update.table.seats.map(({ away: _, ...one }) => {
        const gone = since.get(one.seat);
        return { ...one, here: here.includes(one.seat), ...(gone !== undefined && { away: gone }) };
      });
      return { ...update, table: { ...update.table, seats } };
    };
    this.follow.amend(told);
    if (this.update?.table.seats.some((one) => one.here !== here.includes(one.seat))) this.update = told(this.update);
  }

  /** Hot seat: another of my seats is asked. Its hand stays covered until somebody says that they are there. */
  #mustCover(update: Update): boolean {
    const { mine } = update.table;
    if (mine.length < 2 || update.table.over) {
      this.next = null;
      return false;
    }
    const waiting = update.view.waiting.filter((seat) => mine.includes(seat));
    const first = this.update === null;
    if (this.#shown === null) this.next = waiting[0] ?? this.next;
    else if (first || (waiting.length > 0 && !waiting.includes(this.#shown ?? -1))) {
      this.next = waiting[0] ?? mine[0] ?? null;
      this.#shown = null;
      this.#socket.send({ type: "show", seat: null });
    }
    // What was made for a seat that is covered by now is not even kept.
    return update.view.seat !== this.#shown;
  }

  async #fetchWhole(): Promise<void> {
    try {
      const seat = this.#shown ?? null;
      this.#arrived(await api.table(this.id, { seat, watch: seat === null ? this.#watchSecret : null, since: 0 }));
    } catch (error) {
      if (error instanceof ApiError && error.status !== 0) this.error = error;
    }
  }

  get #watchSecret(): string | null {
    return this.watch ?? this.update?.table.watch ?? null;
  }

  #refused(refusal: RefusalTold): void {
    this.sending.refused(refusal.id);
    this.refusal = { error: refusal.error, message: refusal.message };
  }

  #connected(connection: Connection): void {
    const changed = connection !== this.connection;
    this.connection = connection;
    if (connection === "open") this.sending.again();
    if (connection === "closed") this.sending.end();
    // A socket that cannot be opened does not say why; the same by HTTP does.
    if (changed && connection === "lost") void this.#fetchReason();
    if (changed && connection === "closed") void this.#lookOn();
  }

  /** The seat is mine no more. Where a bot plays it for me, I look on. */
  async #lookOn(): Promise<void> {
    try {
      const { table } = await api.table(this.id);
      if (table.held.length === 0) return await this.#fetchReason();
      this.#shown = null;
      this.#socket.reopen();
    } catch {
      await this.#fetchReason();
    }
  }

  async #fetchReason(): Promise<void> {
    try {
      const seat = this.#shown ?? null;
      await api.table(this.id, { seat, watch: seat === null ? this.#watchSecret : null, since: this.#seq });
    } catch (error) {
      if (error instanceof ApiError && FINAL.includes(error.status)) {
        this.error = error;
        this.#socket.close();
      }
    }
  }
}

/** Two bots of one kind are told apart by a number. */
function distinct(names: readonly string[]): string[] {
  return names.map((name, at) => {
    const alike = names.filter((other) => other === name).length > 1;
    return alike ? `${name} ${names.slice(0, at + 1).filter((other) => other === name).length}` : name;
  });
}

/** The log with an update's events; those of picks that were taken back never happened. */
function merged(log: readonly GameEvent[], update: Update): GameEvent[] {
  const all = update.since === 0 ? [] : [...log];
  for (const event of update.events) {
    if (event.kind === "table-undo") {
      const to = event.to as number;
      const kept = all.filter((one) => one.pick <= to || one.kind.startsWith("table-"));
      all.splice(0, all.length, ...kept);
    }
    all.push(event);
  }
  return all;
}
