import { type ReactNode, useId, useState } from 'react';
import {
  changedInPlace,
  type FieldView,
  type FormValues,
  knownValue,
  type ListColumn,
  recordLabel,
  type SampleRow,
  typedInPlace,
} from '#core/product.ts';
import { FieldControl } from '../field-input.tsx';
import { usePrototype } from '../prototype-context.tsx';
import { ActionNote } from '../screens/detail.tsx';
import { useAction } from '../use-action.ts';

/**
 * Fields that are typed in the rows of a list. What was typed into a row waits for the button of that row; without one,
 * and for a tick, it is saved at once.
 */
export function useTypedRows(hasButton: boolean) {
  const { actor, product } = usePrototype();
  const { status, carryOut, dismiss } = useAction();
  const [typed, setTyped] = useState<Readonly<Record<string, FormValues>>>({});
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const typedIn = (row: SampleRow): FormValues => typed[row.id] ?? {};
  const save = async (row: SampleRow, values: FormValues = typedIn(row)) => {
    const done = changedInPlace(actor, row, values);
    const why = 'problems' in done ? done.problems.map(({ text, sentence }) => text ?? sentence).join(' ') : '';
    setRefused((before) => ({ ...before, [row.id]: why }));
    if ('problems' in done || !(await carryOut(done.world, `${recordLabel(product, row)} changed`))) return;
    setTyped(({ [row.id]: _, ...others }) => others);
  };
  const change = (row: SampleRow, line: FieldView, value: unknown) => {
    const values = { ...typedIn(row), [line.field.id]: value };
    const isAtOnce = knownValue(line.field.type) === 'yes or no' || (!hasButton && !isText(line));
    if (isAtOnce) void save(row, values);
    else setTyped((before) => ({ ...before, [row.id]: values }));
  };
  const cellOf = (row: SampleRow, { field, label, typed: isTyped }: ListColumn): ReactNode => {
    const line = isTyped && field ? typedInPlace(actor, row, field.id) : undefined;
    if (!line || !field) return undefined;
    const isTouched = field.id in typedIn(row);
    return (
      <TypedCell
        line={line}
        head={label}
        label={`${label} of ${recordLabel(product, row)}`}
        value={isTouched ? typedIn(row)[field.id] : row.cells.get(field.id)?.value}
        refused={isTouched ? (refused[row.id] ?? '') : ''}
        onChange={(value) => change(row, line, value)}
        onLeave={() => {
          if (!hasButton && isTouched) void save(row);
        }}
      />
    );
  };
  return { cellOf, save, note: <ActionNote status={status} dismiss={dismiss} /> };
}

function isText({ field }: FieldView): boolean {
  const type = knownValue(field.type);
  return type === 'text' || type === 'number' || type === 'money';
}

interface TypedCellProps {
  readonly line: FieldView;
  /** Of its column, where no head of the table stands above it. */
  readonly head: string;
  readonly label: string;
  readonly value: unknown;
  readonly refused: string;
  readonly onChange: (value: unknown) => void;
  readonly onLeave: () => void;
}

function TypedCell({ line, head, label, value, refused, onChange, onLeave }: TypedCellProps) {
  const id = useId();
  return (
    <fieldset className="m-0 p-0 border-0 min-w-0 max-w-44 [&_input[inputmode]]:w-20" onBlur={onLeave}>
      <label className="unseen" htmlFor={id}>
        {label}
      </label>
      <span className="hidden stacked:block text-start" aria-hidden="true">
        {head}
      </span>
      <FieldControl id={id} line={line} value={value} below={[]} wrong={refused !== ''} onChange={onChange} />
      {refused && (
        <small id={`${id}-wrong`} className="text-(--late) whitespace-normal" role="alert">
          {refused}
        </small>
      )}
    </fieldset>
  );
}
