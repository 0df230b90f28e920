import { type FocusEvent, type KeyboardEvent, type MouseEvent, memo, useState } from 'react';
import { joinCell, type MatrixValue, type SpecOf, splitCell } from '#core/index.ts';
import { ARROWS, focusOnce } from '../kit/keyboard.ts';
import { RemoveButton } from './grid.tsx';
import {
  matrixOf,
  moreOf,
  nextWord,
  pasteIntoSheet,
  sheetOf,
  wantsMore,
  wordByLetter,
} from './matrix-sheet.ts';
import { breadth, type InputProps, isPlainEnter, naming, type ViewProps } from './props.ts';
import { RowsView } from './table.tsx';
import { handledAbove, type Place, placed, placeOf, useGrid } from './use-grid.ts';
import { UndoLine } from './use-history.tsx';

/** Names typed at two edges, and a word where they meet. Events are handled here, once for all cells. */
export function MatrixInput({ spec, value, onChange, autoFocus, ...names }: InputProps<'matrix'>) {
  const { sheet, tab, history, handlers } = useMatrix(spec, value, onChange);
  const top = ['', ...value.columns];
  return (
    <div className={breadth(value.columns.length + 2)}>
      <table
        className="shape-grid shape-matrix border border-line-strong rounded-lg bg-raised"
        {...handlers}
        {...naming(names)}
      >
        <thead>
          <tr>
            <td className="shape-corner">
              <span className="shape-corner-columns block text-right">{spec.columns}</span>
              <span className="shape-corner-rows block">{spec.rows}</span>
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
      <UndoLine {...history} hint={hintFor(spec.cells)} />
    </div>
  );
}

const BLANK: readonly string[] = [];

function hintFor(words: readonly string[]): string {
  return words.length === 0
    ? 'Type names at the edges. Paste a range from a spreadsheet.'
    : `Type names at the edges. In a cell: Space, or the first letter of ${words.join(', ')}.`;
}

/** A matrix being filled in: its grid, the cell that Tab reaches, and what typing, clicking and pasting anywhere in it do. */
function useMatrix(spec: SpecOf<'matrix'>, value: MatrixValue, onChange: (value: MatrixValue) => void) {
  const [at, setAt] = useState<Place>({ row: 1, column: 1 });
  const sheet = sheetOf(value);
  const tab = {
    row: Math.min(at.row, Math.max(1, value.rows.length)),
    column: Math.min(at.column, Math.max(1, value.columns.length)),
  };
  const cellAt = ({ row, column }: Place) => sheet[row]?.[column] ?? '';
  const { history, type, change, handlers } = useGrid({
    rows: sheet,
    value,
    onChange,
    toValue: matrixOf,
    textOf: (place, field) =>
      field.dataset.part === 'more'
        ? joinCell({ word: splitCell(cellAt(place), spec.cells)?.word ?? '', more: field.value })
        : field.value,
    pasteOf: (place, text, target) => {
      const edit = target.dataset.part === 'more' ? null : pasteIntoSheet(sheet, place, text, spec);
      return edit && [edit, 'Pasted.'];
    },
    removalOf: ({ row, column }) => {
      if (column === 0 && row > 0 && row <= value.rows.length)
        return [{ does: 'remove row', row }, `Row ${row} removed.`];
      if (row === 0 && column > 0 && column <= value.columns.length)
        return [{ does: 'remove column', column }, `Column ${column} removed.`];
      return null;
    },
    stepOf,
  });
  const setWord = (place: Place, text: string) => {
    const said = splitCell(cellAt(place), spec.cells);
    if (said?.more === '') type(place, text);
    else change([{ does: 'type', ...place, text }, 'Cell changed.']);
  };
  return {
    sheet,
    tab,
    history,
    handlers: {
      ...handlers,
      onClick: (event: MouseEvent<HTMLElement>) => {
        const place = event.target instanceof HTMLButtonElement && placeOf(event.target);
        if (place) setWord(place, nextWord(cellAt(place), spec.cells));
        handlers.onClick(event);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        handlers.onKeyDown(event);
        const place = event.target instanceof HTMLButtonElement && placeOf(event.target);
        const word = place && !event.defaultPrevented ? wordOf(event, cellAt(place), spec.cells) : null;
        if (!place || word === null) return;
        event.preventDefault();
        setWord(place, word);
      },
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        const place = placeOf(target);
        if (place && place.row > 0 && place.column > 0) setAt(place);
      },
    },
  };
}

