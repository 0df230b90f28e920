import type { QuestionView } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';

export type Find = (id: string) => QuestionView | undefined;

/**
 * Id of the question to show for one leaf of a thing ("fields"): its own one, unless it was said for all things at
 * once; where the thing has none yet, the one that asks it of all (`ofAll`, where its leaf is another).
 */
export function askedOf(find: Find, kind: string, thing: string | null, leaf: string, ofAll: string = leaf): string {
  const general = `${kind}.${ofAll}`;
  if (thing === null) return general;
  const own = `${kind}.${thing}.${leaf}`;
  const view = find(own);
  const isOwn = view ? view.status !== 'parked' : find(general) === undefined;
  return isOwn || !find(general) ? own : general;
}

export type Below = ReturnType<typeof useBelow>;

/** Finds the follow-up questions of some places by the start of their slots: "entities/loan/fields/due". In the order they were raised. */
export function useBelow() {
  const { questions } = useAsking();
  const asked = questions.filter(({ status }) => status !== 'parked');
  return (...slots: readonly string[]) =>
    slots.flatMap((slot) => asked.filter(({ question }) => question.slot?.startsWith(`${slot}/`)));
}

export function idsOf(views: readonly QuestionView[]): readonly string[] {
  return views.map(({ question }) => question.id);
}
