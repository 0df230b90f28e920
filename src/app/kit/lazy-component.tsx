import { type ComponentType, lazy, type ReactNode, Suspense, use } from 'react';
import { useParams } from 'react-router';

/** A component that is fetched when it is first rendered; `meanwhile` is shown until then. */
export function lazyComponent<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  meanwhile: ReactNode = null,
): ComponentType<P> {
  const Fetched: ComponentType<P> = lazy(async () => ({ default: await fetch() }));
  return (props: P) => (
    <Suspense fallback={meanwhile}>
      <Fetched {...props} />
    </Suspense>
  );
}

const failed = new Set<() => void>();

/** To be called once a failure is shown: what could not be fetched is tried again when it is next needed. */
export function forgetFailures(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** Something that is fetched once: `now` is null until it is there. A failure stays one until it is forgotten. */
export function fetchOnce<T>(load: () => Promise<T>) {
  let fetched: T | null = null;
  let fetching: Promise<T> | null = null;
  const start = async () => {
    try {
      fetched = await load();
      return fetched;
    } catch (error) {
      failed.add(() => {
        fetching = null;
      });
      throw error;
    }
  };
  const fetch = () => {
    fetching ??= start();
    return fetching;
  };
  return { now: () => fetched, fetch };
}

type Params = Readonly<Record<string, string | undefined>>;

/** What the module of a page exports. */
interface PageModule {
  readonly Component: ComponentType;
  /** Fetches what else the page at this address is made of; null once all of it is there. */
  readonly prepare?: (params: Params) => Promise<unknown> | null;
}

export type LazyPage = ReturnType<typeof lazyPage>;

/** A page that is fetched when it is first opened. */
export function lazyPage(load: () => Promise<PageModule>) {
  const module = fetchOnce(load);
  return { ...module, prepare: (params: Params) => module.now()?.prepare?.(params) ?? null };
}

/** Draws a page once it and all it is made of is fetched; until then the one before it stays. */
export function FetchedPage({ page: { now, fetch, prepare } }: { readonly page: LazyPage }) {
  const params = useParams();
  // A promise that React has not seen costs it a moment, even where it has resolved long ago.
  const { Component } = now() ?? use(fetch());
  const preparing = prepare(params);
  if (preparing) use(preparing);
  return <Component />;
}
