import type { ComponentProps, ReactNode } from 'react';
import type { CellPosition } from './use-grid.ts';

/**
 * The frame of a table: with more than two columns its rows become cards if there is little room; many columns scroll.
 */
export function Sheet({ columns, children }: { columns: number; children: ReactNode }) {
  const kind = columns <= 2 ? '@container' : '@container/stacks';
  const wide = columns <= 6 ? '' : 'overflow-x-auto [--least:880px]';
  return <div className={`shape-sheet relative w-full min-w-[min(100%,240px)] ${kind} ${wide}`}>{children}</div>;
}

/** The classes of the head of a column. */
export const HEAD = 'align-bottom ui-sm font-semibold text-ink-2 wrap-break-word';

/** The classes of a cell in an editable table. */
export const CELL = 'border-r-1 border-b-1 border-line stacked:border-r-0';

/** An editable table. */
export function SheetTable({ className, ...rest }: ComponentProps<'table'>) {
  return (
    <table
      className={`shape-grid min-w-(--least) text-left bg-raised border border-line-strong rounded-lg stacked:block
        stacked:w-auto stacked:min-w-0 stacked:bg-transparent stacked:border-0 ${className}`}
      {...rest}
    />
  );
}

const CARD = 'stacked:relative stacked:mb-2 stacked:bg-raised stacked:rounded-lg';
const EMPTY_ROW = `*:border-b-0 *:bg-paper *:first:rounded-bl-[7px] *:last:rounded-br-[7px] stacked:dashed-ink-2
  stacked:*:bg-transparent`;

interface SheetRowProps extends ComponentProps<'tr'> {
  /** The empty row at the end. */
  readonly last?: boolean;
}

export function SheetRow({ last = false, className, ...rest }: SheetRowProps) {
  const look = last ? EMPTY_ROW : 'stacked:border stacked:border-line-strong';
  return <tr className={`${className} ${CARD} ${look}`} {...rest} />;
}

interface RemoveButtonProps extends CellPosition {
  readonly name: string;
  readonly className: string;
}

export function RemoveButton({ row, column, name, className }: RemoveButtonProps) {
  return (
    <button
      type="button"
      className={`grid place-items-center size-7.5 p-0 ui-lg text-ink-2 border-0 rounded hover:bg-pen-wash
        hover:text-pen focus-visible:bg-pen-wash focus-visible:text-pen ${className}`}
      tabIndex={-1}
      data-remove={`${row},${column}`}
      aria-label={`Remove ${name}`}
    >
      ×
    </button>
  );
}
