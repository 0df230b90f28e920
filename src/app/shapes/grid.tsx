import { type KeyboardEvent, memo, type ReactNode, useId } from 'react';
import { type Column, withCount } from '#core/index.ts';
import { SuggestionList } from '../kit/fields.tsx';
import { focusOnce, isPlainEnter } from '../kit/keyboard.ts';
import { EMPTY_ROW, padCells, pasteEdit, type Rows } from './grid-edit.ts';
import type { RowNote, TextAid } from './props.ts';
import { CELL, HEAD, RemoveButton, Sheet, SheetRow, SheetTable, STICKY_HEAD } from './sheet.tsx';
import { AutosizeTextarea } from './text.tsx';
import { type CellPosition, cellAttributes, handledByGrid, leavesText, useGrid } from './use-grid.ts';
import { UndoLine } from './use-history.tsx';

interface GridProps {
  readonly columns: readonly Column[];
  readonly rows: Rows;
  readonly onChange: (rows: Rows) => void;
  readonly arrows?: boolean;
  readonly label: string;
  readonly autoFocus?: boolean | undefined;
  readonly names?: Rows | undefined;
  readonly example?: readonly string[] | undefined;
  readonly aid?: TextAid | undefined;
  readonly note?: RowNote | undefined;
  readonly isGuess?: boolean | undefined;
}

/** Always ends with an empty row. Events are handled here, so that of 2,000 rows only a changed one renders again. */
export function Grid(props: GridProps) {
  const {
    columns,
    rows,
    onChange,
    arrows = false,
    label,
    autoFocus = false,
    names = NONE,
    example = EMPTY_ROW,
    aid,
    note,
    isGuess = false,
  } = props;
  const lists = useId();
  const width = columns.length;
  const { history, handlers, write } = useGrid({
    rows,
    value: rows,
    onChange,
    toValue: (next) => next.map((cells) => padCells(cells, width)),
    pasteOf: ({ row, column }, text) => {
      const edit = pasteEdit(rows, row, column, text, { columns, arrows, isGuess });
      return edit && [edit, `${withCount(edit.cells.length, 'row')} pasted.`];
    },
    removalOf: ({ row }) => (row < rows.length ? [{ does: 'remove row', row }, `Row ${row + 1} removed.`] : null),
    nextPosition: stepOf,
  });
  return (
    <Sheet columns={width}>
      <SheetTable className="block" {...handlers} aria-label={label}>
        <thead className={`block rounded-t-lg ${STICKY_HEAD} stacked:sr-only`}>
          <SheetRow className="flex">
            {columns.map(({ id, label }, column) => (
              <th key={id} className={`${HEAD} ${CELL} ${COLUMN} p-0 border-b-line-strong`} scope="col">
                <div className={`px-2.5 py-2 ${arrows && column === 1 ? 'pl-8' : ''}`}>{label}</div>
              </th>
            ))}
            <td className={`${TOOLS} border-b-line-strong`} />
          </SheetRow>
        </thead>
        <tbody className="block">
          {[...rows, EMPTY_ROW].map((cells, row) => (
            <GridRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place, so that the caret stays where it is.
              key={row}
              row={row}
              cells={cells}
              columns={columns}
              lists={lists}
              names={names}
              example={row === 0 ? example : EMPTY_ROW}
              arrows={arrows}
              aid={aid}
              write={write}
              last={row === rows.length}
              autoFocus={autoFocus && row === 0}
              note={note?.row === row ? note.words : null}
            />
          ))}
        </tbody>
      </SheetTable>
      {columns.map(({ id, options }, column) => {
        const words = options ?? names[column] ?? EMPTY_ROW;
        return words.length > 0 && <SuggestionList key={id} id={`${lists}-${column}`} words={words} />;
      })}
      <UndoLine {...history} hint="Enter moves down. You can paste rows from a spreadsheet." />
    </Sheet>
  );
}

const NONE: Rows = [];
const COLUMN = 'flex-1 min-w-0 nth-last-2:border-r-0 stacked:nth-last-2:border-b-0';
const TOOLS = 'flex-[0_0_36px] p-0 border-b-1 border-line';

