import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { plural, withCount } from '#core/index.ts';
import type { Entity, Look } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { textureOf } from '../../kit/look-borders.ts';
import { useDraftWriter } from '../answers/draft-writer.ts';
import { questionIdFor } from '../things/question-ids.ts';
import {
  type CorrectedNames,
  ENTITY_KEY,
  type FittedFields,
  fitFields,
  type ParsedField,
  type ParsedRecord,
  parseRecord,
  withCorrectedName,
} from './spoken-record.ts';

interface RecordInputProps {
  readonly about: TargetEntity | null;
  /** Whether it is below its heading only once that is pressed. */
  readonly folded: boolean;
}

/** Input for one real record, typed or pasted. It is split into fields while typing; nothing is saved by itself. */
export function RecordInput({ about, folded }: RecordInputProps) {
  const addRecord = useAddRecord(about);
  const [text, setText] = useState('');
  const [names, setNames] = useState<CorrectedNames>(new Map());
  const [confirmation, setConfirmation] = useState<string | null>(null);
  const textBox = useRef<HTMLTextAreaElement>(null);
  const ids = useId();
  const record = parseRecord(text, names);
  const says = `Read us one real ${about ? about.label : 'record'}, as you would on the phone.`;

  const submit = () => {
    if (record.fields.length > 0) setConfirmation(addRecord(record));
  };
  const reset = () => {
    setText('');
    setNames(new Map());
    setConfirmation(null);
    textBox.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };

  return (
    <details open={!folded}>
      <summary className="w-fit mb-2 voice-lg">{says}</summary>
      <div className="grid gap-x-6 gap-y-2 @wide:grid-cols-2">
        <textarea
          aria-label={says}
          className="field w-full min-h-16 px-3.5 py-2 rounded-lg voice-lg resize-y"
          ref={textBox}
          value={text}
          rows={2}
          placeholder="Booking 4711, Mrs Ito, Tuesday 10:30, room 2, not paid yet …"
          aria-describedby={`${ids}-keys`}
          onChange={(event) => {
            setText(event.target.value);
            setConfirmation(null);
          }}
          onKeyDown={onKeyDown}
        />
        {record.fields.length > 0 && (
          <RecordPreview
            record={record}
            rename={(key, name) => setNames(withCorrectedName(names, key, name))}
            take={submit}
            taken={confirmation}
            another={reset}
          />
        )}
        <p className={`quiet m-0 ${record.fields.length > 0 ? '' : 'self-center'}`} id={`${ids}-keys`}>
          A comma or a new line ends a field, and it becomes a row of the card.
          <span className="by-keys">
            {' '}
            <kbd>Ctrl</kbd> <kbd>Enter</kbd> takes it. Or paste a row from a spreadsheet, with its head if it has one.
          </span>
        </p>
      </div>
    </details>
  );
}

/** The entity of the record, once entities have names. */
type TargetEntity = Pick<Entity, 'id' | 'label'>;

/** Adds a record to the drafts (`about`: only its fields) and returns the confirmation to show. */
function useAddRecord(about: TargetEntity | null): (record: ParsedRecord) => string {
  const asking = useAsking();
  const draftWriter = useDraftWriter();
  return (record) => {
    const fieldsQuestion = questionIdFor(asking.view, 'entities', about?.id ?? null, 'fields');
    const entityFields =
      about === null ? record.fields : record.fields.map((field) => ({ ...field, thing: about.label }));
    const fitted = fitFields(
      draftWriter.current(fieldsQuestion),
      asking.view(fieldsQuestion)?.question.shape,
      entityFields,
    );
    draftWriter.addRows(fieldsQuestion, fitted.added, ['field', 'thing']);
    // The question on records comes last: the last draft written is the one that opens.
    if (about === null) draftWriter.addRows('entities.records', [{ thing: record.thing, example: record.example }]);
    const pins = (about === null ? ['entities.records', fieldsQuestion] : [fieldsQuestion]).flatMap(
      (id) => Number(asking.pinOf(id)) || [],
    );
    const message =
      pins.length > 0
        ? confirmationText(fitted, pins)
        : 'Nobody asks for records here, so nothing was taken. What you typed is still in the box.';
    announce(message);
    return message;
  };
}

