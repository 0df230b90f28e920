import { type FormEvent, useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { addressOf, landingOf, listOf, matchRoute, type Product, screensOf } from '#core/product.ts';
import { Button } from '../../kit/button.tsx';

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
  const landingRoles = listOf(model.screens.landings).map(({ role }) => role.id);
  return landingRoles.find((id) => index.roles.has(id)) ?? index.roles.all[0]?.id ?? null;
}

/** The address bar of the embedded prototype; it navigates to what is typed. */
export function AddressBar({ product }: { product: Product }) {
  const navigation = useEmbeddedNavigation(product);
  const navigate = useNavigate();
  const [typed, setTyped] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const to = (typed ?? navigation.path).trim();
    setTyped(null);
    navigation.go(to.startsWith('/') ? to : `/${to}`);
  };
  return (
    <form className="flex items-center gap-2 min-w-0" onSubmit={submit}>
      <Button look="plain" aria-label="Back" onClick={() => void navigate(-1)}>
        ←
      </Button>
      <label className="unseen" htmlFor="screens-bar">
        Address in the product
      </label>
      <span className="max-sm:hidden" aria-hidden="true">
        yourproduct.example
      </span>
      <input
        className="field flex-[1_1_120px] min-w-0 min-h-8 px-2 py-1 border-line rounded-[16px] mono-sm"
        id="screens-bar"
        spellCheck={false}
        autoComplete="off"
        value={typed ?? navigation.path}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped(null)}
      />
    </form>
  );
}
