import { type ComponentType, lazy, Suspense } from 'react';
import type { Kind, PointView } from '#core/index.ts';

export interface PlaceholderProps {
  readonly view: PointView;
}

type Screen = ComponentType<PlaceholderProps>;

/** A screen in a chunk of its own, and what has come of it so far. */
function screen(chunk: () => Promise<{ default: Screen }>) {
  const own: { readonly fetch: () => Promise<void>; Screen: Screen } = {
    fetch: () =>
      chunk().then((fetched) => {
        own.Screen = fetched.default;
      }),
    Screen: lazy(chunk),
  };
  return own;
}

const SCREENS: Readonly<Record<Kind, ReturnType<typeof screen>>> = {
  purpose: screen(() => import('./purpose/purpose.tsx')),
  screens: screen(() => import('./screens/screens.tsx')),
  entities: screen(() => import('./entities/entities.tsx')),
  states: screen(() => import('./states/states.tsx')),
  validation: screen(() => import('./validation/validation.tsx')),
  roles: screen(() => import('./roles/roles.tsx')),
  calls: screen(() => import('./calls/calls.tsx')),
  errors: screen(() => import('./errors/errors.tsx')),
  constants: screen(() => import('./constants/constants.tsx')),
  other: screen(() => import('./general/general.tsx')),
};

/** Fetches the chunks of all placeholder screens ahead of the first click on them. */
export function preloadPlaceholders(): void {
  for (const { fetch } of Object.values(SCREENS)) void fetch();
}

/**
 * Fetches the screen of a point before it is drawn. A screen that is there is drawn at once; one that suspends is
 * held back by React for 300 ms, even if its chunk came with the first idle moment.
 */
export function fetchPlaceholder(view: PointView): Promise<void> {
  return SCREENS[kindOf(view)].fetch();
}

/** One provocation per kind; a point without questions of its kind gets the general screen. */
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
