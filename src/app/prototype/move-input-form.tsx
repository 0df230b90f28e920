import { type FormEvent, useId, useState } from 'react';
import {
  confirmationText,
  type FormValues,
  type Irreversible,
  initialMoveInput,
  knownValue,
  moveInputFields,
  moveInputProblems,
  type Button as ProductButton,
  type pressButton,
  type SampleRow,
  withoutBlankTicks,
} from '#core/product.ts';
import { announce } from '../kit/announcer.tsx';
import { Button } from '../kit/button.tsx';
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
  const [typed, setTyped] = useState<FormValues>(() => initialMoveInput(row, moveInputFields(actor, row, button, {})));
  const fieldViews = moveInputFields(actor, row, button, typed);
  const values = withoutBlankTicks(fieldViews, typed);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [isSubmitted, setIsSubmitted] = useState(false);
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
      ref={focusFirst}
      className="proto-form proto-moves grid grid-cols-1 gap-4 w-full max-w-120 p-4 border-1 border-line rounded"
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
          onChange={(value) => setTyped((before) => ({ ...before, [fieldView.field.id]: value }))}
        />
      ))}
      {textLabels.map((label) => (
        <label key={label} className="proto-field">
          <span>
            {label} <span className="proto-must">required</span>
          </span>
          <input
            value={texts[label] ?? ''}
            aria-invalid={isSubmitted && missingLabels.includes(label)}
            onChange={({ target }) => setTexts((before) => ({ ...before, [label]: target.value }))}
          />
          {isSubmitted && missingLabels.includes(label) && (
            <small className="text-(--late)">“{label}” is required.</small>
          )}
        </label>
      ))}
      {needsConfirmation(button.before) && part}
      <div className="row">
        <Button type="submit" look="main" data-action="go on" disabled={!isSure}>
          {button.label}
        </Button>
        <Button onClick={cancel}>Cancel</Button>
      </div>
    </form>
  );
}

function focusFirst(form: HTMLElement | null): void {
  (form?.querySelector<HTMLElement>('input, select, textarea') ?? form?.querySelector('button'))?.focus();
}

/** Whether an irreversible action needs a confirmation first. */
export function needsConfirmation(irreversible: Irreversible | undefined): irreversible is Irreversible {
  const precaution = irreversible && knownValue(irreversible.before);
  return precaution !== undefined && precaution !== 'nothing';
}

/**
 * The confirmation of an irreversible action: the harm of a slip, a name to type, a second person. `isSure`: it may be
 * carried out.
 */
export function useConfirmation(row: SampleRow, irreversible: Irreversible | undefined) {
  const { product } = usePrototype();
  const [typed, setTyped] = useState('');
  const precaution = irreversible && knownValue(irreversible.before);
  if (!irreversible) return { isSure: true, part: null };
  const requiredText = confirmationText(product, irreversible, row);
  const secondPerson = knownValue(irreversible.second);
  const part = (
    <div className="grid gap-2">
      {knownValue(irreversible.harm) && <p className="m-0">A slip would cost: {knownValue(irreversible.harm)}</p>}
      {precaution === 'a second person agrees' && (
        <p className="m-0">A second person agrees first{secondPerson ? `: ${secondPerson}` : '.'}</p>
      )}
      {precaution === 'typing the name' && (
        <label>
          Type “{requiredText}” to continue
          <input value={typed} onChange={({ target }) => setTyped(target.value)} />
        </label>
      )}
    </div>
  );
  return { isSure: precaution !== 'typing the name' || typed.trim() === requiredText, part };
}
