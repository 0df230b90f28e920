import { type KeyboardEvent, useState } from 'react';
import { useKeys } from '../keys/use-keys.ts';
import { HINT, isCommand, WORD_BUTTON } from './props.ts';

/** Undo for changes made in one go to a value that is kept elsewhere. */
export function useHistory<T>(value: T, onChange: (value: T) => void) {
  const [history, setHistory] = useState<History<T>>(NO_HISTORY);
  const [words, setWords] = useState('');
  const [last, setLast] = useState<string | undefined>();
  useKeys('Answering', [{ hint: 'Ctrl+Z', label: 'Undo what was done in one go' }]);
  const step = (next: ReturnType<typeof undone<T>>) => {
    if (!next) return false;
    setHistory(next.history);
    setLast(undefined);
    onChange(next.value);
    return true;
  };
  return {
    /** Makes a change that is undone in one go, with those just before it that name the same `stroke`. */
    change: (after: T, said: string, stroke?: string) => {
      const goesOn = stroke !== undefined && stroke === last && undone(history, value) !== null;
      setHistory(goesOn ? continued(history, after) : recorded(history, value, after));
      setWords(said);
      setLast(stroke);
      onChange(after);
    },
    /** Ctrl+Z and its opposite, where the last thing that happened was such a change. True if it was. */
    handleKey: (event: KeyboardEvent): boolean => {
      const back = isCommand(event, 'z') && !event.shiftKey;
      const forth = isCommand(event, 'y') || (isCommand(event, 'z') && event.shiftKey);
      const moved = (back && step(undone(history, value))) || (forth && step(redone(history, value)));
      if (moved) event.preventDefault();
      return moved;
    },
    undo: () => step(undone(history, value)),
    /** What can be undone right now, in words; null where nothing can. */
    last: undone(history, value) ? words : null,
  };
}

/** A change that was made in one go: a row removed, a range pasted. Plain typing is left to the browser's own undo. */
interface Change<T> {
  readonly before: T;
  readonly after: T;
}

interface History<T> {
  readonly past: readonly Change<T>[];
  readonly future: readonly Change<T>[];
}

interface Step<T> {
  readonly history: History<T>;
  readonly value: T;
}

const MAX_LENGTH = 50;

export const NO_HISTORY: History<never> = { past: [], future: [] };

/** Remembers a change. What had been undone before it is forgotten. */
export function recorded<T>(history: History<T>, before: T, after: T): History<T> {
  return { past: [...history.past, { before, after }].slice(-MAX_LENGTH), future: [] };
}

/** Extends the last change to another state, so that both are undone as one. */
function continued<T>({ past }: History<T>, after: T): History<T> {
  return { past: past.map((change, at) => (past[at + 1] ? change : { ...change, after })), future: [] };
}

/** Null where something was typed since that change: undoing that first is the browser's task. */
export function undone<T>({ past, future }: History<T>, now: T): Step<T> | null {
  const last = past.at(-1);
  if (!last || !same(last.after, now)) return null;
  return { history: { past: past.slice(0, -1), future: [...future, last] }, value: last.before };
}

/** The state after the change that was undone last, or null. */
export function redone<T>({ past, future }: History<T>, now: T): Step<T> | null {
  const next = future.at(-1);
  if (!next || !same(next.before, now)) return null;
  return { history: { past: [...past, next], future: future.slice(0, -1) }, value: next.after };
}

function same<T>(a: T, b: T): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

type UndoLineProps = Pick<ReturnType<typeof useHistory>, 'last'> & { undo: () => void; hint: string };

/** Below a grid: what just happened to it and the way back, else the keys worth knowing. */
export function UndoLine({ last, undo, hint }: UndoLineProps) {
  return (
    <p className={`${HINT} print:hidden`}>
      <span role="status">{last}</span>
      {last === null ? (
        <span className="by-keys">{hint}</span>
      ) : (
        <button type="button" className={WORD_BUTTON} onClick={undo}>
          Undo
        </button>
      )}
    </p>
  );
}
