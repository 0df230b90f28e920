import { counted } from '#core/index.ts';
import { Button } from '../../kit/button.tsx';
import { type HeardField, type HeardRecord, THING } from './heard-record.ts';

interface GrowingCardProps {
  readonly record: HeardRecord;
  readonly rename: (key: string, name: string) => void;
  readonly take: () => void;
  /** What became of it once taken. */
  readonly taken: string | null;
  readonly another: () => void;
}

/** The record as it falls into fields. Names that were made up say so; names that nobody gave are holes to type in. */
export function GrowingCard({ record, rename, take, taken, another }: GrowingCardProps) {
  const nameless = record.fields.filter(({ from }) => from === 'hole').length;
  return (
    <div className="entities-growing mt-4 bg-sheet rounded-10">
      <p className="flex flex-wrap items-baseline gap-1-3 mb-3">
        <Name
          from={record.thingFrom}
          value={record.thing}
          className="entities-label entities-thing"
          label="What kind of thing is it?"
          rename={(name) => rename(THING, name)}
        />
        <span className="quiet">{record.example}</span>
      </p>
      <ol>
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
    <li data-from={from}>
      <Name from={from} value={field.field} label={`What do you call “${example}”?`} rename={rename} />
      <span className="entities-example">{example || <i>nothing in this one</i>}</span>
      <span className="entities-signs flex flex-wrap gap-1">
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

function Name({ from, value, label, className = 'entities-label', rename }: NameProps) {
  return (
    <input
      className={className}
      data-from={from}
      value={value}
      aria-label={label}
      placeholder="What is this?"
      onChange={(event) => rename(event.target.value)}
    />
  );
}
