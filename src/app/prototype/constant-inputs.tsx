import type { ReactNode } from 'react';
import { type Knob, knobsOf, knownValue } from '#core/product.ts';
import { Button } from '../kit/button.tsx';
import { Select } from '../kit/fields.tsx';
import { usePrototype } from './prototype-context.tsx';
import { dispatch } from './session-store.ts';

/** Inputs for the product’s numbers and settings; the prototype uses a changed value at once. */
export function ConstantInputs({ className }: { className: string }) {
  const { product, session } = usePrototype();
  const knobs = product.model.constants.constants.flatMap(knobsOf);
  if (knobs.length === 0) return null;
  return (
    <fieldset className={className}>
      <legend>Numbers and settings</legend>
      {knobs.map((knob) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the control is among its children
        <label key={knob.id} className="grid grid-cols-1 content-start gap-1 text-sm wrap-anywhere">
          {knob.of === '' ? knob.label : `${knob.label}, for ${knob.of}`}
          <KnobInput knob={knob} />
          {Object.hasOwn(session.constants, knob.id) && (
            <Button look="plain" onClick={() => turn(knob, null)}>
              Back to the decided value
            </Button>
          )}
        </label>
      ))}
    </fieldset>
  );
}

function turn({ id }: Knob, amount: number | string | boolean | null): void {
  dispatch({ act: 'set-constant', id, amount });
}

function KnobInput({ knob }: { knob: Knob }): ReactNode {
  const setting = knownValue(knob.setting);
  if (typeof setting === 'boolean')
    return <input type="checkbox" checked={setting} onChange={({ target }) => turn(knob, target.checked)} />;
  if (setting !== undefined && knob.options.includes(setting))
    return <Select value={setting} of={knob.options} onChange={(chosen) => turn(knob, chosen)} />;
  if (setting !== undefined) return <input value={setting} onChange={({ target }) => turn(knob, target.value)} />;
  const { amount, unit } = knownValue(knob.value) ?? { amount: '', unit: '' };
  return (
    <span className="flex items-center gap-2">
      <input
        className="flex-1 w-15 min-w-15"
        type="number"
        value={amount}
        onChange={({ target }) => turn(knob, target.value === '' ? null : Number(target.value))}
      />
      <span className="text-ink-2">{unit}</span>
    </span>
  );
}
