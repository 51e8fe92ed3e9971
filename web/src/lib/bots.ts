/** Bots by friendly names. What the server calls "shepherd:dike" has its texts under `bot-shepherd-dike`, in the catalog of its game. */

export interface BotChoice {
  /** As the server lists it; what stands in <> is to be filled in. */
  bot: string;
  /** The message that names it. */
  message: string;
  /** What is to be filled in, such as "card"; null if nothing is. */
  blank: string | null;
}

const BLANK = /<(\w+)>/;

/** A level of the search, with the time for each move or the number of simulations: "strong", "strong:500ms". */
const LEVEL = /^(relaxed|solid|strong)(?::(.+))?$/;
const THINKS = ["solid", "strong"];

/** Times for a move that one may choose from; empty: the level's own. */
export const TIMES: readonly string[] = ["", "500ms", "1s", "2s", "4s"];

/** Those who choose begin with the levels; who only throws dice comes last. */
export const inOrder = (bots: readonly string[]): string[] => {
  const place = (bot: string) => (LEVEL.test(bot) ? 0 : bot === "random" ? 2 : 1);
  return [...bots].sort((one, other) => place(one) - place(other));
};

export const thinks = (bot: string): boolean => THINKS.includes(bot);

export const withTime = (bot: string, time: string): string => (thinks(bot) && time !== "" ? `${bot}:${time}` : bot);

/** "500ms" in seconds. */
export const seconds = (time: string): number => Number.parseFloat(time) / (time.endsWith("ms") ? 1000 : 1);

export function botChoice(bot: string): BotChoice {
  const blank = BLANK.exec(bot)?.[1] ?? null;
  return { bot, message: messageOf(bot.replace(BLANK, (_, kind: string) => kind)), blank };
}

export const fillIn = (choice: BotChoice, thing: string): string => choice.bot.replace(BLANK, thing);

function messageOf(bot: string): string {
  return `bot-${bot.replace(LEVEL, "$1").toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
}
