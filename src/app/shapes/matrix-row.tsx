import { memo } from 'react';
import type { SpecOf } from '#core/index.ts';
import { placed } from './grid-place.ts';
import { MatrixCell } from './matrix-cell.tsx';
import { focusOnce } from './props.ts';

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
  /** The empty row at the end. */
  readonly last: boolean;
  readonly autoFocus: boolean;
}

/** A row of a matrix: its name, and a cell for every column. */
export const MatrixRow = memo(function MatrixRow({
  row,
  line,
  top,
  spec,
  tabbed,
  last,
  autoFocus,
}: MatrixRowProps) {
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

interface MatrixNameProps {
  readonly row: number;
  readonly column: number;
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly autoFocus?: boolean;
}

/** The name of a row or a column, typed at the edge. */
export function MatrixName({ row, column, label, placeholder, text, autoFocus = false }: MatrixNameProps) {
  return (
    <input
      {...placed(row, column)}
      ref={autoFocus ? focusOnce : undefined}
      className="shape-name"
      aria-label={label}
      placeholder={placeholder}
      value={text}
      onChange={handledAbove}
    />
  );
}

interface RemoveButtonProps {
  readonly row: number;
  readonly column: number;
  readonly name: string;
}

/** Takes away the row or the column at whose name it stands. */
export function RemoveButton({ row, column, name }: RemoveButtonProps) {
  return (
    <button
      type="button"
      className="shape-remove"
      tabIndex={-1}
      data-remove={`${row},${column}`}
      aria-label={`Remove ${name}`}
    >
      ×
    </button>
  );
}

function handledAbove(): void {}
