import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { DirectAddress } from '#core/product.ts';

/** Where the product is among the addresses of the app. */
const BASE_PATH = '/prototype';

/** The product's own address, as its address bar shows it. */
export function useProductPath(): string {
  const { pathname } = useLocation();
  return pathname.slice(BASE_PATH.length) || '/';
}

/** An address as people read it; one with a broken escape stays as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The address in the app for a way into the product from outside of it. */
export function hrefOf({ path, role }: DirectAddress): string {
  return `${BASE_PATH}${path}${role === null ? '' : `?as=${encodeURIComponent(role)}`}`;
}

/** The address in the app for an address in the product; the role stays the same. */
export function useHref(): (path: string) => string {
  const role = useSearchParams()[0].get('as');
  return useCallback((path: string) => hrefOf({ path, role }), [role]);
}

export function useNavigateTo(): (path: string) => void {
  const navigate = useNavigate();
  const href = useHref();
  return useCallback((path: string) => void navigate(href(path)), [navigate, href]);
}

export function useNavigateAs(): (path: string, role: string) => void {
  const navigate = useNavigate();
  return useCallback((path, role) => void navigate(hrefOf({ path, role })), [navigate]);
}

/** Changes some of the search of the address; null takes a key out. */
export function useUpdateSearch(): (changes: Readonly<Record<string, string | null>>) => void {
  const [, setSearch] = useSearchParams();
  return useCallback(
    (changes) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [key, value] of Object.entries(changes)) {
            if (value === null || value === '') next.delete(key);
            else next.set(key, value);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
}
