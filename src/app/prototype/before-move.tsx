import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import {
  type Button as ProductButton,
  type pressed,
  type SampleRow,
  typedAtFirst,
  typedLines,
  typedProblems,
  type Values,
} from '#core/product.ts';
import { announce } from '../kit/announcer.tsx';
import { Button } from '../kit/button.tsx';
import { asksFirst, useBeforehand } from './beforehand.tsx';
import { FieldInput } from './field-input.tsx';
import { usePlaying } from './playing.tsx';

interface BeforeMoveProps {
  readonly row: SampleRow;
  readonly button: ProductButton;
  readonly make: (button: ProductButton, before: Parameters<typeof pressed>[3]) => void;
  readonly cancel: () => void;
}

export function BeforeMove({ row, button, make, cancel }: BeforeMoveProps) {
  const { actor } = usePlaying();
  const { isSure, part } = useBeforehand(row, button.before);
  const ids = useId();
  const words = [
    ...button.types.filter(({ field }) => field === null).map(({ label }) => label),
    ...(button.needsReason ? ['Reason'] : []),
  ];
  const [values, setValues] = useState<Values>(() => typedAtFirst(row, typedLines(actor, row, button, {})));
  const lines = typedLines(actor, row, button, values);
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('input, select, textarea');
    (field ?? form.current?.querySelector('button'))?.focus();
  }, []);
  const problems = typedProblems(actor, row, button, lines, values);
  const missing = words.filter((label) => (said[label] ?? '').trim() === '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problems.length + missing.length > 0) return announce(`${problems.length + missing.length} to look at again.`);
    const why = words.map((label) => (words.length > 1 ? `${label}: ${said[label]}` : said[label])).join('; ');
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
    make(button, { values: given, why });
  };
  return (
    <form
      ref={form}
      className="proto-form grid grid-cols-1 gap-4 m-0 mb-4 text-ink-2 text-14 max-w-160"
      aria-label={button.label}
      onSubmit={submit}
      noValidate
    >
      {lines.map((line) => (
        <FieldInput
          key={line.field.id}
          id={`${ids}-${line.field.id}`}
          line={line}
          value={values[line.field.id]}
          problems={tried ? problems.filter(({ fields: of }) => of[0] === line.field.id) : []}
          onChange={(value) => setValues((before) => ({ ...before, [line.field.id]: value }))}
        />
      ))}
      {words.map((label) => (
        <label key={label} className="proto-field">
          <span>
            {label} <span className="proto-must">must be filled in</span>
          </span>
          <input
            value={said[label] ?? ''}
            aria-invalid={tried && missing.includes(label)}
            onChange={({ target }) => setSaid((before) => ({ ...before, [label]: target.value }))}
          />
          {tried && missing.includes(label) && <small>“{label}” must be filled in.</small>}
        </label>
      ))}
      {asksFirst(button.before) && part}
      <div className="row mt-2">
        <Button type="submit" look="main" data-action="go on" disabled={!isSure}>
          {button.label}
        </Button>
        <Button onClick={cancel}>Cancel</Button>
      </div>
    </form>
  );
}
