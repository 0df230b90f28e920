import { useState } from 'react';
import type { Place, Typed } from '#core/picking.ts';

type Tree = Place['tree'];

interface TypedInputProps {
  readonly label: string;
  readonly typed: Typed;
  readonly onPick: (tree: Tree) => void;
}

const FIELD = 'min-h-8 max-w-full px-1.5 text-md rounded border-1 border-line-strong bg-raised';

/** A value that is typed: a number with its unit, a text, a day. */
export function TypedInput({ label, typed, onPick }: TypedInputProps) {
  if (typed.as === 'number') return <NumberInput label={label} typed={typed} onPick={onPick} />;
  const type = { text: 'text', date: 'date', moment: 'datetime-local' }[typed.as];
  const shown = typed.as === 'moment' ? typed.value.slice(0, 16) : typed.value;
  return (
    <input
      className={`${FIELD} ${typed.as === 'text' ? 'w-44' : ''}`}
      type={type}
      aria-label={label}
      value={shown}
      onChange={({ target }) => {
        if (target.value !== '' || typed.as === 'text')
          onPick(typed.pick(typed.as === 'moment' ? `${target.value}Z` : target.value));
      }}
    />
  );
}

interface NumberInputProps extends TypedInputProps {
  readonly typed: Extract<Typed, { readonly as: 'number' }>;
}

/** What is typed is kept while it is no number yet: “-”, “1.”. */
function NumberInput({ label, typed, onPick }: NumberInputProps) {
  const [raw, setRaw] = useState<string | null>(null);
  const { value, unit, units, pick } = typed;
  const shown = raw !== null && Number(raw) === value ? raw : String(value);
  return (
    <>
      <input
        className={`${FIELD} w-20`}
        type="number"
        step="any"
        aria-label={label}
        value={shown}
        onChange={({ target }) => {
          setRaw(target.value);
          if (target.value !== '') onPick(pick(target.valueAsNumber, unit));
        }}
      />
      {units.length > 1 || unit !== '' ? (
        <select
          className={`${FIELD} [field-sizing:content]`}
          aria-label="Its unit"
          value={unit}
          onChange={(event) => onPick(pick(value, event.target.value))}
        >
          {units.map((one) => (
            <option key={one} value={one}>
              {one === '' ? 'no unit' : one}
            </option>
          ))}
        </select>
      ) : null}
    </>
  );
}
