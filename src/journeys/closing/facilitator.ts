import type { Locator } from 'playwright-core';
import type { Person } from '../person.ts';
import { fill } from './fill.ts';

/** What is decided: words, an option, an amount, rows; or why it does not apply. */
type Decided = string | { readonly no: string };

/** Decisions by question id; "*" stands for any one part of an id, and the first key that fits counts. */
export type Decisions = Readonly<Record<string, Decided>>;

/**
 * Decides the question whose page is open, then the one that the page asks next, until it asks nothing more.
 *
 * @returns ids of the questions in the order they were decided
 */
export async function decideToTheEnd(kim: Person, decisions: Decisions): Promise<readonly string[]> {
  const next = kim.page.getByRole('region', { name: 'What to ask next' });
  const decided: string[] = [];
  for (;;) {
    await kim.page.getByRole('button', { name: 'Decide …' }).waitFor();
    const question = shownQuestion(kim);
    await decide(kim, kim.page.locator('main'), decisionFor(question, decisions));
    decided.push(question);
    await next.waitFor();
    if ((await next.getByRole('link').count()) === 0) return decided;
    await next.getByRole('link').press('Enter');
  }
}

/** Decides the question that a card or a page shows, by keyboard. */
async function decide(kim: Person, where: Locator, decided: Decided): Promise<void> {
  await where.getByRole('button', { name: 'Decide …' }).press('Enter');
  const form = where.getByRole('form', { name: 'Decide' });
  if (typeof decided === 'string') await fill(form, decided, kim);
  else {
    await form.getByRole('radio', { name: 'Doesn’t apply' }).press('Space');
    await form.getByLabel('Why not?').fill(decided.no);
  }
  await kim.page.keyboard.press('Control+Enter');
  const problem = form.getByRole('alert');
  await where.getByRole('region', { name: 'The decision' }).or(problem).waitFor();
  if (await problem.isVisible()) throw new Error(`${kim.page.url()}: ${await problem.textContent()}`);
}

function shownQuestion(kim: Person): string {
  return new URL(kim.page.url()).pathname.split('/').at(-1) ?? '';
}

function decisionFor(question: string, decisions: Decisions): Decided {
  const parts = question.split('.');
  const key = Object.keys(decisions).find((one) => fits(one.split('.'), parts));
  const decided = key === undefined ? undefined : decisions[key];
  if (decided === undefined) throw new Error(`Nobody decides “${question}”.`);
  return decided;
}

function fits(key: readonly string[], parts: readonly string[]): boolean {
  return key.length === parts.length && key.every((part, at) => part === '*' || part === parts[at]);
}
