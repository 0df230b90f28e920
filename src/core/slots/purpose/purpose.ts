import { definePart } from '../define-part.ts';
import { NOT_PLAYABLE } from '../slot.ts';
import { CONSTRAINTS, MEASURE, MUST_NOT_WORSEN, OUT_OF_SCOPE, PROBLEM, REPLACES } from './goals.ts';
import { OBLIGATION_FOLLOW_UPS, OBLIGATIONS } from './obligations.ts';
import { DECIDERS, GROUPS, LAST_CASE } from './people.ts';

export const PURPOSE = definePart('purpose', {
  order:
    'name what kind what/kind what/why groups groups/task groups/role groups/languages groups/hindrances problem last-case cost quitting replaces measure deciders out-of-scope constraints obligations obligations/ground obligations/erasure obligations/residency obligations/approval obligations/rounding',
  playability: NOT_PLAYABLE,
  slots: [
    ...Object.values(PROBLEM),
    GROUPS,
    LAST_CASE,
    MEASURE,
    MUST_NOT_WORSEN,
    OUT_OF_SCOPE,
    REPLACES,
    DECIDERS,
    CONSTRAINTS,
    OBLIGATIONS,
    ...Object.values(OBLIGATION_FOLLOW_UPS),
  ],
});
