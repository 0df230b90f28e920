import { withCount } from '#core/index.ts';

export interface Trail {
  /** In milliseconds, by a monotonic clock. */
  readonly began: number;
  readonly clicks: number;
  /** Labels of the pages visited, in order; consecutive repeats count once. */
  readonly visits: readonly string[];
  readonly ended: { readonly at: number; readonly met: boolean } | null;
}

export type TrailStep =
  | { readonly step: 'visit'; readonly page: string }
  | { readonly step: 'click' }
  | { readonly step: 'end'; readonly at: number; readonly met: boolean };

export function newTrail(began: number, page: string): Trail {
  return { began, clicks: 0, visits: [page], ended: null };
}

/** The trail with one more step; unchanged once it has ended. */
export function withStep(trail: Trail, step: TrailStep): Trail {
  if (trail.ended) return trail;
  switch (step.step) {
    case 'visit':
      return trail.visits.at(-1) === step.page ? trail : { ...trail, visits: [...trail.visits, step.page] };
    case 'click':
      return { ...trail, clicks: trail.clicks + 1 };
    case 'end':
      return { ...trail, ended: { at: step.at, met: step.met } };
  }
}

/** “3 screens, 5 clicks, 21 seconds”; until `now` while it has not ended. */
export function trailWords({ began, clicks, visits, ended }: Trail, now: number): string {
  const seconds = Math.max(0, Math.round(((ended?.at ?? now) - began) / 1000));
  return `${withCount(new Set(visits).size, 'screen')}, ${withCount(clicks, 'click')}, ${withCount(seconds, 'second')}`;
}