function wordOf(event: KeyboardEvent, cell: string, words: readonly string[]): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === 'Backspace' || event.key === 'Delete') return '';
  return event.key.length === 1 && event.key !== ' ' ? wordByLetter(cell, event.key, words) : null;
}

/** Arrows go to the neighbour (sideways not out of a text), Enter from one name to the next. */
function stepOf(event: KeyboardEvent, { row, column }: Place): Place | null {
  const inText = event.target instanceof HTMLInputElement;
  if (inText && isPlainEnter(event)) {
    if (row > 0 && column > 0) return null;
    return row === 0 ? { row, column: column + 1 } : { row: row + 1, column };
  }
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const step = ARROWS.get(event.key);
  if (!step || (inText && step[1] !== 0)) return null;
  return { row: row + step[0], column: column + step[1] };
}

interface MatrixRowProps {
  /** From 1: the names of the columns are row 0. */
  readonly row: number;
  /** The row's name and its cells. */
  readonly line: readonly string[];
  /** A blank, then the names of the columns. */
  readonly top: readonly string[];
  readonly spec: SpecOf<'matrix'>;
  /** The column whose cell Tab reaches; 0 where it is in another row. */
  readonly tabbed: number;
  readonly last: boolean;
  readonly autoFocus: boolean;
}

const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { row, line, top, spec, tabbed, last, autoFocus } = props;
  const [name = ''] = line;
  return (
    <tr className={last ? 'shape-next' : undefined}>
      <th scope="row">
        <MatrixName
          row={row}
          column={0}
          label={`${spec.rows}, row ${row}`}
          placeholder={spec.rows}
          text={name}
          autoFocus={autoFocus}
        />
        {!last && <RemoveButton row={row} column={0} name={name || `row ${row}`} />}
      </th>
      {top.slice(1).map((columnName, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place.
        <td key={at} data-label={columnName || `${spec.columns} ${at + 1}`}>
          {!last && (
            <MatrixCell
              row={row}
              column={at + 1}
              name={`${name || `Row ${row}`}, ${columnName || `column ${at + 1}`}`}
              text={line[at + 1] ?? ''}
              words={spec.cells}
              tabbed={tabbed === at + 1}
            />
          )}
        </td>
      ))}
      <td />
    </tr>
  );
});

interface MatrixNameProps extends Place {
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly autoFocus?: boolean;
}

function MatrixName({ row, column, label, placeholder, text, autoFocus = false }: MatrixNameProps) {
  return (
    <input
      {...placed(row, column)}
      ref={autoFocus ? focusOnce : undefined}
      className="shape-name block w-full text-ink border-0 rounded-sm"
      aria-label={label}
      placeholder={placeholder}
      value={text}
      onChange={handledAbove}
    />
  );
}

interface MatrixCellProps extends Place {
  readonly name: string;
  readonly text: string;
  readonly words: readonly string[];
  /** The one cell that Tab reaches; arrows lead on from there. */
  readonly tabbed: boolean;
}

/** A cell to press until it shows the right word, or a line to type on where the shape names no words. */
function MatrixCell({ row, column, name, text, words, tabbed }: MatrixCellProps) {
  const shared = { ...placed(row, column), onChange: handledAbove };
  if (words.length === 0) return <input {...shared} className="shape-line" aria-label={name} value={text} />;
  const known = splitCell(text, words);
  const word = known?.word ?? text;
  const state = text === '' ? 'shape-unsaid' : known === null ? 'shape-unknown' : '';
  return (
    <>
      <button
        type="button"
        {...placed(row, column)}
        className={`shape-word block w-full text-ink wrap-anywhere rounded-sm ${state}`}
        tabIndex={tabbed ? 0 : -1}
        aria-label={`${name}: ${word || 'nobody has said'}`}
      >
        {word || '?'}
      </button>
      {wantsMore(word) && (
        <input
          {...shared}
          data-part="more"
          className="shape-line"
          aria-label={`${name}: ${word} what`}
          placeholder="what?"
          value={moreOf(text, word)}
        />
      )}
    </>
  );
}

export function MatrixView({ spec, value }: ViewProps<'matrix'>) {
  const rows = value.rows.map((name, row) => [name, ...(value.cells[row] ?? [])]);
  return <RowsView labels={[spec.rows, ...value.columns]} rows={rows} named />;
}
