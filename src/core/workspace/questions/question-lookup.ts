import { type NamedItem, type Naming, namingOf } from '../../answers/naming.ts';
import { memoizeByDeps, memoizeByObject } from '../../base/memoize.ts';
import type { Decision, ItemRef, Question } from '../../facts/types.ts';
import type { ShapeSpec } from '../../shapes/types.ts';
import type { QuestionView, Workspace } from '../workspace.ts';
import { isClosed, type QuestionState } from './question-state.ts';

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

/** Id of the question of the bank that asks the same of everything; its own id where there is none. */
export function askedLike({ id, origin }: Pick<Question, 'id' | 'origin'>): string {
  return (origin.from === 'answer' && origin.like) || id;
}

/** With its present name; undefined where nobody has named it. */
export function currentNameOf({ id }: ItemRef, from: QuestionLookup): NamedItem | undefined {
  const records = from.question(RECORDS_QUESTION);
  return records && namingOfQuestion(records).byId(id);
}

/** What it asks, without the thing of which: “entities/…/relations”; null where it is asked of nothing else. */
export const patternOf = memoizeByObject(({ slot, origin }: Question): string | null => {
  if (slot === null || origin.from !== 'answer') return null;
  const names = [origin.item?.id, origin.thing?.id];
  const parts = slot.split('/').map((part) => (names.includes(part) ? '…' : part));
  return parts.join('/');
});

/** The label of an option, else the word itself. */
export function optionLabel(word: string, { shape }: Pick<Question, 'shape'>): string {
  const options = shape.shape === 'choice' || shape.shape === 'multi' ? shape.options : [];
  return options.find(({ id }) => id === word)?.label ?? word;
}

/** The question to ask for a place of the model that is unknown. */
interface QuestionForPlace {
  /** Settled: it was decided or does not apply, but that does not fill this place. */
  readonly is: 'open' | 'settled';
  readonly view: QuestionView;
}

/** The question for exactly this place, else the same for all entities, else the one whose answer would raise it. */
export function questionForPlace(workspace: Workspace, id: string): QuestionForPlace | undefined {
  const found = [...candidateIds(id)].flatMap((one) => activeQuestion(workspace, one) ?? [])[0];
  if (!found) return undefined;
  const isOpen = !isClosed(found.status) || found.status === 'deferred';
  return { is: isOpen ? 'open' : 'settled', view: found };
}

/** The id itself, the same for all entities, then both without their last part, and so on. */
function* candidateIds(id: string): Generator<string> {
  const [kind = '', ...rest] = id.split('.');
  for (let parts = rest; parts.length > 0; parts = parts.slice(0, -1)) {
    yield [kind, ...parts].join('.');
    if (parts.length > 1) yield [kind, ...parts.slice(1)].join('.');
  }
}

/** The question itself, or, if it is parked, one that asks the same of one entity. */
function activeQuestion({ question, questions }: Workspace, id: string): QuestionView | undefined {
  const view = question(id);
  if (view?.status !== 'parked') return view;
  return questions.find(({ question: { origin }, status }) => {
    return origin.from === 'answer' && origin.like === id && status !== 'parked';
  });
}
