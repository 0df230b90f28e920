import type { Answers } from '../answers.ts';
import { thingOf } from '../answers.ts';
import { mapHeld } from '../held.ts';
import { onlyOnce } from '../named-once.ts';
import { nameTroubles } from '../troubles.ts';
import type { ModelTrouble } from '../types.ts';
import { boundsOf } from './fold-bounds.ts';
import { groupsOf } from './fold-groups.ts';
import { lastCaseOf } from './fold-last-case.ts';
import { obligationsOf } from './fold-obligations.ts';
import type { Purpose } from './types.ts';

/** What it is for, for whom, and within which bounds. */
export function purposeOf(answers: Answers): Purpose {
  return {
    name: answers.text('purpose/name'),
    problem: answers.text('purpose/problem'),
    noticedBy: answers.text('purpose/problem/noticed-by'),
    workaround: answers.text('purpose/problem/workaround'),
    doNothing: answers.text('purpose/problem/do-nothing'),
    cost: answers.quantity('purpose/cost'),
    quitting: answers.text('purpose/quitting'),
    groups: groupsOf(answers),
    lastCase: lastCaseOf(answers),
    measures: measuresOf(answers),
    mustNotWorsen: answers.list('purpose/measure/must-not-worsen'),
    ...boundsOf(answers),
    ...obligationsOf(answers),
  };
}

function measuresOf(answers: Answers): Purpose['measures'] {
  return mapHeld(answers.rows('purpose/measure'), (rows) =>
    onlyOnce(rows).map((row) => ({
      ...thingOf(row),
      from: row.held('from'),
      to: row.held('to'),
      by: row.held('by'),
      countedBy: answers.below(null, 'purpose/measure', row.id).text('counted-by'),
    })),
  );
}

const NAMINGS = [
  { slot: 'purpose/groups', noun: 'groups of people' },
  { slot: 'purpose/measure', noun: 'numbers that should move' },
  { slot: 'purpose/out-of-scope', noun: 'things left out' },
  { slot: 'purpose/replaces', noun: 'systems, sheets or forms' },
  { slot: 'purpose/deciders', noun: 'matters to decide' },
];

/** What the answers on the purpose say that cannot be taken as it stands. */
export function purposeTroubles(answers: Answers): readonly ModelTrouble[] {
  return nameTroubles(answers, NAMINGS);
}
