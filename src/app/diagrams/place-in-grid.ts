import type { Point } from './geometry.ts';
import type { PaddedVertex } from './loops.ts';
import type { Link } from './network.ts';
import { GAPS, type Placement, type PlacementInput } from './placement.ts';
import { spread } from './ports.ts';

/** Rows longer than this are broken. */
const MAX_ROW_LENGTH = 1800;

/** A vertex as the grid sees it: its size across and along the direction of the edges. */
interface Cell {
  readonly id: number;
  readonly across: number;
  readonly along: number;
}

/** Rows of cells by the distance from where the lines start; long rows are broken. */
function rowsOf(cells: readonly Cell[], links: readonly Link[]): readonly (readonly Cell[])[] {
  const byId = new Map(cells.map((cell) => [cell.id, cell]));
  return ranksOf(
    cells.map(({ id }) => id),
    links,
  ).flatMap((rank) => breakIntoRows(rank.flatMap((id) => byId.get(id) ?? [])));
}

function cellOf({ id, width, height, loops }: PaddedVertex, down: boolean): Cell {
  const whole = width + loops.width;
  return { id, across: down ? whole : height, along: down ? height : whole };
}

/** Vertices by their distance from those without an incoming line; a cycle starts at its first. */
function ranksOf(ids: readonly number[], links: readonly Link[]): readonly (readonly number[])[] {
  const next = new Map<number, number[]>(ids.map((id) => [id, []]));
  for (const { from, to } of links) next.get(from)?.push(to);
  const reached = new Set(links.map(({ to }) => to));
  const seen = new Set<number>();
  const ranks: number[][] = [];
  for (const group of [ids.filter((id) => !reached.has(id)), ...ids.map((id) => [id])]) {
    let rank = group.filter((id) => !seen.has(id));
    for (let depth = 0; rank.length > 0; depth += 1) {
      for (const id of rank) seen.add(id);
      ranks[depth] = [...(ranks[depth] ?? []), ...rank];
      rank = [...new Set(rank.flatMap((id) => next.get(id) ?? []))].filter((id) => !seen.has(id));
    }
  }
  return ranks;
}

function breakIntoRows(rank: readonly Cell[]): readonly (readonly Cell[])[] {
  const rows: Cell[][] = [];
  let used = MAX_ROW_LENGTH;
  for (const cell of rank) {
    if (used + cell.across > MAX_ROW_LENGTH) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(cell);
    used += cell.across + GAPS.nodes;
  }
  return rows;
}

/** Where a cell is: its row, and its middle across and along the direction of the edges. */
interface GridPosition {
  readonly row: number;
  readonly across: number;
  readonly along: number;
}

/** Space between two labels in one gap. */
const LABEL_GAP = 8;

/** Where a label sits between source (0) and target (1), across. */
const LABEL_SHARE = 0.25;

/**
 * Places a part that is too large for dagre: rows by the distance from where the lines start, lines straight behind the
 * boxes, labels in the gaps between rows. Takes linear time.
 */
export function placeInGrid({ vertices, links, direction }: PlacementInput): Placement {
  const down = direction === 'down';
  const toPoint = ({ across, along }: Omit<GridPosition, 'row'>): Point =>
    down ? { x: across, y: along } : { x: along, y: across };
  const rows = rowsOf(
    vertices.map((vertex) => cellOf(vertex, down)),
    links,
  );
  const rowEnds = rowEndsOf(rows);
  const positions = gridPositions(rows, rowEnds);
  const labels = labelPositions(links, positions, rowEnds, down);
  return {
    vertices: new Map([...positions].map(([id, position]) => [id, toPoint(position)])),
    routes: new Map(
      links.map(({ id }) => {
        const at = labels.get(id);
        const label = at === undefined ? { x: 0, y: 0 } : toPoint(at);
        return [id, { bends: at === undefined ? [] : [label], label }];
      }),
    ),
  };
}

/** The end of each row in the direction of the edges, with the gap below it. */
function rowEndsOf(rows: readonly (readonly Cell[])[]): readonly number[] {
  let foot = 0;
  return rows.map((row) => {
    foot += Math.max(...row.map(({ along }) => along)) + GAPS.markedRanks;
    return foot;
  });
}

function gridPositions(
  rows: readonly (readonly Cell[])[],
  rowEnds: readonly number[],
): ReadonlyMap<number, GridPosition> {
  return new Map(
    rows.flatMap((row, index) => {
      const head = rowEnds[index - 1] ?? 0;
      const along = (head + (rowEnds[index] ?? head) - GAPS.markedRanks) / 2;
      const whole = row.reduce((sum, { across }) => sum + across + GAPS.nodes, -GAPS.nodes);
      let start = -whole / 2;
      return row.map(({ id, across }): [number, GridPosition] => {
        start += across + GAPS.nodes;
        return [id, { row: index, across: start - GAPS.nodes - across / 2, along }];
      });
    }),
  );
}

/** Positions of labels: in the gap next to their source that faces the target, without overlaps. */
function labelPositions(
  links: readonly Link[],
  positions: ReadonlyMap<number, GridPosition>,
  rowEnds: readonly number[],
  down: boolean,
): ReadonlyMap<number, Omit<GridPosition, 'row'>> {
  const gaps = new Map<number, { readonly id: number; readonly wish: number; readonly room: number }[]>();
  for (const { id, from, to, label } of links) {
    const [source, target] = [positions.get(from), positions.get(to)];
    if (label.width === 0 || source === undefined || target === undefined) continue;
    const gap = target.row < source.row ? source.row - 1 : source.row;
    const wish = source.across + (target.across - source.across) * LABEL_SHARE;
    gaps.set(gap, [...(gaps.get(gap) ?? []), { id, wish, room: down ? label.width : label.height }]);
  }
  return new Map(
    [...gaps].flatMap(([gap, wishes]) => {
      const sorted = wishes.toSorted((one, other) => one.wish - other.wish);
      const room = Math.max(...sorted.map((one) => one.room)) + LABEL_GAP;
      const places = evenly(
        sorted.map(({ wish }) => wish),
        room,
      );
      const along = (rowEnds[gap] ?? 0) - GAPS.markedRanks / 2;
      return sorted.map(({ id, wish }, index) => [id, { across: places[index] ?? wish, along }] as const);
    }),
  );
}

/** Ascending wanted positions, spread to be at least `room` apart around their mean. */
function evenly(wishes: readonly number[], room: number): readonly number[] {
  const places = spread(wishes, -Infinity, Infinity, room);
  const meanShift = places.reduce((sum, place, index) => sum + place - (wishes[index] ?? place), 0);
  return places.map((place) => place - meanShift / places.length);
}
