/** Where a cell stands; rows and columns count from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** The attributes by which a cell is found again. */
export function placed(row: number, column: number) {
  return { 'data-row': row, 'data-column': column };
}

/** The place of the cell an event came from. */
export function placeOf(target: EventTarget): Place | null {
  if (!(target instanceof HTMLElement) || target.dataset.row === undefined) return null;
  return { row: Number(target.dataset.row), column: Number(target.dataset.column) };
}

/** Gives the keyboard to a cell, if it is there. */
export function goTo(grid: HTMLElement, { row, column }: Place): boolean {
  const cell = grid.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
  cell?.focus();
  return cell !== null;
}

/** True where an arrow key has nothing to do inside the text of a cell, so that it may leave it. */
export function leavesText(target: EventTarget, key: string): boolean {
  if (target instanceof HTMLInputElement) return target.list === null;
  if (!(target instanceof HTMLTextAreaElement)) return true;
  const { selectionStart, selectionEnd, value } = target;
  const oneLine = target.clientHeight < 2 * Number.parseFloat(getComputedStyle(target).lineHeight);
  if (oneLine && !value.includes('\n')) return true;
  return key === 'ArrowUp' ? selectionEnd === 0 : selectionStart === value.length;
}

/** True where the caret stands before all text, and deleting backwards would do nothing. */
export function atStart(target: EventTarget): boolean {
  if (!(target instanceof HTMLInputElement) && !(target instanceof HTMLTextAreaElement)) return false;
  return target.selectionStart === 0 && target.selectionEnd === 0;
}
