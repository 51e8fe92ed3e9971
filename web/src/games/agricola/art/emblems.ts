/** Tools, buildings and things of the farm on a field of 24 by 24: with the pieces, what the cards are composed of. */

import { at, box, CLAY, disc, EMBER, fill, INK, LAKE, LEAF, line, MOSS, NIGHT, PAPER, PLUM, ring, SAND, SKY, STONE, WHEAT, WOOD } from "../../../art/draw.ts";
import { PIECES } from "./pieces.ts";

const STRAW = "#e3c06a";
const RED = "#b33a2a";
const flame = (x: number, y: number, s: number): string =>
  at(x, y, fill("M0 0q-6-1-5-7 .8-3 3-4.5 0 2.2 1.5 2.2.8-3.7-.7-6 6.7 3 6.7 9 0 5.3-5.5 6.3z", EMBER) + fill("M0-.5q-3-.7-2.2-3.8.7 1.2 1.5 1.2.4-2.2 1.1-3 2.7 4.5-.4 5.6z", WHEAT), s);
const handle = (d: string, w = 2): string => line(d, WOOD, w);

const TOOLS: Record<string, string> = {
  axe: handle("M7 22L16 4", 2.4) + fill("M13 3.5q6-3.5 9 .5-3 3.5-2 8.5-5 .5-7.5-3z", STONE) + line("M20.5 4.5q-2 3-1.5 7", PAPER, 1.1),
  saw: fill("M2 12L19 4l2.5 5.5L6 19l-1-2-1.5.5-.2-2-1.5.3z", "#cfc8bd") + line("M4 17l15-9", INK, 0.8) + fill("M17 3.5q6-1.5 6 4.5l-3.5 3z", WOOD),
  hammer: handle("M8 22L14 7", 2.6) + fill("M7 3.5l12 3.5-1.5 5L5.5 8.5z", INK) + line("M9 6l7 2", PAPER, 1),
  pick: handle("M12 22V5", 2.4) + line("M3 9q9-8 18 0", INK, 3) + line("M5 8q7-5 14 0", STONE, 1),
  chisel: handle("M17 3l-4 6", 3.6) + line("M13 9L6 20", "#cfc8bd", 3) + line("M5 21l3-3", INK, 1.4),
  spade: handle("M12 2v11", 2.4) + line("M9 2.5h6", WOOD, 2.4) + fill("M7.5 12h9v4q0 5-4.5 6.5-4.5-1.5-4.5-6.5z", STONE) + line("M12 13v6", PAPER, 1),
  pitchfork: handle("M12 22V10", 2.4) + line("M6 3v5q0 3 6 3t6-3V3M12 3v8", INK, 2),
  rake: handle("M8 22L14 8", 2.4) + line("M7 5l13 5M8.5 5.5l-1 3.5M12 7l-1 3.5M15.5 8.3l-1 3.5M19 9.7l-1 3.5", INK, 1.8),
  scythe: handle("M8 22L15 5", 2.4) + fill("M15 4Q5 2 1.5 11q7-5 13-3.5z", "#cfc8bd") + line("M15 4Q5 2 1.5 11", INK, 1.1),
  handplow: handle("M4 4l9 10M2 8l9 8", 2.2) + fill("M11 13l9 3-7 6-4-4z", STONE) + ring(19, 9, 3.5, WOOD, 1.8),
  lasso: `<ellipse cx="13" cy="8" rx="8" ry="5" fill="none" stroke="#b08040" stroke-width="2.2"/>` + line("M6 11q-4 5 0 7t2 5", "#b08040", 2.2),
  trough: fill("M2 11h20l-3 7H5z", WOOD) + fill("M4 11h16l-1 2H5z", LAKE) + line("M6 18v4M18 18v4", INK, 2.2) + line("M7 15.5h10", INK, 1),
  manger: fill("M3 10h18l-4 7H7z", WOOD) + line("M7 17l-3 5M17 17l3 5", INK, 2.2) + line("M5 10l3-6M9 10l1-7M13 10l0-7M17 10l-2-6M20 10l-4-5", STRAW, 1.8),
  tongs: line("M5 22L13 10M19 22L11 10", INK, 2.4) + line("M13 10Q17 6 13.5 2.5M11 10Q7 6 10.5 2.5", INK, 2.4) + fill("M9.5 2h5v4h-5z", STONE),
  trowel: handle("M17 3l-4 5", 3.2) + fill("M12 8l4 3-4 10-9-1z", "#cfc8bd") + line("M6 18l6-7", INK, 0.9),
  brush: handle("M12 2v9", 3) + box(7, 10, 10, 4, INK, 1) + line("M8 14v7M10.5 14v8M13.5 14v8M16 14v7", STRAW, 2),
  paddle: handle("M12 22V11", 2.6) + fill("M7.5 3q4.5-3 9 0 1.5 5-2 9h-5q-3.5-4-2-9z", "#a9774a") + line("M10 5v5M14 5v5", WOOD, 1),
  crook: line("M9 22V8q0-5 4.5-5t4.5 4.5q0 3-3 3.5", WOOD, 2.6),
  scoop: fill("M3 9h12q3 0 3 4t-3 5H8q-5 0-5-9z", "#a9774a") + handle("M17 13h6", 2.6) + [[6, 8], [9, 7], [12, 8], [7.5, 5.5], [10.5, 5]].map(([x = 0, y = 0]) => disc(x, y, 1.4, WHEAT)).join(""),
  board: box(3, 4, 18, 16, "#a9774a", 1) + line("M3 9h18M3 14h18", WOOD, 1.2) + [[6, 6.5], [12, 6.5], [18, 6.5], [9, 11.5], [15, 11.5], [6, 17], [12, 17], [18, 17]].map(([x = 0, y = 0]) => disc(x, y, 1.2, STONE)).join(""),
  sickle: PIECES.harvest ?? "",
  needle: line("M3 21L20 4", "#cfc8bd", 1.8) + ring(20, 4, 1.6, INK, 1) + line("M20 4q3 6-4 8t-3 8", RED, 1.2),
};

