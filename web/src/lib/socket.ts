/** One WebSocket for an open table. It comes back by itself with its last seq, so that nothing is missed. */

import { applied } from "./difference.ts";
import type { Difference, Pick, Presence, Tried, Update } from "./types.ts";

export type Message =
  | { type: "pick"; seq: number; seat: number; picks: readonly Pick[] }
  | { type: "undo"; seq: number; seat: number; to?: number }
  | { type: "vote"; seq: number; seat: number; agree: boolean }
  | { type: "show"; seat: number | null };

/** A question: its answer is for whoever asked, and changes nothing. */
export interface Question {
  type: "try";
  seq: number;
  seat: number;
  picks: readonly Pick[];
}

export interface Refusal {
  error: string;
  message: string;
}

/** "closed": the server says that there is nothing for us here. */
export type Connection = "opening" | "open" | "lost" | "closed";

export interface SocketEvents {
  update: (update: Update) => void;
  presence: (presence: Presence) => void;
  refused: (refusal: Refusal) => void;
  connection: (connection: Connection) => void;
  /** Where to go on: the seat that is shown, or the secret to look on with, and the last seq. */
  place: () => { seat: number | null; watch: string | null; since: number };
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 4000;
/** Closed by the server because the seat is somebody else's by now. */
const NOT_YOURS = 4403;

export class TableSocket {
  readonly #id: string;
  readonly #on: SocketEvents;
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #number = 0;
  /** The last update of this connection, as the server sent it: what the next difference starts from. */
  #last: Update | null = null;
  #questions = new Map<string, (tried: Tried | null) => void>();

  constructor(id: string, on: SocketEvents) {
    this.#id = id;
    this.#on = on;
    window.addEventListener("online", this.#again);
    document.addEventListener("visibilitychange", this.#again);
    this.#open();
  }

  /** False if there is no connection: nothing was sent, and nothing will be later on. */
  send(message: Message): boolean {
    return this.#say(message) !== null;
  }

  /** The answer to a question; null if there is none: it was refused, or the connection is lost. */
  ask(question: Question): Promise<Tried | null> {
    const id = this.#say(question);
    if (id === null) return Promise.resolve(null);
    return new Promise((resolve) => this.#questions.set(id, resolve));
  }

  #say(message: Message | Question): string | null {
    if (this.#socket?.readyState !== WebSocket.OPEN) return null;
    this.#number += 1;
    const id = String(this.#number);
    this.#socket.send(JSON.stringify({ ...message, id }));
    return id;
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    window.removeEventListener("online", this.#again);
    document.removeEventListener("visibilitychange", this.#again);
    this.#socket?.close();
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.#on.connection(this.#socket === null ? "opening" : "lost");
    const socket = new WebSocket(this.#address());
    this.#socket = socket;
    this.#last = null;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#on.connection("open");
    };
    socket.onmessage = (event) => this.#heard(String(event.data));
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#closed(event.code);
    };
  }

  #address(): string {
    const { seat, watch, since } = this.#on.place();
    const query = new URLSearchParams({ since: String(since), differences: "1" });
    if (seat !== null) query.set("seat", String(seat));
    else if (watch !== null) query.set("watch", watch);
    return `${location.origin.replace(/^http/, "ws")}/api/tables/${encodeURIComponent(this.#id)}/socket?${query}`;
  }

  #heard(text: string): void {
    const message = JSON.parse(text) as { type: string; id?: string };
    const answer = this.#questions.get(message.id ?? "");
    if (answer !== undefined) {
      this.#questions.delete(message.id ?? "");
      answer(message.type === "tried" ? (message as unknown as Tried) : null);
    } else if (message.type === "update") this.#updated(message as unknown as Update);
    else if (message.type === "difference") this.#differs(message as unknown as Difference);
    else if (message.type === "presence") this.#on.presence(message as unknown as Presence);
    else if (message.type === "refused") this.#on.refused(message as unknown as Refusal);
  }

  #updated(update: Update): void {
    this.#last = update;
    this.#on.update(update);
  }

  #differs({ seq, since, events, changes }: Difference): void {
    if (this.#last !== null) this.#updated({ ...(applied(this.#last, changes) as Update), seq, since, events });
  }

  #closed(code: number): void {
    for (const answer of this.#questions.values()) answer(null);
    this.#questions.clear();
    if (this.#ended) return;
    if (code === NOT_YOURS) {
      this.#on.connection("closed");
      return;
    }
    this.#on.connection("lost");
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** The network is back, or somebody looks at the page again: do not wait any longer. */
  #again = (): void => {
    const waits = this.#socket === null || this.#socket.readyState === WebSocket.CLOSED;
    if (!this.#ended && waits && document.visibilityState === "visible") this.#open();
  };
}
