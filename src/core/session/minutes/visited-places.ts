import type { WalkthroughView } from '../../workspace/walkthroughs/walkthrough-view.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { inView, inViewWords } from '../in-view.ts';
import type { VisitedPlace } from './types.ts';

/** Which places everybody was at, in order, and how long. The same place twice in a row counts once. */
export function visitedPlaces({ shown, endedAt }: WalkthroughView, workspace: Workspace): readonly VisitedPlace[] {
  const moved = shown.filter(({ place }, at) => place !== shown[at - 1]?.place);
  return moved.map(({ place, at }, index) => {
    const seen = inView(place, workspace);
    return {
      place,
      at,
      until: moved[index + 1]?.at ?? endedAt,
      point: seen.point?.point.id ?? null,
      question: seen.question?.question.id ?? null,
      words: inViewWords(seen),
    };
  });
}

/** Whole minutes between two instants, at least one; null while there is no second one. */
export function minutesBetween(at: string, until: string | null): number | null {
  if (until === null) return null;
  return Math.max(1, Math.round((Date.parse(until) - Date.parse(at)) / 60_000));
}
