import type { Shown, WalkthroughView } from '#core/index.ts';
import { type Stop, standsAt, stopsOf } from './stops.ts';

/** Where a walkthrough stands on its agenda, and what stands before and after. */
export interface Way {
  readonly stops: readonly Stop[];
  /** The stop where it stands; undefined: none yet. */
  readonly now: Stop | undefined;
  readonly previous: Stop | undefined;
  readonly next: Stop | undefined;
  /** Minutes planned for the item where it stands; 0: none. */
  readonly minutes: number;
}

/** Reads where a walkthrough stands from what was shown in it. */
export function wayOf(
  { agenda }: Pick<WalkthroughView, 'agenda'>,
  shown: readonly Pick<Shown, 'place'>[],
): Way {
  const stops = stopsOf(agenda);
  const at = standsAt(stops, shown);
  const now = stops[at];
  return {
    stops,
    now,
    previous: at > 0 ? stops[at - 1] : undefined,
    next: stops[at + 1],
    minutes: (now && agenda[now.item]?.minutes) ?? 0,
  };
}
