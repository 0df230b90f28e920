import type { Look } from '#core/product.ts';

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

export type Side = 'top' | 'bottom' | 'left' | 'right';

/** Where a line meets a side of its box. `labelSide`: on which side of the line its cardinality is. */
export interface Port extends Point {
  readonly side: Side;
  readonly labelSide: 'above' | 'below';
}

/** Why a part is highlighted: the reader is there, or something is wrong with it. */
type DiagramEmphasis = 'current' | 'problem';

/**
 * A box of a diagram. Ids and texts come from users and may be anything; if two nodes have one id, edges meet the
 * first.
 */
export interface DiagramNode {
  readonly id: string;
  readonly label: string;
  readonly look: Look;
  /** Lines below the label, for example fields; the first few are shown, the rest is counted. */
  readonly lines?: readonly string[];
  /** One word in the box: “first”, “last”, “stuck”. */
  readonly tag?: string | undefined;
  readonly shape?: 'box' | 'round';
  readonly emphasis?: DiagramEmphasis | undefined;
}

/** A line between two boxes. An end whose id no node has is loose. */
export interface DiagramEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly label?: string;
  readonly look: Look;
  /** Cardinalities at both ends: “1”, “0..1”, “1..n”, “0..n”, “?”. A line that has them carries no arrow head. */
  readonly ends?: readonly [from: string, to: string];
  /** Whether it leads both ways. */
  readonly both?: boolean;
  readonly emphasis?: DiagramEmphasis | undefined;
}

export type DiagramDirection = 'down' | 'right';

/** How a box or a label is pressed, and whether it is the one that the Tab key reaches. */
export interface Press {
  readonly index: number;
  readonly isTabStop: boolean;
  readonly onPress: () => void;
}

export interface DiagramProps {
  /** Name for screen readers: “States of an order”. */
  readonly label: string;
  readonly nodes: readonly DiagramNode[];
  readonly edges: readonly DiagramEdge[];
  readonly direction?: DiagramDirection;
  /** If given, boxes are buttons. */
  readonly onNode?: (id: string) => void;
  /** If given, the labels of lines are buttons. */
  readonly onEdge?: (id: string) => void;
  /** What pressing a box would show, or more about it. */
  readonly describeNode?: (id: string) => string;
  /**
   * If given, only the box with this id is drawn, with what leads to it and from it; null: the first one. A press on
   * another box puts that in the middle. Labels of lines show where one points.
   */
  readonly around?: string | null;
}
