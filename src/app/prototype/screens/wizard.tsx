import { useState } from 'react';
import { knownValue } from '#core/product.ts';
import { useChangedOnNew } from '../arrival.ts';
import { Hole } from '../hole.tsx';
import type { ScreenProps } from '../product-screen.tsx';
import { FormScreen } from './form.tsx';

const NUMBER = 'flex-none grid place-items-center w-7 h-7 border rounded-[50%] text-14';
const DONE = 'border-said text-said';
const HERE = 'border-ink bg-ink text-sheet';

export function WizardScreen(props: ScreenProps) {
  const { screen } = props.screen;
  const all = screen ? (knownValue(screen.steps) ?? []) : [];
  const [at, setAt] = useState(0);
  const isStandIn = useChangedOnNew(props.arrival) !== undefined;
  const now = all[at];
  if (!now) return <Hole q={`screens.${props.screen.id}.steps`} words="nobody has said which steps there are" />;
  return (
    <>
      <ol className="flex flex-wrap gap-x-6 gap-y-2 mb-6 border-b-1 border-line pb-4">
        {all.map(({ id, label }, place) => (
          <li
            className="text-ink-2 aria-[current]:text-ink aria-[current]:font-[550]"
            key={id}
            aria-current={place === at ? 'step' : undefined}
          >
            <button
              className="flex items-center gap-2 px-0 py-1 text-start bg-transparent border-0"
              type="button"
              onClick={() => setAt(place)}
            >
              <span className={`${NUMBER} ${place < at ? DONE : place === at ? HERE : 'border-ink-2'}`}>
                {place + 1}
              </span>{' '}
              <bdi>{label}</bdi>
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
