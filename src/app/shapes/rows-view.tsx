import { useState } from 'react';
import { breadth } from './breadth.ts';

interface RowsViewProps {
  readonly labels: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The first cell of a row is its name. */
  readonly named?: boolean;
}

const AT_FIRST = 30;

/** Rows as they were said. A long table shows its beginning until one asks for the rest. */
export function RowsView({ labels, rows, named = false }: RowsViewProps) {
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, AT_FIRST);
  return (
    <div className={breadth(labels.length)}>
      <table className="shape-table">
        <thead>
          <tr>
            {labels.map((label, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may be called the same.
              <th key={column} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may read the same.
            <tr key={row}>
              {labels.map((label, column) => (
                <Cell
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                  key={column}
                  label={label}
                  text={cells[column] ?? ''}
                  head={named && column === 0}
                  hole={named}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <button type="button" className="shape-undo" onClick={() => setAll(true)}>
          {`Show all ${rows.length.toLocaleString('en-GB')} rows`}
        </button>
      )}
    </div>
  );
}

interface CellProps {
  readonly label: string;
  readonly text: string;
  readonly head: boolean;
  /** An empty cell is something nobody has said. */
  readonly hole: boolean;
}

function Cell({ label, text, head, hole }: CellProps) {
  if (head) return <th scope="row">{text}</th>;
  if (text !== '') return <td data-label={label}>{text}</td>;
  return (
    <td data-label={label} className={hole ? 'shape-hole' : 'shape-blank'}>
      {hole && <span>nobody has said</span>}
    </td>
  );
}
