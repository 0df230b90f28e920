import { type ComponentProps, type ComponentType, useState } from 'react';
import {
  type Field,
  type FieldType,
  type FieldView,
  fieldWords,
  isMoney,
  knownIds,
  knownValue,
  linkChoices,
  linkLabel,
  moneyOf,
  type RuleProblem,
  recordLabel,
  type SampleRow,
  valueText,
} from '#core/product.ts';
import { Select } from '../kit/fields.tsx';
import { FORMAT_INPUTS } from './format-inputs.tsx';
import { Hole, RuleMessage, Unplayed } from './hole.tsx';
import { usePrototype } from './prototype-context.tsx';
import { MaskedValue } from './value.tsx';

interface FieldInputProps {
  readonly id: string;
  readonly line: FieldView;
  readonly value: unknown;
  /** The parent records in the address of the form, to which the new record belongs. */
  readonly below?: readonly SampleRow[];
  /** The text of a default that is not an exact value. */
  readonly inWords?: string;
  readonly problems: readonly RuleProblem[];
  readonly onChange: (value: unknown) => void;
}

export function FieldInput(props: FieldInputProps) {
  const { id, line, value, below = [], inWords = '', problems, onChange } = props;
  const { field, must } = line;
  const wrong = problems.length > 0;
  const isShown = line.shown === 'shown';
  const isTicked = isShown && knownValue(field.type) === 'yes or no';
  const label = (
    <label htmlFor={id}>
      <bdi>{field.label}</bdi>
      {must && isShown && !isTicked && <span className="proto-must"> required</span>}
    </label>
  );
  return (
    <div
      className="proto-field"
      data-field={field.id}
      data-look={line.look}
      data-wrong={wrong || undefined}
      data-ticked={isTicked || undefined}
    >
      {!isTicked && label}
      <FieldControl id={id} line={line} value={value} below={below} wrong={wrong} onChange={onChange} />
      {isTicked && label}
      {inWords !== '' && isBlank(value) && (
        <small>
          <Unplayed q={field.source.question}>if left empty: {inWords}</Unplayed>
        </small>
      )}
      <span id={`${id}-wrong`}>
        {problems.map((problem) => (
          <RuleMessage key={problem.label} problem={problem} />
        ))}
      </span>
    </div>
  );
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

type FieldControlProps = Required<Pick<FieldInputProps, 'id' | 'line' | 'value' | 'below' | 'onChange'>> & {
  readonly wrong: boolean;
};

/** The control of a field without its label. */
export function FieldControl({ id, line, value, below, wrong, onChange }: FieldControlProps) {
  const { field, shown } = line;
  const type = knownValue(field.type);
  if (type === undefined) return <Hole q={line.question} words="what kind of field is this?" />;
  if (shown === 'shown') {
    const Widget = FORMAT_INPUTS[knownValue(field.format) ?? 'image'] ?? WIDGETS[type];
    return <Widget {...{ id, field, value, below, onChange, wrong }} />;
  }
  return (
    <output id={id} className="text-ink-2">
      {line.mask ? <MaskedValue mask={line.mask} value={value} /> : <ReadOnlyValue field={field} value={value} />}
    </output>
  );
}

/** A field that is read-only here; a link shows the label of its record. */
function ReadOnlyValue({ field, value }: Pick<FieldInputProps, 'value'> & { readonly field: Field }) {
  const { product, actor } = usePrototype();
  const target = field.target?.id ?? null;
  if (knownValue(field.type) !== 'link') return fieldWords(value, field) || '–';
  const names = knownIds(actor, target, value).map((id) =>
    linkLabel(product, target, id, target === null ? undefined : actor.records.get(target, id)),
  );
  return names.join(', ') || '–';
}

export interface WidgetProps {
  readonly id: string;
  readonly field: Field;
  readonly value: unknown;
  readonly below?: readonly SampleRow[];
  readonly onChange: (value: unknown) => void;
  readonly wrong: boolean;
}

const WIDGETS: Readonly<Record<FieldType, ComponentType<WidgetProps>>> = {
  text: TextInput,
  person: TextInput,
  number: (props) => (
    <span className="flex items-center gap-2">
      <TextInput {...props} inputMode="decimal" asNumber />
      <Unit field={props.field} />
    </span>
  ),
  money: MoneyInput,
  date: (props) =>
    (knownValue(props.field.clock) ?? 'day') === 'day' ? (
      <TextInput {...props} type="date" />
    ) : (
      <DateTimeInput {...props} />
    ),
  choice: ChoiceInput,
  'yes or no': ({ id, value, onChange }) => (
    <input
      id={id}
      type="checkbox"
      checked={value === true || value === 'yes'}
      onChange={(event) => onChange(event.target.checked)}
    />
  ),
  file: FileInput,
  link: LinkInput,
  computed: TextInput,
};

/** The file input of the browser does not show the current file, so its name is shown below. */
function FileInput({ id, field, value, onChange, wrong }: WidgetProps) {
  const [initialValue] = useState(value);
  return (
    <>
      <input
        id={id}
        type="file"
        multiple={knownValue(field.format) === 'files'}
        aria-invalid={wrong}
        aria-describedby={`${id}-kept ${id}-wrong`}
        onChange={({ target }) =>
          onChange([...(target.files ?? [])].map(({ name }) => name).join(', ') || initialValue)
        }
      />
      <small id={`${id}-kept`} className="quiet">
        {value === initialValue && !isBlank(initialValue) && (
          <>
            Kept: <bdi>{fieldWords(initialValue, field)}</bdi>
          </>
        )}
      </small>
    </>
  );
}

interface TextInputProps extends WidgetProps {
  readonly type?: string;
  readonly inputMode?: 'decimal';
  readonly asNumber?: boolean;
}

function TextInput({ id, value, onChange, wrong, type = 'text', inputMode, asNumber = false }: TextInputProps) {
  return (
    <input
      id={id}
      type={type}
      inputMode={inputMode}
      value={valueText(value)}
      aria-invalid={wrong}
      aria-describedby={`${id}-wrong`}
      onChange={({ target }) => onChange(asNumber ? numberOrText(target.value) : target.value)}
    />
  );
}

/** Typed without a time zone; the value is a UTC timestamp. */
function DateTimeInput({ value, onChange, ...props }: WidgetProps) {
  return (
    <TextInput
      {...props}
      type="datetime-local"
      value={valueText(value).slice(0, 16)}
      onChange={(typed) => onChange(typed === '' ? '' : `${typed}:00Z`)}
    />
  );
}

/** A valid number, else the text as typed, which the rules then report. */
function numberOrText(typed: string): number | string {
  return /^-?\d+(?:\.\d+)?$/.test(typed.trim()) ? Number(typed) : typed;
}

function Unit({ field }: { field: Field }) {
  const unit = knownValue(field.unit);
  return unit === undefined ? (
    <Hole q={field.source.question} words="in what?" />
  ) : (
    <span className="flex-none text-ink-2">{unit}</span>
  );
}

function MoneyInput({ id, field, value, onChange, wrong }: WidgetProps) {
  const currencies = knownValue(field.currencies) ?? [];
  const [currency, setCurrency] = useState(currencies[0] ?? '');
  const money = isMoney(value) ? value : { amount: value, unit: currency };
  const setMoney = (amount: unknown, unit: string) => {
    setCurrency(unit);
    onChange(moneyOf(amount, unit));
  };
  return (
    <span className="flex items-center gap-2">
      <TextInput
        id={id}
        field={field}
        wrong={wrong}
        inputMode="decimal"
        asNumber
        value={money.amount}
        onChange={(amount) => setMoney(amount, money.unit)}
      />
      {currencies.length === 0 && (
        <Hole q={`${field.source.question}.${field.id}.currency`} words="in which currency?" />
      )}
      {currencies.length === 1 && <span className="flex-none text-ink-2">{currencies[0]}</span>}
      {currencies.length > 1 && (
        <Select
          aria-label={`Currency of ${field.label}`}
          value={money.unit}
          of={currencies}
          onChange={(unit) => setMoney(money.amount, unit)}
        />
      )}
    </span>
  );
}

function ChoiceInput(props: WidgetProps) {
  const { field, value } = props;
  const all = knownValue(field.values);
  if (!all)
    return <Hole q={`${field.source.question}.${field.id}.values`} words="nobody has said what can be chosen" />;
  const choices = all.filter(({ retired, label }) => !retired || label === value);
  return <OptionSelect {...props} of={choices.map(({ label }) => label)} />;
}

const MAX_OPTIONS = 200;

function LinkInput(props: WidgetProps) {
  const { field, below } = props;
  const { product, actor } = usePrototype();
  const target = field.target?.id ?? null;
  if (target === null) return <Hole q={field.source.question} words="nobody has said what it is linked to" />;
  const rows = linkChoices(actor, field, below).slice(0, MAX_OPTIONS);
  return <OptionSelect {...props} of={rows.map((row) => [row.id, recordLabel(product, row)])} />;
}

type OptionSelectProps = WidgetProps & Pick<ComponentProps<typeof Select<string>>, 'of'>;

function OptionSelect({ id, value, onChange, wrong, of }: OptionSelectProps) {
  return (
    <Select
      id={id}
      value={valueText(value)}
      first={['', '–']}
      of={of}
      aria-invalid={wrong}
      aria-describedby={`${id}-wrong`}
      onChange={(chosen) => onChange(chosen || undefined)}
    />
  );
}
