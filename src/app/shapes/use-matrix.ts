import { type ClipboardEvent, type FormEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';
import type { MatrixValue, SpecOf } from '#core/index.ts';
import { joinCell, splitCell } from '#core/index.ts';
import { edited, type GridEdit } from './grid-edit.ts';
import { atStart, goTo, type Place, placeOf } from './grid-place.ts';
import { isCommand } from './keys.ts';
import { stepOf } from './matrix-keys.ts';
import { matrixOf, nextWord, pasteIntoSheet, sheetOf, wordByLetter } from './matrix-sheet.ts';
import { useHistory } from './use-history.ts';

/** A matrix being filled in: its grid, the cell that Tab reaches, and what typing, clicking and pasting anywhere in it do. */
export function useMatrix(
  spec: SpecOf<'matrix'>,
  value: MatrixValue,
  onChange: (value: MatrixValue) => void,
) {
  const [at, setAt] = useState<Place>({ row: 1, column: 1 });
  const history = useHistory<MatrixValue>(value, onChange);
  const sheet = sheetOf(value);
  const tab = {
    row: Math.min(at.row, Math.max(1, value.rows.length)),
    column: Math.min(at.column, Math.max(1, value.columns.length)),
  };

  const after = (edit: GridEdit) => matrixOf(edited(sheet, edit));
  const put = (place: Place, text: string) => onChange(after({ does: 'type', ...place, text }));
  const cellAt = ({ row, column }: Place) => sheet[row]?.[column] ?? '';
  const setWord = (place: Place, word: string) => {
    const said = splitCell(cellAt(place), spec.cells);
    if (said === null || said.more !== '')
      history.change(after({ does: 'type', ...place, text: word }), 'Cell changed.');
    else put(place, word);
  };
  const remove = ({ row, column }: Place) => {
    if (column === 0 && row > 0 && row <= value.rows.length) {
      history.change(after({ does: 'remove row', row }), `Row ${row} removed.`);
    } else if (row === 0 && column > 0 && column <= value.columns.length) {
      history.change(after({ does: 'remove column', column }), `Column ${column} removed.`);
    }
  };

  const typed = ({ target }: FormEvent<HTMLElement>) => {
    const place = placeOf(target);
    if (!place || !(target instanceof HTMLInputElement)) return;
    const word = splitCell(cellAt(place), spec.cells)?.word ?? '';
    put(place, target.dataset.part === 'more' ? joinCell({ word, more: target.value }) : target.value);
  };
  const clicked = ({ target }: MouseEvent<HTMLElement>) => {
    if (!(target instanceof HTMLButtonElement)) return;
    const place = placeOf(target);
    if (place) setWord(place, nextWord(cellAt(place), spec.cells));
    const [row, column] = target.dataset.remove?.split(',').map(Number) ?? [];
    if (row !== undefined && column !== undefined) remove({ row, column });
  };
  const pasted = (event: ClipboardEvent<HTMLElement>) => {
    const place = placeOf(event.target);
    const text = event.clipboardData.getData('text/plain').replace(/\r\n?/g, '\n');
    const more = event.target instanceof HTMLElement && event.target.dataset.part === 'more';
    const edit = place && !more ? pasteIntoSheet(sheet, place, text, spec) : null;
    if (!edit) return;
    event.preventDefault();
    history.change(after(edit), 'Pasted.');
  };
  const pressed = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    const place = placeOf(target);
    if (!place || history.handleKey(event)) return;
    const to = stepOf(event, place);
    if (to) {
      event.preventDefault();
      goTo(currentTarget, to);
    } else if (target instanceof HTMLButtonElement) {
      const word = wordOf(event, cellAt(place), spec.cells);
      if (word === null) return;
      event.preventDefault();
      setWord(place, word);
    } else if (isCommand(event, 'backspace') && atStart(target)) {
      event.preventDefault();
      remove(place);
    }
  };
  const focused = ({ target }: { target: EventTarget }) => {
    const place = placeOf(target);
    if (place && place.row > 0 && place.column > 0) setAt(place);
  };

  const handlers = {
    onChange: typed,
    onClick: clicked,
    onPaste: pasted,
    onKeyDown: pressed,
    onFocus: focused,
  };
  return { sheet, tab, history, handlers };
}

function wordOf(event: KeyboardEvent, cell: string, words: readonly string[]): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === 'Backspace' || event.key === 'Delete') return '';
  return event.key.length === 1 && event.key !== ' ' ? wordByLetter(cell, event.key, words) : null;
}
