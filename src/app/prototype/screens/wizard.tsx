import { useState } from 'react';
import { knownValue } from '#core/product.ts';
import { useChangedOnNew } from '../arrival.ts';
import { Hole } from '../hole.tsx';
import type { ScreenProps } from '../product-screen.tsx';
import { FormScreen } from './form.tsx';

/** A form in steps; each asks for the lines that were named for it. */
export function WizardScreen(props: ScreenProps) {
  const { screen } = props.screen;
  const all = screen ? (knownValue(screen.steps) ?? []) : [];
  const [at, setAt] = useState(0);
  const isStandIn = useChangedOnNew(props.arrival) !== undefined;
  const now = all[at];
  if (!now)
    return <Hole q={`screens.${props.screen.id}.steps`} words="nobody has said which steps there are" />;
  return (
    <>
      <ol className="proto-steps flex flex-wrap gap-2-5 mb-5 line-bottom">
        {all.map(({ id, label }, place) => (
          <li key={id} aria-current={place === at ? 'step' : undefined} data-done={place < at || undefined}>
            <button
              className="flex items-center gap-2 muted text-start bg-none no-border"
              type="button"
              onClick={() => setAt(place)}
            >
              <span className="proto-step-number">{place + 1}</span> <bdi>{label}</bdi>
            </button>
          </li>
        ))}
      </ol>
      {knownValue(now.resume) === true && !isStandIn && (
        <p className="quiet">This step can be continued another day.</p>
      )}
      <FormScreen {...props} steps={{ ids: all.map(({ id }) => id), at, go: setAt }} />
    </>
  );
}
