import type { Locator } from 'playwright-core';
import type { Person } from '../person.ts';

type Fill = (input: Locator, said: string, person: Person) => Promise<void>;

/** How an answer gets into each kind of input, by what stands inside it. Rows are pasted where the keyboard is. */
const FILLS: readonly [inside: string, fill: Fill][] = [
  ['.shape-prose', (input, said) => input.getByRole('textbox').fill(said)],
  ['[role=radiogroup]', (input, said) => choose(input, 'radio', said)],
  ['.shape-options', (input, said) => choose(input, 'checkbox', said)],
  ['.shape-lines', (input, said) => input.getByRole('textbox').fill(said)],
  ['.shape-number', (input, said) => input.getByLabel('Amount').fill(said)],
  ['.shape-grid', (_, said, person) => person.pastes(said.replaceAll(/[ \t]*\|[ \t]*/g, '\t'))],
];

/** Says it in the way the form asks for: words, options one a line, "5 days", or rows with " | " between cells. */
export async function fill(form: Locator, said: string, person: Person): Promise<void> {
  const input = form.locator('.shape-input');
  await input.waitFor();
  for (const [inside, into] of FILLS) {
    if ((await input.locator(inside).count()) > 0) return into(input, said, person);
  }
  throw new Error('There is nothing to type in.');
}

async function choose(input: Locator, role: 'radio' | 'checkbox', said: string): Promise<void> {
  for (const name of said.split('\n')) {
    const option = input.getByRole(role, { name, exact: true });
    // What was guessed is ticked already.
    if (!(await option.isChecked())) await option.press('Space');
  }
}
