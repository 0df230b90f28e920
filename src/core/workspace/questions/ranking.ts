import type { Question } from '../../facts/types.ts';
import { isClosed, isSettled, type QuestionStatus } from './life-cycle.ts';
import { thingOf } from './things.ts';
import { type Reach, reachOf } from './waiting.ts';

export interface Rank {
  /** Open, and everything it needs is settled. */
  readonly frontier: boolean;
  /** Higher comes first, among the frontier. */
  readonly score: number;
  /** Questions not yet closed that wait for this one, directly or through others. */
  readonly waiting: number;
  /** How many points those questions are under. */
  readonly waitingPoints: number;
  /** Ids of the questions it needs that are not settled. */
  readonly unmet: readonly string[];
}

export interface Standing {
  readonly question: Question;
  readonly status: QuestionStatus;
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

const REVERSAL = { 1: 1, 2: 1.5, 3: 2 } as const;

/**
 * Ranks all questions: (what waits for it, transitively) × uncertainty × cost to reverse ÷ minutes to answer.
 *
 * @param instead for a parked question, the ids of those that are asked instead: what needs it needs them
 * @returns a rank per question id
 */
export function rankQuestions(
  standings: readonly Standing[],
  instead: ReadonlyMap<string, readonly string[]> = new Map(),
): ReadonlyMap<string, Rank> {
  const statuses = new Map(standings.map(({ question, status }) => [question.id, status]));
  const reached = reachOf(graphOf(standings, instead));
  return new Map(
    standings.map((standing, at) => [
      standing.question.id,
      rankOf(standing, unmetOf(standing, statuses, instead), reached[at] ?? { nodes: 0, places: 0 }),
    ]),
  );
}

function rankOf({ question, status }: Standing, unmet: readonly string[], reach: Reach): Rank {
  const cost = REVERSAL[question.reversal] / Math.max(question.minutes, 1);
  return {
    frontier: unmet.length === 0 && !isClosed(status),
    score: (1 + reach.nodes) * UNCERTAINTY[status] * cost,
    waiting: reach.nodes,
    waitingPoints: reach.places,
    unmet,
  };
}

function unmetOf(
  { question }: Standing,
  statuses: ReadonlyMap<string, QuestionStatus>,
  instead: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const isUnmet = (id: string) => {
    const status = statuses.get(id);
    return status !== undefined && status !== 'parked' && !isSettled(status);
  };
  return question.needs.flatMap((id) => instead.get(id) ?? id).filter(isUnmet);
}

/**
 * Which question waits for which: by `needs`, and by `blocks`, which names questions or whole kinds. The questions
 * come first, in their order; then the kinds. What is asked of one thing makes no question of another thing wait.
 */
function graphOf(standings: readonly Standing[], instead: ReadonlyMap<string, readonly string[]>) {
  const next: number[][] = standings.map(() => []);
  const places = new Map<string, number>();
  const marks = standings.map(({ question, status }) => (isClosed(status) ? null : numberOf(places, question.point)));
  const byId = new Map(standings.map(({ question }, at) => [question.id, at]));
  const kinds = new Map<string, number>();
  const kindNode = (kind: string, thing: string) => {
    const node = numberOf(kinds, `${kind}/${thing}`) + standings.length;
    next[node] ??= [];
    return node;
  };
  const join = (from: number | undefined, to: number) => {
    if (from !== undefined && from !== to) next[from]?.push(to);
  };
  for (const [at, { question }] of standings.entries()) {
    if (question.kind === 'other') continue;
    const thing = thingOf(question)?.id;
    join(kindNode(question.kind, thing ?? ''), at);
    if (thing !== undefined) join(kindNode(question.kind, ANY), at);
  }
  for (const [at, { question }] of standings.entries()) {
    for (const need of question.needs) {
      for (const id of instead.get(need) ?? [need]) join(byId.get(id), at);
    }
    const thing = thingOf(question)?.id;
    for (const blocked of question.blocks) {
      const one = byId.get(blocked);
      if (one !== undefined) join(at, one);
      if (!kinds.has(`${blocked}/`) && !kinds.has(`${blocked}/${ANY}`)) continue;
      join(at, kindNode(blocked, ''));
      join(at, kindNode(blocked, thing ?? ANY));
    }
  }
  return next.map((to, at) => ({ next: to, place: marks[at] ?? null }));
}

/** Means every thing; no thing can have this id. */
const ANY = '*';

function numberOf(numbers: Map<string, number>, name: string): number {
  const number = numbers.get(name) ?? numbers.size;
  numbers.set(name, number);
  return number;
}
