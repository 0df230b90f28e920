import { callsAndScreensHaveASource } from './calls/calls-and-screens-have-a-source.ts';
import { everyCallMayFail } from './calls/every-call-may-fail.ts';
import { whatComesInChangesSomething } from './calls/what-comes-in-changes-something.ts';
import { whatIsSentAndReceivedIsKnown } from './calls/what-is-sent-and-received-is-known.ts';
import { everyMarkIsAsked } from './closing/every-mark-is-asked.ts';
import { everyStateHasAnExample } from './closing/every-state-has-an-example.ts';
import { nothingRestsOnWhatChanged } from './closing/nothing-rests-on-what-changed.ts';
import { oneWordForOneThing } from './closing/one-word-for-one-thing.ts';
import { personalDataCanBeRemoved } from './closing/personal-data-can-be-removed.ts';
import { aQuantityIsTheSameEverywhere } from './constants/a-quantity-is-the-same-everywhere.ts';
import { everyConstantIsOwnedAndUsed } from './constants/every-constant-is-owned-and-used.ts';
import { timesAndSizesAreInOrder } from './constants/times-and-sizes-are-in-order.ts';
import { everyErrorIsRaisedAndRead } from './errors/every-error-is-raised-and-read.ts';
import { everyErrorSpeaksEveryLanguage } from './errors/every-error-speaks-every-language.ts';
import { everyRefusalAndLimitHasAnError } from './errors/every-refusal-and-limit-has-an-error.ts';
import { aHiddenFieldIsNeverRequired } from './roles/a-hidden-field-is-never-required.ts';
import { everyPermissionIsSaid } from './roles/every-permission-is-said.ts';
import { ownAndTeamNameAField } from './roles/own-and-team-name-a-field.ts';
import { permissionsNameWhatExists } from './roles/permissions-name-what-exists.ts';
import { separatedActionsAreKnown } from './roles/separated-actions-are-known.ts';
import type { ClosingRule } from './types.ts';
import { aLimitCitesItsConstant } from './validation/a-limit-cites-its-constant.ts';
import { aRequiredFieldCanBeFilled } from './validation/a-required-field-can-be-filled.ts';

/** Rules 24 to 45. */
export const LATER_RULES: readonly ClosingRule[] = [
  aRequiredFieldCanBeFilled,
  aLimitCitesItsConstant,
  everyPermissionIsSaid,
  permissionsNameWhatExists,
  ownAndTeamNameAField,
  separatedActionsAreKnown,
  aHiddenFieldIsNeverRequired,
  callsAndScreensHaveASource,
  whatIsSentAndReceivedIsKnown,
  everyCallMayFail,
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
  nothingRestsOnWhatChanged,
  everyStateHasAnExample,
];
