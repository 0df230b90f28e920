import type { Row } from './answers.ts';
import type { NameFinder } from './name-finder.ts';
import { edgeLabel, relabelEdge } from './naming.ts';
import type { NamedElement, NameRef } from './sourced.ts';

export interface Edge extends NamedElement {
  readonly from: NameRef;
  readonly to: NameRef;
}

/** The edge in a row, labelled with the present names of its ends and of its event. */
export function edgeIn(row: Row, find: NameFinder, event = ''): Edge {
  const { id, source, cell } = row;
  const ends = { from: find(cell('from')), to: find(cell('to')) };
  return { id, ...relabelEdge(row, edgeLabel(ends.from.label, ends.to.label, event)), source, ...ends };
}
