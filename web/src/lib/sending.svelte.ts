/** What is on its way to the server: kept until it is answered, and sent again by every new connection. */

import type { Wish } from "./socket.ts";
import type { DoneTold } from "./types.ts";

/** What takes longer than this is worth a word. */
const SLOW_MS = 400;

export class Sending {
  #wish = $state.raw<Wish | null>(null);
  #answered: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #say: (wish: Wish) => void;
  /** It takes a while. */
  slow = $state(false);

  constructor(say: (wish: Wish) => void) {
    this.#say = say;
  }

  /** Something is on its way, or what came of it is not here yet. */
  get busy(): boolean {
    return this.#wish !== null;
  }

  /** One wish at a time. Its word tells the server that it is the same, however often it comes. */
  send(wish: Wish): void {
    if (this.#wish !== null) return;
    const once = word();
    this.#wish = { ...wish, id: once, once };
    this.#timer = setTimeout(() => (this.slow = true), SLOW_MS);
    this.#say(this.#wish);
  }

  /** There is a new connection, and nobody knows whether the old one carried it there. */
  again(): void {
    if (this.#wish !== null && this.#answered === null) this.#say(this.#wish);
  }

  /** It has happened; the update that shows it may come later. */
  done({ id, seq }: DoneTold, shown: number): void {
    if (id !== this.#wish?.id) return;
    this.#answered = seq;
    this.arrived(shown);
  }

  arrived(seq: number): void {
    if (this.#answered !== null && seq >= this.#answered) this.end();
  }

  /** Whether the refusal is for what is on its way; then it is no more. */
  refused(id: string): boolean {
    const mine = this.#wish?.id === id;
    if (mine) this.end();
    return mine;
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#wish = this.#answered = null;
    this.slow = false;
  }
}

/** Nobody else has it, in no other tab either. */
function word(): string {
  return [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join("");
}
