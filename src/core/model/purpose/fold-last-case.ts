import { type Answers, thingOf } from '../answers.ts';
import { type Held, mapHeld } from '../held.ts';
import { eachItsOwn } from '../named-once.ts';
import type { Step } from './types.ts';

const SLOT = 'purpose/last-case';

/** The last real case, step by step. A step may come twice, as in a story. */
export function lastCaseOf(answers: Answers): Held<readonly Step[]> {
  return mapHeld(answers.rows(SLOT), (rows) =>
    eachItsOwn(
      rows.map((row) => {
        const below = answers.below(null, SLOT, row.id);
        return {
          ...thingOf(row),
          actor: row.held('who'),
          where: below.text('where'),
          change: below.text('change'),
          wait: below.quantity('wait'),
          nearMiss: below.text('near-miss'),
        };
      }),
    ),
  );
}
