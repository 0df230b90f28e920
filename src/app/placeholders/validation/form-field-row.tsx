import type { QuestionView } from '#core/index.ts';
import { Spot } from '../../stage/spot.tsx';
import { statedRows } from '../answers/stated-rows.ts';
import { RulingButtons, RulingText } from './ruling-buttons.tsx';
import { type Ruling, type Verdict, valuesIn } from './verdicts.ts';

interface Props {
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

export function FormFieldRow({ id, line, value, verdict, pointed, type, rule, say }: Props) {
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
