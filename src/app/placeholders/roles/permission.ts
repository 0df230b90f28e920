import type { MatrixValue } from '#core/index.ts';
import { wordAt } from '../gathering/matrix-cells.ts';

/** Who is in the switcher while nobody has named a role. */
export const EVERYBODY = 'Everybody';

/** What the little app does when somebody presses: nothing said lets everybody do everything. */
export type Verdict = 'unsaid' | 'allowed' | 'refused' | 'depends';

/** What is said of a role and an action, as what happens on the click. */
export function verdictOf(matrix: MatrixValue, role: string, action: string): Verdict {
  const word = wordAt(matrix, role, action);
  if (word === '') return 'unsaid';
  if (word === 'yes') return 'allowed';
  return word === 'no' ? 'refused' : 'depends';
}

export type Drawn = 'button' | 'greyed' | 'hidden';

/** Refusals are drawn as decided (`hidden`, `greyed`, `refused`); undecided, the button is there and then says no. */
export function drawnAs(verdict: Verdict, refusal: unknown): Drawn {
  if (verdict !== 'refused') return 'button';
  return refusal === 'hidden' || refusal === 'greyed' ? refusal : 'button';
}
