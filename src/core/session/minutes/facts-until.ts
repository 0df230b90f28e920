import { factTime } from '../../facts/fact-time.ts';
import type { Fact } from '../../facts/types.ts';
import { isHidden, viewWalkthroughs } from '../../workspace/walkthroughs/view-walkthroughs.ts';
import type { WalkthroughView } from '../../workspace/walkthroughs/walkthrough-view.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { inView, inViewWords } from '../in-view.ts';
import type { VisitedPlace } from './types.ts';

/**
 * The facts up to the end of a walkthrough: all that was said in it, and all with an earlier time. For one that is
 * still going on all facts, except answers that are still hidden. Questions have no time unless raised by hand: one
 * that an answer raised is there once that answer was decided, the others always.
 */
export function factsUntil(facts: readonly Fact[], view: WalkthroughView): readonly Fact[] {
  const byId = new Map(viewWalkthroughs(facts).map((one) => [one.walkthrough.id, one]));
  const isSeen = (fact: Fact) => fact.fact !== 'response' || !isHidden(fact, byId);
  const { endedAt } = view;
  if (endedAt === null) return facts.filter(isSeen);
  const isInTime = (fact: Fact) => {
    const walk = walkthroughOf(fact);
    // What was said in a walkthrough counts as said when that began, whatever its time.
    const at = byId.get(walk ?? '')?.walkthrough.at ?? factTime(fact);
    return walk === view.walkthrough.id || secondOf(at) < secondOf(endedAt);
  };
  const decided = new Set<string>();
  for (const fact of facts) if (fact.fact === 'decision' && isInTime(fact)) decided.add(fact.question);
  return facts.filter((fact) => {
    const isRaised = fact.fact === 'question' && fact.origin.from === 'answer';
    return isRaised ? decided.has(fact.origin.because) : isInTime(fact) && isSeen(fact);
  });
}

export function factsWithout(facts: readonly Fact[], { walkthrough }: WalkthroughView): readonly Fact[] {
  return facts.filter((fact) => walkthroughOf(fact) !== walkthrough.id);
}

export function walkthroughOf(fact: Fact): string | undefined {
  switch (fact.fact) {
    case 'question':
      return fact.origin.from === 'hand' ? fact.origin.during : undefined;
    case 'walkthrough':
      return fact.id;
    case 'moment':
      return fact.walkthrough;
    case 'correction':
    case 'setting':
    case 'source':
    case 'section':
    case 'notes':
      return undefined;
    default:
      return fact.during;
  }
}

/** What was said within the second of the end, and not in the walkthrough, counts as said after it. */
function secondOf(at: string): string {
  return at.slice(0, '2026-11-22T09:30:00'.length);
}

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
