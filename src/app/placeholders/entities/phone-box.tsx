import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../frame/announcer.tsx';
import { useGather } from '../gathering/use-gather.ts';
import { GrowingCard } from './growing-card.tsx';
import { type HeardField, heardRecord, type Names, namedAs } from './heard-record.ts';

/** Where a real record is read out or pasted. It falls into fields while it is typed; nothing is recorded by itself. */
export function PhoneBox() {
  const asking = useAsking();
  const gather = useGather();
  const [text, setText] = useState('');
  const [names, setNames] = useState<Names>(new Map());
  const [taken, setTaken] = useState<string | null>(null);
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const box = useRef<HTMLTextAreaElement>(null);
  const ids = useId();
  const record = heardRecord(text, names);

  const take = () => {
    if (record.fields.length === 0) return;
    // The question on records comes last, so that its card is the one that opens: the other one waits for it.
    const fresh = record.fields.filter((field) => !known.has(fieldName(field)));
    const fields = gather.rows('entities.fields', fresh);
    const things = gather.rows('entities.records', [{ thing: record.thing, example: record.example }]);
    const pins = ['entities.records', 'entities.fields'].map(asking.pinOf);
    const said =
      fields || things
        ? `It now waits in the answers to ${pins.flatMap((pin) => pin ?? []).join(' and ')}. Look it over and save it there.`
        : 'Nobody asks for records here, so it was not taken.';
    setKnown(new Set([...known, ...record.fields.map(fieldName)]));
    setTaken(said);
    announce(said);
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
    take();
  };

  return (
    <section className="entities-phone" aria-labelledby={`${ids}-label`}>
      <h2>
        <label id={`${ids}-label`} htmlFor={`${ids}-text`}>
          Read us one real record, as you would on the phone.
        </label>
      </h2>
      <textarea
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
      <p className="quiet" id={`${ids}-keys`}>
        A comma or a new line ends a field · <kbd>Ctrl</kbd> <kbd>Enter</kbd> takes it · or paste a row from a
        spreadsheet, with its head if it has one
      </p>
      {record.fields.length > 0 && (
        <GrowingCard
          record={record}
          rename={(key, name) => setNames(namedAs(names, key, name))}
          take={take}
          taken={taken}
          another={another}
        />
      )}
    </section>
  );
}

/** A field of a second record of the same kind is not asked about again; one without a name may be anything. */
function fieldName({ thing, field, example }: HeardField): string {
  return JSON.stringify(field === '' ? [thing, field, example] : [thing, field]);
}
