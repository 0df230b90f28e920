/** Something that takes up lines of a grid, from one to before another. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A cell of a lane: what stands there, or null where it is free; with the lines it takes up. */
export interface LaneCell<T> {
  readonly line: number;
  readonly span: number;
  readonly entry: T | null;
}

/**
 * The lanes of a column: what overlaps stands side by side, each in the first lane that is free. In the first lane
 * every free line is a cell of its own; in the others free lines are one.
 */
export function lanesOf<T extends Stretch>(entries: readonly T[], lines: number): readonly (readonly LaneCell<T>[])[] {
  const lanes: T[][] = [];
  for (const entry of entries.toSorted((one, other) => one.from - other.from || other.to - one.to)) {
    const lane = lanes.find((one) => (one.at(-1)?.to ?? 0) <= entry.from);
    if (lane) lane.push(entry);
    else lanes.push([entry]);
  }
  return (lanes.length === 0 ? [[]] : lanes).map((lane, at) => cellsOf(lane, lines, at === 0 ? 1 : lines));
}

function cellsOf<T extends Stretch>(lane: readonly T[], lines: number, most: number): readonly LaneCell<T>[] {
  const free = (from: number, to: number) =>
    Array.from({ length: Math.ceil((to - from) / most) }, (_, at) => {
      const line = from + at * most;
      return { line, span: Math.min(most, to - line), entry: null };
    });
  const cells: LaneCell<T>[] = [];
  let reached = 0;
  for (const entry of lane) {
    cells.push(...free(reached, entry.from), { line: entry.from, span: entry.to - entry.from, entry });
    reached = entry.to;
  }
  return [...cells, ...free(reached, lines)];
}

/** How long a line may last, in minutes, where nobody has said. */
const STEPS = [60, 30, 20, 15, 10, 5] as const;
const MOST_LINES = 60;

/** The longest step on whose lines all of these times lie, in minutes; longer where there would be too many lines. */
export function stepFor(times: readonly number[], length: number): number {
  const fitting = STEPS.find((step) => times.every((at) => at % step === 0)) ?? 5;
  return STEPS.findLast((step) => step >= fitting && length / step <= MOST_LINES) ?? 60;
}
