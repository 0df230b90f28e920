import { useState } from 'react';
import { type Ruling, type Verdict, verdictOn, withVerdict } from './verdicts.ts';

export type Verdicts = ReturnType<typeof useVerdicts>;

/**
 * The verdicts given on this screen so far, and how to give one, word it and take it back. Rulings are undone one by
 * one; typing words is left to the browser's own undo.
 */
export function useVerdicts() {
  const [steps, setSteps] = useState<readonly (readonly Verdict[])[]>([[]]);
  const verdicts = steps.at(-1) ?? [];
  return {
    verdicts,
    rule: (field: string, value: string, ruling: Ruling) => {
      const words = verdictOn(verdicts, field, value)?.words ?? '';
      setSteps([...steps, withVerdict(verdicts, { field, value, ruling, words })]);
    },
    say: (verdict: Verdict, words: string) => {
      // Wording a ruling that was decided elsewhere makes it one of this screen.
      const worded = withVerdict(verdicts, { ...verdict, words });
      setSteps(verdicts.includes(verdict) ? [...steps.slice(0, -1), worded] : [...steps, worded]);
    },
    undo: steps.length > 1 ? () => setSteps(steps.slice(0, -1)) : null,
  };
}
