import { useState } from 'react';

/** State with an undo history. */
export function useUndoable<S>(initial: S) {
  const [steps, setSteps] = useState<readonly S[]>([initial]);
  return {
    now: steps.at(-1) ?? initial,
    step: (next: S) => setSteps([...steps, next]),
    /** Replaces the last step. */
    amend: (next: S) => setSteps([...steps.slice(0, -1), next]),
    undo: steps.length > 1 ? () => setSteps(steps.slice(0, -1)) : null,
  };
}
