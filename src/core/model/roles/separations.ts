import { type Answers, thingOf } from '../answers.ts';
import { type Held, mapHeld } from '../held.ts';
import { eachItsOwn } from '../named-once.ts';
import type { Separation } from './types.ts';

const SEPARATION = 'roles/separation';

/** What one person may never do both of; the same thing may stand in several pairs. */
export function separationsIn(answers: Answers): Held<readonly Separation[]> {
  return mapHeld(answers.rows(SEPARATION), (rows) =>
    eachItsOwn(
      rows.map((row) => ({
        ...thingOf(row),
        one: row.label,
        other: row.cell('other'),
        same: row.held('same'),
        smallTeam: answers.below(null, SEPARATION, row.id).choice('small-team'),
      })),
    ),
  );
}
