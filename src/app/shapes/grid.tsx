import { type KeyboardEvent, memo, useId } from 'react';
import { type Column, counted } from '#core/index.ts';
import { focusOnce } from '../kit/keyboard.ts';
import { pasteInto, type Rows, widened } from './grid-edit.ts';
import { breadth, isPlainEnter, type Naming, naming } from './props.ts';
import { GrowText } from './text.tsx';
import { handledAbove, type Place, placed, useGrid } from './use-grid.ts';
import { UndoLine } from './use-history.tsx';

interface GridProps extends Naming {
  readonly columns: readonly Column[];
  readonly rows: Rows;
  readonly onChange: (rows: Rows) => void;
  readonly arrows?: boolean;
  readonly autoFocus?: boolean | undefined;
}

/** Always ends with an empty row. Events are handled here, so that of 2,000 rows only a changed one renders. */
export function Grid({ columns, rows, onChange, arrows = false, autoFocus = false, ...names }: GridProps) {
  const lists = useId();
  const width = columns.length;
  const { history, handlers } = useGrid({
    rows,
    value: rows,
    onChange,
    toValue: (next) => next.map((cells) => widened(cells, width)),
    pasteOf: ({ row, column }, text) => {
      const edit = pasteInto(rows, row, column, text, { columns, arrows });
      return edit && [edit, `${counted(edit.cells.length, 'row')} pasted.`];
    },
    removalOf: ({ row }) =>
      row < rows.length ? [{ does: 'remove row', row }, `Row ${row + 1} removed.`] : null,
    stepOf,
  });
  return (
    <div className={breadth(width)}>
      <table
        className="shape-grid shape-rows border border-line-strong rounded-lg bg-raised"
        {...handlers}
        {...naming(names)}
      >
        <thead>
          <tr>
            {columns.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {[...rows, BLANK].map((cells, row) => (
            <GridRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place, so that the caret stays where it is.
              key={row}
              row={row}
              cells={cells}
              columns={columns}
              lists={lists}
              last={row === rows.length}
              autoFocus={autoFocus && row === 0}
            />
          ))}
        </tbody>
      </table>
      {columns.map(
        ({ id, options }, column) =>
          options && (
            <datalist key={id} id={`${lists}-${column}`}>
              {options.map((option) => (
                <option key={option} value={option} />
              ))}
            </datalist>
          ),
      )}
      <UndoLine {...history} hint="Enter goes down. Paste rows from a spreadsheet." />
    </div>
  );
}

const BLANK: readonly string[] = [];

/** Enter goes down; so does an arrow key that has nothing to do inside the text of its cell. */
function stepOf(event: KeyboardEvent, { row, column }: Place): Place | null {
  if (isPlainEnter(event)) return { row: row + 1, column };
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return null;
  if (!leavesText(event.target, event.key)) return null;
  return { row: event.key === 'ArrowUp' ? row - 1 : row + 1, column };
}

function leavesText(target: EventTarget, key: string): boolean {
  if (target instanceof HTMLInputElement) return target.list === null;
  if (!(target instanceof HTMLTextAreaElement)) return true;
  const { selectionStart, selectionEnd, value } = target;
  const oneLine = target.clientHeight < 2 * Number.parseFloat(getComputedStyle(target).lineHeight);
  if (oneLine && !value.includes('\n')) return true;
  return key === 'ArrowUp' ? selectionEnd === 0 : selectionStart === value.length;
}

interface GridRowProps {
  readonly row: number;
  readonly cells: readonly string[];
  readonly columns: readonly Column[];
  /** Prefix of the ids of the word lists, one for each column that has options. */
  readonly lists: string;
  /** The empty row at the end. */
  readonly last: boolean;
  readonly autoFocus: boolean;
}

/** One row of inputs. What happens in them is handled by the grid around. */
const GridRow = memo(function GridRow({ row, cells, columns, lists, last, autoFocus }: GridRowProps) {
  return (
    <tr className={last ? 'shape-next' : undefined}>
      {columns.map(({ id, label, options }, column) => {
        const shared = {
          ...placed(row, column),
          'aria-label': `${label}, row ${row + 1}`,
          value: cells[column] ?? '',
          onChange: handledAbove,
          ref: autoFocus && column === 0 ? focusOnce : undefined,
        };
        return (
          <td key={id} data-label={label}>
            {options ? (
              <input {...shared} list={`${lists}-${column}`} autoComplete="off" />
            ) : (
              <GrowText {...shared} />
            )}
          </td>
        );
      })}
      <td className="shape-tools">
        {!last && <RemoveButton row={row} column={0} name={`row ${row + 1}`} />}
      </td>
    </tr>
  );
});

export function RemoveButton({ row, column, name }: Place & { readonly name: string }) {
  return (
    <button
      type="button"
      className="shape-remove grid place-items-center text-ink-2 border-0 rounded"
      tabIndex={-1}
      data-remove={`${row},${column}`}
      aria-label={`Remove ${name}`}
    >
      ×
    </button>
  );
}
