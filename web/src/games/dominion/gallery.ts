/** The cards and landscapes of Dominion to be looked at: by expansion, type, cost, and what they bring. */

import type { Exhibit, Gallery } from "../../lookup/gallery.ts";
import { settingOf } from "../../lib/choosing.ts";
import type { Things as AnyThings } from "../../lib/types.ts";
import type { CardType, Facts, LandscapeFacts, LandscapeKind, Things } from "./contract.ts";
import { tableOf } from "./view.ts";

const SETS = ["base", "hinterlands", "basic", "intrigue", "seaside", "adventures", "empires", "nocturne", "renaissance", "menagerie", "allies"];
const TYPES: (CardType | LandscapeKind)[] = [
  "action", "treasure", "victory", "curse", "attack", "reaction", "duration", "night", "reserve", "traveller", "castle", "command", "doom",
  "fate", "heirloom", "spirit", "liaison", "townsfolk", "event", "project", "landmark", "way", "ally", "boon", "hex", "state", "artifact",
];
const COSTS = ["0", "2", "3", "4", "5", "6", "7", "8", "9", "10", "debt"];
/** What cards say themselves; the rest is what kingdoms are drawn by. */
const BONUSES = ["cards", "actions", "coins"] as const;
const MECHANICS = ["village", "buy", "trashing", "split", "vp", "coffers", "villagers", "favors", "exile", "horses"];
/** Landscapes that have no price. */
const FREE: LandscapeKind[] = ["landmark", "way", "ally", "boon", "hex", "state", "artifact"];

const costs = (cost: number, debt: number): string[] => [...(cost > 0 || debt === 0 ? [String(cost)] : []), ...(debt > 0 ? ["debt"] : [])];

function exhibits({ card, landscape, pile, lot }: Things): Exhibit[] {
  const bring = new Map(lot.map(({ slug, mechanics }) => [slug, mechanics]));
  const brings = (slug: string) => MECHANICS.filter((what) => bring.get(slug)?.includes(what));
  const ofCard = ({ slug, set, cost, debt, types, ...facts }: Facts): Exhibit => ({
    kind: "card",
    slug,
    cost: cost + debt,
    marks: {
      set: [set], type: types, cost: costs(cost, debt),
      does: [...BONUSES.filter((what) => (facts[what] ?? 0) > 0), ...brings(slug)],
    },
  });
  const ofLandscape = ({ slug, set, kind, cost, debt }: LandscapeFacts): Exhibit => ({
    kind: "landscape",
    slug,
    cost: cost + debt,
    marks: { set: [set], type: [kind], cost: FREE.includes(kind) ? [] : costs(cost, debt), does: brings(slug) },
  });
  const pileOf = new Map([
    ...pile.flatMap(({ slug, cards: parts }) => parts.map((part) => [part, [slug]] as const)),
    ...card.flatMap(({ slug, heirloom }) => (heirloom === null ? [] : [[heirloom, [slug]] as const])),
  ]);
  const cards = card.map(ofCard).map((one): Exhibit => ({ ...one, marks: { ...one.marks, pile: pileOf.get(one.slug) ?? [] } }));
  const piles = pile.map(({ slug, set, cards: parts }): Exhibit => {
    const inside = cards.filter((one) => parts.includes(one.slug));
    const all = (mark: string) => [...new Set(inside.flatMap(({ marks }) => marks[mark] ?? []))];
    const does = [...new Set([...all("does"), ...brings(slug)])];
    return { kind: "pile", slug, cost: inside[0]?.cost ?? 0, marks: { set: [set], type: all("type"), cost: all("cost"), does } };
  });
  return [...cards, ...piles, ...landscape.map(ofLandscape)];
}

const gallery: Gallery = {
  exhibits: (things: AnyThings) =>
    exhibits(things as unknown as Things).sort((one, other) => SETS.indexOf(one.marks.set?.[0] ?? "") - SETS.indexOf(other.marks.set?.[0] ?? "")),
  filters: [
    { name: "set", values: SETS, label: (set, speaker) => speaker.text(`set-${set}`) },
    { name: "type", values: TYPES, label: (type, speaker) => speaker.text(`type-${type}`) },
    { name: "cost", values: COSTS, label: (cost, speaker) => (cost === "debt" ? speaker.text("cards-debt") : `$${cost}`) },
    {
      name: "does",
      values: [...BONUSES, ...MECHANICS],
      label: (what, speaker, info) =>
        speaker.label(`cards-does-${what}`) ?? (info === undefined ? undefined : settingOf(info, "wanted")?.names[what]?.[speaker.lang]) ?? what,
    },
  ],
  atTable(view) {
    const { supply, beside, landscapes, boons, hexes, mouse } = tableOf(view);
    const piles = [...supply, ...beside];
    const cards = new Set(piles.flatMap(({ card, below }) => [card, ...below]));
    const mixed = new Set(piles.map(({ pile }) => pile));
    const wide = new Set([...landscapes.map(({ slug }) => slug), ...boons]);
    const fate = boons.length === 0 && piles.some(({ types }) => types.includes("fate"));
    return ({ kind, slug, marks: { type: types = [], pile: [pile = null] = [] } }) => {
      if (kind === "pile") return mixed.has(slug);
      if (kind === "card") return cards.has(slug) || slug === mouse || (pile !== null && (mixed.has(pile) || cards.has(pile)));
      return wide.has(slug) || (types.includes("boon") && fate) || ((types.includes("hex") || types.includes("state")) && hexes !== null);
    };
  },
};

export default gallery;
