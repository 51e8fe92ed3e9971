/** The line to an open table. It comes back with its last seq. */

import { applied, type Change } from "./difference.ts";
import { type Connection, Line } from "./line.ts";
import type {
  DifferenceTold, DoneTold, LineTold, PickMessage, PresenceTold, RefusalTold, ShowMessage, Told, Tried, TryMessage,
  UndoMessage, Update, VoteMessage,
} from "./types.ts";

/** What changes the table. */
export type Wish = PickMessage | UndoMessage | VoteMessage;

export type { Connection };

export interface SocketEvents {
  update: (update: Update) => void;
  presence: (presence: PresenceTold) => void;
  done: (done: DoneTold) => void;
  refused: (refusal: RefusalTold) => void;
  /** Somebody has said something; null: what was said must be asked for anew. */
  said: (line: LineTold | null) => void;
  connection: (connection: Connection) => void;
  /** What the clock of the server says. */
  time: (now: number) => void;
  /** Where to go on: the seat that is shown, or the secret to look on with, and the last seq. */
  place: () => { seat: number | null; watch: string | null; since: number };
}

export class TableSocket {
  readonly #id: string;
  readonly #on: SocketEvents;
  readonly #line: Line;
  #number = 0;
  /** The last update of this connection, as the server sent it: what the next difference starts from. */
  #last: Update | null = null;
  #questions = new Map<string, (tried: Tried | null) => void>();

  constructor(id: string, on: SocketEvents) {
    this.#id = id;
    this.#on = on;
    this.#line = new Line({
      begins: () => this.#begins(),
      heard: (text) => this.#heard(JSON.parse(text) as Told),
      connection: on.connection,
      broke: () => {
        for (const answer of this.#questions.values()) answer(null);
        this.#questions.clear();
      },
    });
  }

  /** Nothing is sent where there is no connection. A wish has its own id, to be known by when it is sent again. */
  send(message: Wish | ShowMessage): void {
    this.#line.say(message, message.id);
  }

  /** The answer to a question; null if there is none: it was refused, or the connection is lost. */
  ask(question: TryMessage): Promise<Tried | null> {
    this.#number += 1;
    const id = String(this.#number);
    if (!this.#line.say(question, id)) return Promise.resolve(null);
    return new Promise((resolve) => this.#questions.set(id, resolve));
  }

  /** There is something for us here all the same. */
  reopen(): void {
    this.#line.reopen();
  }

  close(): void {
    this.#line.close();
  }

  #begins(): string {
    this.#last = null;
    const { seat, watch, since } = this.#on.place();
    const query = new URLSearchParams({ since: String(since), differences: "1" });
    if (seat !== null) query.set("seat", String(seat));
    else if (watch !== null) query.set("watch", watch);
    return `tables/${encodeURIComponent(this.#id)}/socket?${query}`;
  }

  #heard(told: Told): void {
    const id = "id" in told ? told.id : "";
    const answer = this.#questions.get(id);
    if (answer !== undefined) {
      this.#questions.delete(id);
      answer(told.type === "tried" ? told : null);
    } else if (told.type === "update") this.#updated(told);
    else if (told.type === "difference") this.#differs(told);
    else if (told.type === "presence") this.#on.presence(told);
    else if (told.type === "ok") this.#on.done(told);
    else if (told.type === "refused") this.#on.refused(told);
    else if (told.type === "said") this.#on.said(told);
    else if (told.type === "unsaid") this.#on.said(null);
    else if (told.type === "pong") this.#on.time(told.now);
  }

  #updated(update: Update): void {
    this.#last = update;
    this.#on.update(update);
  }

  #differs({ seq, since, events, changes }: DifferenceTold): void {
    if (this.#last !== null) this.#updated({ ...(applied(this.#last, changes as Change) as Update), seq, since, events });
  }
}
