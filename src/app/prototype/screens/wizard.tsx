import { useState } from 'react';
import { knownValue } from '#core/product.ts';
import { Hole } from '../hole.tsx';
import type { ScreenProps } from '../product-screen.tsx';
import { useRecordOnCreateForm } from '../route-match.ts';
import { FormScreen } from './form.tsx';

const STEP_NUMBER = 'flex-none grid place-items-center w-7 h-7 border rounded-[50%] text-sm';
const STEP_DONE = 'border-decided text-decided';
const STEP_CURRENT = 'border-ink bg-ink text-sheet';

export function WizardScreen(props: ScreenProps) {
  const { screen } = props.screen;
  const steps = screen ? (knownValue(screen.steps) ?? []) : [];
  const [at, setAt] = useState(0);
  const isStandIn = useRecordOnCreateForm(props.arrival) !== undefined;
  const currentStep = steps[at];
  if (!currentStep)
    return <Hole q={`screens.${props.screen.id}.steps`} words="nobody has said which steps there are" />;
  return (
    <>
      <ol className="flex flex-wrap gap-x-6 gap-y-2 mb-6 border-b-1 border-line pb-4">
        {steps.map(({ id, label }, index) => (
          <li
            className="text-ink-2 aria-[current]:text-ink aria-[current]:font-semibold"
            key={id}
            aria-current={index === at ? 'step' : undefined}
          >
            <button
              className="flex items-center gap-2 px-0 py-1 text-start bg-transparent border-0"
              type="button"
              onClick={() => setAt(index)}
            >
              <span
                className={`${STEP_NUMBER} ${index < at ? STEP_DONE : index === at ? STEP_CURRENT : 'border-ink-2'}`}
              >
                {index + 1}
              </span>{' '}
              <bdi>{label}</bdi>
            </button>
          </li>
        ))}
      </ol>
      {knownValue(currentStep.resume) === true && !isStandIn && (
        <p className="quiet">This step can be continued another day.</p>
      )}
      <FormScreen {...props} steps={{ ids: steps.map(({ id }) => id), at, go: setAt }} />
    </>
  );
}
