/** The cards of Agricola to be looked at: by box and deck, kind, what they do, what they cost, and for how many players. */

import type { Exhibit, Gallery } from "../../lookup/gallery.ts";
import type { Things as AnyThings } from "../../lib/types.ts";
import type { CardFacts, Things } from "./contract.ts";
import { GOODS, listed, tableOf } from "./view.ts";

const DECKS = ["base", "moor", "x", "forest", "named"];
const LETTERS = ["a", "b", "c", "d"];
const KINDS = ["occupation", "minor", "major", "event", "space", "merchant"];
const CATEGORIES = [
  "farm-planner", "actions-booster", "points-provider", "goods-provider", "food-provider", "crop-provider",
  "building-resource-provider", "livestock-provider",
];
const FREE = "free";

function exhibit({ slug, kind, set, code, category, costs, players, points, traveling, needs, returns }: CardFacts): Exhibit {
  const goods = costs.flatMap(listed);
  const has = [["points", points > 0], ["needs", needs.length > 0], ["traveling", traveling]] as const;
  return {
    kind: "card",
    slug,
    code,
    cost: listed(costs[0] ?? {}).reduce((sum, { count }) => sum + count, 0),
    marks: {
      set: [set],
      deck: LETTERS.filter((letter) => code.toLowerCase().startsWith(letter)),
      kind: [kind],
      does: [category],
      cost: goods.length > 0 ? goods.map(({ good }) => good) : returns.length > 0 ? [] : [FREE],
      players: [String(players)],
      has: has.filter(([, holds]) => holds).map(([what]) => what),
    },
  };
}

const gallery: Gallery = {
  exhibits: (things: AnyThings) =>
    (things as unknown as Things).card.filter(({ kind }) => KINDS.includes(kind)).map(exhibit),
  filters: [
    { name: "kind", values: KINDS, label: (kind, speaker) => speaker.text(`kind-${kind}`) },
    { name: "set", values: DECKS, label: (set, speaker) => speaker.text(`cards-set-${set}`) },
    { name: "deck", values: LETTERS, label: (deck, speaker) => speaker.text(`deck-${deck}`) },
    { name: "does", values: CATEGORIES, label: (category, speaker) => speaker.text(`category-${category}`) },
    {
      name: "cost",
      values: [FREE, ...GOODS],
      label: (good, speaker) => (good === FREE ? speaker.text("cards-free") : speaker.text(`good-${good}`)),
    },
    { name: "players", values: ["1", "3", "4", "5"], label: (players) => `${players}+` },
    { name: "has", values: ["points", "needs", "traveling"], label: (what, speaker) => speaker.text(`cards-has-${what}`) },
  ],
  atTable(view, options) {
    const { majors, moor, aliens, woods, players } = tableOf(view);
    const frame = new Set(majors.map(({ card }) => card));
    const level = moor?.level ?? 0;
    const hands = options.cards !== "none";
    const minors = !hands ? [] : level === 2 ? ["moor"] : level === 3 ? ["base", "moor"] : ["base"];
    const occupations = hands && level !== 2 ? ["base"] : [];
    return ({ slug, marks }) => {
      const [kind, set = "", least] = ["kind", "set", "players"].map((mark) => marks[mark]?.[0]);
      if (set === "x" || set === "forest") return (set === "x" ? aliens : woods) !== undefined;
      if (kind === "major") return frame.has(slug);
      if (kind === "minor") return minors.includes(set);
      return occupations.includes(set) && Number(least) <= players.length;
    };
  },
};

export default gallery;
