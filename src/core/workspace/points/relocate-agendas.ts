import { memoizeByDeps } from '../../base/memoize.ts';
import type { Question } from '../../facts/types.ts';
import type { WalkthroughView } from '../walkthroughs/walkthrough-view.ts';
import type { QuestionPlacement } from './question-placements.ts';

const viewCache = memoizeByDeps<WalkthroughView, WalkthroughView>();

/** The walkthroughs with each screen on their agendas where its questions are now; the same objects where all are. */
export function relocateAgendas(
  views: readonly WalkthroughView[],
  questions: readonly Question[],
  placements: ReadonlyMap<string, QuestionPlacement>,
): readonly WalkthroughView[] {
  const moved = new Map(
    questions.flatMap(({ id, point }) => {
      const now = placements.get(id)?.point ?? point;
      return now === point ? [] : [[id, { was: point, now }] as const];
    }),
  );
  return moved.size === 0 ? views : views.map((view) => relocateAgenda(view, moved));
}

function relocateAgenda(
  view: WalkthroughView,
  moved: ReadonlyMap<string, { readonly was: string; readonly now: string }>,
): WalkthroughView {
  const agenda = view.agenda.map((item) => {
    const away = item.questions.map((id) => moved.get(id)).find((one) => one?.was === item.point);
    return away ? { ...item, point: away.now } : item;
  });
  const points = agenda.map(({ point }) => point);
  return viewCache(view, points, () => ({ ...view, agenda }));
}
