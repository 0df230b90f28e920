import type { Question } from '../../facts/types.ts';
import { type AskingPlaces, askingPlaces } from '../../kinds/asking-places.ts';
import { type Reach, reachOf } from './count-reached.ts';
import { askedLike, entityOfQuestion, RECORDS_QUESTION } from './question-lookup.ts';
import { isClosed, isSettled, type QuestionStatus } from './question-state.ts';

export interface Rank {
  /** Open, and everything it needs is settled. */
  readonly isAskable: boolean;
  /** Whether a first prototype needs it; all else is depth. */
  readonly isCore: boolean;
  /** Its place among what matters to the kind of product, from 0; null: after all of these, by its score. */
  readonly place: number | null;
  /** Higher comes first. */
  readonly score: number;
  /** Questions not yet closed that wait for this one, directly or through others. */
  readonly waiting: number;
  /** How many points those questions are under. */
  readonly waitingPoints: number;
  /** Ids of the questions it needs that are not settled. */
  readonly unmet: readonly string[];
}

export interface RankableQuestion {
  readonly question: Question;
  readonly status: QuestionStatus;
}

/** What matters to the kind of product comes first, in its order; then what counts more. */
export function compareByPlace(a: Pick<Rank, 'place' | 'score'>, b: Pick<Rank, 'place' | 'score'>): number {
  return (a.place ?? Number.MAX_VALUE) - (b.place ?? Number.MAX_VALUE) || b.score - a.score;
}

interface Ranked {
  readonly status: QuestionStatus;
  readonly rank: Rank;
}

/** The order of asking: what can be asked now, then what waits for others, then what is closed, then what is parked. */
export function compareByRank(a: Ranked, b: Ranked): number {
  return askingPhase(a) - askingPhase(b) || a.rank.unmet.length - b.rank.unmet.length || compareByPlace(a.rank, b.rank);
}

function askingPhase({ status, rank }: Ranked): number {
  if (status === 'parked') return 3;
  if (isClosed(status)) return 2;
  return rank.isAskable ? 0 : 1;
}

/** How unsure the answer is: contested most; an answered one only waits for a decision. */
const UNCERTAINTY: Readonly<Record<QuestionStatus, number>> = {
  open: 1,
  contested: 1.25,
  stale: 1,
  answered: 0.5,
  decided: 0,
  assumed: 0,
  deferred: 0,
  'not-applicable': 0,
  parked: 0,
};

/** How much a question counts that has a usual answer, which is seldom wrong; less would find fewer wishes early. */
const USUAL_SPARES = 0.85;

/** How much a question counts that matters to none of the kinds. */
const LEFT_OUT = 0.05;

const REVERSAL = { 1: 1, 2: 1.5, 3: 2 } as const;

/**
 * Ranks all questions: (what waits for it, transitively) × uncertainty × cost to reverse ÷ minutes to answer; less where
 * something is usual, and of each further thing less of which the same is asked. Who is in a room weighs as well, once
 * there is one: `rankForPeople`.
 *
 * @param places of the questions of the core, by the kind of product
 * @param replacements by a parked question’s id, the ids of the questions that are asked instead; what needs it needs
 *   them
 * @param things ids of the things, in the order in which they were named
 * @returns a rank per question id
 */
export function rankQuestions(
  questions: readonly RankableQuestion[],
  places: AskingPlaces = askingPlaces([]),
  replacements: ReadonlyMap<string, readonly string[]> = new Map(),
  things: readonly string[] = [],
): ReadonlyMap<string, Rank> {
  const byId = new Map(questions.map((one) => [one.question.id, one]));
  const reached = reachOf(graphOf(questions, replacements));
  const isCore = isOfCore(places, new Set(things.slice(0, CORE_THINGS)));
  return new Map(
    questions.map((one, at) => [
      one.question.id,
      rankOf(one, {
        unmet: unmetOf(one, byId, replacements),
        reach: reached[at] ?? { nodes: 0, places: 0 },
        places,
        isCore: isCore(one.question),
        before: isOfThing(one.question) ? Math.max(things.indexOf(thingOf(one.question)), 0) : 0,
      }),
    ]),
  );
}

interface RankedBy {
  readonly unmet: readonly string[];
  readonly reach: Reach;
  readonly places: AskingPlaces;
  readonly isCore: boolean;
  /** Of how many things that were named earlier the same is asked. */
  readonly before: number;
}

