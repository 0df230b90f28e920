import { plural } from '../../english/plural.ts';
import { isSaidBySame } from '../../facts/speaker.ts';
import type { Decision, Question, Reply, Response } from '../../facts/types.ts';
import { briefly } from '../../shapes/briefly.ts';
import { standsOn, type Version } from './basis.ts';
import { becauseOf } from './because.ts';
import { isAgainst, type Life } from './life-cycle.ts';
import type { Lookup } from './things.ts';

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
 * @param known what was found to be gone of the same workspace; filled on the way
 */
export function staleness(life: Life, from: Lookup, known: Map<string, string | null> = new Map()) {
  if (!life.decision) return null;
  return mindChanged(life, life.decision) ?? groundMoved(life, from, known) ?? contradicted(life);
}

/** Somebody has answered otherwise since: the decision holds, but has to be looked at again. */
function contradicted({ question, responses, decision, late }: Life): Staleness | null {
  if (!decision || late.length === 0) return null;
  const names = [...new Set(late.map(({ by }) => by.name))].join(', ');
  return {
    because: `${names} answered otherwise when it was decided already.`,
    before: responses
      .filter(({ id }) => decision.restsOn.includes(id))
      .map((response) => replyLine(response, question)),
    now: late.map((response) => replyLine(response, question)),
    gone: false,
    changed: question.id,
  };
}

function mindChanged(life: Life, decision: Decision): Staleness | null {
  const { question, responses, replaced } = life;
  const all = [...responses, ...replaced];
  const old = replaced.filter(({ id }) => decision.restsOn.includes(id));
  const [first] = old;
  if (!first) return null;
  const names = [...new Set(old.map(({ by }) => by.name))].join(', ');
  return {
    because: `${names} said so, and ${plural(old.length, 'says', 'say')} something else now.`,
    before: old.map((response) => replyLine(response, question)),
    now: old.flatMap((one) => {
      const next = newestAfter(one.id, all);
      return next ? [replyLine(next, question)] : agreesNow(one, life);
    }),
    gone: false,
    changed: question.id,
  };
}

/** The answer that a person now agrees with instead of giving their own. */
function agreesNow(old: Response, { question, responses, reactions }: Life): readonly string[] {
  const reaction = reactions.find((one) => !isAgainst(one) && isSaidBySame(one, old));
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

function replyLine({ reply, by }: Response, question: Question): string {
  return `${by.name}: ${replyWords(reply, question)}`;
}

/** The value in one line, or that the reply gives none. */
export function replyWords(reply: Reply, { shape }: Question): string {
  switch (reply.says) {
    case 'value':
      return briefly(reply.value, shape);
    case 'unknown':
    case 'pass':
      return 'does not know';
    case 'not-applicable':
      return 'does not apply';
    case 'later':
      return 'will say later';
  }
}

function groundMoved({ question, decision }: Life, from: Lookup, known: Map<string, string | null>) {
  if (question.origin.from !== 'answer' || !decision) return null;
  const { stands, because, before, now } = standsOn(question, from, known);
  if (stands === 'holds') return null;
  const raised = becauseOf(question, from);
  return {
    because: because ?? `What it was asked for has changed${raised ? `: it was asked b${raised.slice(1)}` : '.'}`,
    before: linesOf(before),
    now: linesOf(now),
    gone: stands === 'gone',
    changed: question.origin.because,
  };
}

function linesOf(version: Version | null): readonly string[] {
  return (version?.rows ?? []).map((cells) =>
    cells
      .filter(({ text }) => text !== '')
      .map(({ heading, text }) => (heading === '' ? text : `${heading}: ${text}`))
      .join(' · '),
  );
}
