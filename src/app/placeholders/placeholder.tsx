import { type ComponentType, lazy, Suspense } from 'react';
import type { Kind, PointView } from '#core/index.ts';

export interface PlaceholderProps {
  readonly view: PointView;
}

type PlaceholderScreen = ComponentType<PlaceholderProps>;

/** A lazily loaded screen; once fetched, `Screen` is the component itself, so that it renders without suspending. */
function lazyScreen(importScreen: () => Promise<{ default: PlaceholderScreen }>) {
  const entry: { readonly fetch: () => Promise<void>; Screen: PlaceholderScreen } = {
    fetch: () =>
      importScreen().then((imported) => {
        entry.Screen = imported.default;
      }),
    Screen: lazy(importScreen),
  };
  return entry;
}

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
 * Fetches the screen of a point before it is rendered. React shows a component that suspends only after 300 ms, even if
 * its chunk has arrived long before.
 */
export function fetchPlaceholder(view: PointView): Promise<void> {
  return SCREENS[kindOf(view)].fetch();
}

/** Whether the screen shows the text of the section itself. */
export function showsText(view: PointView): boolean {
  return kindOf(view) === 'other';
}

/** A point without bank questions of its kind gets the general screen. */
function kindOf({ point, questions }: PointView): Kind {
  return questions.some(({ question }) => question.origin.from === 'bank') ? point.kind : 'other';
}

export function Placeholder({ view }: PlaceholderProps) {
  const { Screen } = SCREENS[kindOf(view)];
  return (
    <Suspense fallback={<div className="stage stage-waiting min-h-105 bg-hatched" />}>
      <Screen view={view} />
    </Suspense>
  );
}
