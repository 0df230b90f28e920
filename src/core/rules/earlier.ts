import { namesAgreeWithTheirList } from './closing/names-agree-with-their-list.ts';
import { bothEndsOfARelationAgree } from './entities/both-ends-of-a-relation-agree.ts';
import { everyFieldIsWrittenAndRead } from './entities/every-field-is-written-and-read.ts';
import { everyRecordHasALifecycle } from './entities/every-record-has-a-life.ts';
import { everyGroupHasARole } from './purpose/every-group-has-a-role.ts';
import { everyStepHappensSomewhere } from './purpose/every-step-happens-somewhere.ts';
import { nothingLeftOutIsHere } from './purpose/nothing-left-out-is-here.ts';
import { everyRoleHasAFirstScreen } from './roles/every-role-has-a-first-screen.ts';
import { addressesAreUnique } from './screens/addresses-are-unique.ts';
import { everyFieldShownExists } from './screens/every-field-shown-exists.ts';
import { everyLinkLeadsSomewhere } from './screens/every-link-leads-somewhere.ts';
import { everyScreenHasAnExit } from './screens/every-screen-has-an-exit.ts';
import { everyScreenIsAboutSomething } from './screens/every-screen-is-about-something.ts';
import { everyScreenIsReachable } from './screens/every-screen-is-reachable.ts';
import { conditionsAreUnderstood } from './states/conditions-are-understood.ts';
import { everyActionIsAnswered } from './states/every-action-is-answered.ts';
import { everyStateIsOnAWay } from './states/every-state-is-on-a-way.ts';
import { movesNameWhatExists } from './states/moves-name-what-exists.ts';
import { oneEventOneTarget } from './states/one-event-one-target.ts';
import { peopleCanSetOffTheirMoves } from './states/people-can-set-off-their-moves.ts';
import { timersAndMessagesAreNamed } from './states/timers-and-messages-are-named.ts';
import type { ClosingRule } from './types.ts';
import { everyRuleIsWhole } from './validation/every-rule-is-whole.ts';
import { rulesOnAFieldAgree } from './validation/rules-on-a-field-agree.ts';

/** Rules 1 to 23. */
export const EARLIER_RULES: readonly ClosingRule[] = [
  everyGroupHasARole,
  everyRoleHasAFirstScreen,
  everyStepHappensSomewhere,
  nothingLeftOutIsHere,
  everyScreenIsAboutSomething,
  addressesAreUnique,
  everyScreenIsReachable,
  everyScreenHasAnExit,
  everyLinkLeadsSomewhere,
  everyFieldShownExists,
  everyRecordHasALifecycle,
  everyFieldIsWrittenAndRead,
  bothEndsOfARelationAgree,
  everyStateIsOnAWay,
  namesAgreeWithTheirList,
  movesNameWhatExists,
  peopleCanSetOffTheirMoves,
  timersAndMessagesAreNamed,
  oneEventOneTarget,
  conditionsAreUnderstood,
  everyActionIsAnswered,
  everyRuleIsWhole,
  rulesOnAFieldAgree,
];
