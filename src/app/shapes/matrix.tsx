import { breadth } from './breadth.ts';
import { MatrixName, MatrixRow, RemoveButton } from './matrix-row.tsx';
import { type InputProps, naming, type ViewProps } from './props.ts';
import { RowsView } from './rows-view.tsx';
import { UndoLine } from './undo-line.tsx';
import { useMatrix } from './use-matrix.ts';

/** Names typed at two edges, and a word where they meet. Events are handled here, once for all cells. */
export function MatrixInput({ spec, value, onChange, autoFocus, ...names }: InputProps<'matrix'>) {
  const { sheet, tab, history, handlers } = useMatrix(spec, value, onChange);
  const top = ['', ...value.columns];
  return (
    <div className={breadth(value.columns.length + 2)}>
      <table className="shape-grid shape-matrix" {...handlers} {...naming(names)}>
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

function hintFor(words: readonly string[]): string {
  return words.length === 0
    ? 'Type names at the edges. Paste a range from a spreadsheet.'
    : `Type names at the edges. In a cell: Space, or the first letter of ${words.join(', ')}.`;
}

export function MatrixView({ spec, value }: ViewProps<'matrix'>) {
  const rows = value.rows.map((name, row) => [name, ...(value.cells[row] ?? [])]);
  return <RowsView labels={[spec.rows, ...value.columns]} rows={rows} named />;
}
