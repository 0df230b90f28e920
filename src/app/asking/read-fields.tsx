import { type ReactNode, useId } from 'react';
import { type FieldCorrection, type ReadField, type RecordsToTake, type RecordsTyped, withCount } from '#core/index.ts';
import { Select } from '../kit/fields.tsx';

interface ReadFieldsProps {
  readonly read: RecordsToTake;
  /** The words for types that the answer knows; empty where it does not ask for them. */
  readonly types: readonly string[];
  readonly asksThing: boolean;
  readonly corrections: RecordsTyped['corrections'];
  readonly edit: (change: Partial<RecordsTyped>) => void;
  /** The button that takes it. */
  readonly children: ReactNode;
}

/** What records are read as, field by field: guesses, each to be corrected in its place. */
export function ReadFields({ read, types, asksThing, corrections, edit, children }: ReadFieldsProps) {
  const { fields, records, thing, mayHaveHeader, hasHeader } = read;
  const nameless = fields.filter(({ name }) => name === '').length;
  const correct = (key: string, change: FieldCorrection) =>
    edit({ corrections: { ...corrections, [key]: { ...corrections[key], ...change } } });
  return (
    <div className="grid gap-2 px-3 py-2.5 bg-raised border border-line-strong rounded-lg min-w-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 ui-sm text-ink-2">
        {asksThing && (
          <input
            className={`field min-w-0 min-h-9 px-2 py-1 voice-lg font-semibold ${thing === '' ? NAME.missing : NAME.said}`}
            value={thing}
            aria-label="What kind of thing is it?"
            placeholder="What kind of thing?"
            onChange={(event) => edit({ thing: event.target.value })}
          />
        )}
        <span>
          Read as {withCount(records.length, 'record')} of {withCount(fields.length, 'field')}
          {nameless > 0 && `, ${nameless} without a name`}; <span className="dashed-b-guess">dashed</span> is a guess
        </span>
        {mayHaveHeader && (
          <label className="inline-flex items-center gap-1.5 min-h-9">
            <input
              type="checkbox"
              checked={hasHeader}
              onChange={(event) => edit({ hasHeader: event.target.checked, corrections: {} })}
            />
            The first line holds the names
          </label>
        )}
      </div>
      <ol className="border-t-1 border-line">
        {fields.map((field) => (
          <FieldLine key={field.key} field={field} types={types} correct={(change) => correct(field.key, change)} />
        ))}
      </ol>
      <div className="row">{children}</div>
    </div>
  );
}

const NAME = {
  known: 'border-0 border-b border-ink rounded-t-sm rounded-b-none bg-transparent',
  said: 'border-0 border-b border-ink rounded-t-sm rounded-b-none bg-transparent',
  guess: 'border-0 dashed-b-guess rounded-t-sm rounded-b-none bg-transparent',
  missing: 'border-1 border-hatch rounded-sm bg-hatched bg-transparent',
};

const MAX_SHOWN = 4;
/** Types whose values have a unit, a currency or a target. */
const WITH_UNIT: Readonly<Record<string, string>> = {
  number: 'Unit',
  money: 'Currency',
  link: 'To',
  duration: 'Unit',
};

/** Where there is no room beside them, the values stand below the name and the type. */
const LINE = `grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 py-1 border-b-1 border-line *:last:col-span-2
  @min-[620px]:grid-cols-[minmax(0,2fr)_232px_minmax(0,3fr)] @min-[620px]:*:last:col-span-1`;

interface FieldLineProps {
  readonly field: ReadField;
  readonly types: readonly string[];
  readonly correct: (change: FieldCorrection) => void;
}

/** One field: what it is called, what it seems to hold, and what each record says in it. */
function FieldLine({ field, types, correct }: FieldLineProps) {
  const hint = useId();
  const { name, from, type, unit, cells } = field;
  const filled = cells.filter((cell) => cell !== '');
  const what = filled[0] ?? '';
  const notes = notesOn(field);
  return (
    <li className={LINE}>
      <input
        className={`field w-full min-w-0 min-h-9 px-2 py-1 text-md ${NAME[from]}`}
        value={name}
        readOnly={from === 'known'}
        aria-label={from === 'guess' ? `Name of “${what}”, a guess` : `Name of “${what}”`}
        aria-describedby={notes ? hint : undefined}
        placeholder="What is this?"
        onChange={(event) => correct({ name: event.target.value })}
      />
      {types.length === 0 || (from === 'known' && type !== '') ? (
        <span className={`px-2 ui-sm ${from === 'known' ? 'text-ink-2' : 'text-guess'}`}>
          {[type, unit].filter(Boolean).join(', ')}
        </span>
      ) : (
        <TypeOf field={field} types={types} correct={correct} />
      )}
      <span className="px-2 wrap-anywhere">
        <span className="voice-lg">
          {cells.slice(0, MAX_SHOWN).map((cell, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a record is known by its place.
            <span key={at}>
              {at > 0 && <span className="text-ink-2"> · </span>}
              {cell === '' ? <span className="text-ink-2">–</span> : <bdi>{cell}</bdi>}
            </span>
          ))}
          {cells.length > MAX_SHOWN && <span className="ui-sm text-ink-2"> and {cells.length - MAX_SHOWN} more</span>}
        </span>
        {notes && (
          <small className="block ui-sm text-guess" id={hint}>
            {notes}
          </small>
        )}
      </span>
    </li>
  );
}

/** The type that was guessed, with its unit, currency or target. */
function TypeOf({ field: { name, type, unit, cells }, types, correct }: FieldLineProps) {
  const called = `“${name || cells.find((cell) => cell !== '')}”`;
  return (
    <span className="flex flex-wrap justify-end gap-1.5 @min-[620px]:justify-start">
      <Select
        className="field min-h-9 ui-sm w-32 text-guess border-dashed"
        aria-label={`Type of ${called}`}
        of={types}
        first={['', 'type?']}
        value={type}
        onChange={(chosen) => correct({ type: chosen })}
      />
      {WITH_UNIT[type] && (
        <input
          className="field min-h-9 w-20 px-2 ui-sm text-guess border-dashed"
          value={unit}
          aria-label={`${WITH_UNIT[type]} of ${called}`}
          placeholder={WITH_UNIT[type]}
          onChange={(event) => correct({ unit: event.target.value })}
        />
      )}
    </span>
  );
}

/** What else was guessed: no rule, only what was seen. */
function notesOn({ choices, isState, seen }: ReadField): string {
  if (seen) return `seen: ${seen[0]} to ${seen[1]}`;
  if (choices.length === 0) return '';
  return `${isState ? 'states' : 'choices'}: ${choices.join(', ')}`;
}
