import { folded } from '../shapes/folded.ts';

const ALL = /^(?:all|all of them|all things|every thing|everything|\*)?$/u;

/** Whether a cell for a thing speaks of all of them, as an empty one does. */
export function saysAllThings(cell: string): boolean {
  return ALL.test(folded(cell));
}