function rankOf({ question, status }: RankableQuestion, { unmet, reach, places, isCore, before }: RankedBy): Rank {
  const { out, usual } = places;
  const cost = REVERSAL[question.reversal] / Math.max(question.minutes, 1) / (1 + before);
  const asked = askedLike(question);
  return {
    isAskable: unmet.length === 0 && !isClosed(status),
    isCore,
    place: places.places.get(asked) ?? null,
    score:
      (1 + reach.nodes) *
      UNCERTAINTY[status] *
      cost *
      (usual.has(asked) ? USUAL_SPARES : 1) *
      (out.has(asked) ? LEFT_OUT : 1),
    waiting: reach.nodes,
    waitingPoints: reach.places,
    unmet,
  };
}

/** Of how many things, in their order, a first prototype needs to know more than one record. */
const CORE_THINGS = 5;

/** Only naming a thing makes the core grow, and only the first few do: what other answers raise is depth. */
function isOfCore({ core }: AskingPlaces, things: ReadonlySet<string>): (question: Question) => boolean {
  return (question) =>
    core.has(askedLike(question)) &&
    (question.origin.from === 'bank' || (isOfThing(question) && things.has(thingOf(question))));
}

function thingOf(question: Question): string {
  return entityOfQuestion(question)?.id ?? '';
}

function isOfThing({ origin }: Question): boolean {
  return origin.from === 'answer' && origin.because === RECORDS_QUESTION;
}

function unmetOf(
  { question }: RankableQuestion,
  byId: ReadonlyMap<string, RankableQuestion>,
  replacements: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const isUnmet = (id: string) => {
    const needed = byId.get(id);
    return needed !== undefined && !isGivenUp(needed) && !isSettled(needed.status);
  };
  return question.needs.flatMap((id) => replacements.get(id) ?? id).filter(isUnmet);
}

/** Parked; or put off, and nothing is asked about in its words: only what names something is waited for. */
function isGivenUp({ question, status }: RankableQuestion): boolean {
  return status === 'parked' || (status === 'deferred' && question.shape.shape === 'text');
}

/**
 * Which question waits for which: by `needs`, and by `blocks`, which names questions or whole kinds. The questions
 * come first, in their order; then the kinds. What is asked of one entity makes no question of another one wait.
 */
function graphOf(questions: readonly RankableQuestion[], replacements: ReadonlyMap<string, readonly string[]>) {
  const next: number[][] = questions.map(() => []);
  const pointIndexes = new Map<string, number>();
  const pointIndexOf = questions.map(({ question, status }) =>
    isClosed(status) ? null : numberOf(pointIndexes, question.point),
  );
  const byId = new Map(questions.map(({ question }, at) => [question.id, at]));
  const kinds = new Map<string, number>();
  const kindNode = (kind: string, entity: string) => {
    const node = numberOf(kinds, `${kind}/${entity}`) + questions.length;
    next[node] ??= [];
    return node;
  };
  const addEdge = (from: number | undefined, to: number) => {
    if (from !== undefined && from !== to) next[from]?.push(to);
  };
  for (const [at, { question }] of questions.entries()) {
    if (question.kind === 'other') continue;
    const entity = entityOfQuestion(question)?.id;
    addEdge(kindNode(question.kind, entity ?? ''), at);
    if (entity !== undefined) addEdge(kindNode(question.kind, ANY_ENTITY), at);
  }
  for (const [at, { question }] of questions.entries()) {
    for (const need of question.needs) {
      for (const id of replacements.get(need) ?? [need]) addEdge(byId.get(id), at);
    }
    const entity = entityOfQuestion(question)?.id;
    for (const blocked of question.blocks) {
      const one = byId.get(blocked);
      if (one !== undefined) addEdge(at, one);
      if (!kinds.has(`${blocked}/`) && !kinds.has(`${blocked}/${ANY_ENTITY}`)) continue;
      addEdge(at, kindNode(blocked, ''));
      addEdge(at, kindNode(blocked, entity ?? ANY_ENTITY));
    }
  }
  return next.map((to, at) => ({ next: to, place: pointIndexOf[at] ?? null }));
}

/** Stands for every entity; none can have this id. */
const ANY_ENTITY = '*';

function numberOf(numbers: Map<string, number>, name: string): number {
  const number = numbers.get(name) ?? numbers.size;
  numbers.set(name, number);
  return number;
}
