import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { addressOf, type DirectAddress, type ProtoScreen, type SampleSet } from '#core/product.ts';

const BASE_PATH = '/prototype';

/** The path in the product, as its address bar shows it. */
export function useProductPath(): string {
  const { pathname } = useLocation();
  return pathname.slice(BASE_PATH.length) || '/';
}

/** A decoded path for display; one with an invalid escape stays as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The address in the app of an address in the product, for a role. */
export function hrefOf({ path, role }: DirectAddress): string {
  return `${BASE_PATH}${path}${role === null ? '' : `?as=${encodeURIComponent(role)}`}`;
}

/** Like `hrefOf`, with the current role. */
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

export { useUpdateSearch } from '../kit/use-update-search.ts';

/** The address of a screen with the first sample record of its entity. */
export function sampleAddress(screen: ProtoScreen, sample: Pick<SampleSet, 'page'>, fallbackId = ''): string {
  const [first] = screen.entity === null ? [] : sample.page(screen.entity, 0, 1);
  return addressOf(screen, first?.id ?? fallbackId);
}

/**
 * For a detail page, the address with the first sample record; for any other screen with `new`, so that forms are
 * empty.
 */
export function samplePageAddress(screen: ProtoScreen, sample: Pick<SampleSet, 'page'>): string {
  return screen.kind === 'detail' ? sampleAddress(screen, sample, 'new') : addressOf(screen, 'new');
}
