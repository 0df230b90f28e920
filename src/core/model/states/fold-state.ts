import { asWord, type Row } from '../answers.ts';
import { fieldFinder } from '../entities/find-entity.ts';
import { refsIn } from '../find.ts';
import { mapHeld } from '../held.ts';
import type { StatesContext } from './context.ts';
import type { Cycle } from './cycles.ts';
import type { State } from './types.ts';

type Place = 'first' | 'on the way' | 'last';

/** Everyday words for the place of a state in a life, folded. */
export const PLACES: ReadonlyMap<string, Place> = new Map([
  ['first', 'first'],
  ['start', 'first'],
  ['beginning', 'first'],
  ['initial', 'first'],
  ['on the way', 'on the way'],
  ['middle', 'on the way'],
  ['between', 'on the way'],
  ['in between', 'on the way'],
  ['last', 'last'],
  ['end', 'last'],
  ['final', 'last'],
  ['done', 'last'],
]);

/** An answer to “where is it now?”, with everything that was asked about it. */
export function stateOf(row: Row, { entity }: Cycle, { answers, role }: StatesContext): State {
  const below = answers.below(entity?.id ?? null, 'states/list', row.id);
  const { id, label, formerly, source } = row;
  return {
    id,
    label,
    formerly,
    source,
    meaning: row.held('meaning'),
    place: asWord(row.held('place'), PLACES),
    responsible: below.text('responsible'),
    editable: mapHeld(below.list('editable'), (all) => {
      const field = fieldFinder(entity ?? undefined);
      return all.flatMap((words) => refsIn(field, words));
    }),
    visibleTo: mapHeld(below.list('visible-to'), (all) => all.flatMap((words) => refsIn(role, words))),
    longestStay: below.quantity('longest-stay'),
  };
}
