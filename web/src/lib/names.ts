/** What seats, games and moments in time are called. */

import type { SeatInfo } from "./types.ts";
import { t, words } from "./words.svelte.ts";
import { botChoice, type BotChoice } from "./bots.ts";

export const gameName = (game: string): string => words.of(game).textOr(game, `game-${game}`);
export const gameText = (game: string): string => words.of(game).textOr("", `game-${game}`, "text");

/** A bot to choose from: "Merchant". One that has no name keeps its own. */
export function choiceName({ message, blank, bot }: BotChoice, game: string): string {
  return words.of(game).textOr(bot, message, blank === null ? undefined : "pick");
}

export const choiceText = ({ message }: BotChoice, game: string): string => words.of(game).textOr("", message, "text");

/** A bot that sits at a table: "Merchant with Smithy". */
export function botName(bot: string, game: string): string {
  const speaker = words.of(game);
  const { message } = botChoice(bot);
  if (speaker.has(message)) return speaker.text(message);
  const [, which = "", slug = ""] = /^(\w+)-([^:]+)/.exec(bot) ?? [];
  const kind = KINDS.find((one) => speaker.has(`bot-${which}-${one}`));
  return kind === undefined ? bot : speaker.text(`bot-${which}-${kind}`, { thing: speaker.textOr(slug, `${kind}-${slug}`) });
}

/** What may be filled in where a bot's name has a blank: "bigmoney-<card>". */
const KINDS = ["card", "space", "tile"];

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
