import { useState } from 'react';

/** What changes step by step, with the way back to each one before. */
export function useUndoable<S>(initial: S) {
  const [steps, setSteps] = useState<readonly S[]>([initial]);
  return {
    now: steps.at(-1) ?? initial,
    step: (next: S) => setSteps([...steps, next]),
    /** In place of the last step. */
    amend: (next: S) => setSteps([...steps.slice(0, -1), next]),
    undo: steps.length > 1 ? () => setSteps(steps.slice(0, -1)) : null,
  };
}
