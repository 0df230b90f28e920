import type { Answers } from '../answers/answers.ts';
import { mapSourced } from '../answers/sourced.ts';
import { MEASURE, MUST_NOT_WORSEN, OUT_OF_SCOPE, PROBLEM, REPLACES } from '../slots/purpose/goals.ts';
import { BOUND, OBLIGATIONS, obligationIn } from '../slots/purpose/obligations.ts';
import { DECIDERS, GROUPS, LAST_CASE } from '../slots/purpose/people.ts';
import { placesIn, thingsIn } from '../slots/read-things.ts';
import { roleFinder } from './role-names.ts';

export type Purpose = ReturnType<typeof purposeOf>;

export function purposeOf(answers: Answers) {
  return {
    ...placesIn(PROBLEM, answers),
    ...placesIn({ mustNotWorsen: MUST_NOT_WORSEN, ...BOUND }, answers),
    groups: thingsIn(GROUPS, answers, { role: roleFinder(answers) }),
    lastCase: thingsIn(LAST_CASE, answers, {}),
    measures: thingsIn(MEASURE, answers, {}),
    outOfScope: thingsIn(OUT_OF_SCOPE, answers, {}),
    replaces: thingsIn(REPLACES, answers, {}),
    deciders: thingsIn(DECIDERS, answers, {}),
    obligations: mapSourced(thingsIn(OBLIGATIONS, answers, {}), (all) =>
      all.map((obligation) => obligationIn(answers, obligation)),
    ),
  };
}
