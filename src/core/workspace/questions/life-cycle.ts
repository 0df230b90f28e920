import { grouped } from '../../base/grouped.ts';
import { memoizeByInputs } from '../../base/memoize.ts';
import { plural } from '../../english/plural.ts';
import { byTime } from '../../facts/fact-time.ts';
import type { Decision, Outcome, Question, Reaction, Reply, Response } from '../../facts/types.ts';
import { comparable } from '../../shapes/index.ts';
import { type AllSaid, lastWords } from './last-words.ts';

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

/** In the order in which it was said. */
export interface LifeCycle {
  readonly status: QuestionStatus;
  /** Responses in force: those that nobody has replaced, and that their speakers still hold. */
  readonly responses: readonly Response[];
  readonly replaced: readonly Response[];
  /** By number, including withdrawn ones. */
  readonly decisions: readonly Decision[];
  readonly decision: Decision | null;
  /** Responses in force that contradict the decision in force; not those of the decider, who corrects it. */
  readonly dissent: readonly Response[];
  /** Responses that contradict it and that its makers did not know: they came in when it was decided. */
  readonly late: readonly Response[];
  /** How people react to the answers in force, by the last words of each. */
  readonly reactions: readonly Reaction[];
}

export interface Life extends LifeCycle {
  readonly question: Question;
}

const kept = memoizeByInputs<Question, Life>();

/** The same object for the same facts. */
export function lifeCycle(
  question: Question,
  said: readonly Response[],
  decided: readonly Decision[],
  taken: readonly Reaction[] = [],
): Life {
  return kept(question, [...said, ...decided, ...taken], () => folded(question, said, decided, taken));
}

function folded(
  question: Question,
  said: readonly Response[],
  decided: readonly Decision[],
  taken: readonly Reaction[],
): Life {
  const numbered = [...decided].sort((a, b) => a.number - b.number);
  const { withdrawn, reactions, voiceOf } = lastWords(allSaid(question, said, numbered, taken));
  const gone = new Set([...withdrawn, ...said.flatMap((response) => response.supersedes ?? [])]);
  const inOrder = [...said].sort(byTime);
  const responses = inOrder.filter((response) => !gone.has(response.id));
  const newest = numbered.at(-1) ?? null;
  const decision = newest?.result.outcome === 'withdrawn' ? null : newest;
  const against = decision ? groundsOf(question, responses, decision.result).against : [];
  const isOfDecider = (response: Response) =>
    decision !== null && !response.anonymous && voiceOf(response) === voiceOf(decision);
  return {
    question,
    status: decision ? closedStatus(decision, gone) : openStatus(question, responses, reactions),
    responses,
    replaced: inOrder.filter((response) => gone.has(response.id)),
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

function allSaid(
  question: Question,
  responses: readonly Response[],
  decisions: readonly Decision[],
  reactions: readonly Reaction[],
): AllSaid {
  return {
    responses,
    reactions,
    decisions,
    sideOf: (response) => (takesPosition(response.reply) ? saidBy(response, question) : null),
    decidedSide: ({ result }) => sideOf(result, question),
  };
}

/** A decision goes stale when a person it rests on has changed their mind. */
function closedStatus(decision: Decision, gone: ReadonlySet<string>): QuestionStatus {
  if (decision.restsOn.some((id) => gone.has(id))) return 'stale';
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
  const sided = responses.filter(({ reply }) => takesPosition(reply));
  const positions = grouped(sided, (response) => saidBy(response, question));
  return [...positions.values()].flatMap((by) => (by[0] ? [{ reply: by[0].reply, by }] : []));
}

/** Not knowing, or saying it later, is no answer. */
export function takesPosition(reply: Reply): boolean {
  return reply.says === 'value' || reply.says === 'not-applicable';
}

const words = memoizeByInputs<Response, string>();

/** The same text for all responses that say the same; worked out once for each, as there may be many. */
function saidBy(response: Response, question: Question): string {
  return words(response, [question.shape], () =>
    response.reply.says === 'value' ? comparable(response.reply.value, question.shape) : response.reply.says,
  );
}

/** Which responses an outcome rests on, and which contradict it. Deferring and withdrawing take no side. */
export function groundsOf(question: Question, responses: readonly Response[], result: Outcome) {
  const taken = sideOf(result, question);
  const sided = taken === null ? [] : responses.filter(({ reply }) => takesPosition(reply));
  return {
    restsOn: sided.filter((response) => saidBy(response, question) === taken),
    against: sided.filter((response) => saidBy(response, question) !== taken),
  };
}

/** What an outcome says, in the words of `saidBy`; null where it takes no side. */
function sideOf(result: Outcome, { shape }: Question): string | null {
  if ('value' in result) return comparable(result.value, shape);
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

/** Put off: they are closed, although nobody has said. */
export function putOffIn(views: readonly { readonly status: QuestionStatus }[]): number {
  return views.filter(({ status }) => status === 'deferred').length;
}

/** Closed and not put off: somebody has said, or it does not apply. */
export function settledIn(point: {
  readonly closed: number;
  readonly questions: Parameters<typeof putOffIn>[0];
}): number {
  return point.closed - putOffIn(point.questions);
}

/** The exception in words that all is said: “ but one that was put off”; empty where nothing was. */
export function butPutOff(count: number): string {
  if (count === 0) return '';
  return plural(count, ' but one that was put off', ' but # that were put off');
}
