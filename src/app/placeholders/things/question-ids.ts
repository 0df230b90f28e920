import type { QuestionView } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';

export type FindQuestion = (id: string) => QuestionView | undefined;

/**
 * Id of the question to show for one leaf ("fields") of an entity: its own question, or the general one about all
 * entities if only that is asked. `generalLeaf` is the leaf of the general question, where it differs.
 */
export function questionIdFor(
  find: FindQuestion,
  kind: string,
  thing: string | null,
  leaf: string,
  generalLeaf: string = leaf,
): string {
  const general = `${kind}.${generalLeaf}`;
  if (thing === null) return general;
  const own = `${kind}.${thing}.${leaf}`;
  const view = find(own);
  const isOwn = view ? view.status !== 'parked' : find(general) === undefined;
  return isOwn || !find(general) ? own : general;
}

/** Finds the follow-ups whose slots start with one of these ("entities/loan/fields/due"), in the order of `slots`. */
export function useFollowUps() {
  const { questions } = useAsking();
  const active = questions.filter(({ status }) => status !== 'parked');
  return (...slots: readonly string[]) =>
    slots.flatMap((slot) => active.filter(({ question }) => question.slot?.startsWith(`${slot}/`)));
}
