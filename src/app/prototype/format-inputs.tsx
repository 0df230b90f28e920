import type { ComponentType } from 'react';
import {
  entriesOf,
  type Field,
  type FieldFormat,
  knownIds,
  knownValue,
  linkChoices,
  recordLabel,
  valueText,
} from '#core/product.ts';
import type { WidgetProps } from './field-input.tsx';
import { usePrototype } from './prototype-context.tsx';

/** Inputs for the exact format of a field, where that of its type does not do. */
export const FORMAT_INPUTS: Readonly<Partial<Record<FieldFormat, ComponentType<WidgetProps>>>> = {
  'long text': LongTextInput,
  'rich text': LongTextInput,
  data: LongTextInput,
  email: typed('email'),
  telephone: typed('tel'),
  'web address': typed('url'),
  colour: typed('color'),
  'time of day': typed('time'),
  rating: RatingInput,
  'several choices': SeveralInput,
  links: LinksInput,
};

function typed(type: string): ComponentType<WidgetProps> {
  return ({ id, value, onChange, wrong }) => (
    <input
      id={id}
      type={type}
      value={valueText(value)}
      aria-invalid={wrong}
      aria-describedby={`${id}-wrong`}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function LongTextInput({ id, value, onChange, wrong }: WidgetProps) {
  return (
    <textarea
      id={id}
      rows={4}
      value={valueText(value)}
      aria-invalid={wrong}
      aria-describedby={`${id}-wrong`}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

const STARS = 5;

/** From one to as many as the range of the field allows. */
function RatingInput({ id, field, value, onChange }: WidgetProps) {
  const most = knownValue(field.range)?.most?.amount ?? STARS;
  return (
    <input
      id={id}
      type="range"
      min={0}
      max={most}
      step={1}
      value={Number(valueText(value)) || 0}
      aria-valuetext={`${valueText(value) || 'none'} of ${most}`}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}

interface Option {
  readonly key: string;
  readonly label: string;
}

interface CheckboxesProps {
  readonly id: string;
  readonly field: Field;
  readonly of: readonly Option[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (keys: readonly string[]) => void;
}

function Checkboxes({ id, field, of, chosen, onChange }: CheckboxesProps) {
  const changed = (key: string, is: boolean) =>
    onChange(of.map((one) => one.key).filter((one) => (one === key ? is : chosen.has(one))));
  return (
    <fieldset id={id} className="flex flex-wrap gap-x-4 gap-y-1 m-0 p-0 border-0" aria-label={field.label}>
      {of.map(({ key, label }) => (
        <label key={key} className="flex items-center gap-1.5">
          <input type="checkbox" checked={chosen.has(key)} onChange={({ target }) => changed(key, target.checked)} />
          <bdi>{label}</bdi>
        </label>
      ))}
    </fieldset>
  );
}

function SeveralInput({ id, field, value, onChange }: WidgetProps) {
  const open = (knownValue(field.values) ?? []).filter(({ retired }) => !retired);
  const of = open.map(({ label }) => ({ key: label, label }));
  const change = (keys: readonly string[]) => onChange(keys.join(', '));
  return <Checkboxes {...{ id, field, of }} chosen={new Set(entriesOf(value))} onChange={change} />;
}

const MAX_LINKS = 50;

function LinksInput({ id, field, value, below = [], onChange }: WidgetProps) {
  const { product, actor } = usePrototype();
  const of = linkChoices(actor, field, below)
    .slice(0, MAX_LINKS)
    .map((row) => ({ key: row.id, label: recordLabel(product, row) }));
  const chosen = new Set(knownIds(actor, field.target?.id ?? null, value));
  return <Checkboxes {...{ id, field, of, chosen }} onChange={onChange} />;
}
