/** A WebSocket that notices when the line is dead, and comes back by itself. */

import type { PingMessage } from "./types.ts";

/** "closed": the server says that there is nothing for us here. */
export type Connection = "opening" | "open" | "lost" | "closed";

export interface LineEvents {
  /** Where it leads, asked anew each time. What was heard before counts no more. */
  begins: () => string;
  heard: (text: string) => void;
  connection: (connection: Connection) => void;
  /** What was asked over it is not answered any more. */
  broke?: () => void;
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

export class Line {
  readonly #on: LineEvents;
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(on: LineEvents) {
    this.#on = on;
    window.addEventListener("online", this.#again);
    window.addEventListener("offline", this.#ping);
    document.addEventListener("visibilitychange", this.#again);
    this.#open();
  }

  /** False where there is no connection. */
  say(message: object, id = ""): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify({ ...message, id }));
    return true;
  }

  /** There is something for us here all the same. */
  reopen(): void {
    this.#open();
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
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/${this.#on.begins()}`);
    this.#socket = socket;
    this.#expect(OPEN_MS);
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#alive();
      this.#on.connection("open");
      this.say({ type: "ping" }); // what time it is there
    };
    socket.onmessage = (event) => {
      this.#alive();
      this.#on.heard(String(event.data));
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#closed(event.code);
    };
  }

  #alive(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(this.#ping, QUIET_MS);
  }

  #ping = (): void => {
    const ping: PingMessage = { type: "ping" };
    if (this.say(ping)) this.#expect();
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

  #closed(code: number): void {
    clearTimeout(this.#pulse);
    this.#on.broke?.();
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
