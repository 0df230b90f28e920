import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { columnsIn, counted, plural, type ShapeSpec, type Value } from '#core/index.ts';
import type { Entity } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { useGather } from '../gathering/use-gather.ts';
import { cellOf } from '../known/columns.ts';
import { nameKey } from '../known/names.ts';
import { isRows } from '../known/value-forms.ts';
import { askedOf } from '../things/asked-of.ts';
import { type HeardField, type HeardRecord, heardRecord, type Names, namedAs, THING } from './heard-record.ts';

/** Where a real record is read out or pasted. It falls into fields while it is typed; nothing is recorded by itself. */
export function PhoneBox({ about }: { about: About | null }) {
  const take = useTakeRecord(about);
  const [text, setText] = useState('');
  const [names, setNames] = useState<Names>(new Map());
  const [taken, setTaken] = useState<string | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const ids = useId();
  const record = heardRecord(text, names);

  const read = () => {
    if (record.fields.length > 0) setTaken(take(record));
  };
  const another = () => {
    setText('');
    setNames(new Map());
    setTaken(null);
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    read();
  };

  return (
    <section className="mt-8" aria-labelledby={`${ids}-label`}>
      <h2 className="m-0 mb-2.5">
        <label id={`${ids}-label`} htmlFor={`${ids}-text`}>
          Read us one real {about ? about.label : 'record'}, as you would on the phone.
        </label>
      </h2>
      <textarea
        className="field w-full min-h-26 px-4 py-3.5 rounded-lg voice-19/[1.5] resize-y"
        id={`${ids}-text`}
        ref={box}
        value={text}
        rows={3}
        placeholder="Booking 4711, Mrs Ito, Tuesday 10:30, room 2, not paid yet …"
        aria-describedby={`${ids}-keys`}
        onChange={(event) => {
          setText(event.target.value);
          setTaken(null);
        }}
        onKeyDown={onKeyDown}
      />
      <p className="quiet mt-2" id={`${ids}-keys`}>
        A comma or a new line ends a field
        <span className="by-keys">
          {' '}
          · <kbd>Ctrl</kbd> <kbd>Enter</kbd> takes it · or paste a row from a spreadsheet, with its head if it has one
        </span>
      </p>
      {record.fields.length > 0 && (
        <GrowingCard
          record={record}
          rename={(key, name) => setNames(namedAs(names, key, name))}
          take={read}
          taken={taken}
          another={another}
        />
      )}
    </section>
  );
}

/** What a record that is read out belongs to, once the things have names. */
type About = Pick<Entity, 'id' | 'label'>;

/**
 * Puts a record that was read out into the answers and says where it waits; `about`: into that thing's lines only.
 */
function useTakeRecord(about: About | null): (record: HeardRecord) => string {
  const asking = useAsking();
  const gather = useGather();
  return (record) => {
    const lines = askedOf(asking.view, 'entities', about?.id ?? null, 'fields');
    const ofThing = about === null ? record.fields : record.fields.map((field) => ({ ...field, thing: about.label }));
    const room = roomFor(gather.held(lines), asking.view(lines)?.question.shape, ofThing);
    gather.rows(lines, room.fitting, ['field', 'thing']);
    // The question on records comes last, so that its card is the one that opens: the other one waits for it.
    if (about === null) gather.rows('entities.records', [{ thing: record.thing, example: record.example }]);
    const pins = (about === null ? ['entities.records', lines] : [lines]).flatMap((id) => asking.pinOf(id) ?? []);
    const said =
      pins.length > 0
        ? takenWords(room, pins)
        : 'Nobody asks for records here, so nothing was taken. What you typed still stands above.';
    announce(said);
    return said;
  };
}

function takenWords({ fitting, left }: Room, pins: readonly number[]): string {
  const count = plural(fitting.length, '1 value waits', `${fitting.length || 'No'} values wait`);
  const where = `in the ${pins.length > 1 ? 'answers' : 'answer'} to ${pins.join(' and ')}`;
  const waits = `${count} ${where}. Look them over and save them there.`;
  if (left.length === 0) return waits;
  const others = left.map(({ field, example }) => `${field} “${example}”`).join(', ');
  return `${waits} Not taken, because the line has another example already: ${others}.`;
}

interface GrowingCardProps {
  readonly record: HeardRecord;
  readonly rename: (key: string, name: string) => void;
  readonly take: () => void;
  /** The sentence that says where it went once it was taken. */
  readonly taken: string | null;
  readonly another: () => void;
}

