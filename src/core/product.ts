/**
 * Entry point to the product that the decisions describe: its model, its closing rules and its prototype. For chunks
 * that are fetched when a screen needs them, the server and the command line; never for the first load.
 */

export type { Faker } from '@faker-js/faker';
export type * from './answers/sourced.ts';
export { isSameSource, knownValue, listOf, lookOfSourced, questionOf } from './answers/sourced.ts';
export { dateInWords } from './base/dates.ts';
export { groupBy } from './base/group-by.ts';
export { dateAfter, daysAfter } from './conditions/durations.ts';
export { isTrue } from './conditions/index.ts';
export { isCurrency } from './conditions/units.ts';
export { dataOf } from './model/data-model.ts';
export { isMany } from './model/entities/naming-field.ts';
export { blankMeans, blankOf } from './model/roles/fold-roles.ts';
export type { Permission } from './model/roles/permissions.ts';
export type { Screen } from './model/screens/fold-screens.ts';
export type * from './model/types.ts';
export { type DoubtfulName, doubtfulNames, namesSaid } from './product/doubtful-names.ts';
export { type KnownNames, knownNames } from './product/known-names.ts';
export type { Product } from './product/product.ts';
export { type ActorContext, actorLabel, doneBy, scopeOf } from './prototype/actor-context.ts';
export { type Button, buttonsFor, initialMoveInput, moveInputFields, moveInputProblems } from './prototype/buttons.ts';
export { cellText, isMoney, moneyOf, valueText } from './prototype/cell-text.ts';
export { changedInPlace, typedInPlace } from './prototype/changed-in-place.ts';
export { checkRow, requiredNow } from './prototype/check-row.ts';
export { type Checkout, checkoutsOf } from './prototype/checkout.ts';
export { checksOf } from './prototype/checks/checks-of.ts';
export { examplesOf, isAmong } from './prototype/checks/field-examples.ts';
export { entriesOf } from './prototype/checks/format-check.ts';
export { currenciesOf, decimalPlacesOf } from './prototype/checks/type-check.ts';
export type { CheckContext, RuleProblem } from './prototype/checks/types.ts';
export {
  type ClockEvent,
  clockEventsUntil,
  enteredOn,
  runsWithinDays,
  type StateTone,
  stateTone,
} from './prototype/clock-events.ts';
export { clockWords } from './prototype/clock-words.ts';
export { inkOn, readColour } from './prototype/colours.ts';
export { playedRecords } from './prototype/computed-fields.ts';
export { advanceTime } from './prototype/consequences/advance-time.ts';
export { arrivalsOf } from './prototype/consequences/automations.ts';
export { pressButton } from './prototype/consequences/pressing.ts';
export { saveRecords } from './prototype/consequences/save-records.ts';
export { arrive } from './prototype/consequences/set-off.ts';
export type { Message } from './prototype/consequences/told.ts';
export type { World } from './prototype/consequences/world.ts';
export { type ConstantUse, screensTouched, usesOfConstants } from './prototype/constant-uses.ts';
export { deadlineWords } from './prototype/deadline.ts';
export type { EdgeCase } from './prototype/edge-cases/edge-case-outcome.ts';
export { type EdgeCaseOutcome, edgeCaseOutcome, type TrialRecord } from './prototype/edge-cases/edge-case-outcome.ts';
export { edgeCasesFor } from './prototype/edge-cases/edge-cases.ts';
export { type EditLock, editLocksOf, fullLockOf, offeredFields } from './prototype/editable.ts';
export { type Edits, NO_EDITS, recordsOf } from './prototype/edits.ts';
export type { DrawnEmphasis, Emphasis, Tone } from './prototype/emphasis.ts';
export {
  type Deed,
  type Done,
  doer,
  doneNow,
  doneWith,
  type Engagement,
  engagementWith,
  keptRows,
  type OfferedDeed,
  undone,
} from './prototype/engagement.ts';
export {
  type CellText,
  type ExpressionAt,
  expressionAt,
  takesExpressions,
} from './prototype/expressions/expression-at.ts';
export { problemIn } from './prototype/expressions/problem-in.ts';
export { type UnreadPart, unreadInDraft } from './prototype/expressions/unread-in-draft.ts';
export {
  type FailureCell,
  type FailureKind,
  failureMap,
  generalRefusal,
  SIMULATED_FAILURES,
} from './prototype/failure-map.ts';
export { type Failure, failureFromEntry, failureOf } from './prototype/failures.ts';
export type { Mask } from './prototype/field-mask.ts';
export { type FieldView, fieldViewsFor, requiredMarker } from './prototype/field-views.ts';
export { figureOf, generalFigures } from './prototype/figures.ts';
export { findableColumns, findableOn, lookedThrough } from './prototype/finding.ts';
export { type FirstWords, firstWords } from './prototype/first-words.ts';
export {
  type FormSubject,
  type FormValues,
  formProblems,
  initialValues,
  isCheckedEarly,
  withoutBlankTicks,
  withoutRepeats,
} from './prototype/form-values.ts';
export { goesOn } from './prototype/goes-on.ts';
export { confirmationText, irreversibleDeletion } from './prototype/irreversible.ts';
export { csvExportOf, csvOf } from './prototype/list-csv.ts';
export { orderOfList } from './prototype/list-order.ts';
export { defaultRecord, filterChoices, type ListRows, linkChoices, listRows } from './prototype/list-rows.ts';
export {
  applyQuery,
  columnsFor,
  columnsOf,
  type ListColumn,
  type ListQuery,
  pageSizeOf,
} from './prototype/list-view.ts';
export { CONDITION_WORDS, type LooseEnd, looseEnds } from './prototype/loose-ends.ts';
export { type DirectAddress, directAddressOf, mayComeTo, menuScreens } from './prototype/menu.ts';
export { type MessageField, messageFields, subjectOfCall } from './prototype/message-fields.ts';
export { momentAfter, nowOf } from './prototype/now.ts';
export { bulkActionsFor, movesOffered, type OfferedMove, stateOf } from './prototype/offered-moves.ts';
export { tokenHeader } from './prototype/offers/access.ts';
export type { CallAnswer } from './prototype/offers/answer.ts';
export { answerCall, answerToFailure } from './prototype/offers/answer-call.ts';
export { type AnswerHole, answerPieces } from './prototype/offers/answer-value.ts';
export { consolePath } from './prototype/offers/console-path.ts';
export { type OfferedCall, offeredCalls } from './prototype/offers/offered-call.ts';
export type { CallRequest } from './prototype/offers/request.ts';
export { curlLine, sampleRequest } from './prototype/offers/sample-request.ts';
export { whoMay } from './prototype/offers/who-may.ts';
export { openApiOf } from './prototype/open-api.ts';
export { openProduct, productWith } from './prototype/open-product.ts';
export {
  creationLinks,
  editLinks,
  isCreateOnlyForm,
  isEditLink,
  isLeaving,
  type OutgoingLink,
  outgoingLinks,
} from './prototype/outgoing-links.ts';
export { ownName, ownRecord } from './prototype/own-record.ts';
export { footHoles, footWords, type PageWords, screenWords } from './prototype/page-words.ts';
export { accentOf, muted, paletteOn, schemeOn } from './prototype/palette.ts';
export { knownIds, mayDo, mayKnowOf, maySeePast } from './prototype/permission-verdicts.ts';
export { type UnplayedDecision, unplayedDecisions } from './prototype/played/unplayed-decisions.ts';
export {
  type Finish,
  type LogEntry,
  NEW_SESSION,
  type PrototypeSession,
  reduceSession,
  type SessionAction,
  type SimulationSettings,
} from './prototype/prototype-session.ts';
export { type PutAway, putAwayFrom } from './prototype/put-away.ts';
export { linkLabel, recordByKey, recordKey, recordLabel } from './prototype/record-label.ts';
export { numberQuestion, recordNumber } from './prototype/record-number.ts';
export { fillBraces } from './prototype/regions/braces.ts';
export {
  type BreakdownLine,
  changeOf,
  linesBy,
  sizeOf,
  stepsOver,
  type TimeStep,
} from './prototype/regions/breakdowns.ts';
export { calendarMonth, dayInView, dayInWords } from './prototype/regions/calendar.ts';
export {
  type Chosen,
  type ChosenFilter,
  chosenIn,
  filterInWords,
  filterParameter,
  OPERATORS,
  type Operator,
} from './prototype/regions/chosen.ts';
export { emphasisNow } from './prototype/regions/drawn-emphasis.ts';
export { type Bar, chartBars, type FigureValue, figureValues } from './prototype/regions/figures.ts';
export { hasWordsInPlace, wordsInPlace } from './prototype/regions/in-place.ts';
export { conditionText, isItemShown, itemText } from './prototype/regions/item-text.ts';
export { labelFor } from './prototype/regions/label-for.ts';
export { type MapPlace, mapPlaces, placeColumn } from './prototype/regions/map-places.ts';
export { type MenuLink, type MenuLinks, menuLinks, menuOfProduct } from './prototype/regions/menu-links.ts';
export { besidePeriod, daysNamed, daysPeriod, type Period, type Span, type Step } from './prototype/regions/periods.ts';
export { openPlace, placeRecord, placeWithin, type TimetablePlace, valuesAt } from './prototype/regions/placing.ts';
export { pressMany } from './prototype/regions/press-many.ts';
export { targetCalled } from './prototype/regions/read-actions.ts';
export { countOf } from './prototype/regions/read-shows.ts';
export { regionColumns } from './prototype/regions/region-columns.ts';
export { regionRecord, regionRows } from './prototype/regions/region-rows.ts';
export { frameOf, regionsOf } from './prototype/regions/regions-of.ts';
export { savedFilters } from './prototype/regions/saved-filters.ts';
export { lookAt, type ScreenLook } from './prototype/regions/screen-look.ts';
export { readOnScreen, screenScope } from './prototype/regions/screen-scope.ts';
export { hitsAmong, searchHits } from './prototype/regions/search-hits.ts';
export { columnKeys, type TimetableColumn } from './prototype/regions/timetable-columns.ts';
export {
  type Timetable,
  type TimetableDay,
  type TimetableEntry,
  timetableOf,
} from './prototype/regions/timetable-days.ts';
export type { LaneCell } from './prototype/regions/timetable-grid.ts';
export { clockAt, dayAt, timeOf } from './prototype/regions/timetable-times.ts';
export type * from './prototype/regions/types.ts';
export { type RelatedSection, relatedSections } from './prototype/related-sections.ts';
export * from './prototype/routes.ts';
export { type LookAnswers, lookAnswers, pointedAt, saidLook, type WornLook, wornLook } from './prototype/said-look.ts';
export { saidTone, toneOfWord } from './prototype/said-tones.ts';
export { pinnedRecords } from './prototype/sample/pinned-records.ts';
export { recordCount } from './prototype/sample/record-count.ts';
export { fakerNeeded, sampleSet } from './prototype/sample/sample-set.ts';
export { satisfyingExampleOf } from './prototype/sample/satisfying-example.ts';
export { fraction, GENERATOR_VERSION, mulberry32, seedOf, subSeed } from './prototype/sample/seed.ts';
export type * from './prototype/sample/types.ts';
export { previewRecord, savedRecord } from './prototype/saved-record.ts';
export { type ProtoScreen, screenInWords, screensOf } from './prototype/screens-of.ts';
export { signInOf } from './prototype/signing-in.ts';
export { playCall, type TriggerAction } from './prototype/simulated-calls.ts';
export { type Mark, type Skin, skinOf } from './prototype/skin.ts';
export { startingValue } from './prototype/starting-value.ts';
export { firstStates } from './prototype/states-now.ts';
export { type Knob, knobsOf } from './prototype/turned-constants.ts';
export {
  amountWords,
  fieldWords,
  measureWords,
  monthInWords,
  numberWords,
  shortAmount,
} from './prototype/value-words.ts';
export { whenGone } from './prototype/when-gone.ts';
export { navigationOf } from './rules/screens/navigation.ts';
export type { Call } from './slots/calls/exchanges.ts';
export type { System } from './slots/calls/systems.ts';
export type { Constant } from './slots/constants/number-details.ts';
export { settingWords } from './slots/constants/settings.ts';
export type { FieldFormat } from './slots/entities/field-formats.ts';
export {
  type Alert,
  CLASS_LABELS,
  type ErrorEntry,
  type ErrorText,
  type Raiser,
} from './slots/errors/messages.ts';
export type { Measure } from './slots/purpose/goals.ts';
export type { CaseStep, UserGroup } from './slots/purpose/people.ts';
export { ACTION_WORDS, ACTIONS, type Action } from './slots/roles/actions.ts';
export { PERMISSION_VALUES, type Role } from './slots/roles/rights.ts';
export type { Figure, ScreenLink } from './slots/screens/inventory.ts';
export type { Irreversible } from './slots/screens/outputs.ts';
export type { ScreenCondition } from './slots/screens/screens.ts';
export { answerPassages, type DecidedPassage } from './texts/decided/answer-text.ts';
export { decidedPassages } from './texts/decided/decided-texts.ts';
export { questionForPlace } from './workspace/questions/question-lookup.ts';
