import { useEffect, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { type Setting, spoken } from './knobs.ts';

interface UndoProps {
  /** The invoice deleted last, or null. */
  readonly last: number | null;
  readonly undo: Setting;
  readonly back: (number: number) => void;
}

/** A browser forgets a timer longer than this many milliseconds. */
const LONGEST_TIMER = 2_147_483_647;

/** The chance to undo, for exactly as long as the knob says. */
export function Undo({ last, undo, back }: UndoProps) {
  const [late, setLate] = useState(undo.plain === 0);
  useEffect(() => {
    if (last === null) return;
    const timer = setTimeout(() => setLate(true), Math.min(undo.plain * 1000, LONGEST_TIMER));
    return () => clearTimeout(timer);
  }, [last, undo.plain]);
  if (last === null) return <p className="constants-undo">Delete one and see how long it can be undone.</p>;
  return (
    <p className="constants-undo" data-late={late || undefined}>
      {late ? (
        `Invoice ${last} is gone. It could be undone for ${spoken(undo)}.`
      ) : (
        <>
          Invoice {last} is deleted. <Button onClick={() => back(last)}>Undo</Button>
        </>
      )}
    </p>
  );
}
