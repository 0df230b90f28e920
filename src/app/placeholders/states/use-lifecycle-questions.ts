import type { Entity } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { questionIdFor } from '../things/question-ids.ts';

const QUESTION_NAMES = [
  'list',
  'transitions',
  'effects',
  'matrix',
  'reversal',
  'reversal-time',
  'idle',
  'conflict',
  'cascade',
] as const;

type QuestionName = (typeof QUESTION_NAMES)[number];

/** Asked once for all entities. */
const GENERAL_QUESTION_NAMES: ReadonlySet<string> = new Set(['conflict', 'cascade']);

export type LifecycleQuestions = ReturnType<typeof useLifecycleQuestions>;

/** Ids of the questions about the lifecycle of an entity; for null, of the general ones. */
export function useLifecycleQuestions(entity: Pick<Entity, 'id'> | null) {
  const { view: findQuestion } = useAsking();
  /** Id of the question to show for a name: the entity's own one or the general one. */
  const questionId = (name: QuestionName) =>
    questionIdFor(findQuestion, 'states', GENERAL_QUESTION_NAMES.has(name) ? null : (entity?.id ?? null), name);
  return { q: questionId, ids: QUESTION_NAMES.map(questionId) };
}