/** Enter goes down; so does an arrow key that does not move the caret inside the text of its cell. */
function stepOf(event: KeyboardEvent, { row, column }: CellPosition): CellPosition | null {
  if (isPlainEnter(event)) return { row: row + 1, column };
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return null;
  if (!leavesText(event.target, event.key)) return null;
  return { row: event.key === 'ArrowUp' ? row - 1 : row + 1, column };
}

interface GridRowProps {
  readonly row: number;
  readonly cells: readonly string[];
  readonly columns: readonly Column[];
  /** Prefix of the ids of the word lists, one for each column that has options or names. */
  readonly lists: string;
  readonly names: Rows;
  /** What its empty cells show in grey. */
  readonly example: readonly string[];
  /** An arrow leads from its first cell to its second. */
  readonly arrows: boolean;
  readonly aid: TextAid | undefined;
  /** Puts a text into a cell, as one step of undo. */
  readonly write: (place: CellPosition, text: string) => void;
  /** The empty row at the end. */
  readonly last: boolean;
  readonly autoFocus: boolean;
  /** What stands directly below it. */
  readonly note: ReactNode;
}

/** Rows after the first ones are laid out only while in view, so that thousands stay fast. */
const EAGER_ROWS = 59;
const LAZY_LAYOUT = '[content-visibility:auto] [contain-intrinsic-block-size:auto_41px]';

/** As cards, rows with nothing but a name are only that name, until it is tapped. */
const FOLDS = `stacked:not-focus-within:not-has-[td:nth-child(n+2)_:is(input,textarea):not(:placeholder-shown)]:*:nth-[n+2]:not-last:hidden`;

const CELL_INPUT =
  'min-h-10 px-2.5 py-2 rounded-sm voice-lg leading-6 -outline-offset-2 *:placeholder:whitespace-nowrap';
const ARROW = `relative *:pl-8 after:content-['→'] after:absolute after:left-2.5 after:top-2 after:leading-6 after:text-ink-2
  after:pointer-events-none stacked:*:pl-2.5 stacked:after:content-none`;

/** One row of inputs, whose events the surrounding grid handles. */
const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, cells, columns, lists, names, example, arrows, aid, write, last, autoFocus, note } = props;
  return (
    <>
      <SheetRow
        last={last}
        className={`flex stacked:block ${row < EAGER_ROWS ? '' : LAZY_LAYOUT} ${last || row === 0 ? '' : FOLDS}`}
      >
        {columns.map(({ id, label, options }, column) => {
          const shared = {
            ...cellAttributes(row, column),
            'aria-label': `${label}, row ${row + 1}`,
            value: cells[column] ?? '',
            placeholder: example[column] ? `${column === 0 ? 'e.g. ' : ''}${example[column]}` : ' ',
            onChange: handledByGrid,
            ref: autoFocus && column === 0 ? focusOnce : undefined,
          };
          return (
            <td
              key={id}
              className={`${CELL} ${COLUMN} p-0 stacked:first:pr-9 ${arrows && column === 1 ? ARROW : ''}`}
              data-label={label}
            >
              {(options ?? names[column])?.length && !shared.value.includes('\n') ? (
                <input
                  {...shared}
                  className={`block w-full border-0 bg-transparent ${CELL_INPUT}`}
                  list={`${lists}-${column}`}
                  autoComplete="off"
                />
              ) : (
                <AutosizeTextarea {...shared} className={CELL_INPUT} />
              )}
              {aid?.helps(id) &&
                aid.below({
                  ...{ column: id, row: cells, text: shared.value, name: shared['aria-label'] },
                  onChange: (text) => write({ row, column }, text),
                })}
            </td>
          );
        })}
        <td className={`${TOOLS} stacked:absolute stacked:top-0 stacked:right-0.75 stacked:border-b-0`}>
          {!last && (
            <RemoveButton className="mx-auto my-1 bg-transparent" row={row} column={0} name={`row ${row + 1}`} />
          )}
        </td>
      </SheetRow>
      {note && (
        <tr className="block px-2.5 py-1 border-b-1 border-line stacked:border-0 stacked:mb-2">
          <td className="block p-0">{note}</td>
        </tr>
      )}
    </>
  );
});
