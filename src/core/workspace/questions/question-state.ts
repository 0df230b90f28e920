import { groupBy } from '../../base/group-by.ts';
import { memoizeByDeps, memoizeByObject } from '../../base/memoize.ts';
import { plural } from '../../english/plural.ts';
import { compareByTime } from '../../facts/fact-time.ts';
import { isAssumed } from '../../facts/is-assumed.ts';
import type { ConsentLevel, Decision, Outcome, Question, Reaction, Reply, Response } from '../../facts/types.ts';
import { comparisonKey } from '../../shapes/index.ts';
import type { Value } from '../../shapes/types.ts';
import { type AllStatements, latestStatements } from './latest-statements.ts';

/** Status of a question: derived from its facts, never stored. */
export type QuestionStatus =
  | 'open'
  | 'answered'
  | 'contested'
  | 'decided'
  | 'assumed'
  | 'deferred'
  | 'not-applicable'
  | 'stale'
  | 'parked';

/** What was said to a question, in order. */
export interface QuestionState {
  readonly status: QuestionStatus;
  /** Responses in force: neither replaced nor given up by their speakers. */
  readonly responses: readonly Response[];
  readonly replaced: readonly Response[];
  /** By number, including withdrawn ones. */
  readonly decisions: readonly Decision[];
  readonly decision: Decision | null;
  /** Responses in force that contradict the decision in force; not those of the decider, who corrects it. */
  readonly dissent: readonly Response[];
  /** Responses that contradict it and that its makers did not know: they came in when it was decided. */
  readonly late: readonly Response[];
  /** How people react to the answers in force; only what still counts of each person. */
  readonly reactions: readonly Reaction[];
}

export interface QuestionWithState extends QuestionState {
  readonly question: Question;
}

const stateCache = memoizeByDeps<Question, QuestionWithState>();

/** The same object for the same facts. */
export function questionStateOf(
  question: Question,
  responses: readonly Response[],
  decisions: readonly Decision[],
  reactions: readonly Reaction[] = [],
): QuestionWithState {
  return stateCache(question, [...responses, ...decisions, ...reactions], () =>
    foldQuestion(question, responses, decisions, reactions),
  );
}

function foldQuestion(
  question: Question,
  allResponses: readonly Response[],
  allDecisions: readonly Decision[],
  allReactions: readonly Reaction[],
): QuestionWithState {
  const numbered = [...allDecisions].sort((a, b) => a.number - b.number);
  const { withdrawn, reactions, voiceOf } = latestStatements(
    allStatements(question, allResponses, numbered, allReactions),
  );
  const withdrawnIds = new Set([...withdrawn, ...allResponses.flatMap((response) => response.supersedes ?? [])]);
  const inOrder = [...allResponses].sort(compareByTime);
  const responses = inOrder.filter((response) => !withdrawnIds.has(response.id));
  const newest = numbered.at(-1) ?? null;
  const decision = newest?.result.outcome === 'withdrawn' ? null : newest;
  const against = decision ? groundsOf(question, responses, decision.result).against : [];
  const isOfDecider = (response: Response) =>
    decision !== null && !response.anonymous && voiceOf(response) === voiceOf(decision);
  return {
    question,
    status: decision ? closedStatus(decision, withdrawnIds) : openStatus(question, responses, reactions),
    responses,
    replaced: inOrder.filter((response) => withdrawnIds.has(response.id)),
    decisions: numbered,
    decision,
    dissent: against.filter((response) => !isOfDecider(response)),
    late: decision ? against.filter((response) => isLate(response, decision)) : [],
    reactions,
  };
}

/**
 * Whether those who decided otherwise did not know a response. What they knew is in their decision; one written by
 * hand may leave it out, and then the time decides.
 */
function isLate({ id, at }: Response, decision: Decision): boolean {
  return !decision.against.includes(id) && (decision.id !== '' || at > decision.at);
}

function allStatements(
  question: Question,
  responses: readonly Response[],
  decisions: readonly Decision[],
  reactions: readonly Reaction[],
): AllStatements {
  return {
    responses,
    reactions,
    decisions,
    positionKeyOf: (response) => (takesPosition(response.reply) ? comparableReply(response, question) : null),
    decidedPositionKey: ({ result }) => comparableOutcome(result, question),
  };
}

/** A decision goes stale when a person it rests on has changed their mind. */
function closedStatus(decision: Decision, withdrawnIds: ReadonlySet<string>): QuestionStatus {
  if (decision.restsOn.some((id) => withdrawnIds.has(id))) return 'stale';
  if (isAssumed(decision.result)) return 'assumed';
  return decision.result.outcome === 'withdrawn' ? 'open' : decision.result.outcome;
}

/**
 * *Don't know* and *later* are answers, but they settle nothing: the question stays open. Disagreeing with an answer
 * contests it just as giving another one does.
 */
function openStatus(question: Question, responses: readonly Response[], reactions: readonly Reaction[]) {
  const positions = positionsIn(question, responses);
  if (positions.length === 0) return 'open';
  return positions.length === 1 && !reactions.some(isAgainst) ? 'answered' : 'contested';
}

export function isAgainst({ stand }: Reaction): boolean {
  return stand === 'disagree' || stand === 'block';
}

export interface Position {
  readonly reply: Reply;
  readonly by: readonly Response[];
}

