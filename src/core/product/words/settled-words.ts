import { memoizeByObject } from '../../base/memoize.ts';
import { foldText } from '../../conditions/fold.ts';
import type { Decision, Question } from '../../facts/types.ts';
import { folded } from '../../shapes/folded.ts';
import type { ShapeSpec, Value } from '../../shapes/types.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { isNothing } from '../everyday-words.ts';

const NEVER = new Set(['', 'never', 'nobody', 'not used']);

export function meansNothing(words: string): boolean {
  const said = folded(words).replace(/[.!]$/, '');
  return isNothing(said) || NEVER.has(said);
}

export type SettledWords = ReturnType<typeof wordsIn>;

/** Decisions never change, so their words are folded once. */
const known = new WeakMap<Decision, SettledWords>();

export const settledWords = memoizeByObject(({ questions }: Workspace): readonly SettledWords[] =>
  questions.flatMap(({ question, decision }) => {
    if (!decision || !('value' in decision.result)) return [];
    const words = known.get(decision) ?? wordsIn(question, decision, decision.result.value);
    known.set(decision, words);
    return [words];
  }),
);

/** The text is as it is searched: every cell and item on its own line, folded. */
function wordsIn(question: Question, decision: Decision, value: Value) {
  return { decision, question, value, text: foldText(cellsOf(value, question.shape).join('\n')).low };
}

/** A chosen option is an id and has no words; words typed instead of it count. */
function cellsOf(value: Value, shape: ShapeSpec): readonly string[] {
  if (typeof value === 'string')
    return shape.shape === 'choice' && shape.options.some(({ id }) => id === value) ? [] : [value];
  if ('amount' in value) return [];
  if ('cells' in value) return [...value.rows, ...value.columns, ...value.cells.flat()];
  return value.flatMap((row) => (typeof row === 'string' ? [row] : row));
}
