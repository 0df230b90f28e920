import { amountInWords, type NumberValue, type ShapeSpec, type SpecOf, shapeOf, type Value } from '#core/index.ts';
import { Select } from '../kit/fields.tsx';
import { focusOnce } from '../kit/keyboard.ts';
import type { InputProps, ViewProps } from './props.ts';
import { AnswerText } from './text.tsx';

/** An amount and its unit. "30 min" typed as the amount is split on blur. */
export function NumberInput({ spec, value, onChange, label, autoFocus }: InputProps<'number'>) {
  const only = spec.units.length === 1 ? (spec.units[0] ?? '') : '';
  const type = (amount: string) => onChange({ amount, unit: value.unit === '' && amount !== '' ? only : value.unit });
  const splitOnBlur = () => {
    const split = splitUnit(value, spec);
    if (split !== value) onChange(split);
  };
  return (
    <fieldset className="shape-number flex flex-wrap gap-2 items-stretch" aria-label={label}>
      <input
        className={`field flex-[0_1_150px] min-w-22.5 text-right lining-nums tabular-nums voice-xl ${BOX}`}
        inputMode="decimal"
        autoComplete="off"
        aria-label="Amount"
        ref={autoFocus ? focusOnce : undefined}
        value={value.amount}
        onChange={(event) => type(event.target.value)}
        onBlur={splitOnBlur}
      />
      <UnitInput units={spec.units} value={value} onChange={onChange} />
    </fieldset>
  );
}

const BOX = 'min-h-12 px-3.5 rounded-lg';
const UNIT = `field flex-[1_1_120px] max-w-60 voice-lg ${BOX}`;

interface UnitInputProps extends Pick<InputProps<'number'>, 'value' | 'onChange'> {
  readonly units: readonly string[];
}

function UnitInput({ units, value, onChange }: UnitInputProps) {
  const change = (unit: string) => onChange({ ...value, unit });
  if (units.length === 0) {
    return (
      <input
        className={UNIT}
        aria-label="Unit"
        placeholder="of what?"
        value={value.unit}
        onChange={(event) => change(event.target.value)}
      />
    );
  }
  const shown = value.unit === '' || units.includes(value.unit) ? units : [value.unit, ...units];
  return (
    <Select
      className={UNIT}
      aria-label="Unit"
      value={value.unit}
      {...(value.unit === '' && { first: ['', 'which unit?'] as const })}
      of={shown}
      onChange={change}
    />
  );
}

export function NumberView({ value }: ViewProps<'number'>) {
  return <AnswerText className="tabular-nums lining-nums">{amountInWords(value)}</AnswerText>;
}

/** Splits a unit that was typed behind the amount: “30 min”. */
function splitUnit(value: NumberValue, spec: SpecOf<'number'>): NumberValue {
  if (!/[^\d\s.,]/.test(value.amount)) return value;
  const parsed = shapeOf('number').parse(value.amount, spec);
  return parsed.ok ? parsed.value : value;
}

/** A value as it is saved: a unit typed behind an amount is split off even if the field still has the focus. */
export function normalizeInput(value: Value, spec: ShapeSpec): Value {
  const isNumber = spec.shape === 'number' && typeof value === 'object' && 'amount' in value;
  return isNumber ? splitUnit(value, spec) : value;
}
