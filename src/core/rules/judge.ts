import type { Model } from '../model/types.ts';
import { type Product, productOf } from '../product/product.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { namesAgreeWithTheirList } from './closing/names-agree-with-their-list.ts';
import { bothEndsOfARelationAgree } from './entities/both-ends-of-a-relation-agree.ts';
import { everyFieldIsWrittenAndRead } from './entities/every-field-is-written-and-read.ts';
import { everyRecordHasALifecycle } from './entities/every-record-has-a-life.ts';
import { LATER_RULES } from './later.ts';
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
import type { ClosingRule, Finding, Judgement, Place } from './types.ts';
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

/** What must hold before a specification is closed, 1 to 45. */
export const CLOSING_RULES: readonly ClosingRule[] = [...EARLIER_RULES, ...LATER_RULES];

/** Judges all rules over one model, in their order. */
export function judge(model: Model, workspace: Workspace): readonly Judgement[] {
  return judgeProduct(productOf(model, workspace));
}

/** The same of a product whose indexes are there already. */
export function judgeProduct(product: Product): readonly Judgement[] {
  return CLOSING_RULES.map((rule) => judgementOf(rule, product));
}

/** The findings of all rules, in the order of the rules. */
export function findingsOf(model: Model, workspace: Workspace): readonly Finding[] {
  return judge(model, workspace).flatMap(({ findings }) => findings);
}

/** Judges one rule. */
export function judgementOf(rule: ClosingRule, product: Product): Judgement {
  const found = rule.find(product);
  if ('notYet' in found) return { rule, findings: [], notYet: found };
  const findings = found.map(({ rule: id, severity, sentence, places }) => ({
    rule: id,
    severity,
    sentence,
    places: places.map((place) => located(place, product.workspace)),
  }));
  return { rule, findings, notYet: null };
}

/** A place with the point under which its question is asked, or would be. */
function located(place: Place, workspace: Workspace): Place {
  if (place.point !== undefined || place.question === undefined) return place;
  const point = workspace.question(place.question)?.question.point ?? pointOf(place.question, workspace);
  if (point === undefined) return place;
  const { question, thing } = place;
  return thing ? { point, question, thing } : { point, question };
}

/** The point under which a question that nobody has raised would be asked. */
function pointOf(question: string, { points }: Workspace): string | undefined {
  const [kind] = question.split('.');
  return points.find(({ point }) => point.kind === kind)?.point.id;
}
