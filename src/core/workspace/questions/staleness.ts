import { plural } from '../../english/plural.ts';
import { isSameAuthor } from '../../facts/speaker.ts';
import type { Decision, Question, Reply, Response, Signed } from '../../facts/types.ts';
import { valueSummary } from '../../shapes/value-summary.ts';
import { becauseOf } from './because.ts';
import { type BasisVersion, basisOf } from './follow-up-basis.ts';
import type { QuestionLookup } from './question-lookup.ts';
import { isAgainst, type QuestionWithState } from './question-state.ts';

/** Why a decision has to be confirmed: what it rests on has changed. */
export interface Staleness {
  readonly because: string;
  /** What it rested on, and what that says now, in short lines; `now` empty: nothing of it is said any more. */
  readonly before: readonly string[];
  readonly now: readonly string[];
  /** What it was decided about is no longer there: it cannot be right again, only withdrawn. */
  readonly gone: boolean;
  /** Id of the question whose answer has changed; its own where a person has changed their mind. */
  readonly changed: string;
}

/**
 * Whether what a decision in force rested on still holds: the answers it cites, and the answer that raised its
 * question. Null while it does, and where nothing is decided.
 *
 * @param goneCache why questions of this workspace are gone, by id; filled as they are looked up
 */
export function staleness(
  state: QuestionWithState,
  from: QuestionLookup,
  goneCache: Map<string, string | null> = new Map(),
) {
  if (!state.decision) return null;
  return (
    staleByChangedAnswer(state, state.decision) ?? staleByBasis(state, from, goneCache) ?? staleByLateAnswer(state)
  );
}

/** Somebody has answered differently since: the decision is in force, but has to be looked at again. */
function staleByLateAnswer({ question, responses, decision, late }: QuestionWithState): Staleness | null {
  if (!decision || late.length === 0) return null;
  return {
    because: `${namesOf(late)} ${plural(late.length, 'has', 'have')} answered differently since the decision.`,
    before: responses
      .filter(({ id }) => decision.restsOn.includes(id))
      .map((response) => replyLine(response, question)),
    now: late.map((response) => replyLine(response, question)),
    gone: false,
    changed: question.id,
  };
}

/** Somebody whose answer the decision rests on has changed it. */
function staleByChangedAnswer(state: QuestionWithState, decision: Decision): Staleness | null {
  const { question, responses, replaced } = state;
  const all = [...responses, ...replaced];
  const old = replaced.filter(({ id }) => decision.restsOn.includes(id));
  const [first] = old;
  if (!first) return null;
  return {
    because: `${namesOf(old)} ${plural(old.length, 'has changed their answer', 'have changed their answers')}.`,
    before: old.map((response) => replyLine(response, question)),
    now: old.flatMap((one) => {
      const next = newestAfter(one.id, all);
      return next ? [replyLine(next, question)] : agreedAnswer(one, state);
    }),
    gone: false,
    changed: question.id,
  };
}

/** The answer that a person now agrees with instead of giving their own. */
function agreedAnswer(old: Response, { question, responses, reactions }: QuestionWithState): readonly string[] {
  const reaction = reactions.find((one) => !isAgainst(one) && isSameAuthor(one, old));
  const answer = responses.find(({ id }) => id === reaction?.on);
  return answer ? [replyLine({ ...answer, by: old.by }, question)] : [];
}

/** The present answer of a person who has changed it, however often. */
function newestAfter(id: string, all: readonly Response[]): Response | undefined {
  const later = new Map(
    all.flatMap((response) => (response.supersedes ? [[response.supersedes, response] as const] : [])),
  );
  const seen = new Set([id]);
  let newest = later.get(id);
  while (newest && !seen.has(newest.id)) {
    seen.add(newest.id);
    const next = later.get(newest.id);
    if (!next) return newest;
    newest = next;
  }
  return newest;
}

/** "Ann, Bob": each once. */
export function namesOf(said: readonly Pick<Signed, 'by'>[]): string {
  return [...new Set(said.map(({ by }) => by.name))].join(', ');
}

function replyLine({ reply, by }: Response, question: Question): string {
  return `${by.name}: ${replyWords(reply, question)}`;
}

/** The value in one line, or that the reply gives none. */
export function replyWords(reply: Reply, { shape }: Question): string {
  switch (reply.says) {
    case 'value':
      return valueSummary(reply.value, shape);
    case 'unknown':
    case 'pass':
      return 'does not know';
    case 'not-applicable':
      return 'does not apply';
    case 'later':
      return 'will answer later';
  }
}

function staleByBasis(
  { question, decision }: QuestionWithState,
  from: QuestionLookup,
  goneCache: Map<string, string | null>,
) {
  if (question.origin.from !== 'answer' || !decision) return null;
  const { status, because, before, now } = basisOf(question, from, goneCache);
  if (status === 'holds') return null;
  const raised = becauseOf(question, from);
  return {
    because: because ?? `What it depends on has changed${raised ? `: it was asked b${raised.slice(1)}` : '.'}`,
    before: linesOf(before),
    now: linesOf(now),
    gone: status === 'gone',
    changed: question.origin.because,
  };
}

function linesOf(version: BasisVersion | null): readonly string[] {
  return (version?.rows ?? []).map((cells) =>
    cells
      .filter(({ text }) => text !== '')
      .map(({ heading, text }) => (heading === '' ? text : `${heading}: ${text}`))
      .join(' · '),
  );
}
