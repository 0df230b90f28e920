import { Fragment, type ReactNode } from 'react';
import { type RovingPlace, useRoving } from '../../stage/use-roving.ts';

interface CrossTableProps<R, C> {
  /** What both heads are about. */
  readonly corner?: string;
  readonly caption?: ReactNode;
  readonly rows: readonly R[];
  readonly columns: readonly C[];
  readonly rowHead: (row: R) => ReactNode;
  /** Whether arrow keys go from cell to cell. */
  readonly roving?: boolean;
  /** The cell where both meet. */
  readonly children: (row: R, column: C, place: RovingPlace) => ReactNode;
}

/** A table with heads on two sides, and a cell wherever a row meets a column. */
export function CrossTable<R extends { readonly id: string }, C extends { id: string; label: string }>({
  corner,
  caption,
  rows,
  columns,
  rowHead,
  roving = false,
  children,
}: CrossTableProps<R, C>) {
  const { place, onKeyDown } = useRoving(rows.length, columns.length);
  return (
    <table onKeyDown={roving ? onKeyDown : undefined}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {corner === undefined ? <td /> : <th scope="col">{corner}</th>}
          {columns.map(({ id, label }) => (
            <th scope="col" key={id}>
              <bdi>{label}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, y) => (
          <tr key={row.id}>
            <th scope="row">{rowHead(row)}</th>
            {columns.map((column, x) => (
              <Fragment key={column.id}>{children(row, column, place(y, x))}</Fragment>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