const VESSELS: Record<string, string> = {
  pot: fill("M4 9h16v6q0 6-8 6t-8-6z", INK) + line("M3 9h18", STONE, 2) + line("M9 5q-1.5-1.5 0-3M14 5q-1.5-1.5 0-3", STONE, 1.3),
  jug: fill("M8 3h8v3l2.5 5q1 9-4 10.5h-5Q4.5 20 5.5 11L8 6z", "#c96f45") + line("M18 9q4 0 3.5 4T18 17", "#c96f45", 2.2) + line("M6 12h12M6 15h12", PAPER, 1.2),
  vase: fill("M9 2h6l-1 4q6 3 4 9-1 5-3 7H9q-2-2-3-7-2-6 4-9z", PAPER) + line("M7 11q5 3 10 0M7 15q5 3 10 0", LAKE, 1.5) + line("M9 2h6l-1 4q6 3 4 9-1 5-3 7H9q-2-2-3-7-2-6 4-9z", INK, 1),
  milk: fill("M8 4h8v4l2 3v10H6V11l2-3z", "#dfe3df") + line("M8 4h8v4l2 3v10H6V11l2-3z", INK, 1.2) + line("M6 14h12", LAKE, 1.6) + line("M7 3.5h10", INK, 2),
  bottles: fill("M4 9h5v12H4zM5.5 4h2v5h-2z", MOSS) + fill("M10 7h5v14h-5zM11.5 2h2v5h-2z", LAKE) + fill("M16 10h5v11h-5zM17.5 5h2v5h-2z", CLAY) + line("M5 13h3M11 12h3M17 14h3", PAPER, 1.2),
  basket: fill("M3 10h18l-2 11H5z", "#b98a4c") + line("M3.5 14h17M4 17.5h16M8 10l1 11M12 10v11M16 10l-1 11", WOOD, 1.1) + line("M6 10q0-7 6-7t6 7", WOOD, 1.8),
  acorns: fill("M3 12h18l-2 9H5z", "#b98a4c") + line("M4 16h16", WOOD, 1.2) + [[7, 9], [12, 8], [17, 9.5]].map(([x = 0, y = 0]) => fill(`M${x - 2.5} ${y}q0 5 2.5 5.5 2.5-.5 2.5-5.5z`, "#9a6b35") + fill(`M${x - 3.2} ${y}q3.2-4 6.4 0z`, "#5c4326")).join(""),
  sack: fill("M7 8q5-3 10 0 5 5 4 11-.5 3-4 3H7q-3.5 0-4-3-1-6 4-11z", "#d9bd85") + line("M7 8q5 2.5 10 0", INK, 1.6) + fill("M8 7q-1-4 1-5l3 2 3-2q2 1 1 5z", "#d9bd85") + line("M8 14q0 3 1 5M12 13v6", WOOD, 1),
  chest: fill("M3 11q0-6 9-6t9 6z", WOOD) + box(3, 11, 18, 10, "#9a6b45", 1) + line("M3 11h18", INK, 1.6) + box(10.5, 10, 3, 5, WHEAT, 0.8) + line("M6 11v10M18 11v10", INK, 1),
  churn: fill("M8 8h8l2 14H6z", "#a9774a") + line("M7.5 12h9M7 18h10", INK, 1.2) + handle("M12 8V2", 2) + line("M9.5 2.5h5", WOOD, 1.8),
  bowl: fill("M2.5 11h19q-1 9-9.5 9.5Q3.5 20 2.5 11z", "#c9b48c") + line("M2 11h20", INK, 1.6) + line("M6 15q6 3 12 0", WOOD, 1.2),
  purse: fill("M8 8q-6 5-5 10 1 4 9 4t9-4q1-5-5-10z", "#8a5a32") + line("M7 8q5 2 10 0", WHEAT, 2) + fill("M8.5 7L6.5 3q5.5-2 11 0l-2 4z", "#8a5a32") + disc(12, 15, 3.2, WHEAT),
  barrel: fill("M6 3h12q4 9 0 18H6Q2 12 6 3z", WOOD) + line("M5 7h14M5 17h14", INK, 1.8) + line("M10 4q-1.5 8 0 16M14 4q1.5 8 0 16", "#5c3d24", 1),
};

