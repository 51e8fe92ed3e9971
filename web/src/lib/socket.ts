/** One WebSocket for an open table. It comes back by itself with its last seq, so that nothing is missed. */

import { applied, type Change } from "./difference.ts";
import type { DifferenceTold, Message, PresenceTold, Refusal, Told, Tried, TryMessage, Update } from "./types.ts";

/** A question's answer is for whoever asked, and changes nothing. */
export type Wish = Exclude<Message, TryMessage>;

/** "closed": the server says that there is nothing for us here. */
export type Connection = "opening" | "open" | "lost" | "closed";

export interface SocketEvents {
  update: (update: Update) => void;
  presence: (presence: PresenceTold) => void;
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
  send(message: Wish): boolean {
    return this.#say(message) !== null;
  }

  /** The answer to a question; null if there is none: it was refused, or the connection is lost. */
  ask(question: TryMessage): Promise<Tried | null> {
    const id = this.#say(question);
    if (id === null) return Promise.resolve(null);
    return new Promise((resolve) => this.#questions.set(id, resolve));
  }

  #say(message: Message): string | null {
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
    const told = JSON.parse(text) as Told;
    const id = "id" in told ? told.id : "";
    const answer = this.#questions.get(id);
    if (answer !== undefined) {
      this.#questions.delete(id);
      answer(told.type === "tried" ? told : null);
    } else if (told.type === "update") this.#updated(told);
    else if (told.type === "difference") this.#differs(told);
    else if (told.type === "presence") this.#on.presence(told);
    else if (told.type === "refused") this.#on.refused(told);
  }

  #updated(update: Update): void {
    this.#last = update;
    this.#on.update(update);
  }

  #differs({ seq, since, events, changes }: DifferenceTold): void {
    if (this.#last !== null) this.#updated({ ...(applied(this.#last, changes as Change) as Update), seq, since, events });
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
