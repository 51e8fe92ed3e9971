/** Addresses and pages. Secrets stay behind the `#`, where no server log sees them. */

import "./back.ts"; // listens before the router does

export type Route =
  | { page: "start" }
  | { page: "tables" }
  | { page: "hall" }
  | { page: "puzzles" }
  | { page: "new"; game: string }
  | { page: "learn"; game: string }
  | { page: "table"; id: string; join: string | null; watch: string | null; pick: number | null }
  | { page: "campaign"; id: string }
  /** What is looked up: a line or a heading behind the `#`, words and filters behind the `?`. */
  | { page: "rules" | "cards"; game: string; line: string | null; search: string }
  /** The page of a person, by the id under which others know them. */
  | { page: "people"; id: string }
  /** Leader boards, of which a game and the number of players may be named; statistics of a game. */
  | { page: "ratings" | "statistics"; game: string; search: string }
  | { page: "archive" }
  | { page: "settings" }
  /** Come in as somebody who is known; the secret of a link is read there, and leaves the address. */
  | { page: "enter" }
  /** No more mail: the secret of its link is read there, too. */
  | { page: "stop" }
  | { page: "help" }
  | { page: "unknown" };

export function routeOf(path: string, hash: string, search = ""): Route {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean).map(decoded);
  if (rest.length > 0) return { page: "unknown" };
  if (first === "") return { page: "start" };
  if ((first === "new" || first === "learn") && second) return { page: first, game: second };
  if ((first === "rules" || first === "cards") && second) return { page: first, game: second, line: decoded(hash.slice(1)) || null, search };
  if (first === "ratings" || (first === "statistics" && second)) return { page: first, game: second, search };
  if (first === "people" && second) return { page: "people", id: second };
  if (first === "campaign" && second) return { page: "campaign", id: second };
  if (first === "table" && second) return { page: "table", id: second, ...behindTheHash(hash) };
  if (second) return { page: "unknown" };
  return first === "tables" || first === "hall" || first === "archive" || first === "puzzles" || first === "settings" || first === "enter" || first === "stop" || first === "help" ? { page: first } : { page: "unknown" };
}

function behindTheHash(hash: string) {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const pick = Number.parseInt(said.get("pick") ?? "", 10);
  return { join: said.get("join"), watch: said.get("watch"), pick: Number.isNaN(pick) ? null : pick };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route = $state.raw<Route>({ page: "start" });

  constructor() {
    this.#look();
    window.addEventListener("popstate", () => this.#look());
    window.addEventListener("hashchange", () => this.#look());
    document.addEventListener("click", (event) => this.#followed(event));
  }

  /** Go to an address of ours: goto("/new/dominion"). */
  goto(address: string, how: { replace?: boolean } = {}): void {
    if (how.replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#look();
    if (!how.replace) window.scrollTo(0, 0);
  }

  /** What is shown has another address now: goto("?q=wood") would be a step, this is none. */
  rename(address: string): void {
    history.replaceState(history.state, "", address);
    this.#look();
  }

  /** The same address is the same page: nothing of it goes when something over it was closed. */
  #look(): void {
    const next = routeOf(location.pathname, location.hash, location.search);
    if (JSON.stringify(next) !== JSON.stringify(this.route)) this.route = next;
  }

  /** Plain links work: <a href="/help">. New tabs, downloads and foreign addresses are the browser's. */
  #followed(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.goto(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
export const goto = router.goto.bind(router);
