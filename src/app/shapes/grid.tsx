import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useId } from 'react';
import { type Column, counted } from '#core/index.ts';
import { breadth } from './breadth.ts';
import { edited, type GridEdit, type Rows, widened } from './grid-edit.ts';
import { pasteInto } from './grid-paste.ts';
import { atStart, goTo, leavesText, placeOf } from './grid-place.ts';
import { GridRow } from './grid-row.tsx';
import { isCommand, isPlainEnter } from './keys.ts';
import { type Naming, naming } from './props.ts';
import { UndoLine } from './undo-line.tsx';
import { useHistory } from './use-history.ts';

interface GridProps extends Naming {
  readonly columns: readonly Column[];
  readonly rows: Rows;
  readonly onChange: (rows: Rows) => void;
  readonly arrows?: boolean;
  readonly autoFocus?: boolean | undefined;
}

/**
 * Rows to type in, always with an empty one at the end. Events are handled here, once for all cells: a row is drawn
 * anew only when it changes, so that two thousand of them stay quick to type in.
 */
export function Grid({ columns, rows, onChange, arrows = false, autoFocus = false, ...names }: GridProps) {
  const lists = useId();
  const history = useHistory(rows, onChange);
  const width = columns.length;

  const after = (edit: GridEdit) => edited(rows, edit).map((cells) => widened(cells, width));
  const removeRow = (row: number) => {
    if (row < rows.length) history.change(after({ does: 'remove row', row }), `Row ${row + 1} removed.`);
  };
  const typed = ({ target }: FormEvent<HTMLElement>) => {
    const place = placeOf(target);
    if (place && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) {
      onChange(after({ does: 'type', ...place, text: target.value }));
    }
  };
  const pasted = (event: ClipboardEvent<HTMLElement>) => {
    const place = placeOf(event.target);
    const text = event.clipboardData.getData('text/plain').replace(/\r\n?/g, '\n');
    const edit = place && pasteInto(rows, place.row, place.column, text, { columns, arrows });
    if (edit?.does !== 'paste') return;
    event.preventDefault();
    history.change(after(edit), `${counted(edit.cells.length, 'row')} pasted.`);
  };
  const pressed = (event: KeyboardEvent<HTMLElement>) => {
    const place = placeOf(event.target);
    if (!place || history.handleKey(event)) return;
    const to = targetOf(event, place.row);
    if (to !== null) {
      event.preventDefault();
      goTo(event.currentTarget, { row: to, column: place.column });
    } else if (isCommand(event, 'backspace') && atStart(event.target)) {
      event.preventDefault();
      removeRow(place.row);
    }
  };

  return (
    <div className={breadth(width)}>
      <table
        className="shape-grid shape-rows"
        onChange={typed}
        onPaste={pasted}
        onKeyDown={pressed}
        onClick={(event) => removeClicked(event.target, removeRow)}
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
      <UndoLine
        last={history.last}
        onUndo={history.undo}
        hint="Enter goes down. Paste rows from a spreadsheet."
      />
    </div>
  );
}

const BLANK: readonly string[] = [];

/** The row a key leads to from this one, or null. */
function targetOf(event: KeyboardEvent, row: number): number | null {
  if (isPlainEnter(event)) return row + 1;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return null;
  if (!leavesText(event.target, event.key)) return null;
  return event.key === 'ArrowUp' ? row - 1 : row + 1;
}

function removeClicked(target: EventTarget, removeRow: (row: number) => void): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-remove-row]') : null;
  if (button) removeRow(Number(button.dataset.removeRow));
}
