/** The door of the core: what every other layer, the browser too, may use. What parses files stands behind parsing.ts. */

export { inOrderOfBank } from './bank/bank.ts';
export { constantsQuestions } from './bank/constants.ts';
export type { BankQuestion } from './bank/types.ts';
export { checksum } from './checksum.ts';
export { correctSpec } from './corrections/correct-spec.ts';
export { correctionsIn, type InForce } from './corrections/corrections-in.ts';
export { digestOf } from './digest.ts';
export { article, withArticle } from './english/article.ts';
export { capital, uncapitalised } from './english/capital.ts';
export { counted, plural, pluralOf, singularOf } from './english/plural.ts';
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
export { factKey } from './facts/fact-key.ts';
export { factInstant, factTime, latestInstant } from './facts/fact-time.ts';
export { newestSource } from './facts/newest-source.ts';
export {
  CORRECTIONS,
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
export { grouped } from './grouped.ts';
export { ledgerText } from './ledger/ledger.ts';
export { letterPairs, likeness, sharedPairs } from './likeness.ts';
export { isSlip } from './model/conditions/suggest.ts';
export { briefly, listed, namesIn } from './model/shapes/briefly.ts';
export { columnsIn } from './model/shapes/columns.ts';
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
} from './model/shapes/index.ts';
export { spokenAmount } from './model/shapes/spoken-amount.ts';
export type * from './model/shapes/types.ts';
export { becauseOf } from './questions/because.ts';
export { type FactBy, type FactContext, factOf, handRaisedId, isExact } from './questions/fact-of.ts';
export {
  groundsOf,
  isAgainst,
  isClosed,
  type Position,
  positionsIn,
  type QuestionStatus,
} from './questions/life-cycle.ts';
export { itemLabels, namingOf } from './questions/naming.ts';
export { butPutOff, putOffIn, settledIn } from './questions/put-off.ts';
export { couldStillKnow, rankFor, type Seated } from './questions/room.ts';
export { shortName } from './questions/short-name.ts';
export type { Staleness } from './questions/stale.ts';
export { stancesOn } from './questions/stances-on.ts';
export { STAND_WORDS } from './questions/stand-words.ts';
export { idPart } from './questions/standing.ts';
export { titleOf } from './questions/title-of.ts';
export type { RecordFile, WrittenRecord } from './records/record-file.ts';
export { type SplitField, splitRecord } from './records/split-record.ts';
export { once, oncePer } from './remembered.ts';
export { CALLS } from './slots/calls/calls.ts';
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
export { audienceOf, isHidden, maySee, type Onlooker } from './walkthrough/hidden.ts';
export { inView, inViewWords } from './walkthrough/in-view.ts';
export {
  addressOf,
  isSamePlace,
  isSameScreen,
  isShowable,
  placeOf,
  questionIn,
} from './walkthrough/place.ts';
export type * from './walkthrough/types.ts';
export { viewWalkthroughs } from './walkthrough/view-walkthroughs.ts';
export type { Round, Shown, WalkthroughView } from './walkthrough/walkthrough-view.ts';
export {
  openWorkspace,
  type PointView,
  type QuestionView,
  type Snapshot,
  type Workspace,
} from './workspace.ts';
