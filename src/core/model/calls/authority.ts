import { type Answers, thingOf } from '../answers.ts';
import { type Held, mapHeld } from '../held.ts';
import { onlyOnce } from '../named-once.ts';
import type { Authority } from './types.ts';

const AUTHORITY = 'calls/authority';

/** Which system is right where two say different things. */
export function authorityIn(answers: Answers): Held<readonly Authority[]> {
  return mapHeld(answers.rows(AUTHORITY), (rows) =>
    onlyOnce(rows).map((row) => ({
      ...thingOf(row),
      right: row.held('right'),
      other: row.held('other'),
      noticed: answers.below(null, AUTHORITY, row.id).text('noticed'),
    })),
  );
}
