import { memo } from 'react';
import type { Column } from '#core/index.ts';
import { placed } from './grid-place.ts';
import { GrowText } from './grow-text.tsx';
import { focusOnce } from './props.ts';

interface GridRowProps {
  readonly row: number;
  readonly cells: readonly string[];
  readonly columns: readonly Column[];
  /** Start of the ids of the lists of words, one for each column that has options. */
  readonly lists: string;
  /** The empty row at the end. */
  readonly last: boolean;
  readonly autoFocus: boolean;
}

/** One row of inputs. What happens in them is handled by the grid around. */
export const GridRow = memo(function GridRow({ row, cells, columns, lists, last, autoFocus }: GridRowProps) {
  return (
    <tr className={last ? 'shape-next' : undefined}>
      {columns.map(({ id, label, options }, column) => {
        const shared = {
          ...placed(row, column),
          'aria-label': `${label}, row ${row + 1}`,
          value: cells[column] ?? '',
          onChange: handledAbove,
          ref: autoFocus && column === 0 ? focusOnce : undefined,
        };
        return (
          <td key={id} data-label={label}>
            {options ? (
              <input {...shared} list={`${lists}-${column}`} autoComplete="off" />
            ) : (
              <GrowText {...shared} />
            )}
          </td>
        );
      })}
      <td className="shape-tools">
        {!last && (
          <button
            type="button"
            className="shape-remove"
            tabIndex={-1}
            data-remove-row={row}
            aria-label={`Remove row ${row + 1}`}
          >
            ×
          </button>
        )}
      </td>
    </tr>
  );
});

function handledAbove(): void {}