/** The different answers among responses; not knowing, or saying it later, is none. */
export function positionsIn(question: Question, responses: readonly Response[]): readonly Position[] {
  const answers = responses.filter(({ reply }) => takesPosition(reply));
  const positions = groupBy(answers, (response) => comparableReply(response, question));
  return [...positions.values()].flatMap((by) => (by[0] ? [{ reply: by[0].reply, by }] : []));
}

/** Not knowing, or saying it later, is no answer. */
export function takesPosition(reply: Reply): boolean {
  return reply.says === 'value' || reply.says === 'not-applicable';
}

const comparableCache = memoizeByDeps<Response, string>();

/** The same text for all responses that say the same; worked out once for each, as there may be many. */
function comparableReply(response: Response, question: Question): string {
  return comparableCache(response, [question.shape], () =>
    response.reply.says === 'value' ? comparisonKey(response.reply.value, question.shape) : response.reply.says,
  );
}

/** Which responses an outcome rests on, and which contradict it. Deferring and withdrawing take no side. */
export function groundsOf(question: Question, responses: readonly Response[], result: Outcome) {
  const side = comparableOutcome(result, question);
  const answers = side === null ? [] : responses.filter(({ reply }) => takesPosition(reply));
  return {
    restsOn: answers.filter((response) => comparableReply(response, question) === side),
    against: answers.filter((response) => comparableReply(response, question) !== side),
  };
}

/** What an outcome says, comparable with `comparableReply`; null where it takes no side. */
function comparableOutcome(result: Outcome, { shape }: Question): string | null {
  if ('value' in result) return comparisonKey(result.value, shape);
  return result.outcome === 'not-applicable' ? result.outcome : null;
}

const SETTLED: ReadonlySet<QuestionStatus> = new Set(['decided', 'assumed', 'not-applicable']);
const CLOSED: ReadonlySet<QuestionStatus> = new Set([...SETTLED, 'deferred', 'parked']);

/** What rests on it may be asked. */
export function isSettled(status: QuestionStatus): boolean {
  return SETTLED.has(status);
}

/** Nobody has to be asked now. */
export function isClosed(status: QuestionStatus): boolean {
  return CLOSED.has(status);
}

/** What has been settled as the answer to a question, decided or assumed; undefined while nothing is. */
export function settledValue(view: Pick<QuestionState, 'decision'> | undefined): Value | undefined {
  const result = view?.decision?.result;
  return result && 'value' in result ? result.value : undefined;
}

/** How many of some questions are where; `asked` is the sum of settled, said, unsaid and later. */
interface Counts {
  /** All that somebody has to be asked, or had to be; parked ones are not. */
  readonly asked: number;
  /** Decided, assumed, or said not to apply. */
  readonly settled: number;
  /** Those of the settled that are only assumed. */
  readonly assumed: number;
  /** Somebody has answered; what holds is still to be decided, or to be decided again. */
  readonly said: number;
  /** Nobody has answered. */
  readonly unsaid: number;
  /** Put off: closed, although nobody has answered. */
  readonly later: number;
  /** Said or unsaid: not closed. */
  readonly open: number;
  readonly parked: number;
}

const COUNTED_AS: Readonly<Record<QuestionStatus, 'settled' | 'said' | 'unsaid' | 'later' | 'parked'>> = {
  open: 'unsaid',
  answered: 'said',
  contested: 'said',
  stale: 'said',
  decided: 'settled',
  assumed: 'settled',
  'not-applicable': 'settled',
  deferred: 'later',
  parked: 'parked',
};

/** The counts that every page shows, of a point or of all; the same object for the same questions. */
export const countQuestions = memoizeByObject((views: readonly { readonly status: QuestionStatus }[]): Counts => {
  const counts = { settled: 0, said: 0, unsaid: 0, later: 0, parked: 0 };
  for (const { status } of views) counts[COUNTED_AS[status]]++;
  const open = counts.said + counts.unsaid;
  const assumed = views.filter(({ status }) => status === 'assumed').length;
  return { ...counts, assumed, open, asked: open + counts.settled + counts.later };
});

interface Ranked {
  readonly status: QuestionStatus;
  readonly rank: { readonly isCore: boolean };
}

/** How many of the questions that a first prototype needs nobody has answered yet; null: none of them is asked. */
export const countCore = memoizeByObject((views: readonly Ranked[]): number | null => {
  const core = views.filter(({ rank }) => rank.isCore);
  return core.length === 0 ? null : core.filter(({ status }) => status === 'open').length;
});

/** Questions that were put off: closed, although nobody has answered. */
export function countDeferred(views: readonly { readonly status: QuestionStatus }[]): number {
  return countQuestions(views).later;
}

/** The exception to “all is said”, in words: “ but one that was put off”; empty where nothing was. */
export function butDeferred(count: number): string {
  if (count === 0) return '';
  return plural(count, ' but one that was put off', ' but # that were put off');
}

/** How a reaction reads after one name, or after a number of people. */
export const CONSENT_WORDS: Readonly<Record<ConsentLevel, { readonly one: string; readonly many: string }>> = {
  agree: { one: 'agrees', many: 'agree' },
  reservation: { one: 'agrees with a reservation', many: 'agree with a reservation' },
  disagree: { one: 'disagrees', many: 'disagree' },
  block: { one: 'blocks it', many: 'block it' },
};

export function reactionsOn(
  { reactions }: { readonly reactions: readonly Reaction[] },
  responses: readonly Response[],
): readonly Reaction[] {
  const ids = new Set(responses.map(({ id }) => id));
  return reactions.filter(({ on }) => ids.has(on));
}
