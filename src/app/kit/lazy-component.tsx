import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

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
