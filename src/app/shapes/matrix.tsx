import { type ClipboardEvent, type FormEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';
import type { MatrixValue } from '#core/index.ts';
import { joinCell, splitCell } from '#core/model/shapes/index.ts';
import { breadth } from './breadth.ts';
import { edited, type GridEdit } from './grid-edit.ts';
import { atStart, goTo, type Place, placeOf } from './grid-place.ts';
import { isCommand } from './keys.ts';
import { stepOf } from './matrix-keys.ts';
import { MatrixName, MatrixRow, RemoveButton } from './matrix-row.tsx';
import { matrixOf, nextWord, pasteIntoSheet, sheetOf, wordByLetter } from './matrix-sheet.ts';
import { type InputProps, naming, type ViewProps } from './props.ts';
import { RowsView } from './rows-view.tsx';
import { UndoLine } from './undo-line.tsx';
import { useHistory } from './use-history.ts';

/** Names typed at two edges, and a word where they meet. Events are handled here, once for all cells. */
export function MatrixInput({ spec, value, onChange, autoFocus, ...names }: InputProps<'matrix'>) {
  const [at, setAt] = useState<Place>({ row: 1, column: 1 });
  const history = useHistory<MatrixValue>(value, onChange);
  const sheet = sheetOf(value);
  const top = ['', ...value.columns];
  const tab = {
    row: Math.min(at.row, Math.max(1, value.rows.length)),
    column: Math.min(at.column, Math.max(1, value.columns.length)),
  };

  const after = (edit: GridEdit) => matrixOf(edited(sheet, edit));
  const put = (place: Place, text: string) => onChange(after({ does: 'type', ...place, text }));
  const cellAt = ({ row, column }: Place) => sheet[row]?.[column] ?? '';
  const setWord = (place: Place, word: string) => {
    const said = splitCell(cellAt(place), spec.cells);
    if (said === null || said.more !== '')
      history.change(after({ does: 'type', ...place, text: word }), 'Cell changed.');
    else put(place, word);
  };
  const remove = ({ row, column }: Place) => {
    if (column === 0 && row > 0 && row <= value.rows.length) {
      history.change(after({ does: 'remove row', row }), `Row ${row} removed.`);
    } else if (row === 0 && column > 0 && column <= value.columns.length) {
      history.change(after({ does: 'remove column', column }), `Column ${column} removed.`);
    }
  };

  const typed = ({ target }: FormEvent<HTMLElement>) => {
    const place = placeOf(target);
    if (!place || !(target instanceof HTMLInputElement)) return;
    const word = splitCell(cellAt(place), spec.cells)?.word ?? '';
    put(place, target.dataset.part === 'more' ? joinCell({ word, more: target.value }) : target.value);
  };
  const clicked = ({ target }: MouseEvent<HTMLElement>) => {
    if (!(target instanceof HTMLButtonElement)) return;
    const place = placeOf(target);
    if (place) setWord(place, nextWord(cellAt(place), spec.cells));
    const [row, column] = target.dataset.remove?.split(',').map(Number) ?? [];
    if (row !== undefined && column !== undefined) remove({ row, column });
  };
  const pasted = (event: ClipboardEvent<HTMLElement>) => {
    const place = placeOf(event.target);
    const text = event.clipboardData.getData('text/plain').replace(/\r\n?/g, '\n');
    const more = event.target instanceof HTMLElement && event.target.dataset.part === 'more';
    const edit = place && !more ? pasteIntoSheet(sheet, place, text, spec) : null;
    if (!edit) return;
    event.preventDefault();
    history.change(after(edit), 'Pasted.');
  };
  const pressed = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    const place = placeOf(target);
    if (!place || history.handleKey(event)) return;
    const to = stepOf(event, place);
    if (to) {
      event.preventDefault();
      goTo(currentTarget, to);
    } else if (target instanceof HTMLButtonElement) {
      const word = wordOf(event, cellAt(place), spec.cells);
      if (word === null) return;
      event.preventDefault();
      setWord(place, word);
    } else if (isCommand(event, 'backspace') && atStart(target)) {
      event.preventDefault();
      remove(place);
    }
  };
  const focused = ({ target }: { target: EventTarget }) => {
    const place = placeOf(target);
    if (place && place.row > 0 && place.column > 0) setAt(place);
  };

  return (
    <div className={breadth(value.columns.length + 2)}>
      <table
        className="shape-grid shape-matrix"
        onChange={typed}
        onClick={clicked}
        onPaste={pasted}
        onKeyDown={pressed}
        onFocus={focused}
        {...naming(names)}
      >
        <thead>
          <tr>
            <td className="shape-corner">
              <span className="shape-corner-columns">{spec.columns}</span>
              <span className="shape-corner-rows">{spec.rows}</span>
            </td>
            {[...value.columns, ''].map((name, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place.
              <th key={column} scope="col">
                <MatrixName
                  row={0}
                  column={column + 1}
                  label={`${spec.columns}, column ${column + 1}`}
                  placeholder={spec.columns}
                  text={name}
                />
                {column < value.columns.length && (
                  <RemoveButton row={0} column={column + 1} name={name || `column ${column + 1}`} />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...value.rows, ''].map((_, row) => (
            <MatrixRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place.
              key={row}
              row={row + 1}
              line={sheet[row + 1] ?? BLANK}
              top={top}
              spec={spec}
              tabbed={tab.row === row + 1 ? tab.column : 0}
              last={row === value.rows.length}
              autoFocus={autoFocus === true && row === 0}
            />
          ))}
        </tbody>
      </table>
      <UndoLine last={history.last} onUndo={history.undo} hint={hintFor(spec.cells)} />
    </div>
  );
}

const BLANK: readonly string[] = [];

function wordOf(event: KeyboardEvent, cell: string, words: readonly string[]): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === 'Backspace' || event.key === 'Delete') return '';
  return event.key.length === 1 && event.key !== ' ' ? wordByLetter(cell, event.key, words) : null;
}

function hintFor(words: readonly string[]): string {
  return words.length === 0
    ? 'Type names at the edges. Paste a range from a spreadsheet.'
    : `Type names at the edges. In a cell: Space, or the first letter of ${words.join(', ')}.`;
}

export function MatrixView({ spec, value }: ViewProps<'matrix'>) {
  const rows = value.rows.map((name, row) => [name, ...(value.cells[row] ?? [])]);
  return <RowsView labels={[spec.rows, ...value.columns]} rows={rows} named />;
}
