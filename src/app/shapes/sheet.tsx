import type { ComponentProps, ReactNode } from 'react';
import type { CellPosition } from './use-grid.ts';

interface SheetProps {
  readonly columns: number;
  /** In pixels, of a column that scrolls. */
  readonly width?: number;
  readonly children: ReactNode;
}

/**
 * The frame of a table: with more than two columns its rows become cards if there is little room; many columns scroll.
 */
export function Sheet({ columns, width = COLUMN_WIDTH, children }: SheetProps) {
  const kind = columns <= 2 ? '@container' : '@container/stacks';
  const isWide = columns > MAX_COLUMNS;
  return (
    <div
      className={`shape-sheet relative w-full min-w-[min(100%,240px)] ${kind} ${isWide ? SCROLLS : ''}`}
      style={isWide ? { '--least': `${columns * width}px` } : undefined}
    >
      {children}
    </div>
  );
}

/** More columns than this scroll, below a head that stays. */
const MAX_COLUMNS = 6;
const COLUMN_WIDTH = 96;
const SCROLLS = 'overflow-auto max-h-[70vh] @max-[560px]:max-h-none [--sheet-top:0px] print:max-h-none';

/** The classes of the head of a column. */
export const HEAD = 'align-bottom ui-sm font-semibold text-ink-2 wrap-break-word';

/** The classes of the head of an editable table, which stays in view while its rows scroll. */
export const STICKY_HEAD = 'sticky top-(--sheet-top,0px) z-2 bg-raised stacked:static';

/** The classes of a cell in an editable table. */
export const CELL = 'border-r-1 border-b-1 border-line stacked:border-r-0';

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
const EMPTY_ROW = `*:border-b-0 *:first:rounded-bl-[7px] *:last:rounded-br-[7px] stacked:border-1 stacked:border-ink-2
  stacked:*:border-b-1 stacked:*:nth-last-2:border-b-0`;

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
