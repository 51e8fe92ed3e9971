/** The sign of each seat, on a field of 24 by 24. */
export const SIGNS = [
  "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z",
  "M3.5 3.5h17v17h-17z",
  "M12 2.5 22.5 21h-21z",
  "M12 1.5 22 12 12 22.5 2 12z",
  "m12 1.5 3 7.3 7.9.6-6 5.1 1.9 7.7L12 18l-6.8 4.2 1.9-7.7-6-5.1 7.9-.6z",
  "M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5z",
] as const;

export const signOf = (seat: number): string => SIGNS[seat % SIGNS.length] ?? SIGNS[0];
