import { useSteps } from '../things/use-steps.ts';
import { type Ruling, type Verdict, verdictOn, withVerdict } from './verdicts.ts';

const NONE: readonly Verdict[] = [];

export type Verdicts = ReturnType<typeof useVerdicts>;

/** Rulings are undone one by one; typing words is left to the browser's own undo. */
export function useVerdicts() {
  const { now: verdicts, step, amend, undo } = useSteps<readonly Verdict[]>(NONE);
  return {
    verdicts,
    rule: (field: string, value: string, ruling: Ruling) => {
      const words = verdictOn(verdicts, field, value)?.words ?? '';
      step(withVerdict(verdicts, { field, value, ruling, words }));
    },
    say: (verdict: Verdict, words: string) => {
      // Wording a ruling that was decided elsewhere makes it one of this screen.
      const worded = withVerdict(verdicts, { ...verdict, words });
      if (verdicts.includes(verdict)) amend(worded);
      else step(worded);
    },
    undo,
  };
}
