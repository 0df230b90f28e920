import { useState } from 'react';
import { Grid } from './grid.tsx';
import type { Rows } from './grid-edit.ts';
import { breadth, type InputProps, type ViewProps } from './props.ts';

export function TableInput({ spec, value, ...rest }: InputProps<'table'>) {
  return <Grid columns={spec.columns} rows={value} {...rest} />;
}

export function TableView({ spec, value }: ViewProps<'table'>) {
  return <RowsView labels={spec.columns.map(({ label }) => label)} rows={value} />;
}

const MAX_AT_FIRST = 30;

/** Rows as they were said; `named`: the first cell names its row. A long table first shows only its beginning. */
export function RowsView({
  labels,
  rows,
  named = false,
}: {
  labels: readonly string[];
  rows: Rows;
  named?: boolean;
}) {
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, MAX_AT_FIRST);
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
        <button
          type="button"
          className="shape-undo text-pen bg-transparent border-0"
          onClick={() => setAll(true)}
        >
          {`Show all ${rows.length.toLocaleString('en-GB')} rows`}
        </button>
      )}
    </div>
  );
}

/** `hole`: an empty cell is something nobody has said. */
function Cell({ label, text, head, hole }: { label: string; text: string; head: boolean; hole: boolean }) {
  if (head) return <th scope="row">{text}</th>;
  if (text !== '') return <td data-label={label}>{text}</td>;
  return (
    <td data-label={label} className={hole ? 'shape-hole' : 'shape-blank'}>
      {hole && <span>nobody has said</span>}
    </td>
  );
}
