import { headOf, pathOf, withoutHead } from './curve.ts';
import type { DrawnLine } from './loops.ts';
import { networkOf, partsOf } from './network.ts';
import { pack } from './pack.ts';
import { isLarge, layOutPart, type PartLayout } from './part-layout.ts';
import type { DiagramDirection, DiagramEdge, DiagramNode } from './parts.ts';
import { type Box, boxAround, moved, type Point, type Port, type Size } from './shape.ts';
import { sizeOfEnd } from './sizes.ts';

/** Where everything of a diagram is, in units of a pixel at full size. */
export interface Layout extends Size {
  /** One per node, in their order. */
  readonly nodes: readonly NodeBox[];
  /** The unknown ends of lines. */
  readonly loose: readonly Box[];
  /** One per edge, in their order. */
  readonly lines: readonly Line[];
}

export interface NodeBox extends Box {
  readonly nameLines: number;
}

/** A line as SVG draws it, and the boxes of the texts on it. */
export interface Line {
  readonly path: string;
  /** The arrow head; empty for a line with cardinalities. */
  readonly head: string;
  /** Empty for a line that says nothing. */
  readonly label: Box | undefined;
  readonly ends: readonly EndText[];
}

interface EndText extends Box {
  readonly text: string;
  /** The edge of its box that it keeps to: the one at the node. */
  readonly keeps: 'left' | 'right';
}

interface LayoutOptions {
  readonly direction?: DiagramDirection;
  /** Whether lines can be pressed and so need a spot even without words. */
  readonly pressable?: boolean;
}

/** From a line to its cardinality. */
const BESIDE = 7;

/** Around the whole, so that outlines are not cut. */
const MARGIN = 14;

/**
 * Lays out a diagram without a browser: sizes from estimated text widths, every joined part in ranks, the parts in
 * rows. The same content gives the same layout.
 */
export function layOut(
  nodes: readonly DiagramNode[],
  edges: readonly DiagramEdge[],
  { direction = 'down', pressable = false }: LayoutOptions = {},
): Layout {
  const network = networkOf(nodes, edges, pressable);
  const large = isLarge(network);
  const { boxes, lines, size } = together(partsOf(network).map((part) => layOutPart(part, direction, large)));
  const standing = network.vertices.map(({ id, nameLines }) => ({
    ...(boxes.get(id) ?? NOTHING),
    nameLines,
  }));
  return {
    width: Math.ceil(size.width + 2 * MARGIN),
    height: Math.ceil(size.height + 2 * MARGIN),
    nodes: standing.slice(0, nodes.length),
    loose: standing.slice(nodes.length),
    lines: edges.map((_, index) => lines.get(index) ?? NO_LINE),
  };
}

const NOTHING: Box = { x: 0, y: 0, width: 0, height: 0 };
const NO_LINE: Line = { path: '', head: '', label: undefined, ends: [] };

/** All parts on one sheet, and the size of it without its margin. */
function together(parts: readonly PartLayout[]) {
  const bounds = parts.map(boundsOf);
  const { places, size } = pack(bounds);
  const boxes = new Map<number, Box>();
  const lines = new Map<number, Line>();
  for (const [index, part] of parts.entries()) {
    const by = shift(bounds[index], places[index]);
    for (const [id, box] of part.boxes) boxes.set(id, moved(box, by));
    for (const line of part.lines) lines.set(line.link.id, finished(line, by));
  }
  return { boxes, lines, size };
}

function shift({ x, y }: Box = NOTHING, place: Point = NOTHING): Point {
  return { x: place.x - x + MARGIN, y: place.y - y + MARGIN };
}

/** The least box around all boxes, lines and labels of a part. */
function boundsOf({ boxes, lines }: PartLayout): Box {
  const all = [
    ...boxes.values(),
    ...lines.flatMap((line) => [boxAround(line.label, line.link.label), ...endsOf(line)]),
    ...lines.flatMap(({ points }) => points.map((point) => ({ ...point, width: 0, height: 0 }))),
  ];
  const [x, y] = [least(all.map((one) => one.x)), least(all.map((one) => one.y))];
  const right = -least(all.map((one) => -one.x - one.width));
  const foot = -least(all.map((one) => -one.y - one.height));
  return { x, y, width: right - x, height: foot - y };
}

function least(values: readonly number[]): number {
  return values.reduce((one, other) => Math.min(one, other), values[0] ?? 0);
}

function finished(line: DrawnLine, by: Point): Line {
  const points = line.points.map((point) => moved(point, by));
  const { label, ends } = line.link;
  return {
    path: pathOf(ends ? points : withoutHead(points)),
    head: ends ? '' : headOf(points),
    label: label.width > 0 ? boxAround(moved(line.label, by), label) : undefined,
    ends: endsOf(line).map((end) => moved(end, by)),
  };
}

/** The cardinalities of a line, each next to the port it belongs to. */
function endsOf({ link, ports }: DrawnLine): readonly EndText[] {
  if (link.ends === undefined) return [];
  return [endAt(ports[0], link.ends[0]), endAt(ports[1], link.ends[1])];
}

function endAt({ side, beside, x, y }: Port, text: string): EndText {
  const { width, height } = sizeOfEnd(text);
  const before = side === 'left';
  const left = before ? x - width - BESIDE : x + BESIDE;
  return {
    text,
    keeps: before ? 'right' : 'left',
    x: left,
    y: beside === 'below' ? y + 3 : y - height - 1,
    width,
    height,
  };
}
