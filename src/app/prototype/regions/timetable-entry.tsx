import { recordLabel } from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { Because, lineLook } from '../emphasis.tsx';
import { usePrototype } from '../prototype-context.tsx';
import { ColumnValue, RecordName, type RecordsProps, titleOf } from './record-entries.tsx';

interface TimetableEntryProps extends Pick<RecordsProps, 'columns' | 'lineOf'> {
  readonly row: RecordsProps['rows'][number];
  /** Empty where it has none, or where the line says it. */
  readonly time: string;
  /** What can be done with it; undefined: nothing. */
  readonly button: string | undefined;
  readonly isDragged: boolean;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

/** A record in its place: when it is, what it is called, what else is shown of it, and a way to move it. */
export function TimetableEntryBox({
  row,
  columns,
  lineOf,
  time,
  button,
  isDragged,
  isChosen,
  choose,
}: TimetableEntryProps) {
  const { product } = usePrototype();
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
      draggable={isDragged}
      // Once the drag is under way: what changes before breaks it off.
      onDragStart={() => setTimeout(choose)}
    >
      {time && <span className="ui-xs text-ink-2 tabular-nums">{time}</span>}
      <RecordName row={row} words={title?.textOf(row) ?? ''} />
      {others.map((column) => (
        <span key={column.key} className="ui-xs text-ink-2">
          <ColumnValue row={row} column={column} />
        </span>
      ))}
      <Because how={how} />
      {button && (
        <Button
          className="justify-self-start ui-xs"
          aria-label={`${button}: ${recordLabel(product, row)}`}
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
