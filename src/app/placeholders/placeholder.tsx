import { type ComponentType, lazy, Suspense } from 'react';
import type { Kind, PointView } from '#core/index.ts';

/** What the screen of a point is drawn from. */
export interface PlaceholderProps {
  readonly view: PointView;
}

type Screen = ComponentType<PlaceholderProps>;

/** A screen and how to fetch its chunk ahead of time. */
function screen(fetchChunk: () => Promise<{ default: Screen }>) {
  return { fetchChunk, Screen: lazy(fetchChunk) };
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
  for (const { fetchChunk } of Object.values(SCREENS)) void fetchChunk();
}

/** The placeholder of a point: one provocation per kind; a point without questions of its kind gets the general screen. */
export function Placeholder({ view }: PlaceholderProps) {
  const structured = view.questions.some(({ question }) => question.origin.from === 'bank');
  const { Screen } = SCREENS[structured ? view.point.kind : 'other'];
  return (
    <Suspense fallback={<div className="stage stage-waiting" />}>
      <Screen view={view} />
    </Suspense>
  );
}
