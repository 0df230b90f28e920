import { Button } from '../../kit/button.tsx';
import { Because, lineLook } from '../emphasis.tsx';
import { ColumnValue, RecordName, type RecordsProps, titleOf } from './record-entries.tsx';

interface TimetableEntryProps extends Pick<RecordsProps, 'columns' | 'lineOf'> {
  readonly row: RecordsProps['rows'][number];
  readonly name: string;
  /** Empty where it has none, or where the line says it. */
  readonly time: string;
  /** What can be done with it; undefined: nothing. */
  readonly button: string | undefined;
  readonly isChosen: boolean;
  readonly choose: () => void;
  /** Undefined: it cannot be moved. */
  readonly drag: (() => void) | undefined;
  readonly drop: () => void;
}

/** A record in its place: when it is, what it is called, what else is shown of it, and a way to move it. */
export function TimetableEntryBox({
  row,
  name,
  columns,
  lineOf,
  time,
  button,
  isChosen,
  choose,
  drag,
  drop,
}: TimetableEntryProps) {
  const how = lineOf?.(row);
  const look = lineLook(how);
  const title = titleOf(columns);
  const others = columns.filter(
    (column) => column !== title && (column.shows === 'state' || column.textOf(row) !== ''),
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button and the form above do the same by keyboard.
    <div
      {...look}
      className={`${ENTRY} ${isChosen ? 'outline-2 outline-pen' : ''} ${look.className.includes('bg-') ? '' : 'bg-pen-wash'} ${look.className}`}
      draggable={drag !== undefined}
      // Once the drag is under way: what changes before breaks it off.
      onDragStart={() => drag && setTimeout(drag)}
      onDragEnd={drop}
    >
      {time && <span className="ui-xs text-ink-2 tabular-nums">{time}</span>}
      <RecordName row={row} words={name} />
      {others.map((column) => (
        <span key={column.key} className="ui-xs text-ink-2">
          <ColumnValue row={row} column={column} />
        </span>
      ))}
      <Because how={how} />
      {button && (
        <Button
          className="button px-2! py-0.5! min-h-0! ui-xs"
          aria-label={`${button}: ${name}`}
          aria-pressed={isChosen}
          onClick={choose}
        >
          {button}
        </Button>
      )}
    </div>
  );
}

const ENTRY = 'grid content-start justify-items-start gap-0.5 h-full p-1.5 rounded wrap-anywhere';
