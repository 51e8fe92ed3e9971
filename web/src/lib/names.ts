/** What seats, games and moments in time are called. */

import type { SeatInfo } from "./types.ts";
import { t, words } from "./words.svelte.ts";
import { botChoice, type BotChoice, botOf } from "./bots.ts";

export const gameName = (game: string): string => words.of(game).textOr(game, `game-${game}`);
export const gameText = (game: string): string => words.of(game).textOr("", `game-${game}`, "text");

/** A bot to choose from: "Merchant". One that we have no name for keeps its own. */
export function choiceName(choice: BotChoice): string {
  const speaker = words.of("");
  if (choice.blank !== null && speaker.has(choice.message, "pick")) return speaker.text(choice.message, {}, "pick");
  return speaker.has(choice.message) && choice.blank === null ? speaker.text(choice.message) : choice.bot;
}

export function choiceText(choice: BotChoice): string {
  return words.of("").textOr("", choice.message, "text");
}

/** A bot that sits at a table: "Merchant with Smithy". */
export function botName(bot: string, game: string, known: readonly string[] = BLANKS): string {
  const found = botOf(bot, [bot.includes("<") ? "" : botChoice(bot).bot, ...known].filter((one) => has(one)));
  if (found === null) return bot;
  const { choice, filled } = found;
  if (choice.blank === null) return t(choice.message);
  const slug = filled.split(":")[0] ?? filled;
  return t(choice.message, { thing: words.of(game).textOr(slug, `${choice.blank}-${slug}`) });
}

const BLANKS: readonly string[] = ["bigmoney-<card>"];
const has = (bot: string): boolean => bot !== "" && words.of("").has(botChoice(bot).message);

export function seatName(seat: SeatInfo, game: string): string {
  if (seat.name) return seat.name;
  if (seat.kind === "bot") return botName(seat.bot ?? "", game);
  return seat.kind === "open" ? t("page-seat-nobody") : t("player", { number: seat.seat + 1 });
}

/** "Anna, Bo and Cem" */
export const listed = (names: readonly string[]): string => words.of("").listed(names);

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["minute", 60], ["hour", 3600], ["day", 86400], ["week", 604800], ["month", 2629800], ["year", 31557600],
];

/** "5 minutes ago"; seconds since 1970, as the server counts. */
export function ago(then: number, now = Date.now() / 1000): string {
  const seconds = Math.max(0, now - then);
  const speak = new Intl.RelativeTimeFormat(words.lang, { numeric: "auto" });
  if (seconds < 60) return speak.format(0, "second");
  const [unit, length] = STEPS.findLast(([, one]) => seconds >= one) ?? ["minute", 60];
  return speak.format(-Math.floor(seconds / length), unit);
}
