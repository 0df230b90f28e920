import type { Point } from './shape.ts';

/** How round the bends of a line are, and how long and wide its head is. */
const BEND = 18;
const HEAD = { long: 10, wide: 4.5 } as const;

/** A bend flatter than this many units is drawn straight. */
const FLAT = 1.5;

/** The path of a line with round bends, as SVG writes it. */
export function pathOf(points: readonly Point[]): string {
  const bent = points.filter((point, index) => !isFlat(points[index - 1], point, points[index + 1]));
  return bent.map((point, index) => stepTo(bent[index - 1], point, bent[index + 1])).join(' ');
}

function isFlat(before: Point | undefined, at: Point, after: Point | undefined): boolean {
  if (before === undefined || after === undefined) return false;
  const long = distance(before, after);
  if (long === 0) return false;
  const twice = (after.x - before.x) * (at.y - before.y) - (after.y - before.y) * (at.x - before.x);
  return Math.abs(twice) / long < FLAT && distance(before, at) <= long && distance(at, after) <= long;
}

function stepTo(before: Point | undefined, at: Point, after: Point | undefined): string {
  if (before === undefined) return `M${written(at)}`;
  if (after === undefined) return `L${written(at)}`;
  return `L${written(toward(at, before, halfAtMost(at, before)))} Q${written(at)} ${written(toward(at, after, halfAtMost(at, after)))}`;
}

function halfAtMost(one: Point, other: Point): number {
  return Math.min(BEND, distance(one, other) / 2);
}

/** The points without the stretch that the head covers. */
export function withoutHead(points: readonly Point[]): readonly Point[] {
  const [before, tip] = points.slice(-2);
  if (before === undefined || tip === undefined) return points;
  return [...points.slice(0, -1), toward(tip, before, Math.min(HEAD.long, distance(tip, before)) - 1)];
}

/** The head at the last point, a triangle, as SVG writes it. */
export function headOf(points: readonly Point[]): string {
  const [before, tip] = points.slice(-2);
  if (before === undefined || tip === undefined || distance(before, tip) === 0) return '';
  const foot = toward(tip, before, HEAD.long);
  const side = toward({ x: 0, y: 0 }, { x: tip.y - before.y, y: before.x - tip.x }, HEAD.wide);
  const left = { x: foot.x + side.x, y: foot.y + side.y };
  const right = { x: foot.x - side.x, y: foot.y - side.y };
  return `M${written(tip)} L${written(left)} L${written(right)} Z`;
}

/** The point that lies so far from one point in the direction of another. */
function toward(from: Point, to: Point, far: number): Point {
  const whole = distance(from, to);
  const share = whole === 0 ? 0 : far / whole;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function written({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
