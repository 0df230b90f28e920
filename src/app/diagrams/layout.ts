import { connectedParts, networkOf } from './network.ts';
import { isLarge, layOutPart, type PartLayout } from './part-layout.ts';
import type { RoutedLine } from './ports.ts';
import { sizeOfEnd } from './sizes.ts';
import {
  type Box,
  boxAround,
  type DiagramDirection,
  type DiagramEdge,
  type DiagramNode,
  type Point,
  type Port,
  type Size,
  translated,
} from './types.ts';

const BEND = 18;
const ARROW_HEAD = { long: 10, wide: 4.5 } as const;

/** A point less than this many units off the straight line is left out. */
const MAX_FLATNESS = 1.5;

/** The SVG path of a line with round bends. */
function pathOf(points: readonly Point[]): string {
  const bent = points.filter((point, index) => !isFlat(points[index - 1], point, points[index + 1]));
  return bent.map((point, index) => stepTo(bent[index - 1], point, bent[index + 1])).join(' ');
}

function isFlat(before: Point | undefined, at: Point, after: Point | undefined): boolean {
  if (before === undefined || after === undefined) return false;
  const long = distance(before, after);
  if (long === 0) return false;
  const twice = (after.x - before.x) * (at.y - before.y) - (after.y - before.y) * (at.x - before.x);
  return Math.abs(twice) / long < MAX_FLATNESS && distance(before, at) <= long && distance(at, after) <= long;
}

function stepTo(before: Point | undefined, at: Point, after: Point | undefined): string {
  if (before === undefined) return `M${svgPoint(at)}`;
  if (after === undefined) return `L${svgPoint(at)}`;
  return `L${svgPoint(toward(at, before, halfAtMost(at, before)))} Q${svgPoint(at)} ${svgPoint(toward(at, after, halfAtMost(at, after)))}`;
}

function halfAtMost(one: Point, other: Point): number {
  return Math.min(BEND, distance(one, other) / 2);
}

function withoutHead(points: readonly Point[]): readonly Point[] {
  const [before, tip] = points.slice(-2);
  if (before === undefined || tip === undefined) return points;
  return [...points.slice(0, -1), toward(tip, before, Math.min(ARROW_HEAD.long, distance(tip, before)) - 1)];
}

/** The SVG path of the arrow head at the last point. */
function headOf(points: readonly Point[]): string {
  const [before, tip] = points.slice(-2);
  if (before === undefined || tip === undefined || distance(before, tip) === 0) return '';
  const foot = toward(tip, before, ARROW_HEAD.long);
  const side = toward({ x: 0, y: 0 }, { x: tip.y - before.y, y: before.x - tip.x }, ARROW_HEAD.wide);
  const left = { x: foot.x + side.x, y: foot.y + side.y };
  const right = { x: foot.x - side.x, y: foot.y - side.y };
  return `M${svgPoint(tip)} L${svgPoint(left)} L${svgPoint(right)} Z`;
}

