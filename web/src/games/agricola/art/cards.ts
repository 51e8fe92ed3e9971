/** A picture for every card: the base game's here, those of Farmers of the Moor and of decks in files of their own. */

import { COATS as c, on, room, who } from "./compose.ts";
import { MOOR_CARDS } from "./moor.ts";

const STRAW = "#e3c06a";
const BROWN = "#5c4326";
const GREY = "#8f8375";
const BLACK = "#2e2720";
const RED = "#a3482a";
const FAIR = "#d9b15a";
const DARK = "#b88258";

const MAJORS: Record<string, () => string> = {
  "fireplace-2": () => on("hearth", "fireplace"),
  "fireplace-3": () => on("inside", "fireplace"),
  "fireplace-4": () => on("stone", "fireplace"),
  "cooking-hearth-4": () => on("hearth", "hearth"),
  "cooking-hearth-5": () => on("inside", "hearth"),
  "cooking-hearth-6": () => on("stone", "hearth"),
  well: () => on("meadow", "well"),
  "second-well": () => on("village", "well"),
  "clay-oven": () => on("inside", "oven", "bread"),
  "second-clay-oven": () => on("yard", "oven", "bread"),
  "stone-oven": () => on("inside", "stone-oven", "bread"),
  "second-stone-oven": () => on("yard", "stone-oven", "bread"),
  joinery: () => on("inside", "table", "saw"),
  "second-joinery": () => on("inside", "chair", "saw"),
  pottery: () => on("inside", "jug", "clay"),
  "second-pottery": () => on("stone", "jug", "vase"),
  "basketmakers-workshop": () => on("inside", "basket", "reed"),
  "second-basketmakers-workshop": () => on("yard", "basket", "reed"),
};

