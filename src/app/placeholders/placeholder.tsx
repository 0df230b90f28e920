import { Suspense, use } from 'react';
import type { Kind, PointView } from '#core/index.ts';
import { fetchOnce } from '../kit/lazy-component.tsx';
import { SceneStage } from '../stage/scene-stage.tsx';
import { STAGES } from './stages.tsx';

interface PlaceholderProps {
  readonly view: PointView;
}

/** It comes with the parser of documents, which only it and the page of the whole specification need. */
const general = fetchOnce(async () => (await import('./general/general.tsx')).General);

/** Fetches ahead of the first click what is not here yet. */
export function preloadPlaceholders(): void {
  void general.fetch();
}

/**
 * Fetches the placeholder of a point before it is rendered; null: it is there. React shows a component that suspends only
 * after 300 ms, even if its chunk has arrived long before.
 */
export function fetchPlaceholder(view: PointView): Promise<unknown> | null {
  return kindOf(view) !== 'other' || general.now() ? null : general.fetch();
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
  const kind = kindOf(view);
  if (kind !== 'other') return <SceneStage stage={STAGES[kind]} view={view} />;
  return (
    <Suspense fallback={<div className="stage stage-waiting min-h-105 bg-hatched" />}>
      <FetchedGeneral view={view} />
    </Suspense>
  );
}

function FetchedGeneral({ view }: PlaceholderProps) {
  const General = general.now() ?? use(general.fetch());
  return <General view={view} />;
}
