import type { QuestionView } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';

export type FindQuestion = (id: string) => QuestionView | undefined;

/**
 * Id of the question to show for one leaf of a thing ("fields"): its own one, unless it was said for all things at
 * once; where the thing has none yet, the one that asks it of all (`ofAll`, where its leaf is another).
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

export type FindFollowUps = ReturnType<typeof useFollowUps>;

/** Finds the follow-up questions of some places by the start of their slots: "entities/loan/fields/due". In the order they were raised. */
export function useFollowUps() {
  const { questions } = useAsking();
  const active = questions.filter(({ status }) => status !== 'parked');
  return (...slots: readonly string[]) =>
    slots.flatMap((slot) => active.filter(({ question }) => question.slot?.startsWith(`${slot}/`)));
}

export function idsOf(views: readonly QuestionView[]): readonly string[] {
  return views.map(({ question }) => question.id);
}
