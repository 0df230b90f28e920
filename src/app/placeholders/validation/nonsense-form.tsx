import { type FormEvent, useState } from 'react';
import { type QuestionView, withCount } from '#core/index.ts';
import { announce } from '../../kit/announcer.tsx';
import { FieldLink } from '../../kit/fields.tsx';
import { Spot } from '../../stage/spot.tsx';
import { statedRows } from '../answers/answer-value.ts';
import { RulingButtons, RulingText } from './ruling-buttons.tsx';
import {
  type FormValues,
  type Ruling,
  type SaveResult,
  saveResult,
  type Verdict,
  type Verdicts,
  valuesIn,
  verdictOn,
} from './verdicts.ts';

interface Props {
  readonly lines: readonly FormField[];
  readonly filled: FormValues;
  readonly verdicts: readonly Verdict[];
  readonly type: (field: string, value: string) => void;
  readonly said: Verdicts;
}

/** A form that takes anything but what was ruled out on this screen. */
export function NonsenseForm({ lines, filled, verdicts, type, said: { rule, say } }: Props) {
  const [outcome, setOutcome] = useState<SaveResult | null>(null);
  const press = (event: FormEvent) => {
    event.preventDefault();
    const saved = saveResult(filled, verdicts);
    setOutcome(saved);
    announce(resultSentence(saved));
  };
  return (
    <form className="grid" onSubmit={press} noValidate aria-label="New order, a guess">
      <div className="flex flex-wrap items-center gap-3 pb-4">
        <p className="voice-xl">New order</p>
        <span className="tag guess">Guess</span>
        <button type="submit" className={SAVE}>
          Save
        </button>
        {outcome && <SaveOutcome outcome={outcome} fields={lines.map(({ field }) => field)} />}
      </div>
      {lines.map((formField, at) => {
        const value = filled[at]?.value ?? '';
        const verdict = verdictOn(verdicts, formField.field, value);
        return (
          <FormFieldRow
            key={formField.field}
            id={`validation-${at}`}
            line={formField}
            value={value}
            verdict={verdict}
            pointed={outcome !== null && verdict !== undefined && verdict.ruling !== 'allow'}
            type={(typed) => type(formField.field, typed)}
            rule={(ruling) => rule(formField.field, value, ruling)}
            say={(words) => verdict && say(verdict, words)}
          />
        );
      })}
    </form>
  );
}

const SAVE = `button ml-auto min-w-37.5 min-h-11 justify-center border-ink bg-ink text-paper text-lg
  hover:brightness-[0.92]`;

function resultSentence({ ok, stopped, warned }: SaveResult): string {
  if (!ok) return `Not saved: ${withCount(stopped.length, 'value is', 'values are')} stopped.`;
  return warned.length > 0 ? 'Saved, with a warning.' : 'Saved. Nobody told us not to.';
}

