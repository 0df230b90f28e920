import type { ReactNode } from 'react';
import {
  type Field,
  type FieldLine,
  type FieldType,
  heldValue,
  type RuleProblem,
  valueText,
} from '#core/product.ts';
import { Hole } from './hole.tsx';
import { usePlaying } from './playing.tsx';
import { recordLabel } from './record-label.ts';
import { RuleMessage } from './rule-message.tsx';

interface FieldInputProps {
  readonly id: string;
  readonly line: FieldLine;
  readonly value: unknown;
  readonly problems: readonly RuleProblem[];
  readonly onChange: (value: unknown) => void;
}

/** One line of a form: its label, what one types or chooses, and what is wrong with it. */
export function FieldInput({ id, line, value, problems, onChange }: FieldInputProps) {
  const { field, shown } = line;
  const type = heldValue(field.type);
  const wrong = problems.length > 0;
  return (
    <div className="proto-field" data-look={line.look} data-wrong={wrong || undefined}>
      <label htmlFor={id}>
        {field.label}
        {isAlways(heldValue(field.required)) && <span className="proto-must"> must be filled in</span>}
      </label>
      {type === undefined ? (
        <Hole q={line.question} words={`nobody has said what kind of thing “${field.label}” is`} />
      ) : shown === 'shown' ? (
        WIDGETS[type]({ id, field, value, onChange, wrong })
      ) : (
        <output id={id}>{shown === 'masked' ? line.maskedAs : valueText(value) || '–'}</output>
      )}
      <span id={`${id}-wrong`} className="proto-field-problems">
        {problems.map((problem) => (
          <RuleMessage key={problem.label} problem={problem} />
        ))}
      </span>
    </div>
  );
}

function isAlways(required: string | undefined): boolean {
  return required !== undefined && /^(?:always|yes|ja|immer)\b/i.test(required);
}

interface WidgetProps {
  readonly id: string;
  readonly field: Field;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly wrong: boolean;
}

const WIDGETS: Readonly<Record<FieldType, (props: WidgetProps) => ReactNode>> = {
  text: (props) => <Typed {...props} />,
  person: (props) => <Typed {...props} />,
  number: (props) => (
    <>
      <Typed {...props} inputMode="decimal" asNumber />
      <Unit field={props.field} />
    </>
  ),
  money: (props) => <Money {...props} />,
  date: (props) => (
    <Typed
      {...props}
      type={
        heldValue(props.field.clock) === 'day' || props.field.clock.is !== 'said' ? 'date' : 'datetime-local'
      }
    />
  ),
  choice: (props) => <Choice {...props} />,
  'yes or no': ({ id, value, onChange }) => (
    <input
      id={id}
      type="checkbox"
      checked={value === true || value === 'yes'}
      onChange={(event) => onChange(event.target.checked)}
    />
  ),
  file: ({ id, onChange }) => (
    <input id={id} type="file" onChange={(event) => onChange(event.target.files?.[0]?.name)} />
  ),
  link: (props) => <LinkChoice {...props} />,
  computed: (props) => <Typed {...props} />,
};

interface TypedProps extends WidgetProps {
  readonly type?: string;
  readonly inputMode?: 'decimal';
  readonly asNumber?: boolean;
}

function Typed({ id, value, onChange, wrong, type = 'text', inputMode, asNumber = false }: TypedProps) {
  return (
    <input
      id={id}
      type={type}
      inputMode={inputMode}
      value={valueText(value)}
      aria-invalid={wrong}
      aria-describedby={`${id}-wrong`}
      onChange={({ target }) => onChange(asNumber ? numberOrWords(target.value) : target.value)}
    />
  );
}

/** Digits become a number; anything else stays as typed, for the rules to say what is wrong with it. */
function numberOrWords(typed: string): number | string {
  return /^-?\d+(?:\.\d+)?$/.test(typed.trim()) ? Number(typed) : typed;
}

function Unit({ field }: { field: Field }) {
  const unit = heldValue(field.unit);
  return unit === undefined ? (
    <Hole q={field.source.question} words="in what?" />
  ) : (
    <span className="proto-unit">{unit}</span>
  );
}

function Money({ id, field, value, onChange, wrong }: WidgetProps) {
  const currencies = heldValue(field.currencies) ?? [];
  const held = isMoney(value) ? value : { amount: value, unit: currencies[0] ?? '' };
  return (
    <span className="proto-money">
      <Typed
        id={id}
        field={field}
        wrong={wrong}
        inputMode="decimal"
        asNumber
        value={held.amount}
        onChange={(amount) => onChange(held.unit === '' ? amount : { ...held, amount })}
      />
      {currencies.length === 0 && (
        <Hole q={`${field.source.question}.${field.id}.currency`} words="in which currency?" />
      )}
      {currencies.length === 1 && <span className="proto-unit">{currencies[0]}</span>}
      {currencies.length > 1 && (
        <select
          aria-label={`Currency of ${field.label}`}
          value={held.unit}
          onChange={(event) => onChange({ ...held, unit: event.target.value })}
        >
          {currencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </select>
      )}
    </span>
  );
}

function isMoney(value: unknown): value is { readonly amount: unknown; readonly unit: string } {
  return typeof value === 'object' && value !== null && 'amount' in value && 'unit' in value;
}

function Choice({ id, field, value, onChange, wrong }: WidgetProps) {
  const all = heldValue(field.values);
  if (!all)
    return (
      <Hole q={`${field.source.question}.${field.id}.values`} words="nobody has said what can be chosen" />
    );
  const choices = all.filter(({ retired, label }) => !retired || label === value);
  return (
    <select
      id={id}
      value={valueText(value)}
      aria-invalid={wrong}
      aria-describedby={`${id}-wrong`}
      onChange={(event) => onChange(event.target.value || undefined)}
    >
      <option value="">–</option>
      {choices.map(({ id: choice, label }) => (
        <option key={choice} value={label}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Most records that one chooses among. */
const MOST = 200;

function LinkChoice({ id, field, value, onChange, wrong }: WidgetProps) {
  const { product, acting } = usePlaying();
  const target = field.target?.id ?? null;
  if (target === null) return <Hole q={field.source.question} words="nobody has said what it is linked to" />;
  return (
    <select
      id={id}
      value={valueText(value)}
      aria-invalid={wrong}
      aria-describedby={`${id}-wrong`}
      onChange={(event) => onChange(event.target.value || undefined)}
    >
      <option value="">–</option>
      {acting.records
        .all(target)
        .slice(0, MOST)
        .map((row) => (
          <option key={row.id} value={row.id}>
            {recordLabel(product, row)}
          </option>
        ))}
    </select>
  );
}
