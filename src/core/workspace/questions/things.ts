import { type NamedItem, type Naming, namingOf } from '../../answers/naming.ts';
import { memoizeByInputs, memoizeByObject } from '../../base/memoize.ts';
import type { Called, Decision, Question } from '../../facts/types.ts';
import type { ShapeSpec } from '../../shapes/types.ts';
import type { LifeCycle } from './life-cycle.ts';

export interface Asked extends Pick<LifeCycle, 'status' | 'decisions' | 'decision'> {
  readonly question: Question;
}

/** Finds questions by id: a workspace, or what is to become one. */
export interface Lookup {
  readonly question: (id: string) => Asked | undefined;
}

/** The question that names the things of a product. */
export const RECORDS = 'entities.records';

const kept = memoizeByInputs<Decision, Naming>();

/** The names that a question's answers have given. Read once for the same decisions. */
export function namesOf({ question, decisions }: Asked): Naming {
  const newest = decisions.at(-1);
  const { shape } = question;
  if (!newest) return namesOfNothing(shape);
  return kept(newest, [shape, ...decisions], () => namingOf(decisions, shape));
}

const namesOfNothing = memoizeByObject((shape: ShapeSpec) => namingOf([], shape));

/** With its name when the question was raised; undefined for a general question. */
export function thingOf({ origin }: Question): Called | undefined {
  if (origin.from !== 'answer') return undefined;
  return origin.thing ?? (origin.because === RECORDS ? origin.item : undefined);
}

/** With its present name; undefined where nobody has named it. */
export function thingNow({ id }: Called, from: Lookup): NamedItem | undefined {
  const records = from.question(RECORDS);
  return records && namesOf(records).byId(id);
}

/** The label of an option, else the word itself. */
export function wordShown(word: string, { shape }: Question): string {
  const options = shape.shape === 'choice' || shape.shape === 'multi' ? shape.options : [];
  return options.find(({ id }) => id === word)?.label ?? word;
}
