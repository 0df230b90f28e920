import type { Answers } from '../answers/answers.ts';
import { mapSourced } from '../answers/sourced.ts';
import { MEASURE, MUST_NOT_WORSEN, OUT_OF_SCOPE, PROBLEM, REPLACES } from '../slots/purpose/goals.ts';
import { OBLIGATION_FOLLOW_UPS, OBLIGATIONS, obligationIn } from '../slots/purpose/obligations.ts';
import { DECIDERS, GROUPS, LAST_CASE } from '../slots/purpose/people.ts';
import { itemsIn, readSlots } from '../slots/read-items.ts';
import { roleFinder } from './role-names.ts';

export type Purpose = ReturnType<typeof purposeOf>;

export function purposeOf(answers: Answers) {
  return {
    ...readSlots(PROBLEM, answers),
    ...readSlots({ mustNotWorsen: MUST_NOT_WORSEN, ...OBLIGATION_FOLLOW_UPS }, answers),
    groups: itemsIn(GROUPS, answers, { role: roleFinder(answers) }),
    lastCase: itemsIn(LAST_CASE, answers, {}),
    measures: itemsIn(MEASURE, answers, {}),
    outOfScope: itemsIn(OUT_OF_SCOPE, answers, {}),
    replaces: itemsIn(REPLACES, answers, {}),
    deciders: itemsIn(DECIDERS, answers, {}),
    obligations: mapSourced(itemsIn(OBLIGATIONS, answers, {}), (all) =>
      all.map((obligation) => obligationIn(answers, obligation)),
    ),
  };
}
