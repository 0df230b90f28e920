import type { Look } from '#core/product.ts';

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
  /** Lines below the label, for example fields; eight are shown, the rest is counted. */
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
  /** Cardinalities at both ends: “1”, “0..1”, “1..n”, “0..n”. A line that has them carries no arrow head. */
  readonly ends?: readonly [from: string, to: string];
  readonly emphasis?: DiagramEmphasis | undefined;
}

export type DiagramDirection = 'down' | 'right';

/** How a box or a label is pressed, and whether it is the one that the Tab key reaches. */
export interface Press {
  readonly index: number;
  readonly isTabStop: boolean;
  readonly onPress: () => void;
}
