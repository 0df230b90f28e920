import type { Product } from '../product/product.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { callsAndScreensHaveASource } from './calls/calls-and-screens-have-a-source.ts';
import { everyCallHandlesFailure } from './calls/every-call-handles-failure.ts';
import { everyOfferIsUnderstood } from './calls/every-offer-is-understood.ts';
import { whatComesInChangesSomething } from './calls/what-comes-in-changes-something.ts';
import { whatIsSentAndReceivedIsKnown } from './calls/what-is-sent-and-received-is-known.ts';
import { everyMarkIsAsked } from './closing/every-mark-is-asked.ts';
import { everyStateHasAnExample } from './closing/every-state-has-an-example.ts';
import { namesAgreeWithTheirList } from './closing/names-agree-with-their-list.ts';
import { noDecisionIsStale } from './closing/no-decision-is-stale.ts';
import { oneWordForOneThing } from './closing/one-word-for-one-thing.ts';
import { personalDataCanBeRemoved } from './closing/personal-data-can-be-removed.ts';
import type { ClosingRule, FindingPlace, Judgement } from './closing-rule.ts';
import { aQuantityIsTheSameEverywhere } from './constants/a-quantity-is-the-same-everywhere.ts';
import { everyConstantIsOwnedAndUsed } from './constants/every-constant-is-owned-and-used.ts';
import { everyVariantIsOfSomebody } from './constants/every-variant-is-of-somebody.ts';
import { timesAndSizesAreInOrder } from './constants/times-and-sizes-are-in-order.ts';
import { bothEndsOfARelationAgree } from './entities/both-ends-of-a-relation-agree.ts';
import { everyEntityHasCrud } from './entities/every-entity-has-crud.ts';
import { everyFieldIsWrittenAndRead } from './entities/every-field-is-written-and-read.ts';
import { everyErrorIsRaisedAndRead } from './errors/every-error-is-raised-and-read.ts';
import { everyErrorSpeaksEveryLanguage } from './errors/every-error-speaks-every-language.ts';
import { everyRefusalAndLimitHasAnError } from './errors/every-refusal-and-limit-has-an-error.ts';
import { everyGroupHasARole } from './purpose/every-group-has-a-role.ts';
import { everyStepHappensSomewhere } from './purpose/every-step-happens-somewhere.ts';
import { outOfScopeStaysOut } from './purpose/out-of-scope-stays-out.ts';
import { aHiddenFieldIsNeverRequired } from './roles/a-hidden-field-is-never-required.ts';
import { everyPermissionIsDecided } from './roles/every-permission-is-decided.ts';
import { everyRoleHasAFirstScreen } from './roles/every-role-has-a-first-screen.ts';
import { ownAndTeamNameAField } from './roles/own-and-team-name-a-field.ts';
import { permissionsNameWhatExists } from './roles/permissions-name-what-exists.ts';
import { separatedActionsAreKnown } from './roles/separated-actions-are-known.ts';
import { addressesAreUnique } from './screens/addresses-are-unique.ts';
import { everyFieldShownExists } from './screens/every-field-shown-exists.ts';
import { everyLinkLeadsSomewhere } from './screens/every-link-leads-somewhere.ts';
import { everyPartIsUnderstood } from './screens/every-part-is-understood.ts';
import { everyScreenHasAnExit } from './screens/every-screen-has-an-exit.ts';
import { everyScreenIsAboutSomething } from './screens/every-screen-is-about-something.ts';
import { everyScreenIsReachable } from './screens/every-screen-is-reachable.ts';
import { conditionsAreUnderstood } from './states/conditions-are-understood.ts';
import { everyEventIsHandled } from './states/every-event-is-handled.ts';
import { lifecyclesAreConnected } from './states/lifecycles-are-connected.ts';
import { oneEventOneTarget } from './states/one-event-one-target.ts';
import { rolesCanTriggerTransitions } from './states/roles-can-trigger-transitions.ts';
import { timersAndMessagesAreNamed } from './states/timers-and-messages-are-named.ts';
import { transitionsNameWhatExists } from './states/transitions-name-what-exists.ts';
import { aLimitCitesItsConstant } from './validation/a-limit-cites-its-constant.ts';
import { aRequiredFieldCanBeFilled } from './validation/a-required-field-can-be-filled.ts';
import { everyRuleIsComplete } from './validation/every-rule-is-complete.ts';
import { rulesOnAFieldAgree } from './validation/rules-on-a-field-agree.ts';

/** What must hold before a specification is closed, rules 1 to 48. */
export const CLOSING_RULES: readonly ClosingRule[] = [
  everyGroupHasARole,
  everyRoleHasAFirstScreen,
  everyStepHappensSomewhere,
  outOfScopeStaysOut,
  everyScreenIsAboutSomething,
  addressesAreUnique,
  everyScreenIsReachable,
  everyScreenHasAnExit,
  everyLinkLeadsSomewhere,
  everyFieldShownExists,
  everyEntityHasCrud,
  everyFieldIsWrittenAndRead,
  bothEndsOfARelationAgree,
  lifecyclesAreConnected,
  namesAgreeWithTheirList,
  transitionsNameWhatExists,
  rolesCanTriggerTransitions,
  timersAndMessagesAreNamed,
  oneEventOneTarget,
  conditionsAreUnderstood,
  everyEventIsHandled,
  everyRuleIsComplete,
  rulesOnAFieldAgree,
  aRequiredFieldCanBeFilled,
  aLimitCitesItsConstant,
  everyPermissionIsDecided,
  permissionsNameWhatExists,
  ownAndTeamNameAField,
  separatedActionsAreKnown,
  aHiddenFieldIsNeverRequired,
  callsAndScreensHaveASource,
  whatIsSentAndReceivedIsKnown,
  everyCallHandlesFailure,
  whatComesInChangesSomething,
  everyErrorIsRaisedAndRead,
  everyErrorSpeaksEveryLanguage,
  everyRefusalAndLimitHasAnError,
  everyConstantIsOwnedAndUsed,
  aQuantityIsTheSameEverywhere,
  timesAndSizesAreInOrder,
  personalDataCanBeRemoved,
  oneWordForOneThing,
  everyMarkIsAsked,
  noDecisionIsStale,
  everyStateHasAnExample,
  everyPartIsUnderstood,
  everyVariantIsOfSomebody,
  everyOfferIsUnderstood,
];

export function judge(product: Product): readonly Judgement[] {
  return CLOSING_RULES.map((rule) => judgementOf(rule, product));
}

export function judgementOf(rule: ClosingRule, product: Product): Judgement {
  const found = rule.find(product);
  if ('notYet' in found) return { rule, findings: [], notYet: found };
  const findings = found.map(({ sentence, places }) => ({
    rule: rule.id,
    severity: rule.severity,
    sentence,
    places: places.map((place) => withPoint(place, product.workspace)),
  }));
  return { rule, findings, notYet: null };
}

/** Adds the point under which the question of a place is asked, or would be. */
function withPoint(place: FindingPlace, workspace: Workspace): FindingPlace {
  if (place.point !== undefined || place.question === undefined) return place;
  const point = workspace.question(place.question)?.question.point ?? pointOf(place.question, workspace);
  if (point === undefined) return place;
  const { question, thing } = place;
  return thing ? { point, question, thing } : { point, question };
}

function pointOf(question: string, { points }: Workspace): string | undefined {
  const [kind] = question.split('.');
  return points.find(({ point }) => point.kind === kind)?.point.id;
}
