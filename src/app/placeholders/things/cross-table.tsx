import { Fragment, type KeyboardEvent, type ReactNode, useState } from 'react';
import { ARROW_STEPS } from '../../kit/keyboard.ts';

interface CrossTableProps<R, C> {
  /** The head of the corner, above the row heads. */
  readonly corner?: ReactNode;
  readonly caption?: ReactNode;
  readonly rows: readonly R[];
  readonly columns: readonly C[];
  readonly rowHead: (row: R) => ReactNode;
  readonly className: string;
  /** Classes of the column heads (`top`) and row heads (`side`). */
  readonly top: string;
  readonly side: string;
  /** Whether arrow keys go from cell to cell. */
  readonly roving?: boolean;
  readonly children: (row: R, column: C, place: RovingProps) => ReactNode;
}

/** A table with column heads and row heads, and a cell for each pair. */
export function CrossTable<R extends { readonly id: string }, C extends { id: string; label: string }>(
  props: CrossTableProps<R, C>,
) {
  const { corner, caption, rows, columns, rowHead, className, top, side, roving = false, children } = props;
  const { cellProps, onKeyDown } = useRoving(rows.length, columns.length);
  return (
    <table className={className} onKeyDown={roving ? onKeyDown : undefined}>
      {caption && <caption className="pb-2 text-left voice-lg font-semibold">{caption}</caption>}
      <thead>
        <tr>
          {corner === undefined ? (
            <td className={top} />
          ) : (
            <th scope="col" className={top}>
              {corner}
            </th>
          )}
          {columns.map(({ id, label }) => (
            <th scope="col" className={top} key={id}>
              <bdi>{label}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, y) => (
          <tr className="group/row" key={row.id}>
            <th scope="row" className={side}>
              {rowHead(row)}
            </th>
            {columns.map((column, x) => (
              <Fragment key={column.id}>{children(row, column, cellProps(y, x))}</Fragment>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export type RovingProps = ReturnType<ReturnType<typeof useRoving>['cellProps']>;

/**
 * Roving tabindex for a grid: Tab reaches one cell, arrow keys the others, also while rows and columns are added or
 * removed.
 */
function useRoving(rows: number, columns: number) {
  const [at, setAt] = useState<readonly [row: number, column: number]>([0, 0]);
  const here = [Math.min(at[0], rows - 1), Math.min(at[1], columns - 1)] as const;
  return {
    cellProps: (row: number, column: number) => ({
      'data-at': `${row} ${column}`,
      tabIndex: here[0] === row && here[1] === column ? 0 : -1,
      onFocus: () => setAt([row, column]),
    }),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = ARROW_STEPS.get(event.key);
      if (!step) return;
      event.preventDefault();
      const next = [clamp(here[0] + step[0], rows - 1), clamp(here[1] + step[1], columns - 1)] as const;
      setAt(next);
      event.currentTarget.querySelector<HTMLElement>(`[data-at="${next.join(' ')}"]`)?.focus();
    },
  };
}

function clamp(at: number, last: number): number {
  return Math.min(Math.max(at, 0), last);
}
