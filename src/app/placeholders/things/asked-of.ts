import type { QuestionView } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';

/** Where a screen finds questions by id. */
export type Find = (id: string) => QuestionView | undefined;

/**
 * Id of the question to show for one leaf of a thing ("fields"): its own one, unless it was said for all things at
 * once; where the thing has none yet, the one that asks it of all (`ofAll`, where its leaf is another).
 */
export function askedOf(
  find: Find,
  kind: string,
  thing: string | null,
  leaf: string,
  ofAll: string = leaf,
): string {
  const general = `${kind}.${ofAll}`;
  if (thing === null) return general;
  const own = `${kind}.${thing}.${leaf}`;
  const view = find(own);
  const isOwn = view ? view.status !== 'parked' : find(general) === undefined;
  return isOwn || !find(general) ? own : general;
}

export type Below = (...slots: readonly string[]) => readonly QuestionView[];

/** Finds the follow-up questions of some places by the start of their slots: "entities/loan/fields/due". In the order they were raised. */
export function useBelow(): Below {
  const { questions } = useAsking();
  return (...slots) => slots.flatMap((slot) => askedBelow(questions, slot));
}

/** Those of one place, among some questions. */
function askedBelow(views: readonly QuestionView[], slot: string): readonly QuestionView[] {
  return views.filter(({ question, status }) => status !== 'parked' && question.slot?.startsWith(`${slot}/`));
}

/** The ids of some questions. */
export function idsOf(views: readonly QuestionView[]): readonly string[] {
  return views.map(({ question }) => question.id);
}
