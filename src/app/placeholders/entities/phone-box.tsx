import { type KeyboardEvent, useId, useState } from 'react';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../frame/announcer.tsx';
import { captureRows } from '../capture-rows.ts';
import { GrowingCard } from './growing-card.tsx';
import { heardRecord, type Names, namedAs } from './heard-record.ts';

/** Where a real record is read out or pasted. It falls into fields while it is typed; nothing is recorded by itself. */
export function PhoneBox() {
  const asking = useAsking();
  const [text, setText] = useState('');
  const [names, setNames] = useState<Names>(new Map());
  const [taken, setTaken] = useState<string | null>(null);
  const ids = useId();
  const record = heardRecord(text, names);

  const take = () => {
    if (record.fields.length === 0) return;
    // The question on records comes last, so that its card is the one that opens: the other one waits for it.
    const fields = captureRows(asking, 'entities.fields', record.fields);
    const things = captureRows(asking, 'entities.records', [
      { thing: record.thing, example: record.example },
    ]);
    const pins = ['entities.records', 'entities.fields'].map(asking.pinOf);
    const said =
      fields || things
        ? `It now waits in the answers to ${pins.flatMap((pin) => pin ?? []).join(' and ')}. Look it over and save it there.`
        : 'Nobody asks for records here, so it was not taken.';
    setTaken(said);
    announce(said);
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
        />
      )}
    </section>
  );
}
