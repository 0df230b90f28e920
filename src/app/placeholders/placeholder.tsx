import { type ComponentType, Suspense, use } from 'react';
import type { Kind, PointView } from '#core/index.ts';
import { fetchOnce } from '../kit/lazy-component.tsx';

export interface PlaceholderProps {
  readonly view: PointView;
}

type PlaceholderScreen = ComponentType<PlaceholderProps>;

const lazyScreen = (load: () => Promise<{ readonly default: PlaceholderScreen }>) =>
  fetchOnce(async () => (await load()).default);

const SCREENS: Readonly<Record<Kind, ReturnType<typeof lazyScreen>>> = {
  purpose: lazyScreen(() => import('./purpose/purpose.tsx')),
  screens: lazyScreen(() => import('./screens/screens.tsx')),
  entities: lazyScreen(() => import('./entities/entities.tsx')),
  states: lazyScreen(() => import('./states/states.tsx')),
  validation: lazyScreen(() => import('./validation/validation.tsx')),
  roles: lazyScreen(() => import('./roles/roles.tsx')),
  calls: lazyScreen(() => import('./calls/calls.tsx')),
  errors: lazyScreen(() => import('./errors/errors.tsx')),
  constants: lazyScreen(() => import('./constants/constants.tsx')),
  other: lazyScreen(() => import('./general/general.tsx')),
};

/** Fetches the chunks of all placeholder screens ahead of the first click on them. */
export function preloadPlaceholders(): void {
  for (const { fetch } of Object.values(SCREENS)) void fetch();
}

/**
 * Fetches the screen of a point before it is rendered; null: it is there. React shows a component that suspends only
 * after 300 ms, even if its chunk has arrived long before.
 */
export function fetchPlaceholder(view: PointView): Promise<unknown> | null {
  const { now, fetch } = SCREENS[kindOf(view)];
  return now() ? null : fetch();
}

/** A point without bank questions of its kind gets the general screen. */
function kindOf({ point, questions }: PointView): Kind {
  return questions.some(({ question }) => question.origin.from === 'bank') ? point.kind : 'other';
}

export function Placeholder(props: PlaceholderProps) {
  return (
    <Suspense fallback={<div className="stage stage-waiting min-h-105 bg-hatched" />}>
      <FetchedScreen {...props} />
    </Suspense>
  );
}

function FetchedScreen({ view }: PlaceholderProps) {
  const { now, fetch } = SCREENS[kindOf(view)];
  const Screen = now() ?? use(fetch());
  return <Screen view={view} />;
}
