import { type FocusEvent, type KeyboardEvent, type MouseEvent, memo, useId, useState } from 'react';
import { joinCell, type MatrixValue, type SpecOf, splitCell } from '#core/index.ts';
import { SuggestionList } from '../kit/fields.tsx';
import { ARROW_STEPS, focusOnce, isPlainEnter } from '../kit/keyboard.ts';
import { EMPTY_ROW, matrixToRows, nextWord, pasteMatrixEdit, rowsToMatrix, wordByLetter } from './grid-edit.ts';
import { MatrixCell, type MatrixCellProps, MIDDLE } from './matrix-cell.tsx';
import type { InputProps, ViewProps } from './props.ts';
import { CELL, HEAD, RemoveButton, Sheet, SheetRow, SheetTable, STICKY_HEAD } from './sheet.tsx';
import { RowsView } from './table.tsx';
import { type CellPosition, cellAttributes, cellPositionOf, handledByGrid, useGrid } from './use-grid.ts';
import { UndoLine } from './use-history.tsx';

/** Names of rows and columns, and a word in each cell. Events are handled here, once for all cells. */
export function MatrixInput({ spec, value, onChange, label, autoFocus, names = [], aid }: InputProps<'matrix'>) {
  const lists = useId();
  const { sheet, tab, history, handlers, write } = useMatrix(spec, value, onChange);
  const top = ['', ...value.columns];
  return (
    <Sheet columns={value.columns.length + 2}>
      <SheetTable className="table-fixed w-full border-separate border-spacing-0" {...handlers} aria-label={label}>
        <thead className="stacked:block">
          <SheetRow className="stacked:grid stacked:grid-fill-130">
            <td
              className={`${HEAD} ${CELL} ${STICKY_HEAD} left-0 z-3 rounded-tl-[7px] border-b-line-strong w-47 px-2.5 py-1.25 ${CORNER}`}
            >
              <span className={`text-right after:content-['_→'] ${CORNER_COLUMNS}`}>{spec.columns}</span>
              <span className="block after:content-['_↓'] stacked:hidden">{spec.rows}</span>
            </td>
            {[...value.columns, ''].map((name, column) => (
              <HeaderCell
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place.
                key={column}
                side="column"
                number={column + 1}
                of={spec.columns}
                list={`${lists}-1`}
                text={name}
                last={column === value.columns.length}
              />
            ))}
          </SheetRow>
        </thead>
        <tbody className="stacked:block">
          {[...value.rows, ''].map((_, row) => (
            <MatrixRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place.
              key={row}
              row={row + 1}
              line={sheet[row + 1] ?? EMPTY_ROW}
              top={top}
              spec={spec}
              list={`${lists}-0`}
              tabbed={tab.row === row + 1 ? tab.column : 0}
              aid={aid}
              write={write}
              last={row === value.rows.length}
              autoFocus={autoFocus === true && row === 0}
            />
          ))}
        </tbody>
      </SheetTable>
      {names.map((words, side) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a side is nothing but its place.
        <SuggestionList key={side} id={`${lists}-${side}`} words={words} />
      ))}
      <UndoLine {...history} hint={hintFor(spec.cells)} />
    </Sheet>
  );
}

const CORNER = 'stacked:col-span-full stacked:w-auto stacked:px-3 stacked:pt-2 stacked:pb-0 stacked:border-0';
const CORNER_COLUMNS = 'block stacked:text-left stacked:after:content-none';

function hintFor(words: readonly string[]): string {
  return words.length === 0
    ? 'Type the names along both edges. You can paste a range from a spreadsheet.'
    : `Type the names along both edges. In a cell, press Space or the first letter of ${words.join(', ')}.`;
}

/**
 * State and handlers of a matrix: its grid, the cell that Tab reaches, and what typing, clicking and pasting do in any
 * cell.
 */
function useMatrix(spec: SpecOf<'matrix'>, value: MatrixValue, onChange: (value: MatrixValue) => void) {
  const [at, setAt] = useState<CellPosition>({ row: 1, column: 1 });
  const sheet = matrixToRows(value);
  const tab = {
    row: Math.min(at.row, Math.max(1, value.rows.length)),
    column: Math.min(at.column, Math.max(1, value.columns.length)),
  };
  const cellAt = ({ row, column }: CellPosition) => sheet[row]?.[column] ?? '';
  const { history, type, change, write, handlers } = useGrid({
    rows: sheet,
    value,
    onChange,
    toValue: rowsToMatrix,
    textOf: (place, field) =>
      field.dataset.part === 'more'
        ? joinCell({ word: splitCell(cellAt(place), spec.cells)?.word ?? '', more: field.value })
        : field.value,
    pasteOf: (place, text, target) => {
      const edit = target.dataset.part === 'more' ? null : pasteMatrixEdit(sheet, place, text, spec);
      return edit && [edit, 'Pasted.'];
    },
    removalOf: ({ row, column }) => {
      if (column === 0 && row > 0 && row <= value.rows.length)
        return [{ does: 'remove row', row }, `Row ${row} removed.`];
      if (row === 0 && column > 0 && column <= value.columns.length)
        return [{ does: 'remove column', column }, `Column ${column} removed.`];
      return null;
    },
    nextPosition: stepOf,
  });
  const setWord = (place: CellPosition, text: string) => {
    const parts = splitCell(cellAt(place), spec.cells);
    if (parts?.more === '') type(place, text);
    else change([{ does: 'type', ...place, text }, 'Cell changed.']);
  };
  return {
    sheet,
    tab,
    history,
    write,
    handlers: {
      ...handlers,
      onClick: (event: MouseEvent<HTMLElement>) => {
        const place = event.target instanceof HTMLButtonElement && cellPositionOf(event.target);
        if (place) setWord(place, nextWord(cellAt(place), spec.cells));
        handlers.onClick(event);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        handlers.onKeyDown(event);
        const place = event.target instanceof HTMLButtonElement && cellPositionOf(event.target);
        const word = place && !event.defaultPrevented ? wordForKey(event, cellAt(place), spec.cells) : null;
        if (!place || word === null) return;
        event.preventDefault();
        setWord(place, word);
      },
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        const place = cellPositionOf(target);
        if (place && place.row > 0 && place.column > 0) setAt(place);
      },
    },
  };
}