/** The record as it falls into fields. Names that were made up say so; names that nobody gave are holes to type in. */
function GrowingCard({ record, rename, take, taken, another }: GrowingCardProps) {
  const nameless = record.fields.filter(({ from }) => from === 'hole').length;
  return (
    <div className="mt-4 px-6 pt-4 pb-6 max-md:p-4 bg-sheet rounded-xl border border-dashed border-guess">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 mb-3">
        <Name
          from={record.thingFrom}
          value={record.thing}
          className="voice-24/[1.2] font-medium flex-[0_1_240px]"
          label="What kind of thing is it?"
          rename={(name) => rename(THING, name)}
        />
        <span className="quiet">{record.example}</span>
      </p>
      <ol className="mb-4 border-t-1 border-line">
        {record.fields.map((field) => (
          <Field key={field.place} field={field} rename={(name) => rename(field.key, name)} />
        ))}
      </ol>
      <div className="row">
        <Button look="main" onClick={take}>
          Yes, that is one
        </Button>
        <span className="quiet">
          {counted(record.fields.length, 'field')}
          {nameless > 0 && `, ${nameless} without a name`}
        </span>
      </div>
      {taken && (
        <p className="mt-3 text-14">
          {taken}{' '}
          <Button look="plain" onClick={another}>
            Read another one
          </Button>
        </p>
      )}
    </div>
  );
}

function Field({ field, rename }: { field: HeardField; rename: (name: string) => void }) {
  const { from, type, unit, example } = field;
  return (
    <li
      className="grid grid-cols-[168px_minmax(0,1fr)_auto] max-md:grid-cols-1 items-center gap-x-3 gap-y-1 py-2
        border-b-1 border-line motion-safe:animate-[entities-fall_0.18s_ease-out]"
    >
      <Name from={from} value={field.field} label={`What do you call “${example}”?`} rename={rename} />
      <span className="voice-18/[1.35] wrap-anywhere">{example || <i>nothing in this one</i>}</span>
      <span className="flex flex-wrap gap-1 justify-end max-md:justify-start">
        {from === 'guess' && <span className="tag guess">Name: guess</span>}
        {type !== '' && <span className="tag guess">{`Guess: ${type}${unit ? `, ${unit}` : ''}`}</span>}
      </span>
    </li>
  );
}

interface NameProps {
  readonly from: 'said' | 'guess' | 'hole';
  readonly value: string;
  readonly label: string;
  readonly className?: string;
  readonly rename: (name: string) => void;
}

/** What a name looks like: said, made up, or nobody's yet. */
const LABELS = {
  said: 'border-0 border-b border-said rounded-t-sm rounded-b-none bg-transparent',
  guess: 'border-0 dashed-b-guess rounded-t-sm rounded-b-none bg-transparent',
  hole: 'border-1 border-hatch rounded-sm bg-hatched bg-transparent',
};

function Name({ from, value, label, className = 'text-15', rename }: NameProps) {
  return (
    <input
      className={`field w-full min-w-0 min-h-9 px-2 py-1 ${LABELS[from]} ${className}`}
      value={value}
      aria-label={label}
      placeholder="What is this?"
      onChange={(event) => rename(event.target.value)}
    />
  );
}

interface Room {
  readonly fitting: readonly HeardField[];
  readonly left: readonly HeardField[];
}

type Told = Pick<HeardField, 'type' | 'unit' | 'example'>;

/** A second example never replaces the first, nor a guess a stated type; a value without a name is a new line. */
export function roomFor(held: Value | undefined, shape: ShapeSpec | undefined, fields: readonly HeardField[]): Room {
  const columns = columnsIn(shape);
  const hasThings = columns.some(({ id }) => id === 'thing');
  const keyOf = (field: string, thing: string) => nameKey(hasThings ? `${field}\n${thing}` : field);
  const lines = new Map<string, Told>();
  for (const row of isRows(held) ? held : []) {
    const cell = (column: string) => cellOf(row, columns, column);
    const told = { type: cell('type'), unit: cell('unit'), example: cell('example') };
    if (cell('field').trim() !== '') lines.set(keyOf(cell('field'), cell('thing')), told);
  }
  const fitting: HeardField[] = [];
  const left: HeardField[] = [];
  for (const one of fields) {
    const key = keyOf(one.field, one.thing);
    const line = lines.get(key);
    if (line && line.example !== '' && one.example !== '' && line.example !== one.example) {
      left.push(one);
      continue;
    }
    const { type, unit, example } = one;
    const told = line
      ? { type: line.type || type, unit: line.unit || unit, example: line.example || example }
      : { type, unit, example };
    if (one.field.trim() !== '') lines.set(key, told);
    fitting.push({ ...one, ...told });
  }
  return { fitting, left };
}
