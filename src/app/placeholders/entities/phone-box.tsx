import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { GrowingCard } from './growing-card.tsx';
import { heardRecord, type Names, namedAs } from './heard-record.ts';
import { type About, useTakeRecord } from './use-take-record.ts';

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
    <section className="entities-phone" aria-labelledby={`${ids}-label`}>
      <h2>
        <label id={`${ids}-label`} htmlFor={`${ids}-text`}>
          Read us one real {about ? about.label : 'record'}, as you would on the phone.
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
        A comma or a new line ends a field
        <span className="by-keys">
          {' '}
          · <kbd>Ctrl</kbd> <kbd>Enter</kbd> takes it · or paste a row from a spreadsheet, with its head if it
          has one
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
