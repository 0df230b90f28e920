import type { Question } from '../facts/types.ts';
import { isClosed, isSettled, type QuestionStatus } from './life-cycle.ts';

/** Where a question stands in the order of asking, and why. */
export interface Rank {
  /** On the frontier: open, and everything it needs is settled. */
  readonly frontier: boolean;
  /** Higher comes first, among the frontier. */
  readonly score: number;
  /** Questions not yet closed that wait for this one, directly or through others. */
  readonly waiting: number;
  /** Points those questions stand under. */
  readonly waitingPoints: number;
  /** Ids of the questions it needs that are not settled. */
  readonly unmet: readonly string[];
}

interface Standing {
  readonly question: Question;
  readonly status: QuestionStatus;
}

/** How unsure the answer is: a contested question most, an answered one only waits for a decision. */
const UNCERTAINTY: Readonly<Record<QuestionStatus, number>> = {
  open: 1,
  contested: 1.25,
  stale: 1,
  answered: 0.5,
  decided: 0,
  assumed: 0,
  deferred: 0,
  'not-applicable': 0,
};

/** Weight of the cost to change an answer later, by `reversal`. */
const REVERSAL = { 1: 1, 2: 1.5, 3: 2 } as const;

/**
 * Ranks all questions: (what waits for it, transitively) × uncertainty × cost to reverse ÷ minutes to answer.
 *
 * @returns a rank per question id
 */
export function rankQuestions(standings: readonly Standing[]): ReadonlyMap<string, Rank> {
  const byId = new Map(standings.map((standing) => [standing.question.id, standing]));
  const dependants = dependantsOf(standings);
  return new Map(standings.map((standing) => [standing.question.id, rankOf(standing, byId, dependants)]));
}

function rankOf(
  { question, status }: Standing,
  byId: ReadonlyMap<string, Standing>,
  dependants: ReadonlyMap<string, readonly string[]>,
): Rank {
  const unmet = question.needs.filter((id) => {
    const needed = byId.get(id);
    return needed !== undefined && !isSettled(needed.status);
  });
  const waiting = [...reach(question.id, dependants)].flatMap((id) => {
    const standing = byId.get(id);
    return standing && id !== question.id && !isClosed(standing.status) ? [standing.question.point] : [];
  });
  const cost = REVERSAL[question.reversal] / Math.max(question.minutes, 1);
  return {
    frontier: unmet.length === 0 && !isClosed(status),
    score: (1 + waiting.length) * UNCERTAINTY[status] * cost,
    waiting: waiting.length,
    waitingPoints: new Set(waiting).size,
    unmet,
  };
}

/** Who waits for whom: by `needs`, and by `blocks`, which names questions or whole kinds. */
function dependantsOf(standings: readonly Standing[]): ReadonlyMap<string, readonly string[]> {
  const ofKind = new Map<string, string[]>();
  const dependants = new Map<string, string[]>();
  const push = (map: Map<string, string[]>, key: string, id: string) => {
    const list = map.get(key);
    if (list) list.push(id);
    else map.set(key, [id]);
  };
  for (const { question } of standings)
    if (question.kind !== 'other') push(ofKind, question.kind, question.id);
  for (const { question } of standings) {
    for (const need of question.needs) push(dependants, need, question.id);
    for (const blocked of question.blocks) {
      for (const id of ofKind.get(blocked) ?? [blocked]) push(dependants, question.id, id);
    }
  }
  return dependants;
}

function reach(from: string, dependants: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const seen = new Set<string>();
  const stack = [from];
  for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
    for (const next of dependants.get(id) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      stack.push(next);
    }
  }
  return seen;
}
