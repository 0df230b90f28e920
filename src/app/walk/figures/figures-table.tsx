import type { ReactNode } from 'react';
import './figures.css';

interface FiguresTableProps {
  readonly heads: readonly string[];
  /** The rows, each headed by its first cell. */
  readonly children: ReactNode;
}

/** The table of figures and of names in a walkthrough. */
export function FiguresTable({ heads, children }: FiguresTableProps) {
  return (
    <table className="figures-table">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** The same numbers as a plot, folded below it. */
export function AsTable(props: FiguresTableProps) {
  return (
    <details>
      <summary>As a table</summary>
      <FiguresTable {...props} />
    </details>
  );
}
