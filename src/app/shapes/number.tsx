import type { NumberValue } from '#core/index.ts';
import { spokenAmount } from '#core/index.ts';
import { focusOnce, type InputProps, naming, type ViewProps } from './props.ts';
import { takenApart } from './taken-apart.ts';

/** An amount and its unit. "30 min" typed into the amount is taken apart when one leaves it. */
export function NumberInput({ spec, value, onChange, autoFocus, ...names }: InputProps<'number'>) {
  const only = spec.units.length === 1 ? (spec.units[0] ?? '') : '';
  const type = (amount: string) =>
    onChange({ amount, unit: value.unit === '' && amount !== '' ? only : value.unit });
  const takeApart = () => {
    const apart = takenApart(value, spec);
    if (apart !== value) onChange(apart);
  };
  return (
    <fieldset className="shape-number" {...naming(names)}>
      <input
        className="shape-amount"
        inputMode="decimal"
        autoComplete="off"
        aria-label="Amount"
        ref={autoFocus ? focusOnce : undefined}
        value={value.amount}
        onChange={(event) => type(event.target.value)}
        onBlur={takeApart}
      />
      <UnitInput units={spec.units} value={value} onChange={onChange} />
    </fieldset>
  );
}

interface UnitInputProps {
  readonly units: readonly string[];
  readonly value: NumberValue;
  readonly onChange: (value: NumberValue) => void;
}

function UnitInput({ units, value, onChange }: UnitInputProps) {
  const change = (unit: string) => onChange({ ...value, unit });
  if (units.length === 0) {
    return (
      <input
        className="shape-line"
        aria-label="Unit"
        placeholder="of what?"
        value={value.unit}
        onChange={(event) => change(event.target.value)}
      />
    );
  }
  const shown = value.unit === '' || units.includes(value.unit) ? units : [value.unit, ...units];
  return (
    <select
      className="shape-unit"
      aria-label="Unit"
      value={value.unit}
      onChange={(event) => change(event.target.value)}
    >
      {value.unit === '' && <option value="">which unit?</option>}
      {shown.map((unit) => (
        <option key={unit}>{unit}</option>
      ))}
    </select>
  );
}

export function NumberView({ value }: ViewProps<'number'>) {
  return <span className="shape-words shape-quantity">{spokenAmount(value)}</span>;
}
