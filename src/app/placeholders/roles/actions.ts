import type { MatrixValue } from '#core/index.ts';

export interface Action {
  readonly name: string;
  readonly done: string;
  readonly settled: boolean;
}

const MADE_UP: readonly Action[] = [
  ['Delete all invoices', '214 invoices are gone.'],
  ['Approve my own expenses', 'Approved. By you, for you.'],
  ['Change the bank account', 'From now on the money goes to an account in Atlantis.'],
  ['Take all customers home', 'customers.csv is on its way to a private mailbox.'],
  ['Read the salaries', 'Now everybody knows what everybody gets.'],
  ['Open an invoice', 'Invoice 17 is open. It is somebody else’s.'],
].map(([name = '', done = '']) => ({ name, done, settled: false }));

/** What was settled that people do, as buttons, firmly or as an assumption; else the made-up ones that nobody should press. */
export function actionsOf(decided: MatrixValue | undefined, firm: boolean): readonly Action[] {
  const names = decided?.columns ?? [];
  if (names.length === 0) return MADE_UP;
  return names.map((name) => ({ name, done: `“${name}” is done.`, settled: firm }));
}