const OCCUPATIONS: Record<string, () => string> = {
  "wood-cutter": () => who({ hat: "cap", colour: c.moss, coat: c.clay, beard: BROWN, where: "forest" }, "axe", "wood"),
  "paper-maker": () => who({ hat: "bald", colour: GREY, coat: c.lake, where: "inside" }, "scroll", "wood"),
  "adoptive-parents": () => who({ hat: "scarf", colour: c.lake, coat: c.plum, where: "village" }, "heart", "newborn"),
  "clay-hut-builder": () => who({ hat: "straw", colour: STRAW, coat: c.clay, where: "yard" }, "room-clay", "clay"),
  carpenter: () => who({ hat: "cap", colour: c.wood, coat: c.wheat, beard: RED, where: "inside" }, "saw", "room-wood"),
  grocer: () => who({ hat: "bald", colour: GREY, coat: c.leaf, where: "village" }, "stall", "basket"),
  lutenist: () => who({ hat: "tall", colour: c.plum, coat: c.lake, where: "summer" }, "lute"),
  scholar: () => who({ hat: "bare", colour: BLACK, coat: c.night, where: "stone" }, "cap", "lessons"),
  tutor: () => who({ hat: "bun", colour: GREY, coat: c.night, where: "inside" }, "lessons", "bonus"),
  conjurer: () => who({ hat: "tall", colour: BLACK, coat: c.plum, beard: BLACK, where: "night" }, "cards", "grain"),
  greengrocer: () => who({ hat: "scarf", colour: c.leaf, coat: c.wheat, where: "village" }, "vegetable", "basket"),
  geologist: () => who({ hat: "cap", colour: c.stone, coat: c.moss, beard: GREY, where: "quarry" }, "pick", "clay"),
  "firewood-collector": () => who({ hat: "hood", colour: c.wood, coat: c.moss, where: "autumn" }, "wood"),
  "seasonal-worker": () => who({ hat: "straw", colour: STRAW, coat: c.lake, skin: DARK, where: "field" }, "rake", "grain"),
  "storehouse-keeper": () => who({ hat: "cap", colour: c.night, coat: c.stone, where: "inside" }, "keys", "sack"),
  harpooner: () => who({ hat: "hood", colour: c.lake, coat: c.night, beard: GREY, where: "water" }, "harpoon", "fishing"),
  "animal-dealer": () => who({ hat: "tall", colour: c.wood, coat: c.clay, where: "village" }, "purse", "boar"),
  "cattle-feeder": () => who({ hat: "straw", colour: STRAW, coat: c.leaf, where: "spring" }, "cattle", "manger"),
  "mushroom-collector": () => who({ hat: "scarf", colour: c.clay, coat: c.moss, where: "forest" }, "mushroom", "basket"),
  cottager: () => who({ hat: "straw", colour: "#cfae62", coat: c.wood, beard: FAIR, where: "village" }, "hut"),
  "assistant-tiller": () => who({ hat: "cap", colour: c.leaf, coat: c.clay, skin: DARK, where: "field" }, "plow", "field"),
  "oven-firing-boy": () => who({ hat: "bare", colour: RED, coat: c.stone, where: "hearth" }, "oven", "wood"),
  "small-scale-farmer": () => who({ hat: "straw", colour: STRAW, coat: c.clay, beard: GREY, where: "meadow" }, "room-wood", "wood"),
  childless: () => who({ hat: "bun", colour: BROWN, coat: c.lake, where: "inside" }, "bed", "grain"),
  groom: () => who({ hat: "cap", colour: c.clay, coat: c.wood, where: "yard" }, "stable", "brush"),
  "plow-driver": () => who({ hat: "straw", colour: "#cfae62", coat: c.moss, where: "field" }, "plow", "cattle"),
  "sheep-walker": () => who({ hat: "hood", colour: c.stone, coat: c.leaf, where: "spring" }, "crook", "sheep"),
  "scythe-worker": () => who({ hat: "straw", colour: STRAW, coat: c.wheat, skin: DARK, where: "summer" }, "scythe", "grain"),
  "pig-breeder": () => who({ hat: "cap", colour: c.plum, coat: c.clay, where: "yard" }, "boar"),
  "animal-tamer": () => who({ hat: "bare", colour: BROWN, coat: c.wheat, where: "inside" }, "sheep", "cattle"),
  priest: () => who({ hat: "bald", colour: GREY, coat: BLACK, where: "summer" }, "church"),
  pastor: () => who({ hat: "tall", colour: BLACK, coat: c.night, beard: GREY, where: "village" }, "church", "heart"),
  consultant: () => who({ hat: "tall", colour: c.night, coat: c.stone, where: "inside" }, "scroll", "coins"),
  "roof-ballaster": () => who({ hat: "cap", colour: c.wood, coat: c.lake, where: "village" }, "room-stone", "stone"),
  "house-steward": () => who({ hat: "bare", colour: GREY, coat: c.plum, where: "inside" }, "keys", "bonus"),
  "sheep-whisperer": () => who({ hat: "scarf", colour: FAIR, coat: c.leaf, where: "meadow" }, "sheep"),
  manservant: () => who({ hat: "bare", colour: BLACK, coat: BLACK, where: "stone" }, "food"),
  roughcaster: () => who({ hat: "cap", colour: "#d8d0c0", coat: c.stone, where: "yard" }, "trowel", "room-clay"),
  "wall-builder": () => who({ hat: "straw", colour: "#cfae62", coat: c.clay, beard: BLACK, where: "meadow" }, "wall", "trowel"),
  conservator: () => who({ hat: "bun", colour: RED, coat: c.moss, where: "village" }, "renovate"),
  "hedge-keeper": () => who({ hat: "straw", colour: STRAW, coat: c.moss, where: "spring" }, "hedge", "fence"),
  "frame-builder": () => who({ hat: "cap", colour: c.moss, coat: c.wood, beard: FAIR, where: "yard" }, "frame"),
  "brushwood-collector": () => who({ hat: "scarf", colour: c.stone, coat: c.wood, where: "forest" }, "rope", "wood"),
  stonecutter: () => who({ hat: "bald", colour: BROWN, coat: c.stone, beard: BROWN, where: "quarry" }, "chisel", "stone"),
  "master-bricklayer": () => who({ hat: "tall", colour: c.clay, coat: c.wood, beard: GREY, where: "stone" }, "trowel", "wall"),
  "stable-architect": () => who({ hat: "bare", colour: FAIR, coat: c.lake, where: "spring" }, "stable", "scroll"),
  braggart: () => who({ hat: "tall", colour: RED, coat: c.plum, beard: BLACK, where: "summer" }, "medal"),
  "organic-farmer": () => who({ hat: "straw", colour: STRAW, coat: c.leaf, where: "spring" }, "sprout", "pasture"),
  lover: () => who({ hat: "bare", colour: BROWN, coat: c.clay, where: "dusk" }, "heart"),
  "wood-carrier": () => who({ hat: "hood", colour: c.moss, coat: c.wood, beard: RED, where: "forest" }, "wood", "cart"),
  "pasture-master": () => who({ hat: "tall", colour: c.moss, coat: c.leaf, where: "meadow" }, "pasture", "sheep"),
  "town-clerk": () => who({ hat: "bald", colour: BLACK, coat: c.night, where: "inside" }, "scroll", "food"),
  "estate-master": () => who({ hat: "tall", colour: BLACK, coat: c.clay, beard: GREY, where: "summer" }, "map", "vegetable"),
  "village-peasant": () => who({ hat: "scarf", colour: c.clay, coat: c.stone, where: "village" }, "vegetable"),
  housemaster: () => who({ hat: "bare", colour: GREY, coat: c.lake, beard: GREY, where: "stone" }, "key", "fireplace"),
  constable: () => who({ hat: "tall", colour: c.night, coat: c.night, beard: BROWN, where: "village" }, "medal", "wood"),
};

