import type { MatrixValue } from '#core/index.ts';
import { matrixCellAt } from '../draft-writing/matrix-cells.ts';

export interface DemoAction {
  readonly name: string;
  readonly done: string;
  readonly settled: boolean;
}

const MADE_UP_ACTIONS: readonly DemoAction[] = [
  ['Delete all invoices', '214 invoices are gone.'],
  ['Approve my own expenses', 'Approved. By you, for you.'],
  ['Change the bank account', 'From now on the money goes somewhere else.'],
  ['Take all customers home', 'customers.csv is on its way to a private mailbox.'],
  ['Read the salaries', 'Now everybody knows what everybody gets.'],
  ['Open an invoice', 'Invoice 17 is open. It is somebody else’s.'],
].map(([name = '', done = '']) => ({ name, done, settled: false }));

/** The settled actions as demo buttons; while there are none, the made-up ones. */
export function demoActions(decided: MatrixValue | undefined, firm: boolean): readonly DemoAction[] {
  const names = decided?.columns ?? [];
  if (names.length === 0) return MADE_UP_ACTIONS;
  return names.map((name) => ({ name, done: `“${name}” is done.`, settled: firm }));
}

/** The only option of the role switcher while no role is named. */
export const EVERYBODY = 'Everybody';

/** What the demo app does on a press. `unsaid`: nobody has said, so everybody may do everything. */
export type PressOutcome = 'unsaid' | 'allowed' | 'refused' | 'depends';

export function pressOutcome(matrix: MatrixValue, role: string, action: string): PressOutcome {
  const word = matrixCellAt(matrix, role, action);
  if (word === '') return 'unsaid';
  if (word === 'yes') return 'allowed';
  return word === 'no' ? 'refused' : 'depends';
}

export type ButtonDisplay = 'button' | 'greyed' | 'hidden';

/** Refused actions are displayed as decided; by default the button can be pressed, and refuses then. */
export function buttonDisplay(verdict: PressOutcome, refusal: unknown): ButtonDisplay {
  if (verdict !== 'refused') return 'button';
  return refusal === 'hidden' || refusal === 'greyed' ? refusal : 'button';
}
