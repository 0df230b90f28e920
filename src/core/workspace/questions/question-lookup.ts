import { type NamedItem, type Naming, namingOf } from '../../answers/naming.ts';
import { memoizeByDeps, memoizeByObject } from '../../base/memoize.ts';
import type { Decision, ItemRef, Question } from '../../facts/types.ts';
import type { ShapeSpec } from '../../shapes/types.ts';
import type { QuestionState } from './question-state.ts';

export interface AskedQuestion extends Pick<QuestionState, 'status' | 'decisions' | 'decision'> {
  readonly question: Question;
}

/** Finds questions by id: a workspace, or what is to become one. */
export interface QuestionLookup {
  readonly question: (id: string) => AskedQuestion | undefined;
}

/** The question that names the entities of a product. */
export const RECORDS_QUESTION = 'entities.records';

const namingCache = memoizeByDeps<Decision, Naming>();

/** The names that a question's answers have given; cached by decisions. */
export function namingOfQuestion({ question, decisions }: AskedQuestion): Naming {
  const newest = decisions.at(-1);
  const { shape } = question;
  if (!newest) return emptyNaming(shape);
  return namingCache(newest, [shape, ...decisions], () => namingOf(decisions, shape));
}

const emptyNaming = memoizeByObject((shape: ShapeSpec) => namingOf([], shape));

/** The entity it is asked of, with its name at that time; undefined for a general question. */
export function entityOfQuestion({ origin }: Question): ItemRef | undefined {
  if (origin.from !== 'answer') return undefined;
  return origin.thing ?? (origin.because === RECORDS_QUESTION ? origin.item : undefined);
}

/** With its present name; undefined where nobody has named it. */
export function currentNameOf({ id }: ItemRef, from: QuestionLookup): NamedItem | undefined {
  const records = from.question(RECORDS_QUESTION);
  return records && namingOfQuestion(records).byId(id);
}

/** The label of an option, else the word itself. */
export function optionLabel(word: string, { shape }: Pick<Question, 'shape'>): string {
  const options = shape.shape === 'choice' || shape.shape === 'multi' ? shape.options : [];
  return options.find(({ id }) => id === word)?.label ?? word;
}
