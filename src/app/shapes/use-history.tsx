import { type KeyboardEvent, useState } from 'react';
import { useKeys } from '../keys/use-keys.ts';
import { isCtrlOrCmd } from '../kit/keyboard.ts';
import { HINT, INLINE_BUTTON } from './props.ts';

/** Undo for changes made in one go to a value that the caller owns. */
export function useHistory<T>(value: T, onChange: (value: T) => void) {
  const [history, setHistory] = useState<UndoHistory<T>>(NO_HISTORY);
  const [words, setWords] = useState('');
  const [last, setLast] = useState<string | undefined>();
  useKeys('Answering', [{ hint: 'Ctrl+Z', label: 'Undo what was done in one go' }]);
  const step = (next: ReturnType<typeof undoStep<T>>) => {
    if (!next) return false;
    setHistory(next.history);
    setLast(undefined);
    onChange(next.value);
    return true;
  };
  return {
    /** Makes a change that is undone in one step, together with those just before it of the same `stroke`. */
    change: (after: T, said: string, stroke?: string) => {
      const isSameStroke = stroke !== undefined && stroke === last && undoStep(history, value) !== null;
      setHistory(isSameStroke ? extendLast(history, after) : recordChange(history, value, after));
      setWords(said);
      setLast(stroke);
      onChange(after);
    },
    /** Undoes or redoes on Ctrl+Z and its opposite, if such a change came last. Returns whether it did. */
    handleKey: (event: KeyboardEvent): boolean => {
      const back = isCtrlOrCmd(event, 'z') && !event.shiftKey;
      const forth = isCtrlOrCmd(event, 'y') || (isCtrlOrCmd(event, 'z') && event.shiftKey);
      const isHandled = (back && step(undoStep(history, value))) || (forth && step(redoStep(history, value)));
      if (isHandled) event.preventDefault();
      return isHandled;
    },
    undo: () => step(undoStep(history, value)),
    /** What can be undone now, in words; null if nothing can. */
    last: undoStep(history, value) ? words : null,
  };
}

/** A change made in one step: a row removed, a range pasted. Plain typing is left to the browser’s own undo. */
interface HistoryEntry<T> {
  readonly before: T;
  readonly after: T;
}

interface UndoHistory<T> {
  readonly past: readonly HistoryEntry<T>[];
  readonly future: readonly HistoryEntry<T>[];
}

interface UndoResult<T> {
  readonly history: UndoHistory<T>;
  readonly value: T;
}

const MAX_LENGTH = 50;

export const NO_HISTORY: UndoHistory<never> = { past: [], future: [] };

/** Records a change and clears what could be redone. */
export function recordChange<T>(history: UndoHistory<T>, before: T, after: T): UndoHistory<T> {
  return { past: [...history.past, { before, after }].slice(-MAX_LENGTH), future: [] };
}

/** Extends the last change to another state, so that both are undone as one. */
function extendLast<T>({ past }: UndoHistory<T>, after: T): UndoHistory<T> {
  return { past: past.map((change, at) => (past[at + 1] ? change : { ...change, after })), future: [] };
}

/** Null if something was typed since that change: undoing that first is up to the browser. */
export function undoStep<T>({ past, future }: UndoHistory<T>, now: T): UndoResult<T> | null {
  const last = past.at(-1);
  if (!last || !same(last.after, now)) return null;
  return { history: { past: past.slice(0, -1), future: [...future, last] }, value: last.before };
}

/** The state after the change that was undone last; null if there is none. */
export function redoStep<T>({ past, future }: UndoHistory<T>, now: T): UndoResult<T> | null {
  const next = future.at(-1);
  if (!next || !same(next.before, now)) return null;
  return { history: { past: [...past, next], future: future.slice(0, -1) }, value: next.after };
}

function same<T>(a: T, b: T): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

type UndoLineProps = Pick<ReturnType<typeof useHistory>, 'last'> & { undo: () => void; hint: string };

/** Below a grid: the last change with a button to undo it, else a hint about keys. */
export function UndoLine({ last, undo, hint }: UndoLineProps) {
  return (
    <p className={`${HINT} print:hidden`}>
      <span role="status">{last}</span>
      {last === null ? (
        <span className="by-keys">{hint}</span>
      ) : (
        <button type="button" className={INLINE_BUTTON} onClick={undo}>
          Undo
        </button>
      )}
    </p>
  );
}
