import { useCallback, useEffect } from 'react';
import { useBlocker, useSearchParams } from 'react-router';
import { addressOf, landingOf, matchRoute, type Product, screensOf } from '#core/product.ts';

/** Path and role in the embedded prototype. */
export type EmbeddedNavigation = ReturnType<typeof useEmbeddedNavigation>;

const PROTOTYPE_PATH = '/prototype';
const NAVIGATE_OPTIONS = { preventScrollReset: true };
/** Search params kept on navigation inside the prototype. */
const KEPT_PARAMS = ['q', 'as', 'page', 'scene'];

/**
 * Navigation of a prototype embedded in this screen. Its links lead to /prototype; with `isIntercepting` they are
 * blocked and followed here instead. Path and role are search params, so Back works.
 */
export function useEmbeddedNavigation(product: Product, isIntercepting: boolean) {
  const [search, setSearch] = useSearchParams();
  const screens = screensOf(product);
  const roleInAddress = search.get('as');
  const role = product.index.roles.has(roleInAddress) ? roleInAddress : firstRole(product);
  const firstScreenOf = (id: string | null) =>
    landingOf(product, id) ?? screens.find(({ path }) => !path.includes(':')) ?? screens[0];
  const firstScreen = firstScreenOf(role);
  const path = search.get('at') ?? (firstScreen ? addressOf(firstScreen) : '/');
  const route = matchRoute(screens, path);
  const enter = useCallback(
    (to: string, page?: string, target?: URLSearchParams) =>
      setSearch((before) => {
        const next = new URLSearchParams(target);
        for (const key of KEPT_PARAMS) if (before.has(key)) next.set(key, before.get(key) ?? '');
        next.set('at', to);
        if (page !== undefined) next.set('page', page);
        return next;
      }, NAVIGATE_OPTIONS),
    [setSearch],
  );
  useLinkInterception(enter, isIntercepting);
  return {
    path,
    /** Id of the screen at that path; null if there is none. */
    screen: route?.screen.id ?? null,
    label: route?.screen.label ?? path,
    role,
    /** Navigates to a path of the prototype; `page` is the screen whose questions are shown next to it. */
    go: (to: string, page?: string) => enter(to, page),
    /** Changes the role and goes to its landing screen; returns the label of that screen. */
    become: (id: string) => {
      setSearch((before) => {
        const next = new URLSearchParams(before);
        next.set('as', id);
        next.delete('at');
        return next;
      }, NAVIGATE_OPTIONS);
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

type EnterPath = (path: string, page?: string, search?: URLSearchParams) => void;

/** Intercepts links of the embedded prototype and follows them here; the link to /prototype itself is let through. */
function useLinkInterception(enter: EnterPath, isIntercepting: boolean): void {
  const blocker = useBlocker(
    ({ nextLocation }) => isIntercepting && nextLocation.pathname.startsWith(`${PROTOTYPE_PATH}/`),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { pathname, search } = blocker.location;
    blocker.reset();
    enter(pathname.slice(PROTOTYPE_PATH.length), undefined, new URLSearchParams(search));
  }, [blocker, enter]);
}
