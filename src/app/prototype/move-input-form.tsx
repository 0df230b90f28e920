import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import {
  type FormValues,
  initialMoveInput,
  moveInputFields,
  moveInputProblems,
  type Button as ProductButton,
  type pressButton,
  type SampleRow,
} from '#core/product.ts';
import { announce } from '../kit/announcer.tsx';
import { Button } from '../kit/button.tsx';
import { needsConfirmation, useConfirmation } from './confirmation.tsx';
import { FieldInput } from './field-input.tsx';
import { usePrototype } from './prototype-context.tsx';

interface MoveInputFormProps {
  readonly row: SampleRow;
  readonly button: ProductButton;
  readonly make: (button: ProductButton, before: Parameters<typeof pressButton>[3]) => void;
  readonly cancel: () => void;
}

export function MoveInputForm({ row, button, make, cancel }: MoveInputFormProps) {
  const { actor } = usePrototype();
  const { isSure, part } = useConfirmation(row, button.before);
  const ids = useId();
  const textLabels = [
    ...button.types.filter(({ field }) => field === null).map(({ label }) => label),
    ...(button.needsReason ? ['Reason'] : []),
  ];
  const [values, setValues] = useState<FormValues>(() =>
    initialMoveInput(row, moveInputFields(actor, row, button, {})),
  );
  const fieldViews = moveInputFields(actor, row, button, values);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [isSubmitted, setIsSubmitted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('input, select, textarea');
    (field ?? form.current?.querySelector('button'))?.focus();
  }, []);
  const problems = moveInputProblems(actor, row, button, fieldViews, values);
  const missingLabels = textLabels.filter((label) => (texts[label] ?? '').trim() === '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (problems.length + missingLabels.length > 0)
      return announce(`${problems.length + missingLabels.length} to look at again.`);
    const why = textLabels
      .map((label) => (textLabels.length > 1 ? `${label}: ${texts[label]}` : texts[label]))
      .join('; ');
    const filledValues = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
    make(button, { values: filledValues, why });
  };
  return (
    <form
      ref={form}
      className="proto-form grid grid-cols-1 gap-4 m-0 mb-4 text-ink-2 text-sm max-w-160"
      aria-label={button.label}
      onSubmit={submit}
      noValidate
    >
      {fieldViews.map((fieldView) => (
        <FieldInput
          key={fieldView.field.id}
          id={`${ids}-${fieldView.field.id}`}
          line={fieldView}
          value={values[fieldView.field.id]}
          problems={isSubmitted ? problems.filter(({ fields }) => fields[0] === fieldView.field.id) : []}
          onChange={(value) => setValues((before) => ({ ...before, [fieldView.field.id]: value }))}
        />
      ))}
      {textLabels.map((label) => (
        <label key={label} className="proto-field">
          <span>
            {label} <span className="proto-must">must be filled in</span>
          </span>
          <input
            value={texts[label] ?? ''}
            aria-invalid={isSubmitted && missingLabels.includes(label)}
            onChange={({ target }) => setTexts((before) => ({ ...before, [label]: target.value }))}
          />
          {isSubmitted && missingLabels.includes(label) && <small>“{label}” must be filled in.</small>}
        </label>
      ))}
      {needsConfirmation(button.before) && part}
      <div className="row mt-2">
        <Button type="submit" look="main" data-action="go on" disabled={!isSure}>
          {button.label}
        </Button>
        <Button onClick={cancel}>Cancel</Button>
      </div>
    </form>
  );
}
