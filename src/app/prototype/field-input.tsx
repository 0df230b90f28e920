import { type ComponentProps, type ComponentType, useState } from 'react';
import {
  type Field,
  type FieldLine,
  type FieldType,
  isMoney,
  knownIn,
  knownValue,
  linkChoices,
  linkLabel,
  moneyOf,
  type RuleProblem,
  recordLabel,
  type SampleRow,
  valueText,
} from '#core/product.ts';
import { Select } from '../kit/select.tsx';
import { Drawn, Hole } from './hole.tsx';
import { usePlaying } from './playing.tsx';
import { RuleMessage } from './rule-message.tsx';
import { Masked, shownText } from './value.tsx';

interface FieldInputProps {
  readonly id: string;
  readonly line: FieldLine;
  readonly value: unknown;
  /** The records above the form in its address: what is filled in belongs to them. */
  readonly below?: readonly SampleRow[];
  /** The default in the words of the answer, where these are no value yet. */
  readonly inWords?: string;
  readonly problems: readonly RuleProblem[];
  readonly onChange: (value: unknown) => void;
}

export function FieldInput(props: FieldInputProps) {
  const { id, line, value, below = [], inWords = '', problems, onChange } = props;
  const { field, must } = line;
  const wrong = problems.length > 0;
  return (
    <div className="proto-field" data-field={field.id} data-look={line.look} data-wrong={wrong || undefined}>
      <label htmlFor={id}>
        <bdi>{field.label}</bdi>
        {must && line.shown === 'shown' && <span className="proto-must"> must be filled in</span>}
      </label>
      <Inside id={id} line={line} value={value} below={below} wrong={wrong} onChange={onChange} />
      {inWords !== '' && isNothing(value) && (
        <Drawn look="guess" q={field.source.question} words="in words, not yet exact">
          <small>if nobody types: {inWords}</small>
        </Drawn>
      )}
      <span id={`${id}-wrong`}>
        {problems.map((problem) => (
          <RuleMessage key={problem.label} problem={problem} />
        ))}
      </span>
    </div>
  );
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

type InsideProps = Required<Pick<FieldInputProps, 'id' | 'line' | 'value' | 'below' | 'onChange'>> & {
  readonly wrong: boolean;
};

function Inside({ id, line, value, below, wrong, onChange }: InsideProps) {
  const { field, shown } = line;
  const type = knownValue(field.type);
  if (type === undefined) return <Hole q={line.question} words="what kind of thing is this?" />;
  if (shown === 'shown') {
    const Widget = WIDGETS[type];
    return <Widget {...{ id, field, value, below, onChange, wrong }} />;
  }
  return (
    <output id={id} className="min-h-6 text-ink-2">
      {line.mask ? <Masked mask={line.mask} value={value} /> : <Read field={field} value={value} />}
    </output>
  );
}

/** A line that nobody can change here; a link reads as what it leads to. */
function Read({ field, value }: Pick<FieldInputProps, 'value'> & { readonly field: Field }) {
  const { product, actor } = usePlaying();
  const target = field.target?.id ?? null;
  if (knownValue(field.type) !== 'link') return shownText(value, field) || '–';
  const names = knownIn(actor, target, value).map((id) =>
    linkLabel(product, target, id, target === null ? undefined : actor.records.get(target, id)),
  );
  return names.join(', ') || '–';
}

interface WidgetProps {
  readonly id: string;
  readonly field: Field;
  readonly value: unknown;
  readonly below?: readonly SampleRow[];
  readonly onChange: (value: unknown) => void;
  readonly wrong: boolean;
}

const WIDGETS: Readonly<Record<FieldType, ComponentType<WidgetProps>>> = {
  text: Typed,
  person: Typed,
  number: (props) => (
    <span className="proto-money flex items-center gap-2">
      <Typed {...props} inputMode="decimal" asNumber />
      <Unit field={props.field} />
    </span>
  ),
  money: Money,
  date: (props) =>
    (knownValue(props.field.clock) ?? 'day') === 'day' ? <Typed {...props} type="date" /> : <Moment {...props} />,
  choice: Choice,
  'yes or no': ({ id, value, onChange }) => (
    <input
      id={id}
      type="checkbox"
      checked={value === true || value === 'yes'}
      onChange={(event) => onChange(event.target.checked)}
    />
  ),
  file: FileChoice,
  link: LinkChoice,
  computed: Typed,
};

/** A file is kept until another one is chosen; the browser’s own field does not tell which. */
function FileChoice({ id, value, onChange, wrong }: WidgetProps) {
  const [kept] = useState(value);
  return (
    <>
      <input
        id={id}
        type="file"
        aria-invalid={wrong}
        aria-describedby={`${id}-kept ${id}-wrong`}
        onChange={({ target }) => onChange(target.files?.[0]?.name ?? kept)}
      />
      <small id={`${id}-kept`} className="quiet">
        {value === kept && !isNothing(kept) && (
          <>
            Kept: <bdi>{valueText(kept)}</bdi>
          </>
        )}
      </small>
    </>
  );
}

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

/** Typed as day and hour; kept as a moment. */
function Moment({ value, onChange, ...props }: WidgetProps) {
  return (
    <Typed
      {...props}
      type="datetime-local"
      value={valueText(value).slice(0, 16)}
      onChange={(typed) => onChange(typed === '' ? '' : `${typed}:00Z`)}
    />
  );
}

/** Digits become a number; anything else stays as typed, for the rules to say what is wrong with it. */
function numberOrWords(typed: string): number | string {
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

function Money({ id, field, value, onChange, wrong }: WidgetProps) {
  const currencies = knownValue(field.currencies) ?? [];
  const [chosen, setChosen] = useState(currencies[0] ?? '');
  const held = isMoney(value) ? value : { amount: value, unit: chosen };
  const put = (amount: unknown, unit: string) => {
    setChosen(unit);
    onChange(moneyOf(amount, unit));
  };
  return (
    <span className="proto-money flex items-center gap-2">
      <Typed
        id={id}
        field={field}
        wrong={wrong}
        inputMode="decimal"
        asNumber
        value={held.amount}
        onChange={(amount) => put(amount, held.unit)}
      />
      {currencies.length === 0 && (
        <Hole q={`${field.source.question}.${field.id}.currency`} words="in which currency?" />
      )}
      {currencies.length === 1 && <span className="flex-none text-ink-2">{currencies[0]}</span>}
      {currencies.length > 1 && (
        <Select
          aria-label={`Currency of ${field.label}`}
          value={held.unit}
          of={currencies}
          onChange={(unit) => put(held.amount, unit)}
        />
      )}
    </span>
  );
}

function Choice(props: WidgetProps) {
  const { field, value } = props;
  const all = knownValue(field.values);
  if (!all)
    return <Hole q={`${field.source.question}.${field.id}.values`} words="nobody has said what can be chosen" />;
  const choices = all.filter(({ retired, label }) => !retired || label === value);
  return <Chosen {...props} of={choices.map(({ label }) => label)} />;
}

const MOST = 200;

function LinkChoice(props: WidgetProps) {
  const { field, below } = props;
  const { product, actor } = usePlaying();
  const target = field.target?.id ?? null;
  if (target === null) return <Hole q={field.source.question} words="nobody has said what it is linked to" />;
  const rows = linkChoices(actor, field, below).slice(0, MOST);
  return <Chosen {...props} of={rows.map((row) => [row.id, recordLabel(product, row)])} />;
}

type ChosenProps = WidgetProps & Pick<ComponentProps<typeof Select<string>>, 'of'>;

function Chosen({ id, value, onChange, wrong, of }: ChosenProps) {
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
