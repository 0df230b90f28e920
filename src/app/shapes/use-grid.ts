import { type ClipboardEvent, type FormEvent, type KeyboardEvent, type MouseEvent, useCallback, useRef } from 'react';
import { isCtrlOrCmd } from '../kit/keyboard.ts';
import { applyEdit, type GridEdit, type Rows } from './grid-edit.ts';
import { useHistory } from './use-history.tsx';

/** Where a cell is; rows and columns count from 0. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** An edit that is one step of undo, and its description. */
type UndoableEdit = readonly [edit: GridEdit, said: string];

interface GridModel<T> {
  readonly rows: Rows;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly toValue: (rows: Rows) => T;
  /** The text of a cell after something was typed into one of its fields. */
  readonly textOf?: (place: CellPosition, field: HTMLInputElement) => string;
  /** The edit that a paste into a cell makes; null: it is just text for that cell. */
  readonly pasteOf: (place: CellPosition, text: string, target: HTMLElement) => UndoableEdit | null;
  /** Removes the row or column of a cell; null: there is none to remove. */
  readonly removalOf: (place: CellPosition) => UndoableEdit | null;
  /** Where a key goes from a cell; null: it has another meaning there. */
  readonly nextPosition: (event: KeyboardEvent, from: CellPosition) => CellPosition | null;
}

/** Handlers of an editable grid: typing, pasting, clicking and keys in any of its cells. */
export function useGrid<T>(model: GridModel<T>) {
  const { rows, value, onChange, toValue, textOf, pasteOf, removalOf, nextPosition } = model;
  const history = useHistory(value, onChange);
  const after = (edit: GridEdit) => toValue(applyEdit(rows, edit));
  const type = (place: CellPosition, text: string) => onChange(after({ does: 'type', ...place, text }));
  const change = (edit: UndoableEdit | null) => edit && history.change(after(edit[0]), edit[1]);
  const latest = useRef(change);
  latest.current = change;
  /** Puts a text into a cell as one step of undo; always the same function, so that no row renders again for it. */
  const write = useCallback((place: CellPosition, text: string) => {
    latest.current([{ does: 'type', ...place, text }, 'Cell changed.']);
  }, []);
  return {
    history,
    type,
    change,
    write,
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
        const edit = place && target instanceof HTMLElement ? pasteOf(place, text, target) : null;
        if (edit) event.preventDefault();
        change(edit);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const place = cellPositionOf(event.target);
        if (!place || history.handleKey(event)) return;
        const to = nextPosition(event, place);
        const removes = !to && isCtrlOrCmd(event, 'backspace') && atStart(event.target);
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

/** The attributes by which a cell is found again; the surrounding grid handles its events. */
export function cellAttributes(row: number, column: number) {
  return { 'data-row': row, 'data-column': column };
}

/** React requires a handler on a controlled input; the surrounding grid handles the event. */
export function handledByGrid(): void {}

export function cellPositionOf(target: EventTarget): CellPosition | null {
  if (!(target instanceof HTMLElement) || target.dataset.row === undefined) return null;
  return { row: Number(target.dataset.row), column: Number(target.dataset.column) };
}

function goTo(grid: HTMLElement, { row, column }: CellPosition): void {
  grid.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)?.focus();
}

/** Whether the caret is before all text, so that deleting backwards would do nothing. */
function atStart(target: EventTarget): boolean {
  if (!(target instanceof HTMLInputElement) && !(target instanceof HTMLTextAreaElement)) return false;
  return target.selectionStart === 0 && target.selectionEnd === 0;
}

/** Whether an arrow key up or down does not move the caret inside the text of a cell. */
export function leavesText(target: EventTarget, key: string): boolean {
  if (target instanceof HTMLInputElement) return target.list === null;
  if (!(target instanceof HTMLTextAreaElement)) return true;
  const { selectionStart, selectionEnd, value } = target;
  const oneLine = target.clientHeight < 2 * Number.parseFloat(getComputedStyle(target).lineHeight);
  if (oneLine && !value.includes('\n')) return true;
  return key === 'ArrowUp' ? selectionEnd === 0 : selectionStart === value.length;
}
