import { useState } from 'react';
import { heldValue } from '#core/product.ts';
import { Hole } from '../hole.tsx';
import type { ScreenProps } from '../product-screen.tsx';
import { FormScreen } from './form.tsx';

/** A form in steps; each asks for the lines that were named for it. */
export function WizardScreen(props: ScreenProps) {
  const { screen } = props.screen;
  const steps = screen ? (heldValue(screen.steps) ?? []) : [];
  const [at, setAt] = useState(0);
  const step = steps[Math.min(at, steps.length - 1)];
  if (!step)
    return <Hole q={`screens.${props.screen.id}.steps`} words="nobody has said which steps there are" />;
  return (
    <>
      <ol className="proto-steps">
        {steps.map(({ id, label, resume }, place) => (
          <li key={id} aria-current={place === at ? 'step' : undefined}>
            <button type="button" className="plain" onClick={() => setAt(place)}>
              {place + 1}. {label}
            </button>
            {heldValue(resume) === true && <small> can be continued another day</small>}
          </li>
        ))}
      </ol>
      <FormScreen
        key="form"
        {...props}
        step={step.id}
        next={at < steps.length - 1 ? () => setAt(at + 1) : null}
      />
    </>
  );
}
