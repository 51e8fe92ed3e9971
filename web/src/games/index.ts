/** The games that have a client of their own. One without a board is played from the list of options. */

import type { Component } from "svelte";

import type { Sequence } from "../lib/sequence.ts";
import type { Gallery } from "../lookup/gallery.ts";
import type { Speaker } from "../lib/speech.ts";
import type { TableState } from "../lib/table.svelte.ts";
import type { GameEvent, GameInfo, Json, View } from "../lib/types.ts";

/** Something that goes from one place of the board to another; places are `data-place` attributes. */
export interface Move {
  kind: string;
  /** What it is; empty if only its back may be seen. */
  slug: string;
  from: string;
  to: string;
  count?: number;
}

export interface SetupProps {
  info: GameInfo;
  /** What was chosen so far; `options` has the rest as it is usual then. */
  chosen: Json;
  options: Json;
  onchange: (changes: Json) => void;
}

/** Some of what lies open before a player: cards, tiles, tokens, or a few words. */
export interface Laid {
  title: string;
  things: { kind: string; slug: string; count?: number }[];
  text?: string;
}

export interface GameClient {
  board?: () => Promise<{ default: Component<{ table: TableState }> }>;
  setup?: () => Promise<{
    default: Component<SetupProps>;
  }>;
  /** Our own drawing for the start page. */
  picture: () => Promise<{ default: Component }>;
  /** Drawings for the page with the rules, by its parts: their texts are basics-<part>. */
  learn?: () => Promise<{ default: Component<{ part: string }>; PARTS: readonly string[] }>;
  /** A card or tile face, for tips and flights; its back if the slug is empty. A mark is as high as a line. */
  thing?: () => Promise<{ default: Component<{ kind: string; slug: string; size?: "mark" | "small" | "large" }> }>;
  /** A good as a small picture, for texts. */
  piece?: () => Promise<{ default: Component<{ name: string; size?: string }> }>;
  /** What mostly lies in the box. */
  things?: "cards" | "tiles";
  /** What everybody may know of a player: what was played and built, what lies open. */
  laid?: () => Promise<{ laid: (view: View, seat: number, speaker: Speaker) => Laid[] }>;
  /** All of it, to be looked at and searched. */
  gallery?: () => Promise<{ default: Gallery }>;
  /** Whether a table plays with decks that few have: their texts are loaded then. */
  decks?: (view: View) => boolean;
  /** How long a game takes. */
  minutes: [number, number];
  /** What flies where. */
  moves?: (event: GameEvent, view: View) => Move[];
  /** The place that somebody uses by an event: it stays marked until their next one. */
  usedPlace?: (event: GameEvent) => string | null;
  /** What happens by itself, scene after scene, in a log. */
  sequences?: (log: readonly GameEvent[]) => Sequence[];
  /** One click to play. */
  newcomer: { players: number; options: Json };
}

// Each games/<game>/index.ts has a GameClient as its default export; it is found by its folder.
const found = import.meta.glob<GameClient>("./*/index.ts", { eager: true, import: "default" });

export const GAMES: Record<string, GameClient> = Object.fromEntries(
  Object.entries(found).map(([path, client]) => [path.split("/")[1] ?? "", client]),
);

export const whatLies = (game: string): "cards" | "tiles" => GAMES[game]?.things ?? "cards";
