import type { Row } from './answers.ts';
import type { Find } from './find.ts';
import { edgeLabel, edgeNow } from './naming.ts';
import type { Named, Ref } from './sourced.ts';

export interface Edge extends Named {
  readonly from: Ref;
  readonly to: Ref;
}

/** The edge in a row, labelled with the names that its ends, and what happens on the way, have now. */
export function edgeIn(row: Row, find: Find, event = ''): Edge {
  const { id, source, cell } = row;
  const ends = { from: find(cell('from')), to: find(cell('to')) };
  return { id, ...edgeNow(row, edgeLabel(ends.from.label, ends.to.label, event)), source, ...ends };
}