const WORKS: Record<string, string> = {
  fireplace: box(2, 5, 20, 17, "#b7663f", 1) + line("M2 9.5h5M17 9.5h5M2 14h4M18 14h4M2 18h5M17 18h5M8 5v4M16 5v4", "#8f3d20", 1.1) + fill("M6 22v-7q6-7 12 0v7z", INK) + flame(12.3, 21.5, 0.8),
  hearth: box(2, 13, 20, 9, STONE, 1) + line("M2 17.5h20M8 13v4.5M15 17.5V22", "#7d7264", 1.1) + flame(12, 13.5, 0.6) + line("M5 13V3h14v10M12 3v2", INK, 1.6) + fill("M8.5 5h7v2q0 3-3.5 3T8.5 7z", INK),
  oven: fill("M2 22v-6Q2 5 12 5t10 11v6z", "#c96f45") + fill("M7 22v-5q5-6 10 0v5z", INK) + flame(12.2, 21.5, 0.55) + line("M5 12q2-4 6-4.5M17 9q2 1.5 2.5 4", "#8f3d20", 1.2),
  "stone-oven": fill("M2 22v-6Q2 5 12 5t10 11v6z", STONE) + line("M2 17h5M17 17h5M5 11h5M14 11h5M12 5v6M4 22v-5M20 22v-5", "#6f6558", 1.1) + fill("M7 22v-5q5-6 10 0v5z", INK) + flame(12.2, 21.5, 0.55),
  well: fill("M4 12h16v9q-8 3-16 0z", STONE) + line("M4 15.5h16M8 12v3.5M15 12v3.5M6 19h5M14 19h5", "#6f6558", 1.1) + line("M5 12V5M19 12V5", WOOD, 2) + fill("M2 6.5L12 1l10 5.5z", CLAY) + line("M12 6v3", INK, 1) + box(10.5, 9, 3, 3, WOOD),
  windmill: fill("M8 22l2-13h4l2 13z", PAPER) + line("M8 22l2-13h4l2 13z", INK, 1) + fill("M9 9.5L12 6l3 3.5z", CLAY) + line("M12 9L4 2M12 9l8-7M12 9l-8 7M12 9l8 7", WOOD, 2.2) + disc(12, 9, 1.6, INK),
  mill: fill("M3 22V9l7-5 7 5v13z", "#a9774a") + line("M3 13h14M3 17.5h14", WOOD, 1) + ring(17, 16, 5, INK, 1.6) + line("M17 11v10M12 16h10M13.5 12.5l7 7M20.5 12.5l-7 7", INK, 1.1),
  hut: fill("M3 22V11h18v11z", WOOD) + fill("M1 12L12 3l11 9z", STRAW) + box(10, 14, 5, 8, INK) + line("M5 10l3-3M9 8l2-3M16 8l-2-3M19 10l-3-3", "#a87f30", 1.1),
  pondhut: fill("M4 15V8h16v7z", WOOD) + fill("M2 9l10-7 10 7z", STRAW) + box(10, 10, 4, 5, INK) + line("M5 15v5M12 15v5M19 15v5", INK, 1.8) + line("M1 20q3-2 6 0t6 0 6 0 5 0", LAKE, 2),
  greenhouse: fill("M2 22V11l10-7 10 7v11z", "#bfd8cf") + line("M2 22V11l10-7 10 7v11zM12 4v18M7 8v14M17 8v14M2 16h20", INK, 1) + line("M5 22v-4M9.5 22v-5M14.5 22v-4M19 22v-5", MOSS, 1.8),
  church: fill("M9 22V10l6-5 6 5v12z", PAPER) + fill("M7.5 11L15 4.5l7.5 6.5z", CLAY) + box(3, 10, 7, 12, PAPER) + fill("M2 10.5L6.5 3l4.5 7.5z", NIGHT) + line("M6.5 3V1M5.5 1.8h2", INK, 1) + box(13, 16, 4, 6, INK),
  frame: box(3, 9, 18, 13, PAPER) + line("M3 9h18v13H3zM12 9v13M3 15.5h18M3 15.5L12 9M21 15.5L12 9M3 22l9-6.5M21 22l-9-6.5", WOOD, 1.6) + fill("M1 10L12 2l11 8z", CLAY),
  wall: box(2, 7, 20, 14, "#c96f45", 0.5) + line("M2 11.7h20M2 16.3h20M8 7v4.7M16 7v4.7M5 11.7v4.6M12 11.7v4.6M19 11.7v4.6M8 16.3V21M16 16.3V21", PAPER, 1.1),
  pit: fill("M1 8h22l-4 5-2 8H7l-2-8z", "#8a5a36") + fill("M6 12h12l-2 6H8z", "#c96f45") + line("M1 8h22", MOSS, 2.2),
  embankment: fill("M1 21q5-1 8-11h6q3 10 8 11z", "#b0643f") + line("M9 10h6M7 14h10M5 18h14", "#7d3d20", 1.3) + line("M1 21.5h22", LAKE, 2),
  hedge: [5, 12, 19].map((x) => disc(x, 12, 5, MOSS) + disc(x, 16, 5, LEAF)).join("") + line("M3 11q1-3 3-3M10 11q1-3 3-3M17 11q1-3 3-3", "#a3b96d", 1.2) + line("M1 21.5h22", WOOD, 1.6),
  stall: PIECES.market ?? "",
  parlor: box(2, 8, 20, 14, "#a9774a", 1) + line("M2 8l10-6 10 6", INK, 2) + fill("M6 22v-8h5v8z", INK) + box(14, 13, 5, 4, WHEAT) + line("M14 15h5M16.5 13v4", INK, 0.9),
  cart: box(2, 9, 15, 7, WOOD, 1) + line("M17 13l6-4", INK, 1.8) + ring(6.5, 18.5, 3, INK, 1.5) + ring(14, 18.5, 3, INK, 1.5) + line("M6.5 15.5v6M3.5 18.5h6M14 15.5v6M11 18.5h6", INK, 0.9) + fill("M4 9q2-5 5-3 3-4 6 3z", "#d9bd85"),
  caravan: fill("M2 17V9q0-6 9-6t9 6v8z", LAKE) + box(4, 9, 5, 4, WHEAT) + box(12, 9, 4, 8, INK) + ring(6, 18.5, 3, INK, 1.6) + ring(16, 18.5, 3, INK, 1.6) + line("M20 16h3", INK, 1.6) + line("M2 8h18", PAPER, 1),
  canoe: fill("M1 12q11 6 22 0-2 8-11 8T1 12z", "#a9774a") + line("M1 12q11 6 22 0", INK, 1.3) + line("M16 3L9 17", WOOD, 1.8) + fill("M15 2l4 1-3 5z", WOOD) + line("M1 21.5q3-2 6 0t6 0 6 0 4-1", LAKE, 1.5),
  brook: fill("M2 2q8 4 6 9t6 11h9Q14 16 17 10t-4-8z", LAKE) + line("M8 5q3 3 2 7M13 4q4 5 1 10t3 7", SKY, 1.3),
  loom: line("M4 3v19M20 3v19M3 5h18M3 19h18", WOOD, 2.2) + line("M7 5v14M9.5 5v14M12 5v14M14.5 5v14M17 5v14", PAPER, 1) + box(6, 11, 12, 8, CLAY) + line("M6 13h12M6 16h12", WHEAT, 1),
  table: box(2, 9, 20, 3, WOOD, 0.8) + line("M5 12v10M19 12v10", INK, 2.2) + line("M7 17h10", WOOD, 1.4) + fill("M8 9q0-3 4-3t4 3z", "#c98a45"),
  chair: line("M6 2v20M6 12h11v10", WOOD, 2.6) + line("M6 4h6v6H6z", WOOD, 1.8) + fill("M5 11h13v3H5z", "#a9774a"),
  haystack: fill("M3 22Q2 6 12 3q10 3 9 19z", STRAW) + line("M7 20q0-8 4-13M12 20q0-7 2-11M17 20q-1-6-2-8", "#a87f30", 1.3) + line("M2 22h20", WOOD, 1.6),
  gate: line("M2 9h20M2 15h20M3 20L21 5", WOOD, 2) + line("M3 4v18M21 4v18", INK, 2.6),
  bridge: line("M2 16q10-12 20 0", STONE, 3.4) + line("M2 20q3-2 6 0t6 0 6 0", LAKE, 1.8) + line("M5 12v6M12 9v4M19 12v6", INK, 1.4),
  peatcut: box(2, 10, 20, 11, "#5b4636", 1) + line("M2 13.5h20M2 17h20M8 10v11M15 10v11", "#3c2e22", 1.2) + line("M2 9.5h20", MOSS, 2.2),
};

