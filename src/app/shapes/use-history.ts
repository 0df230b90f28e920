import { type KeyboardEvent, useState } from 'react';
import { useKeys } from '../keys/use-keys.ts';
import { continued, type History, NO_HISTORY, recorded, redone, undone } from './history.ts';
import { isCommand } from './keys.ts';

export interface Undoing<T> {
  /** Makes a change that is undone in one go, with those just before it that name the same `stroke`. */
  readonly change: (after: T, said: string, stroke?: string) => void;
  /** Ctrl+Z and its opposite, where the last thing that happened was such a change. True if it was. */
  readonly handleKey: (event: KeyboardEvent) => boolean;
  readonly undo: () => void;
  /** What can be undone right now, in words; null where nothing can. */
  readonly last: string | null;
}

/** Undo for changes made in one go to a value that is kept elsewhere. */
export function useHistory<T>(value: T, onChange: (value: T) => void): Undoing<T> {
  const [history, setHistory] = useState<History<T>>(NO_HISTORY);
  const [words, setWords] = useState('');
  const [last, setLast] = useState<string | undefined>();
  useKeys([{ hint: 'Ctrl+Z', label: 'Undo what was done in one go', group: 'Answering' }]);
  const step = (next: ReturnType<typeof undone<T>>) => {
    if (!next) return false;
    setHistory(next.history);
    setLast(undefined);
    onChange(next.value);
    return true;
  };
  return {
    change: (after, said, stroke) => {
      const goesOn = stroke !== undefined && stroke === last && undone(history, value) !== null;
      setHistory(goesOn ? continued(history, after) : recorded(history, value, after));
      setWords(said);
      setLast(stroke);
      onChange(after);
    },
    handleKey: (event) => {
      const back = isCommand(event, 'z') && !event.shiftKey;
      const forth = isCommand(event, 'y') || (isCommand(event, 'z') && event.shiftKey);
      const moved = (back && step(undone(history, value))) || (forth && step(redone(history, value)));
      if (moved) event.preventDefault();
      return moved;
    },
    undo: () => step(undone(history, value)),
    last: undone(history, value) ? words : null,
  };
}
