/** Numbers to places on paper, for the chart. */

export type Scale = (value: number) => number;

export const scale =
  (from: readonly [number, number], to: readonly [number, number]): Scale =>
  (value) =>
    to[0] + ((value - from[0]) / (from[1] - from[0] || 1)) * (to[1] - to[0]);

/** Round numbers that cover a range, about so many: ticks(0, 47, 5) is [0, 10, 20, 30, 40, 50]. */
export function ticks(low: number, high: number, about: number): number[] {
  const rough = Math.max(1, (high - low) / Math.max(1, about));
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((by) => by * power).find((by) => by >= rough) ?? rough;
  const first = Math.floor(low / step) * step;
  const count = Math.max(1, Math.ceil((high - first) / step));
  return Array.from({ length: count + 1 }, (_, index) => first + index * step);
}

/** A line that stays level until its value changes. */
export function steps(values: readonly number[], x: Scale, y: Scale): string {
  let path = "";
  values.forEach((value, index) => {
    if (index === 0) path = `M${x(0)} ${y(value)}`;
    else if (value !== values[index - 1] || index === values.length - 1) path += `H${x(index)}V${y(value)}`;
  });
  return path;
}

/** Moves labels apart so that none covers another; their order stays. */
export function spread(places: readonly number[], gap: number, low: number, high: number): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((one, other) => one.place - other.place);
  let floor = low;
  for (const one of order) {
    one.place = Math.max(one.place, floor);
    floor = one.place + gap;
  }
  let ceiling = high;
  for (const one of order.reverse()) {
    one.place = Math.min(one.place, ceiling);
    ceiling = one.place - gap;
  }
  return places.map((_, index) => order.find((one) => one.index === index)?.place ?? 0);
}
