/** A position in a diagram. The unit is one pixel at full size. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A box by its upper left corner. */
export interface Box extends Point, Size {}

export function boxAround({ x, y }: Point, { width, height }: Size): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

export function translated<T extends Point>(one: T, by: Point): T {
  return { ...one, x: one.x + by.x, y: one.y + by.y };
}

/** Where a line meets a side of its box. `beside`: on which side of the line its cardinality is. */
export interface Port extends Point {
  readonly side: Side;
  readonly labelSide: 'above' | 'below';
}

export type Side = 'top' | 'bottom' | 'left' | 'right';
