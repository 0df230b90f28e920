import { type Answers, thingOf } from '../answers.ts';
import { type Held, mapHeld } from '../held.ts';
import { eachItsOwn } from '../named-once.ts';
import type { Term } from './types.ts';

/** Words that mean different things to different teams; a word has one row for each of its meanings. */
export function termsOf(answers: Answers): Held<readonly Term[]> {
  return mapHeld(answers.rows('entities/terms'), (rows) =>
    eachItsOwn(
      rows.map((row) => ({
        ...thingOf(row),
        meaning: row.held('meaning'),
        team: row.held('team'),
        chosen: answers.below(null, 'entities/terms', row.id).text('chosen'),
      })),
    ),
  );
}
