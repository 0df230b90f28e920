import { useState } from 'react';
import type { MatrixValue } from '#core/index.ts';
import { NO_CELLS, withCell } from '../gathering/matrix-cells.ts';

const NOTHING: Said = { roles: [], matrix: NO_CELLS };

interface Said {
  readonly roles: readonly string[];
  readonly matrix: MatrixValue;
}

/** What was said on this screen: roles that were named, who may do what; and how to take the last of it back. */
export interface SaidHere extends Said {
  readonly name: (role: string) => void;
  readonly rule: (role: string, action: string, word: string) => void;
  readonly undo: (() => void) | null;
}

/** Keeps what was said for as long as the screen is open. */
export function useSaid(): SaidHere {
  const [steps, setSteps] = useState<readonly Said[]>([]);
  const said = steps.at(-1) ?? NOTHING;
  const step = (next: Said) => setSteps([...steps, next]);
  return {
    ...said,
    name: (role) => step({ ...said, roles: [...said.roles, role] }),
    rule: (row, column, word) =>
      step({ roles: [...said.roles, row], matrix: withCell(said.matrix, { row, column }, word) }),
    undo: steps.length > 0 ? () => setSteps(steps.slice(0, -1)) : null,
  };
}
