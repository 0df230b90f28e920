import { groupBy } from '#core/product.ts';
import type { DiagramEdge, DiagramNode } from './types.ts';

/** How many boxes are around the one in the middle, and on each side if both have as many. */
const AROUND = 6;
const EACH_SIDE = AROUND / 2;

/** The part of a diagram around one box, and how many boxes it leaves out on each side. */
export interface Neighbourhood {
  readonly nodes: readonly DiagramNode[];
  readonly edges: readonly DiagramEdge[];
  readonly moreIn: number;
  readonly moreOut: number;
}

/** What leads to a box, the box, and what it leads to; what leads both ways comes after it. Lines that were said first. */
export function neighbourhoodOf(
  nodes: readonly DiagramNode[],
  edges: readonly DiagramEdge[],
  middle: string,
): Neighbourhood {
  const known = edges.filter(({ from, to }) => (from === middle) !== (to === middle));
  const sorted = known.toSorted((one, other) => Number(one.look === 'guess') - Number(other.look === 'guess'));
  const out = groupBy(
    sorted.filter(({ from }) => from === middle),
    ({ to }) => to,
  );
  const back = groupBy(
    sorted.filter(({ to }) => to === middle),
    ({ from }) => from,
  );
  const [ins, outs] = [[...back.keys()].filter((id) => !out.has(id)), [...out.keys()]];
  const shownIn = ins.slice(0, Math.max(EACH_SIDE, AROUND - outs.length));
  const shownOut = outs.slice(0, AROUND - shownIn.length);
  const byId = new Map(nodes.toReversed().map((node) => [node.id, node]));
  return {
    nodes: [...shownIn, middle, ...shownOut].flatMap((id) => byId.get(id) ?? []),
    edges: [
      ...shownIn.flatMap((id) => joined(back.get(id) ?? [], false)),
      ...shownOut.flatMap((id) => joined(out.get(id) ?? [], back.has(id))),
    ],
    moreIn: ins.length - shownIn.length,
    moreOut: outs.length - shownOut.length,
  };
}

/** Parallel lines as one. */
function joined([first, ...others]: readonly DiagramEdge[], both: boolean): readonly DiagramEdge[] {
  if (!first) return [];
  const labels = new Set([first, ...others].flatMap(({ label = '' }) => label.trim() || []));
  return [{ ...first, label: [...labels].join(', '), both }];
}
