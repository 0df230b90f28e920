import type { ClipboardEvent, FormEvent, KeyboardEvent, MouseEvent } from 'react';
import { applyEdit, type GridEdit, type Rows } from './grid-edit.ts';
import { isShortcut } from './props.ts';
import { useHistory } from './use-history.tsx';

/** Where a cell is; rows and columns count from 0. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** An edit that is undone in one go, and what it did, in words. */
type UndoableEdit = readonly [edit: GridEdit, said: string];

interface GridModel<T> {
  readonly rows: Rows;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly toValue: (rows: Rows) => T;
  /** What a cell holds after something was typed into one of its fields. */
  readonly textOf?: (place: CellPosition, field: HTMLInputElement) => string;
  /** What a paste into a cell amounts to; null: it is just words for that cell. */
  readonly pasteOf: (place: CellPosition, text: string, target: HTMLElement) => UndoableEdit | null;
  /** Takes away the row or column of a cell; null: it has none to take away. */
  readonly removalOf: (place: CellPosition) => UndoableEdit | null;
  /** Where a key leads to from a cell; null: it has another meaning there. */
  readonly stepOf: (event: KeyboardEvent, from: CellPosition) => CellPosition | null;
}

/** A grid that is typed in: what typing, pasting, clicking and the keys do in any of its cells. */
export function useGrid<T>(model: GridModel<T>) {
  const { rows, value, onChange, toValue, textOf, pasteOf, removalOf, stepOf } = model;
  const history = useHistory(value, onChange);
  const after = (edit: GridEdit) => toValue(applyEdit(rows, edit));
  const type = (place: CellPosition, text: string) => onChange(after({ does: 'type', ...place, text }));
  const change = (made: UndoableEdit | null) => made && history.change(after(made[0]), made[1]);
  return {
    history,
    type,
    change,
    handlers: {
      onChange: ({ target }: FormEvent<HTMLElement>) => {
        const place = cellPositionOf(target);
        if (place && target instanceof HTMLInputElement) type(place, textOf ? textOf(place, target) : target.value);
        else if (place && target instanceof HTMLTextAreaElement) type(place, target.value);
      },
      onPaste: (event: ClipboardEvent<HTMLElement>) => {
        const { target, clipboardData } = event;
        const place = cellPositionOf(target);
        const text = clipboardData.getData('text/plain').replace(/\r\n?/g, '\n');
        const made = place && target instanceof HTMLElement ? pasteOf(place, text, target) : null;
        if (made) event.preventDefault();
        change(made);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const place = cellPositionOf(event.target);
        if (!place || history.handleKey(event)) return;
        const to = stepOf(event, place);
        const removes = !to && isShortcut(event, 'backspace') && atStart(event.target);
        if (to || removes) event.preventDefault();
        if (to) goTo(event.currentTarget, to);
        if (removes) change(removalOf(place));
      },
      onClick: ({ target }: MouseEvent<HTMLElement>) => {
        const button = target instanceof Element ? target.closest<HTMLElement>('[data-remove]') : null;
        const [row, column] = button?.dataset.remove?.split(',').map(Number) ?? [];
        if (row !== undefined && column !== undefined) change(removalOf({ row, column }));
      },
    },
  };
}

/** The attributes by which a cell is found again; the grid around handles what happens in it. */
export function cellAttributes(row: number, column: number) {
  return { 'data-row': row, 'data-column': column };
}

export function handledByGrid(): void {}

export function cellPositionOf(target: EventTarget): CellPosition | null {
  if (!(target instanceof HTMLElement) || target.dataset.row === undefined) return null;
  return { row: Number(target.dataset.row), column: Number(target.dataset.column) };
}

function goTo(grid: HTMLElement, { row, column }: CellPosition): void {
  grid.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)?.focus();
}

/** True where the caret is before all text, and deleting backwards would do nothing. */
function atStart(target: EventTarget): boolean {
  if (!(target instanceof HTMLInputElement) && !(target instanceof HTMLTextAreaElement)) return false;
  return target.selectionStart === 0 && target.selectionEnd === 0;
}