/** The point that lies `far` units from one point toward another. */
function toward(from: Point, to: Point, far: number): Point {
  const whole = distance(from, to);
  const share = whole === 0 ? 0 : far / whole;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function svgPoint({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

/** Gap between two parts that are not connected. */
const PART_GAP = 40;

/** The aspect ratio to aim at; not wider than a page unless one part is. */
const ASPECT_RATIO = 1.4;
const PAGE = 880;

/** Positions of the parts in rows, the largest first, and the size of the whole. */
function pack(parts: readonly Size[]): { readonly places: readonly Point[]; readonly size: Size } {
  const area = parts.reduce((sum, { width, height }) => sum + (width + PART_GAP) * (height + PART_GAP), 0);
  const widest = Math.max(0, ...parts.map(({ width }) => width));
  const limit = Math.max(widest, Math.min(PAGE, Math.sqrt(area * ASPECT_RATIO)));
  const order = parts
    .map((_, index) => index)
    .toSorted((one, other) => (parts[other]?.height ?? 0) - (parts[one]?.height ?? 0));
  const places: Point[] = [];
  let [x, y, deep, width] = [0, 0, 0, 0];
  for (const index of order) {
    const part = parts[index] ?? { width: 0, height: 0 };
    if (x > 0 && x + part.width > limit) [x, y, deep] = [0, y + deep + PART_GAP, 0];
    places[index] = { x, y };
    [x, deep] = [x + part.width + PART_GAP, Math.max(deep, part.height)];
    width = Math.max(width, x - PART_GAP);
  }
  return { places, size: { width, height: y + deep } };
}

/** Positions of all boxes, lines and labels of a diagram. The unit is one pixel at full size. */
export interface Layout extends Size {
  /** One per node, in their order. */
  readonly nodes: readonly NodeBox[];
  /** The loose ends of lines. */
  readonly loose: readonly Box[];
  /** One per edge, in their order. */
  readonly lines: readonly SvgLine[];
}

export interface NodeBox extends Box {
  readonly nameLines: number;
}

/** The SVG paths of a line, and the boxes of its texts. */
export interface SvgLine {
  readonly path: string;
  /** The arrow heads; empty for a line with cardinalities. */
  readonly head: string;
  /** Undefined for a line without a label. */
  readonly label: Box | undefined;
  /** Where a label goes that takes no room. */
  readonly middle: Point;
  readonly ends: readonly EndText[];
}

interface EndText extends Box {
  readonly text: string;
  /** The side of its box at which the text is aligned: the one next to the node. */
  readonly align: 'left' | 'right';
}

interface LayoutOptions {
  readonly direction?: DiagramDirection;
  /** Whether lines can be pressed, and so need a label even without text. */
  readonly pressable?: boolean;
  /** Whether labels take no room: they show when asked for. */
  readonly quiet?: boolean;
}

/** Gap between a line and its cardinality. */
const END_GAP = 7;

/** Margin around the whole, so that outlines are not cut. */
const MARGIN = 14;

/** Works without a browser: sizes are estimated from texts. The same content gives the same layout. */
export function layOut(
  nodes: readonly DiagramNode[],
  edges: readonly DiagramEdge[],
  { direction = 'down', pressable = false, quiet = false }: LayoutOptions = {},
): Layout {
  const network = networkOf(nodes, edges, pressable, quiet);
  const large = isLarge(network);
  const { boxes, lines, size } = mergeParts(connectedParts(network).map((part) => layOutPart(part, direction, large)));
  const placed = network.vertices.map(({ id, nameLines }) => ({
    ...(boxes.get(id) ?? EMPTY_BOX),
    nameLines,
  }));
  return {
    width: Math.ceil(size.width + 2 * MARGIN),
    height: Math.ceil(size.height + 2 * MARGIN),
    nodes: placed.slice(0, nodes.length),
    loose: placed.slice(nodes.length),
    lines: edges.map((_, index) => lines.get(index) ?? EMPTY_LINE),
  };
}

const EMPTY_BOX: Box = { x: 0, y: 0, width: 0, height: 0 };
const EMPTY_LINE: SvgLine = { path: '', head: '', label: undefined, middle: EMPTY_BOX, ends: [] };

/** All parts on one sheet, and its size without the margin. */
function mergeParts(parts: readonly PartLayout[]) {
  const bounds = parts.map(boundsOf);
  const { places, size } = pack(bounds);
  const boxes = new Map<number, Box>();
  const lines = new Map<number, SvgLine>();
  for (const [index, part] of parts.entries()) {
    const by = shift(bounds[index], places[index]);
    for (const [id, box] of part.boxes) boxes.set(id, translated(box, by));
    for (const line of part.lines) lines.set(line.link.id, svgLineOf(line, by));
  }
  return { boxes, lines, size };
}

function shift({ x, y }: Box = EMPTY_BOX, place: Point = EMPTY_BOX): Point {
  return { x: place.x - x + MARGIN, y: place.y - y + MARGIN };
}

function boundsOf({ boxes, lines }: PartLayout): Box {
  const all = [
    ...boxes.values(),
    ...lines.flatMap((line) => [boxAround(line.label, line.link.label), ...endsOf(line)]),
    ...lines.flatMap(({ points }) => points.map((point) => ({ ...point, width: 0, height: 0 }))),
  ];
  const [x, y] = [smallest(all.map((one) => one.x)), smallest(all.map((one) => one.y))];
  const right = -smallest(all.map((one) => -one.x - one.width));
  const foot = -smallest(all.map((one) => -one.y - one.height));
  return { x, y, width: right - x, height: foot - y };
}

function smallest(values: readonly number[]): number {
  return values.reduce((one, other) => Math.min(one, other), values[0] ?? 0);
}

function svgLineOf(line: RoutedLine, by: Point): SvgLine {
  const points = line.points.map((point) => translated(point, by));
  const { label, ends, both } = line.link;
  const back = points.toReversed();
  const begun = both ? withoutHead(back).toReversed() : points;
  return {
    path: pathOf(ends ? points : withoutHead(begun)),
    head: ends ? '' : `${headOf(points)}${both ? headOf(back) : ''}`,
    middle: translated(line.label, by),
    label: label.width > 0 ? boxAround(translated(line.label, by), label) : undefined,
    ends: endsOf(line).map((end) => translated(end, by)),
  };
}

function endsOf({ link, ports }: RoutedLine): readonly EndText[] {
  if (link.ends === undefined) return [];
  return [endAt(ports[0], link.ends[0]), endAt(ports[1], link.ends[1])];
}

function endAt({ side, labelSide, x, y }: Port, text: string): EndText {
  const { width, height } = sizeOfEnd(text);
  const before = side === 'left';
  const left = before ? x - width - END_GAP : x + END_GAP;
  return {
    text,
    align: before ? 'right' : 'left',
    x: left,
    y: labelSide === 'below' ? y + 3 : y - height - 1,
    width,
    height,
  };
}
