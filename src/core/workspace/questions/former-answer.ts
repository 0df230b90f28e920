import { resembles } from '../../answers/resembling.ts';
import { memoizeByDeps } from '../../base/memoize.ts';
import type { ItemRef, Question } from '../../facts/types.ts';
import type { Value } from '../../shapes/types.ts';
import type { QuestionView, Workspace } from '../workspace.ts';
import { whyGone } from './follow-up-basis.ts';
import { patternOf } from './question-lookup.ts';
import { positionsIn, settledValue } from './question-state.ts';

/** What was said of a name that is gone, and resembles the one that a question is about: perhaps it was only a slip. */
export interface FormerAnswer {
  readonly value: Value;
  /** The name that is gone. */
  readonly of: string;
}

const cache = memoizeByDeps<Question, FormerAnswer | undefined>();

/** Undefined once somebody has answered the question itself. */
export function formerAnswer(view: QuestionView, workspace: Workspace): FormerAnswer | undefined {
  const { question, responses, decision } = view;
  if (responses.length > 0 || decision || question.origin.from !== 'answer') return undefined;
  return cache(question, [workspace.questions], () => find(question, workspace));
}

function find(question: Question, workspace: Workspace): FormerAnswer | undefined {
  const pattern = patternOf(question);
  for (const other of pattern === null ? [] : workspace.questions) {
    if (other.question.id === question.id || patternOf(other.question) !== pattern) continue;
    const of = slipOf(other.question, question);
    const value = of === undefined ? undefined : saidOf(other);
    if (of !== undefined && value !== undefined && whyGone(other.question, workspace) !== null) return { value, of };
  }
  return undefined;
}

/** The name of one question where it resembles that of the other, and all else is the same; undefined otherwise. */
function slipOf({ origin: one }: Question, { origin: other }: Question): string | undefined {
  if (one.from !== 'answer' || other.from !== 'answer') return undefined;
  const pairs = [[one.thing, other.thing] as const, [one.item, other.item] as const];
  const different = pairs.filter(([a, b]) => a?.id !== b?.id);
  const [[a, b] = []]: readonly (readonly [ItemRef | undefined, ItemRef | undefined] | readonly [])[] = different;
  return a && b && different.length === 1 && resembles(a.label, b.label) ? a.label : undefined;
}

/** What was settled, else the one answer that everybody gave. */
function saidOf({ question, responses, decision }: QuestionView): Value | undefined {
  const settled = settledValue({ decision });
  const [only, ...more] = settled === undefined ? positionsIn(question, responses) : [];
  return settled ?? (more.length === 0 && only?.reply.says === 'value' ? only.reply.value : undefined);
}