const MINORS: Record<string, () => string> = {
  "drinking-trough": () => on("meadow", "trough", "sheep"),
  "market-stall": () => on("village", "stall", "vegetable"),
  beanfield: () => on("field", "bean"),
  "rammed-clay": () => on("meadow", "wall", "clay"),
  handplow: () => on("field", "handplow"),
  lasso: () => on("meadow", "lasso", "cattle"),
  "sleeping-corner": () => on("night", "bed"),
  "junk-room": () => on("inside", "chest", "chair", "jug"),
  claypipe: () => on("inside", "pipe"),
  loom: () => on("inside", "loom", "fleece"),
  "clearing-spade": () => on("field", "spade", "vegetable"),
  "corn-scoop": () => on("inside", "scoop", "grain"),
  canoe: () => on("water", "canoe"),
  "stone-tongs": () => on("quarry", "tongs", "stone"),
  "loam-pit": () => on("meadow", "pit"),
  "milk-jug": () => on("inside", "milk", "cattle"),
  "herring-pot": () => on("hearth", "pot", "fishing"),
  brook: () => on("meadow", "brook"),
  pitchfork: () => on("summer", "pitchfork", "haystack"),
  basket: () => on("forest", "basket"),
  "threshing-board": () => on("summer", "board", "grain"),
  "moldboard-plow": () => on("field", "plow"),
  "bread-paddle": () => on("hearth", "paddle", "bread"),
  "mining-hammer": () => on("quarry", "hammer"),
  "dutch-windmill": () => on("summer", "windmill"),
  scullery: () => on("inside", "bowl", "jug", "food"),
  "three-field-rotation": () => on("field", "field", "grain", "vegetable"),
  "butter-churn": () => on("inside", "churn", "milk"),
  "shifting-cultivation": () => on("dusk", "field", "heat"),
  "clay-embankment": () => on("water", "embankment", "clay"),
  "young-animal-market": () => on("village", "cattle", "stall"),
  "mini-pasture": () => on("meadow", "pasture"),
  "pond-hut": () => on("water", "pondhut"),
  "strawberry-patch": () => on("spring", "strawberry", "basket"),
  "large-greenhouse": () => on("spring", "greenhouse", "vegetable"),
  "sack-cart": () => on("yard", "cart", "sack"),
  "thick-forest": () => on("forest", "forest", "wood"),
  "acorns-basket": () => on("autumn", "acorns", "boar"),
  "big-country": () => on("summer", "map"),
  mantlepiece: () => on("inside", "mantle"),
  bottles: () => on("inside", "bottles"),
  manger: () => on("night", "manger", "cattle"),
  "wool-blankets": () => on("inside", "blanket", "bed"),
  "shepherds-crook": () => on("spring", "crook", "sheep"),
  "lumber-mill": () => on("forest", "mill", "wood"),
  "carpenters-parlor": () => on("village", "parlor", "saw"),
  caravan: () => on("dusk", "caravan"),
  "hard-porcelain": () => on("inside", "vase", "stone"),
  wage: () => on("village", "purse", "food"),
  "oriental-fireplace": () => on("hearth", "fireplace", "bowl"),
  stockyard: () => on("yard", "gate", "cattle", "sheep"),
  "wood-workshop": () => room("table", "wood", "hammer"),
  silage: () => on("autumn", "haystack", "cattle"),
  "spring-fences": () => on("spring", "gate"),
  "autumn-discount": () => on("autumn", "hammer", "purse"),
};

const DRAWINGS: Record<string, () => string> = { ...MAJORS, ...OCCUPATIONS, ...MINORS, ...MOOR_CARDS };
const drawn = new Map<string, string>();

/** The picture of a card, of a deck if that is here; of one that is not known, a closed chest. */
export function drawing(slug: string, decks: Record<string, () => string> = {}): string {
  const known = drawn.get(slug);
  if (known !== undefined) return known;
  const draw = DRAWINGS[slug] ?? decks[slug];
  if (draw === undefined) return room("chest");
  drawn.set(slug, draw());
  return drawing(slug);
}

export const DRAWN: readonly string[] = Object.keys(DRAWINGS);
