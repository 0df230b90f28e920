import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { parseValue, type Snapshot } from '#core/index.ts';
import { PER_ENTITY_SLOTS } from '#core/slots/bank.ts';
import { decideOne } from '../decided.ts';
import { gives } from '../gives.ts';
import type { Person } from '../person.ts';
import type { Room } from '../room.ts';
import { fill } from './fill.ts';

/** What is decided: words, an option, an amount, rows; or why it does not apply. */
type Decided = string | { readonly no: string };

/** Decisions by question id; "*" stands for any one part of an id, and the first key that fits counts. */
export type Decisions = Readonly<Record<string, Decided>>;

/**
 * Decides the question whose page is open, or fills the grid, then what the page asks next, until it asks nothing more.
 * Where something does not apply, what else is open then for the same reason is decided by command, as one's agent would.
 *
 * @returns ids of the questions in the order they were decided
 */
export async function decideToTheEnd(kim: Person, room: Room, decisions: Decisions): Promise<readonly string[]> {
  const next = whatIsNext(kim);
  const asksNext = () =>
    next.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const isAt = () => kim.page.locator('.frame').getAttribute('data-path');
  const decided: string[] = [];
  for (;;) {
    const button = kim.page.getByRole('button', { name: 'Decide …' });
    await button.or(kim.page.locator('[data-cell]').first()).first().waitFor();
    const here = idIn(kim.page.url());
    const isGrid = kim.page.url().includes('/grids/');
    if (isGrid) decided.push(...(await fillGrid(kim, room, decisions)));
    else decided.push(here, ...(await decideHere(kim, room, here, decisions)));
    await next.waitFor();
    const isOld = (to: string) => decided.includes(idIn(to)) || (isGrid && to === `/grids/${here}`);
    await expect.poll(async () => (await asksNext()).some(isOld)).toBe(false);
    if ((await asksNext()).length === 0) return decided;
    const before = await isAt();
    await next.getByRole('link').press('Enter');
    await expect.poll(isAt).not.toBe(before);
  }
}

/** Returns what else was decided for the same reason. */
async function decideHere(kim: Person, room: Room, question: string, decisions: Decisions): Promise<readonly string[]> {
  const { key, decision } = decisionFor(question, decisions);
  await decide(kim, kim.page.locator('main'), decision);
  if (typeof decision === 'string') return [];
  const alike = (await openQuestions(room)).filter((one) => decisionFor(one, decisions).key === key);
  for (const same of alike) await doesNotApply(room, same, decision.no);
  return alike;
}

/**
 * Types into every cell that nobody has filled, and decides them at once; then into those that this has raised. An
 * answer of several cells is decided as a whole, by command.
 */
async function fillGrid(kim: Person, room: Room, decisions: Decisions): Promise<readonly string[]> {
  const open = kim.page.locator(':is([data-look="hole"], [data-look="guess"]) > * > [data-cell]');
  const filled: string[] = [];
  for (;;) {
    const found = await open.evaluateAll((all) => all.map((one) => one.getAttribute('data-cell') ?? ''));
    const cells = found.filter((cell) => !cell.includes('#'));
    const wholes = new Set(found.filter((cell) => cell.includes('#')).map((cell) => cell.replace(/#.*/, '')));
    for (const question of wholes) {
      if (filled.includes(question)) continue;
      await decideByCommand(room, question, decisionFor(question, decisions).decision);
      filled.push(question);
    }
    if (cells.length === 0) return filled;
    for (const cell of cells) {
      const { decision } = decisionFor(cell, decisions);
      const said = typeof decision === 'string' ? decision : `n/a, ${decision.no}`;
      await kim.page.locator(`[data-cell="${cell}"]`).fill(said);
    }
    await kim.page.keyboard.press('Control+Enter');
    await kim.page.getByText('Nothing to save yet').waitFor();
    filled.push(...cells);
  }
}

/** What the receipt of the decision that was just made leads to, or a grid that is full. */
export function whatIsNext(kim: Person): Locator {
  return kim.page.locator('.receipt, .grid-next').getByRole('region', { name: 'What to ask next' });
}

/** What nobody has decided yet, without what will be asked of each thing by itself once there is one. */
async function openQuestions(room: Room): Promise<readonly string[]> {
  const { facts }: Snapshot = await (await fetch(`${room.url}/api/workspace`)).json();
  const decided = new Set(facts.map((fact) => fact.fact === 'decision' && fact.question));
  return facts.flatMap((fact) =>
    fact.fact === 'question' && !decided.has(fact.id) && !PER_ENTITY_SLOTS.has(fact.id) ? [fact.id] : [],
  );
}

async function decideByCommand(room: Room, question: string, decision: Decided): Promise<void> {
  if (typeof decision !== 'string') return doesNotApply(room, question, decision.no);
  const { facts }: Snapshot = await (await fetch(`${room.url}/api/workspace`)).json();
  const asked = facts.find((fact) => fact.fact === 'question' && fact.id === question);
  const read = asked?.fact === 'question' ? parseValue(decision, asked.shape) : null;
  if (!read?.ok) throw new Error(`“${decision}” is no answer to ${question}: ${read?.problem}`);
  await decideOne(room, question, read.value);
}

async function doesNotApply(room: Room, question: string, reason: string): Promise<void> {
  const result = { outcome: 'not-applicable', reason } as const;
  const payload = { by: { name: 'Kim', role: '' }, question, number: 1, result, restsOn: [], against: [] };
  await gives(room, { type: 'decide', payload: { ...payload, seen: [] } });
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

function idIn(address: string): string {
  return address.split('/').at(-1) ?? '';
}

function decisionFor(question: string, decisions: Decisions): { readonly key: string; readonly decision: Decided } {
  const parts = question.split('.');
  const [key, decision] = Object.entries(decisions).find(([one]) => fits(one.split('.'), parts)) ?? [];
  if (key === undefined || decision === undefined) throw new Error(`Nobody decides “${question}”.`);
  return { key, decision };
}

function fits(key: readonly string[], parts: readonly string[]): boolean {
  return key.length === parts.length && key.every((part, at) => part === '*' || part === parts[at]);
}