const SIGNS: Record<string, string> = {
  pipe: fill("M3 9h7v7q0 5-3.5 5T3 16z", "#c9b48c") + line("M10 15q6-1 12-9", "#c9b48c", 2.4) + line("M5 6q-2-2 0-4M8 6q-2-2 0-4", STONE, 1.3),
  lute: fill("M4 21q-4-5 1-9 4-2 7 1 3 4 0 7-4 4-8 1z", "#a9774a") + disc(8, 16, 2, INK) + line("M11 13L20 3", WOOD, 2.4) + line("M19 1.5l3 3", INK, 1.8) + line("M6 18.5L19 4.5", PAPER, 0.7),
  cap: fill("M2 10l10-5 10 5-10 5z", INK) + fill("M6 12.5v5q6 3.5 12 0v-5l-6 3z", NIGHT) + line("M20 11v7", WHEAT, 1.6),
  cards: at(0, 0, box(3, 6, 9, 14, PAPER, 1.5) + line("M3 6h9v14H3z", INK, 1), 1, -8) + at(4, -2, box(9, 5, 9, 14, PAPER, 1.5) + line("M9 5h9v14H9z", INK, 1) + fill("M13.5 8.5l2.5 3.5-2.5 3.5-2.5-3.5z", RED), 1, 8),
  mushroom: fill("M2 12Q3 3 12 3t10 9q-10 3-20 0z", RED) + fill("M9 12.5h6q-1 5 .5 9h-7q1.5-4 .5-9z", PAPER) + disc(8, 8, 1.6, PAPER) + disc(14, 7, 1.8, PAPER) + disc(17.5, 10, 1.2, PAPER),
  harpoon: line("M3 21L18 6", WOOD, 2.2) + fill("M22 2l-2 8-2.5-.5-.5 2-3-3 2-.5-.5-2.5z", INK) + line("M5 19q-3-4 2-6", SAND, 1.2),
  bird: fill("M2 13q5-6 10-3 3-5 9-5-2 8-9 11-6 2-10-3z", NIGHT) + disc(6, 12, 0.9, PAPER) + fill("M2 13l-1.5 1 2 .8z", WHEAT),
  key: ring(7, 7, 4.2, WHEAT, 2.4) + line("M10 10l10 10M16 16l3-3M19 19l2.5-2.5", WHEAT, 2.4),
  keys: ring(6.5, 6.5, 3.8, INK, 1.6) + line("M9 9l8 11M14 17l2.5-1.8M8 10l1 12M9 19h2.8", WHEAT, 2.2),
  heart: fill("M12 21Q2 14 2.5 8 3 3.5 7.5 3.5 11 3.5 12 7q1-3.5 4.5-3.5Q21 3.5 21.5 8 22 14 12 21z", RED),
  scroll: box(5, 4, 14, 16, PAPER) + box(3, 2.5, 18, 4, SAND, 2) + box(3, 17.5, 18, 4, SAND, 2) + line("M8 9.5h8M8 12h8M8 14.5h5", INK, 1.1),
  medal: line("M8 2l4 9M16 2l-4 9", RED, 3) + disc(12, 15, 6.5, WHEAT) + ring(12, 15, 6.5, INK, 1) + fill("M12 11l1.2 2.6 2.8.3-2 2 .5 2.8-2.5-1.4-2.5 1.4.5-2.8-2-2 2.8-.3z", INK),
  sprout: line("M12 22V10", MOSS, 2.2) + fill("M12 12Q3 12 3 4q9 0 9 8zM12 15q9 0 9-8-9 0-9 8z", LEAF),
  bean: line("M6 22q2-8-1-12 6-2 3-8M17 22q-3-6 1-10-5-3-1-9", MOSS, 1.8) + fill("M9 12q7-2 8 5-7 2-8-5z", LEAF) + disc(11.5, 13.5, 1.1, "#a3b96d") + disc(14, 15.5, 1.1, "#a3b96d") + fill("M5 9Q1 7 3 3q4 1 2 6zM18 9q4-2 2-6-4 1-2 6z", LEAF),
  strawberry: fill("M4 8q8-4 16 0 1 8-8 14Q3 16 4 8z", RED) + fill("M12 8Q7 9 5 6q4-2 5-1 0-2 2-3 2 1 2 3 1-1 5 1-2 3-7 2z", LEAF) + [[8, 12], [12, 11], [16, 12], [10, 15.5], [14, 15.5], [12, 19]].map(([x = 0, y = 0]) => disc(x, y, 0.8, WHEAT)).join(""),
  map: fill("M2 5l6-2 8 2 6-2v16l-6 2-8-2-6 2z", SAND) + line("M8 3v16M16 5v16", WOOD, 1) + line("M4 14q4-5 8-1t8-4", MOSS, 1.6) + line("M18 7l2 2M20 7l-2 2", RED, 1.3),
  mantle: box(2, 6, 20, 4, WOOD, 1) + box(4, 10, 4, 12, STONE) + box(16, 10, 4, 12, STONE) + box(8, 10, 8, 12, INK) + flame(12.2, 21.5, 0.6) + box(5, 2, 3, 4, WHEAT) + fill("M15 6q-1-4 1-4t1 4z", LAKE),
  blanket: fill("M3 4h18v15q-3 3-6 0t-6 0-6 0z", PLUM) + line("M3 8h18M3 12h18", WHEAT, 1.6) + line("M8 4v15M16 4v15", PAPER, 1),
  fleece: disc(12, 12, 8.5, "#fbf4e3") + line("M7 12q2.5-4 5 0t5 0M8.5 16q2-2.5 4 0M9 8q2-2 4 0", SAND, 1.3),
  bale: box(2, 8, 20, 12, STRAW, 2) + line("M7 8v12M17 8v12", CLAY, 1.5) + line("M9 11h6M9 14h5M10 17h5", "#a87f30", 1),
  tree: box(10.7, 14, 2.6, 8, INK) + disc(12, 9.5, 7.5, MOSS) + line("M8 10q1-5 5-6M10 14q1-3 4-4", "#a3b96d", 1.2),
  apple: fill("M12 7Q3 4 3.5 13 5 22 12 20.5 19 22 20.5 13 21 4 12 7z", RED) + line("M12 7q0-3 2-5", WOOD, 1.6) + fill("M13 5q3-4 7-2-2 4-7 2z", LEAF),
  egg: fill("M12 3q6 5 6 12t-6 7q-6 0-6-7T12 3z", PAPER) + line("M12 3q6 5 6 12t-6 7q-6 0-6-7T12 3z", INK, 1),
  hen: fill("M4 14q-1-6 4-6 3 0 4 3 4 2 8-3 2 8-3 11-6 3-10 0-2-2-3-5z", "#b1653a") + fill("M4 9l-3 1.5 3 1z", WHEAT) + fill("M5 7q0-3 2-2 1-2 2.5 0 1 2-1 3z", RED) + disc(6, 10, 0.8, INK) + line("M10 19.5v3M14 19.5v3", WHEAT, 1.4),
  bee: fill("M6 13q0-5 6-5t6 5-6 5-6-5z", WHEAT) + line("M10 8.5v9M14 8.5v9", INK, 2) + fill("M10 8Q6 1 12 3.5 18 1 14 8z", SKY) + disc(19, 13, 1.6, INK),
  hive: fill("M3 22Q1 5 12 3q11 2 9 19z", WHEAT) + line("M4 17h16M4 12h16M6 7.5h12", WOOD, 1.6) + disc(12, 18, 2.4, INK),
  candle: box(9.5, 9, 5, 12, PAPER) + fill("M12 8q-4-2-.5-7 4.5 4.5.5 7z", EMBER) + box(6, 20, 12, 2.5, INK, 1),
  rope: line("M4 18Q4 5 12 5t8 7-7 7-6-6 5-5 4 4", "#b08040", 2.4),
  hourglass: fill("M5 3h14q0 6-5 9 5 3 5 9H5q0-6 5-9-5-3-5-9z", SAND) + line("M4 3h16M4 21h16", WOOD, 2.4) + fill("M8 20q4-6 8 0z", WHEAT),
  coins: disc(9, 15, 6, INK) + disc(9, 15, 5, WHEAT) + disc(15, 9, 6, INK) + disc(15, 9, 5, "#f3cd62") + line("M15 6v6M9 12v6", INK, 1.3),
  gift: box(3, 10, 18, 11, CLAY, 1) + box(2, 7, 20, 4, RED, 1) + line("M12 7v14", WHEAT, 2.4) + line("M12 7q-6-1-5-4 3-1 5 4 2-5 5-4 1 3-5 4z", WHEAT, 1.6),
  question: disc(12, 12, 10, NIGHT) + line("M8.5 9q0-4 3.5-4t3.5 3.5q0 2-2.5 3-1 .5-1 2.5", PAPER, 2.2) + disc(12, 18, 1.5, PAPER),
};

const ALL: Record<string, string> = { ...PIECES, ...TOOLS, ...VESSELS, ...WORKS, ...SIGNS };

export const EMBLEMS: readonly string[] = Object.keys(ALL);
export const emblem = (name: string): string => ALL[name] ?? "";
