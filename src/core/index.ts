/** Entry point of the core: what every other layer may use, the browser too. Parsers are behind parsing.ts. */

export { itemLabels, namingOf } from './answers/naming.ts';
export { resembles } from './answers/resembling.ts';
export { checksum, failureDigest } from './base/checksum.ts';
export { groupBy } from './base/group-by.ts';
export { lazily, memoizeByObject } from './base/memoize.ts';
export { countShared, diceSimilarity, letterBigrams } from './base/texts.ts';
export { withArticle } from './english/article.ts';
export { capitalize, decapitalize } from './english/capitalize.ts';
export { plural, pluralOf, singularWords, withCount } from './english/plural.ts';
export type * from './facts/commands.ts';
export { factInstant, factTime, latestInstant } from './facts/fact-time.ts';
export { type Assumption, isAssumed } from './facts/is-assumed.ts';
export { MAX_SETTLED } from './facts/limits.ts';
export { newestSpecSource } from './facts/newest-source.ts';
export * from './facts/paths.ts';
export type { ReadField } from './facts/records/read-records.ts';
export type { RecordFile, WrittenRecord } from './facts/records/record-file.ts';
export type { DeepReadonly } from './facts/schemas.ts';
export { isSaidBy, sameSpeaker, speakerKey, writerOf } from './facts/speaker.ts';
export type * from './facts/types.ts';
export { ANONYMOUS_SPEAKER } from './facts/types.ts';
export * from './facts/walkthrough/address.ts';
export type * from './facts/walkthrough/types.ts';
export { inView, inViewWords } from './session/in-view.ts';
export { amountInWords } from './shapes/amount.ts';
export { cellText } from './shapes/cell-text.ts';
export { columnsIn } from './shapes/columns.ts';
export * from './shapes/index.ts';
export type * from './shapes/types.ts';
export { namesIn, shortList, valueSummary } from './shapes/value-summary.ts';
export { byBankOrder } from './slots/bank.ts';
export type { BankQuestion } from './slots/bank-question.ts';
export type { Part } from './slots/define-part.ts';
export { hintFor } from './slots/hints.ts';
export { namesAt } from './slots/names.ts';
export { PARTS } from './slots/parts.ts';
export { RULE_KIND_LABELS } from './slots/validation/rules.ts';
export { withoutNothing } from './spec/mood/says-nothing.ts';
export type { Kind, ManagedBlock, Point, PointStatus, SpecReading } from './spec/types.ts';
export { ledgerText } from './texts/ledger.ts';
export { correctionsIn, correctSpec, type PointCorrections } from './workspace/corrections/corrections-in.ts';
export { answerNow } from './workspace/grids/cell-parts.ts';
export type { GridCell } from './workspace/grids/grid-cells.ts';
export * from './workspace/grids/grid-drafts.ts';
export {
  addressOfGrid,
  type GridSummary,
  gridProgress,
  gridSummaries,
  gridWith,
  linesOf,
} from './workspace/grids/grid-lines.ts';
export { type Grid, gridsOf, gridWords } from './workspace/grids/grids.ts';
export { meanwhile, savedParts } from './workspace/grids/saved-parts.ts';
export { type AskedMark, questionsInText } from './workspace/points/marks-in-text.ts';
export { type Assumed, assumptionsIn } from './workspace/questions/assumptions.ts';
export { bankRootOf } from './workspace/questions/bank-root-of.ts';
export { becauseOf } from './workspace/questions/because.ts';
export * from './workspace/questions/fact-from-command.ts';
export { type FirstGuess, firstGuess } from './workspace/questions/first-guess.ts';
export { formerAnswer } from './workspace/questions/former-answer.ts';
export { rangeSeen } from './workspace/questions/given-records.ts';
export { isWholeGuess, prefilled } from './workspace/questions/prefilled.ts';
export { askedLike } from './workspace/questions/question-lookup.ts';
export * from './workspace/questions/question-state.ts';
export { CONSENT_WORDS, reactionsOn } from './workspace/questions/question-state.ts';
export {
  couldStillKnow,
  groupsAsked,
  matchedRoles,
  type QuestionWithPeople,
  rankForPeople,
  unmatchedRoles,
} from './workspace/questions/rank-for-people.ts';
export {
  type FieldCorrection,
  namelessProblem,
  type RecordsToTake,
  type RecordsTyped,
  readsRecords,
  readTyped,
  takeRecords,
} from './workspace/questions/reading.ts';
export type { Staleness } from './workspace/questions/staleness.ts';
export { idPart, PLAIN_QUESTION } from './workspace/questions/standing-questions.ts';
export { assumptionOf, isThin, type UsualOffer, usualOffer, usualOffers } from './workspace/questions/usual-answers.ts';
export { whyAsked } from './workspace/questions/why-asked.ts';
export { withdrawnIn } from './workspace/questions/withdrawn.ts';
export {
  audienceOf,
  type FactViewer,
  isHidden,
  maySee,
  viewWalkthroughs,
} from './workspace/walkthroughs/view-walkthroughs.ts';
export type { Poll, ShownPlace, WalkthroughView } from './workspace/walkthroughs/walkthrough-view.ts';
export * from './workspace/workspace.ts';
export { workspaceTitle } from './workspace/workspace.ts';