function confirmationText({ added, rejected }: FittedFields, pins: readonly number[]): string {
  const count = plural(added.length, '1 value waits', `${added.length || 'No'} values wait`);
  const where = `in the ${pins.length > 1 ? 'answers' : 'answer'} to ${pins.join(' and ')}`;
  const waits = `${count} ${where}. Look them over and save them there.`;
  if (rejected.length === 0) return waits;
  const others = rejected.map(({ field, example }) => `${field} “${example}”`).join(', ');
  return `${waits} Not taken, because the field has another example already: ${others}.`;
}

interface RecordPreviewProps {
  readonly record: ParsedRecord;
  readonly rename: (key: string, name: string) => void;
  readonly take: () => void;
  /** The confirmation, once it was added. */
  readonly taken: string | null;
  readonly another: () => void;
}

/** The parsed record. Guessed names are marked; missing ones can be typed. */
function RecordPreview({ record, rename, take, taken, another }: RecordPreviewProps) {
  const namelessCount = record.fields.filter(({ from }) => from === 'hole').length;
  return (
    <div className="@wide:row-span-2 px-4 py-3 bg-raised rounded-lg border border-line-strong">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 mb-2">
        <NameInput
          from={record.thingFrom}
          value={record.thing}
          className="voice-lg font-semibold flex-[0_1_240px]"
          label="What kind of thing is it?"
          rename={(name) => rename(ENTITY_KEY, name)}
        />
        <span className="quiet">{record.example}</span>
      </p>
      <ol className="mb-3 border-t-1 border-line">
        {record.fields.map((field) => (
          <ParsedFieldRow key={field.place} field={field} rename={(name) => rename(field.key, name)} />
        ))}
      </ol>
      <div className="row">
        <Button look="main" onClick={take}>
          Yes, that is one
        </Button>
        <span className="quiet">
          {withCount(record.fields.length, 'field')}
          {namelessCount > 0 && `, ${namelessCount} without a name`}
        </span>
      </div>
      {taken && (
        <p className="mt-3 text-sm">
          {taken}{' '}
          <Button look="plain" onClick={another}>
            Read another one
          </Button>
        </p>
      )}
    </div>
  );
}

function ParsedFieldRow({ field, rename }: { field: ParsedField; rename: (name: string) => void }) {
  const { from, type, unit, example } = field;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-center gap-x-3 py-1 border-b-1 border-line">
      <NameInput from={from} value={field.field} label={`What do you call “${example}”?`} rename={rename} />
      <span className="voice-lg wrap-anywhere">{example || <i>nothing in this one</i>}</span>
      <span className="grid gap-0.5 justify-items-end text-xs text-guess">
        {from === 'guess' && <span>name: guess</span>}
        {type !== '' && <span>{`guess: ${type}${unit ? `, ${unit}` : ''}`}</span>}
      </span>
    </li>
  );
}

interface NameInputProps {
  readonly from: Look;
  readonly value: string;
  readonly label: string;
  readonly className?: string;
  readonly rename: (name: string) => void;
}

const NAME_CLASSES = {
  decided: 'border-0 border-b border-ink rounded-t-sm rounded-b-none bg-transparent',
  guess: 'border-0 dashed-b-guess rounded-t-sm rounded-b-none bg-transparent',
  hole: 'border-1 border-hatch rounded-sm bg-hatched bg-transparent',
};

function NameInput({ from, value, label, className = 'text-md', rename }: NameInputProps) {
  return (
    <input
      className={`field w-full min-w-0 min-h-9 px-2 py-1 ${NAME_CLASSES[textureOf(from)]} ${className}`}
      value={value}
      aria-label={label}
      placeholder="What is this?"
      onChange={(event) => rename(event.target.value)}
    />
  );
}
