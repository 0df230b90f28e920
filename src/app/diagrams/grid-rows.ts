import type { RoomyVertex } from './loops.ts';
import type { Link } from './network.ts';
import { GAPS } from './placing.ts';

/** No row of the grid is longer than this if it can be broken. */
const LONGEST = 1800;

/** A vertex as the grid sees it: its extents across the way the edges run and along it. */
export interface Cell {
  readonly id: number;
  readonly across: number;
  readonly along: number;
}

/** Rows of cells by the distance from where the lines start; long rows are broken. */
export function rowsOf(cells: readonly Cell[], links: readonly Link[]): readonly (readonly Cell[])[] {
  const byId = new Map(cells.map((cell) => [cell.id, cell]));
  return ranksOf(
    cells.map(({ id }) => id),
    links,
  ).flatMap((rank) => broken(rank.flatMap((id) => byId.get(id) ?? [])));
}

export function cellOf({ id, width, height, loops }: RoomyVertex, down: boolean): Cell {
  const whole = width + loops.width;
  return { id, across: down ? whole : height, along: down ? height : whole };
}

/** Vertices by their distance from those that no line leads to; a ring starts at its first. */
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

function broken(rank: readonly Cell[]): readonly (readonly Cell[])[] {
  const rows: Cell[][] = [];
  let used = LONGEST;
  for (const cell of rank) {
    if (used + cell.across > LONGEST) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(cell);
    used += cell.across + GAPS.beside;
  }
  return rows;
}
