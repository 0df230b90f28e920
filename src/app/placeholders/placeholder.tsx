import './placeholders.css';
import { type ComponentType, Suspense, use } from 'react';
import type { Kind, PointView } from '#core/index.ts';
import { fetchOnce } from '../kit/lazy-component.tsx';
import { SceneStage } from '../stage/scene-stage.tsx';
import type { StageDefinition } from '../stage/stage-definition.ts';

export interface PlaceholderProps {
  readonly view: PointView;
}

type Fetched = StageDefinition | ComponentType<PlaceholderProps>;

const lazyStage = (load: () => Promise<{ readonly default: Fetched }>) => fetchOnce(async () => (await load()).default);

const STAGES: Readonly<Record<Kind, ReturnType<typeof lazyStage>>> = {
  purpose: lazyStage(() => import('./purpose/purpose.tsx')),
  screens: lazyStage(() => import('./screens/screens.tsx')),
  entities: lazyStage(() => import('./entities/entities.tsx')),
  states: lazyStage(() => import('./states/states.tsx')),
  validation: lazyStage(() => import('./validation/validation.tsx')),
  roles: lazyStage(() => import('./roles/roles.tsx')),
  calls: lazyStage(() => import('./calls/calls.tsx')),
  errors: lazyStage(() => import('./errors/errors.tsx')),
  constants: lazyStage(() => import('./constants/constants.tsx')),
  other: lazyStage(() => import('./general/general.tsx')),
};

/** Fetches the chunks of all placeholder screens ahead of the first click on them. */
export function preloadPlaceholders(): void {
  for (const { fetch } of Object.values(STAGES)) void fetch();
}

/**
 * Fetches the stage of a point before it is rendered; null: it is there. React shows a component that suspends only after
 * 300 ms, even if its chunk has arrived long before.
 */
export function fetchPlaceholder(view: PointView): Promise<unknown> | null {
  const { now, fetch } = STAGES[kindOf(view)];
  return now() ? null : fetch();
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
  return (
    <Suspense fallback={<div className="stage stage-waiting min-h-105 bg-hatched" />}>
      <FetchedStage view={view} />
    </Suspense>
  );
}

function FetchedStage({ view }: PlaceholderProps) {
  const { now, fetch } = STAGES[kindOf(view)];
  const Stage = now() ?? use(fetch());
  return typeof Stage === 'function' ? <Stage view={view} /> : <SceneStage stage={Stage} view={view} />;
}
