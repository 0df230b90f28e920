/** How sure a part of a diagram is: drawn solid, dashed or hatched. */
export type DiagramLook = 'said' | 'guess' | 'hole';

/** Why a part stands out: it is where the reader is, or something is wrong with it. */
type DiagramEmphasis = 'current' | 'problem';

/** A box of a diagram. Ids and texts are a user's and may be anything; of two nodes with one id edges meet the first. */
export interface DiagramNode {
  readonly id: string;
  readonly label: string;
  readonly look: DiagramLook;
  /** Lines below the label, for example fields; eight are shown, the rest is counted. */
  readonly lines?: readonly string[];
  /** One word on the box: “first”, “last”, “stuck”. */
  readonly tag?: string | undefined;
  readonly shape?: 'box' | 'round';
  readonly emphasis?: DiagramEmphasis | undefined;
}

/** A line between two boxes. An end at an id that no node has is drawn loose. */
export interface DiagramEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly label?: string;
  readonly look: DiagramLook;
  /** Cardinalities at both ends: “1”, “0..1”, “1..n”, “0..n”. A line that has them carries no arrow head. */
  readonly ends?: readonly [from: string, to: string];
  readonly emphasis?: DiagramEmphasis | undefined;
}

export type DiagramDirection = 'down' | 'right';
