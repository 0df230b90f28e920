import { type FormEvent, useId, useState } from 'react';
import { plural } from '#core/index.ts';
import {
  checkRow,
  type FieldView,
  fieldViewsFor,
  type Product,
  type RuleProblem,
  requiredMarker,
  requiredNow,
} from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { FieldLink } from '../../kit/fields.tsx';
import { FieldInput } from '../../prototype/field-input.tsx';
import type { EntityTrials, Trial } from './entity-trials.ts';

/** The form of an entity with its rules, filled in with a valid record, with edge cases next to each field. */
export function TryForm({ subject, product }: { subject: EntityTrials; product: Product }) {
  const idPrefix = useId();
  const { entity, trialRecord } = subject;
  const fieldViews = fieldViewsFor(product, entity.id, null);
  const [values, setValues] = useState(new Map(trialRecord.values));
  const [tried, setTried] = useState(false);
  const { model } = product;
  const problems = checkRow(model, entity.id, values, trialRecord.states, null, trialRecord.context);
  const markRequired = requiredMarker(requiredNow(model, entity.id, values, trialRecord.states, trialRecord.context));
  const shown = tried ? problems : [];
  const stops = problems.filter(({ severity }) => severity === 'stop');
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    announce(stops.length > 0 ? `Not saved: ${stops.length} to correct.` : 'Saved.');
  };
  const setValue = (field: string, value: unknown) => setValues(new Map(values).set(field, value));
  return (
    <form
      className="validation-try grid gap-0"
      onSubmit={save}
      noValidate
      aria-label={`${entity.label}, with its rules`}
    >
      {tried && <SaveOutcome problems={problems} ids={idPrefix} />}
      {fieldViews.map((view) => (
        <FieldRow
          key={view.field.id}
          line={markRequired(view)}
          id={`${idPrefix}-${view.field.id}`}
          value={values.get(view.field.id)}
          problems={shown.filter(({ fields }) => (fields[0] ?? '') === view.field.id)}
          trials={suggestedTrials(subject, view)}
          put={(value) => setValue(view.field.id, value)}
        />
      ))}
      <div className="row pt-4">
        <Button type="submit" look="main">
          Save
        </Button>
        <Button
          onClick={() => {
            setValues(new Map(trialRecord.values));
            setTried(false);
          }}
        >
          As it was
        </Button>
      </div>
    </form>
  );
}

/** The edge cases offered for a field: those from limits and examples first, then made-up ones. */
function suggestedTrials({ fields }: EntityTrials, { field }: FieldView): readonly Trial[] {
  const trials = fields.find((one) => one.field.id === field.id)?.trials ?? [];
  const atLimits = trials.filter(({ edgeCase }) => edgeCase.from !== 'made up');
  const madeUp = trials.filter(({ edgeCase }) => edgeCase.from === 'made up');
  return [...atLimits, ...madeUp].slice(0, MAX_TRIALS);
}

const MAX_TRIALS = 7;

interface FieldRowProps {
  readonly line: FieldView;
  readonly id: string;
  readonly value: unknown;
  readonly problems: readonly RuleProblem[];
  readonly trials: readonly Trial[];
  readonly put: (value: unknown) => void;
}

function FieldRow({ line, id, value, problems, trials, put }: FieldRowProps) {
  return (
    <div
      className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] max-[701px]:grid-cols-1 items-start gap-x-6
        gap-y-2 py-3 border-t-1 border-t-line"
    >
      <FieldInput id={id} line={line} value={value} problems={problems} onChange={put} />
      <ul className="flex flex-wrap content-start gap-x-3 gap-y-0.5" aria-label={`Try on ${line.field.label}`}>
        {trials.map(({ edgeCase }) => (
          <li key={edgeCase.id}>
            <Button
              className="plain text-left wrap-anywhere"
              aria-label={`${line.field.label}: ${edgeCase.name}`}
              onClick={() => {
                put(edgeCase.value);
                announce(`${line.field.label} now holds: ${edgeCase.name}.`);
              }}
            >
              {edgeCase.name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const OUTCOME = 'mb-4 p-4 voice-xl font-semibold rounded-lg';

function SaveOutcome({ problems, ids }: { problems: readonly RuleProblem[]; ids: string }) {
  const stops = problems.some(({ severity }) => severity === 'stop');
  if (problems.length === 0)
    return <p className={`border border-decided bg-decided-wash ${OUTCOME}`}>Saved. It keeps every rule.</p>;
  const edge = stops ? 'border-2 border-pen bg-pen-wash' : 'border border-guess bg-guess-wash';
  return (
    <section className={`${edge} ${OUTCOME}`} aria-label="What needs another look">
      <h2 className="m-0">
        {stops
          ? plural(problems.length, 'Not saved: one field needs another look', 'Not saved: # fields need another look')
          : 'Saved, all the same; somebody should look'}
      </h2>
      <ul className="list-disc mt-2 pl-5 ui-md">
        {problems.map(({ fields, label, text, sentence }) => (
          <li key={`${label} ${fields.join()}`}>
            <FieldLink to={`${ids}-${fields[0]}`}>{text ?? sentence}</FieldLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
