/** The protocol, as the server declares it, and the client's own small types. */

export type * from "./contract.ts";

export type Json = Record<string, unknown>;
export type Lang = "en" | "de";

/** A piece of what is said; a thing's name carries its text everywhere, so many goods can be a small picture. */
export type Part = string | { kind: string; slug: string; text: string; count?: number };

export function plain(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === "string" ? part : part.text)).join("");
}