function wordForKey(event: KeyboardEvent, cell: string, words: readonly string[]): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === 'Backspace' || event.key === 'Delete') return '';
  return event.key.length === 1 && event.key !== ' ' ? wordByLetter(cell, event.key, words) : null;
}

/** Arrow keys go to the neighbour (sideways not out of a text field), Enter from one name to the next. */
function stepOf(event: KeyboardEvent, { row, column }: CellPosition): CellPosition | null {
  const inText = event.target instanceof HTMLInputElement;
  if (inText && isPlainEnter(event)) {
    if (row > 0 && column > 0) return null;
    return row === 0 ? { row, column: column + 1 } : { row: row + 1, column };
  }
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const step = ARROW_STEPS.get(event.key);
  if (!step || (inText && step[1] !== 0)) return null;
  return { row: row + step[0], column: column + step[1] };
}

interface MatrixRowProps extends Pick<MatrixCellProps, 'aid' | 'write'> {
  /** From 1: the names of the columns are row 0. */
  readonly row: number;
  /** The row's name and its cells. */
  readonly line: readonly string[];
  /** An empty cell, then the names of the columns. */
  readonly top: readonly string[];
  readonly spec: SpecOf<'matrix'>;
  /** Id of the suggestions for its name. */
  readonly list: string;
  /** The column whose cell Tab reaches; 0 if that is in another row. */
  readonly tabbed: number;
  readonly last: boolean;
  readonly autoFocus: boolean;
}

const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { row, line, top, spec, list, tabbed, aid, write, last, autoFocus } = props;
  const [name = ''] = line;
  return (
    <SheetRow last={last} className="stacked:block">
      <HeaderCell side="row" number={row} of={spec.rows} list={list} text={name} last={last} autoFocus={autoFocus} />
      {top.slice(1).map((columnName, at) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place.
          key={at}
          className={`p-0.75 align-middle ${CELL} stacked:nth-last-2:border-b-0 ${last ? 'stacked:hidden' : ''}`}
          data-label={columnName || `${spec.columns} ${at + 1}`}
        >
          {!last && (
            <MatrixCell
              row={row}
              column={at + 1}
              name={`${name || `Row ${row}`}, ${columnName || `column ${at + 1}`}`}
              text={line[at + 1] ?? ''}
              words={spec.cells}
              tabbed={tabbed === at + 1}
              aid={aid}
              write={write}
              edges={[name, columnName]}
            />
          )}
        </td>
      ))}
      <td className="p-0.75 border-b-1 border-line stacked:hidden" />
    </SheetRow>
  );
});

interface HeaderCellProps {
  readonly side: 'row' | 'column';
  /** From 1. */
  readonly number: number;
  /** What the rows or the columns are. */
  readonly of: string;
  /** Id of the suggestions for it. */
  readonly list: string;
  readonly text: string;
  readonly last: boolean;
  readonly autoFocus?: boolean;
}

/** The name of a row or a column, and a button that removes it. */
function HeaderCell({ side, number, of, list, text, last, autoFocus = false }: HeaderCellProps) {
  const isRow = side === 'row';
  const place = isRow ? { row: number, column: 0 } : { row: 0, column: number };
  return (
    <th
      className={`group p-0 align-middle stacked:block ${CELL} ${isRow ? `${STICKY_SIDE} stacked:border-b-1` : COLUMN_EDGE}`}
      scope={isRow ? 'row' : 'col'}
    >
      <input
        {...cellAttributes(place.row, place.column)}
        ref={autoFocus ? focusOnce : undefined}
        className={`block w-full min-h-10 px-2.5 py-2 voice-lg font-semibold text-ink bg-transparent border-0
          rounded-sm -outline-offset-2 touch:has-[+button]:pr-8.5 ${isRow ? '' : MIDDLE}`}
        aria-label={`${of}, ${side} ${number}`}
        placeholder={of}
        list={list}
        autoComplete="off"
        value={text}
        onChange={handledByGrid}
      />
      {!last && <RemoveButton className={REMOVE_BUTTON} {...place} name={text || `${side} ${number}`} />}
    </th>
  );
}

/** The names of rows stay in view while cells scroll past below them. */
const STICKY_SIDE = 'sticky left-0 z-1 bg-raised stacked:relative';
const COLUMN_EDGE = `${STICKY_HEAD} last:rounded-tr-[7px] border-b-line-strong stacked:border-b-line last:border-r-0`;
const REMOVE_BUTTON = `absolute top-1 right-1 bg-raised opacity-0 group-hover:opacity-100 group-focus-within:opacity-100
  touch:opacity-100`;

export function MatrixView({ spec, value }: ViewProps<'matrix'>) {
  const rows = value.rows.map((name, row) => [name, ...(value.cells[row] ?? [])]);
  return <RowsView labels={[spec.rows, ...value.columns]} rows={rows} named />;
}
