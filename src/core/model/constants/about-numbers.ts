import { type Answers, asWordOrOwn, thingOf } from '../../answers/answers.ts';
import type { Find } from '../../answers/find.ts';
import { type Held, mapHeld } from '../../answers/held.ts';
import { onlyOnce } from '../../answers/named-once.ts';
import type { Boundary, Provenance } from './types.ts';

const BOUNDARIES = 'constants/boundaries';
const PROVENANCE = 'constants/provenance';

/** What happens just below, at and just above each limit that was named. */
export function boundariesIn(answers: Answers, find: Find): Held<readonly Boundary[]> {
  return mapHeld(answers.rows(BOUNDARIES), (rows) =>
    onlyOnce(rows).map((row) => ({
      ...thingOf(row),
      constant: find(row.label),
      below: row.held('below'),
      at: row.held('at'),
      above: row.held('above'),
      warn: answers.below(null, BOUNDARIES, row.id).text('warn'),
    })),
  );
}

const SOURCES: ReadonlyMap<string, string> = new Map([
  ['law', 'law'],
  ['a law', 'law'],
  ['contract', 'contract'],
  ['a contract', 'contract'],
  ['habit', 'habit'],
  ['a habit', 'habit'],
  ['guess', 'guess'],
  ['a guess', 'guess'],
]);

/** Where each number comes from, and where that is written. */
export function provenanceIn(answers: Answers, find: Find): Held<readonly Provenance[]> {
  return mapHeld(answers.rows(PROVENANCE), (rows) =>
    onlyOnce(rows).map((row) => ({
      ...thingOf(row),
      constant: find(row.label),
      comesFrom: asWordOrOwn(row.held('from'), SOURCES),
      written: row.held('where'),
      check: answers.below(null, PROVENANCE, row.id).text('check'),
    })),
  );
}
