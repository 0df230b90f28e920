import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { withCount } from '#core/index.ts';
import { addressOf, landingOf, matchRoute, type Product, screensOf } from '#core/product.ts';

/** Path and role in the embedded prototype. */
export type EmbeddedNavigation = ReturnType<typeof useEmbeddedNavigation>;

/** Search params kept on navigation inside the prototype. */
const KEPT_PARAMS = ['q', 'as', 'page', 'scene'];

/** Navigation of a prototype embedded in this screen. Path and role are search params, so Back works. */
export function useEmbeddedNavigation(product: Product) {
  const [search, setSearch] = useSearchParams();
  const screens = screensOf(product);
  const roleInAddress = search.get('as');
  const role = product.index.roles.has(roleInAddress) ? roleInAddress : firstRole(product);
  const firstScreenOf = (id: string | null) =>
    landingOf(product, id) ?? screens.find(({ path }) => !path.includes(':')) ?? screens[0];
  const firstScreen = firstScreenOf(role);
  const path = search.get('at') ?? (firstScreen ? addressOf(firstScreen) : '/');
  const route = matchRoute(screens, path);
  const go = useCallback(
    (to: string, page?: string, target?: URLSearchParams) =>
      setSearch((before) => {
        const next = new URLSearchParams(target);
        for (const key of KEPT_PARAMS) if (before.has(key)) next.set(key, before.get(key) ?? '');
        next.set('at', to);
        if (page !== undefined) next.set('page', page);
        return next;
      }),
    [setSearch],
  );
  return {
    path,
    /** Id of the screen at that path; null if there is none. */
    screen: route?.screen.id ?? null,
    label: route?.screen.label ?? path,
    role,
    /** Navigates to a path of the prototype; `page` is the screen whose questions are shown next to it. */
    go,
    /** Changes the role and goes to its landing screen; returns the label of that screen. */
    become: (id: string) => {
      setSearch((before) => {
        const next = new URLSearchParams(before);
        next.set('as', id);
        next.delete('at');
        return next;
      });
      return firstScreenOf(id)?.label ?? '/';
    },
  };
}

/** The first known role with a landing screen, else the first role. */
function firstRole({ model, index }: Product): string | null {
  const { landings } = model.screens;
  const landingRoles = landings.is === 'known' ? landings.value.map(({ role }) => role.id) : [];
  return landingRoles.find((id) => index.roles.has(id)) ?? index.roles.all[0]?.id ?? null;
}

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
