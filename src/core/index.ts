/** The door of the core: what every other layer, the browser too, may use. What parses files stands behind parsing.ts. */

export { itemLabels, namingOf } from './answers/naming.ts';
export { checksum } from './base/checksum.ts';
export { digestOf } from './base/digest.ts';
export { grouped } from './base/grouped.ts';
export { letterPairs, likeness, sharedPairs } from './base/likeness.ts';
export { once, oncePer } from './base/remembered.ts';
export { isSlip } from './conditions/suggest.ts';
export { article, withArticle } from './english/article.ts';
export { capital, uncapitalised } from './english/capital.ts';
export { counted, plural, pluralOf, singularOf } from './english/plural.ts';
export { shortName } from './english/short-name.ts';
export type {
  AdoptPayload,
  Command,
  CommandOf,
  CorrectPayload,
  DecidePayload,
  MomentPayload,
  PinPayload,
  RespondPayload,
  StancePayload,
  StartPayload,
  UnpinPayload,
} from './facts/commands.ts';
export { factInstant, factTime, latestInstant } from './facts/fact-time.ts';
export { newestSource } from './facts/newest-source.ts';
export {
  CORRECTIONS,
  factKey,
  factPlace,
  isMinutesPath,
  LEDGER_FILE,
  QUESTIONS,
  questionPath,
  RECORDS_FOLDER,
  SAMPLE_FILE,
  SOURCES,
  SPEC_FILE,
  WALKTHROUGHS,
} from './facts/paths.ts';
export type { RecordFile, WrittenRecord } from './facts/records/record-file.ts';
export { type SplitField, splitRecord } from './facts/records/split-record.ts';
export type { Frozen } from './facts/schemas.ts';
export { writerOf } from './facts/signed-words.ts';
export { isTheirs, sameSpeaker, speakerKey } from './facts/speaker.ts';
export {
  type Correction,
  type Decision,
  type Fact,
  type GivenStatus,
  NOBODY_NAMED,
  type Outcome,
  type Quarantined,
  type Question,
  type Renamed,
  type Reply,
  type Response,
  type Signed,
  type Somebody,
  type Source,
  type Speaker,
  type Stance,
  type Stand,
} from './facts/types.ts';
export {
  addressOf,
  isSamePlace,
  isSameScreen,
  isShowable,
  placeOf,
  questionIn,
} from './facts/walkthrough/place.ts';
export type * from './facts/walkthrough/types.ts';
export { inView, inViewWords } from './session/in-view.ts';
export { briefly, listed, namesIn } from './shapes/briefly.ts';
export { columnsIn } from './shapes/columns.ts';
export {
  cellWord,
  checkValue,
  fittedCells,
  isEmptyValue,
  joinCell,
  parseValue,
  pastedRows,
  readPastedRange,
  serializeValue,
  shapeOf,
  splitCell,
} from './shapes/index.ts';
export { spokenAmount } from './shapes/spoken-amount.ts';
export type * from './shapes/types.ts';
export { inOrderOfBank } from './slots/bank.ts';
export type { BankQuestion } from './slots/bank-question.ts';
export { CALLS } from './slots/calls/calls.ts';
export { CONSTANTS } from './slots/constants/constants.ts';
export { ENTITIES } from './slots/entities/entities.ts';
export { ERRORS } from './slots/errors/errors.ts';
export { PURPOSE } from './slots/purpose/purpose.ts';
export { ROLES } from './slots/roles/roles.ts';
export { SCREENS } from './slots/screens/screens.ts';
export { STATES } from './slots/states/states.ts';
export { RULE_KINDS } from './slots/validation/rules.ts';
export { VALIDATION } from './slots/validation/validation.ts';
export type { Kind, ManagedBlock, Point, PointStatus, SpecReading } from './spec/types.ts';
export { withoutNothing } from './spec/voice/nothing.ts';
export { ledgerText } from './texts/ledger.ts';
export { correctSpec } from './workspace/corrections/correct-spec.ts';
export { correctionsIn, type InForce } from './workspace/corrections/corrections-in.ts';
export { becauseOf } from './workspace/questions/because.ts';
export {
  type FactBy,
  type FactContext,
  factOf,
  handRaisedId,
  isExact,
} from './workspace/questions/fact-of.ts';
export {
  groundsOf,
  isAgainst,
  isClosed,
  type Position,
  positionsIn,
  type QuestionStatus,
} from './workspace/questions/life-cycle.ts';
export { butPutOff, putOffIn, settledIn } from './workspace/questions/put-off.ts';
export { couldStillKnow, rankFor, type Seated } from './workspace/questions/room.ts';
export type { Staleness } from './workspace/questions/stale.ts';
export { stancesOn } from './workspace/questions/stances-on.ts';
export { STAND_WORDS } from './workspace/questions/stand-words.ts';
export { idPart } from './workspace/questions/standing.ts';
export { titleOf } from './workspace/questions/title-of.ts';
export { audienceOf, isHidden, maySee, type Onlooker } from './workspace/walkthroughs/hidden.ts';
export { viewWalkthroughs } from './workspace/walkthroughs/view-walkthroughs.ts';
export type { Round, Shown, WalkthroughView } from './workspace/walkthroughs/walkthrough-view.ts';
export {
  openWorkspace,
  type PointView,
  type QuestionView,
  type Snapshot,
  type Workspace,
} from './workspace/workspace.ts';
