/** One WebSocket for an open table. It notices when the line is dead, and comes back by itself with its last seq. */

import { applied, type Change } from "./difference.ts";
import type {
  DifferenceTold, DoneTold, Message, PickMessage, PingMessage, PresenceTold, RefusalTold, ShowMessage, Told, Tried,
  TryMessage, UndoMessage, Update, VoteMessage,
} from "./types.ts";

/** What changes the table. */
export type Wish = PickMessage | UndoMessage | VoteMessage;

/** "closed": the server says that there is nothing for us here. */
export type Connection = "opening" | "open" | "lost" | "closed";

export interface SocketEvents {
  update: (update: Update) => void;
  presence: (presence: PresenceTold) => void;
  done: (done: DoneTold) => void;
  refused: (refusal: RefusalTold) => void;
  connection: (connection: Connection) => void;
  /** What the clock of the server says. */
  time: (now: number) => void;
  /** Where to go on: the seat that is shown, or the secret to look on with, and the last seq. */
  place: () => { seat: number | null; watch: string | null; since: number };
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 4000;
/** Where nothing was heard for so long, we ask; where there is no answer for so long, the line is lost. */
const QUIET_MS = 1750;
const PATIENCE_MS = 2500;
/** A table that nobody has used for long takes a while to be opened. */
const OPEN_MS = 8000;
/** Closed by the server because the seat is somebody else's by now. */
const NOT_YOURS = 4403;

export class TableSocket {
  readonly #id: string;
  readonly #on: SocketEvents;
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #number = 0;
  /** The last update of this connection, as the server sent it: what the next difference starts from. */
  #last: Update | null = null;
  #questions = new Map<string, (tried: Tried | null) => void>();

  constructor(id: string, on: SocketEvents) {
    this.#id = id;
    this.#on = on;
    window.addEventListener("online", this.#again);
    window.addEventListener("offline", this.#ping);
    document.addEventListener("visibilitychange", this.#again);
    this.#open();
  }

  /** Nothing is sent where there is no connection. A wish has its own id, to be known by when it is sent again. */
  send(message: Wish | ShowMessage): void {
    this.#say(message, message.id);
  }

  /** The answer to a question; null if there is none: it was refused, or the connection is lost. */
  ask(question: TryMessage): Promise<Tried | null> {
    this.#number += 1;
    const id = String(this.#number);
    if (!this.#say(question, id)) return Promise.resolve(null);
    return new Promise((resolve) => this.#questions.set(id, resolve));
  }

  /** There is something for us here all the same. */
  reopen(): void {
    this.#open();
  }

  #say(message: Message, id = ""): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify({ ...message, id }));
    return true;
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#pulse);
    window.removeEventListener("online", this.#again);
    window.removeEventListener("offline", this.#ping);
    document.removeEventListener("visibilitychange", this.#again);
    this.#socket?.close();
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.#on.connection(this.#socket === null ? "opening" : "lost");
    const socket = new WebSocket(this.#address());
    this.#socket = socket;
    this.#last = null;
    this.#expect(OPEN_MS);
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#alive();
      this.#on.connection("open");
      this.#say({ type: "ping" });
    };
    socket.onmessage = (event) => {
      this.#alive();
      this.#heard(String(event.data));
    };
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

  // Is the line alive?

  #alive(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(this.#ping, QUIET_MS);
  }

  #ping = (): void => {
    const ping: PingMessage = { type: "ping" };
    if (this.#say(ping)) this.#expect();
  };

  /** A line from which nothing comes now is lost, whatever the browser thinks of it. */
  #expect(ms = PATIENCE_MS): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      const socket = this.#socket;
      if (socket === null || this.#ended) return;
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
      this.#closed(0);
    }, ms);
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
    else if (told.type === "ok") this.#on.done(told);
    else if (told.type === "refused") this.#on.refused(told);
    else if (told.type === "pong") this.#on.time(told.now);
  }

  #updated(update: Update): void {
    this.#last = update;
    this.#on.update(update);
  }

  #differs({ seq, since, events, changes }: DifferenceTold): void {
    if (this.#last !== null) this.#updated({ ...(applied(this.#last, changes as Change) as Update), seq, since, events });
  }

  #closed(code: number): void {
    clearTimeout(this.#pulse);
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
    if (this.#ended || document.visibilityState !== "visible") return;
    const state = this.#socket?.readyState;
    if (state === WebSocket.OPEN) this.#ping();
    else if (state !== WebSocket.CONNECTING) this.#open();
  };
}
