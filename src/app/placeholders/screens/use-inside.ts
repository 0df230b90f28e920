import { useCallback, useEffect } from 'react';
import { useBlocker, useSearchParams } from 'react-router';
import { addressOf, arriveAt, landingOf, type Product, screensOf } from '#core/product.ts';

/** Where people are inside the product while it runs in this screen, and as whom. */
export type Inside = ReturnType<typeof useInside>;

const PRODUCT = '/prototype';
const STAY = { preventScrollReset: true };
/** What the address of this screen keeps when people move inside the product. */
const KEPT = ['q', 'as', 'page'];

/**
 * The way through the product inside another screen. Links and forms of the running product lead to the prototype: if
 * `held`, people who follow one stay here instead. Place and role are kept in the address, so Back works.
 */
export function useInside(product: Product, held: boolean) {
  const [search, setSearch] = useSearchParams();
  const screens = screensOf(product);
  const asked = search.get('as');
  const role = product.index.roles.has(asked) ? asked : firstRole(product);
  const firstOf = (id: string | null) =>
    landingOf(product, id) ?? screens.find(({ path }) => !path.includes(':')) ?? screens[0];
  const first = firstOf(role);
  const path = search.get('at') ?? (first ? addressOf(first) : '/');
  const arrival = arriveAt(screens, path);
  const enter = useCallback(
    (to: string, page?: string, target?: URLSearchParams) =>
      setSearch((before) => {
        const next = new URLSearchParams(target);
        for (const key of KEPT) if (before.has(key)) next.set(key, before.get(key) ?? '');
        next.set('at', to);
        if (page !== undefined) next.set('page', page);
        return next;
      }, STAY),
    [setSearch],
  );
  useHeldBack(enter, held);
  return {
    path,
    /** Id of the screen at that path; null where there is none. */
    screen: arrival?.screen.id ?? null,
    label: arrival?.screen.label ?? path,
    role,
    /** Goes to an address of the product; `page` is the screen whose questions are shown next to it. */
    go: (to: string, page?: string) => enter(to, page),
    /** Becomes another role, which arrives at its first screen; returns the name of that screen. */
    become: (id: string) => {
      setSearch((before) => {
        const next = new URLSearchParams(before);
        next.set('as', id);
        next.delete('at');
        return next;
      }, STAY);
      return firstOf(id)?.label ?? '/';
    },
  };
}

/** The role that somebody said comes to a first screen, else the first of all. */
function firstRole({ model, index }: Product): string | null {
  const { landings } = model.screens;
  const arriving = landings.is === 'known' ? landings.value.map(({ role }) => role.id) : [];
  return arriving.find((id) => index.roles.has(id)) ?? index.roles.all[0]?.id ?? null;
}

type Enter = (path: string, page?: string, search?: URLSearchParams) => void;

/** Keeps people who follow a link of the running product on this screen; the way to the prototype itself stays open. */
function useHeldBack(enter: Enter, held: boolean): void {
  const blocker = useBlocker(({ nextLocation }) => held && nextLocation.pathname.startsWith(`${PRODUCT}/`));
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { pathname, search } = blocker.location;
    blocker.reset();
    enter(pathname.slice(PRODUCT.length), undefined, new URLSearchParams(search));
  }, [blocker, enter]);
}