/** The outcome of Save: what stopped it, what it warned of, or that all was saved. */
function SaveOutcome({ outcome, fields }: { outcome: SaveResult; fields: readonly string[] }) {
  const { ok, stopped, warned } = outcome;
  const verdicts = ok ? warned : stopped;
  const [look, says] = !ok
    ? ['border-2 border-pen bg-pen-wash', 'Not saved.']
    : warned.length > 0
      ? ['border border-ink-2 bg-raised', 'Saved, all the same.']
      : ['border border-line-strong bg-raised', 'Saved. Nobody told us not to.'];
  return (
    <div className={`w-full px-4 py-2 voice-lg wrap-anywhere rounded-lg ${look}`}>
      <strong>{says}</strong>
      {verdicts.length > 0 && (
        <ul className="list-disc mt-1 pl-5">
          {verdicts.map(({ field, words }) => (
            <li key={field}>
              <FieldLink to={`validation-${fields.indexOf(field)}`}>{field}</FieldLink>:{' '}
              {words.trim() || 'nobody has said what to say'}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface FormFieldRowProps {
  readonly id: string;
  readonly line: FormField;
  readonly value: string;
  readonly verdict: Verdict | undefined;
  /** Save was pressed, and the ruling on this value is shown. */
  readonly pointed: boolean;
  readonly type: (value: string) => void;
  readonly rule: (ruling: Ruling) => void;
  readonly say: (words: string) => void;
}

const BELOW_INPUT = 'col-[2/-1] max-md:col-1';
const FIELD = 'field w-full min-w-0 voice-lg';
const LABEL_BESIDE = {
  box: `grid grid-cols-[auto_minmax(0,1fr)] max-md:grid-cols-1 items-center gap-x-3 gap-y-2 voice-lg font-semibold ${BELOW_INPUT}`,
  input: `${FIELD} border-dashed border-guess`,
};

function FormFieldRow({ id, line, value, verdict, pointed, type, rule, say }: FormFieldRowProps) {
  const question = questionAtField(line);
  const stops = verdict?.ruling === 'stop';
  const stopped = pointed && stops;
  const border = stopped
    ? 'border-2 border-pen'
    : line.settled
      ? 'border-solid border-decided'
      : 'border-dashed border-guess';
  return (
    <div
      className="grid grid-cols-[130px_minmax(140px,1fr)_auto] max-md:grid-cols-1 gap-x-4 gap-y-2
        items-center py-3 border-t-1 border-line"
    >
      <label className="text-ink-2 text-sm wrap-anywhere" htmlFor={id}>
        {line.field}
      </label>
      <input
        className={`${FIELD} ${border}`}
        id={id}
        value={value}
        autoComplete="off"
        aria-invalid={stopped || undefined}
        aria-describedby={pointed ? `${id}-said` : undefined}
        onChange={(event) => type(event.target.value)}
      />
      <RulingButtons legend={`What to do with this in ${line.field}`} ruling={verdict?.ruling} rule={rule} />
      {verdict && verdict.ruling !== 'allow' && (
        <RulingText
          look={LABEL_BESIDE}
          label={
            <>
              What should it say?<span className="unseen">{` (${line.field})`}</span>
            </>
          }
          value={verdict.words}
          say={say}
        />
      )}
      {pointed && (
        <p
          className={`px-3 py-1.5 voice-lg wrap-anywhere border-l-3
            ${stops ? 'border-pen bg-pen-wash' : 'border-guess bg-guess-wash'} ${BELOW_INPUT}`}
          id={`${id}-said`}
        >
          {verdict?.words.trim() || (
            <span className="px-2 py-0.5 border-1 border-hatch rounded-sm bg-hatched bg-sheet">
              nobody has said what to say
            </span>
          )}
        </p>
      )}
      {question && (
        <div className={BELOW_INPUT}>
          <Spot q={question} />
        </div>
      )}
    </div>
  );
}

const FIELD_QUESTIONS: ReadonlyMap<string, string> = new Map([
  ['Name', 'validation.required'],
  ['Born', 'validation.examples'],
  ['Until', 'validation.across'],
  ['Customer number', 'validation.unique'],
]);

/** Id of the question pinned to a made-up field; settled fields have none. */
function questionAtField({ field, settled }: FormField): string | undefined {
  return settled ? undefined : FIELD_QUESTIONS.get(field);
}

export interface FormField {
  readonly field: string;
  readonly nonsense: string;
  /** Decided, rather than made up by the screen. */
  readonly settled: boolean;
}

/** Made-up fields, named after what most rules are about. */
const MADE_UP_FIELDS: readonly FormField[] = [
  { field: 'Name', nonsense: '😀', settled: false },
  { field: 'Born', nonsense: '31 February 2091', settled: false },
  { field: 'Quantity', nonsense: '-3', settled: false },
  { field: 'Until', nonsense: 'the Monday before', settled: false },
  { field: 'Customer number', nonsense: '7, like two others', settled: false },
];

/** The known fields, each with a rejected example as its value; else the made-up ones. */
export function formFields(examples: QuestionView | undefined): readonly FormField[] {
  const knownFields = statedRows(examples).map(({ cell, settled }) => ({
    field: cell('field'),
    nonsense: valuesIn(cell('rejected'))[0] ?? valuesIn(cell('borderline'))[0] ?? '😀',
    settled,
  }));
  return knownFields.length > 0 ? knownFields : MADE_UP_FIELDS;
}
