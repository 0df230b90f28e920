import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Snapshot } from '#core/index.ts';
import { PER_ENTITY_SLOTS } from '#core/slots/bank.ts';
import { gives } from '../gives.ts';
import type { Person } from '../person.ts';
import type { Room } from '../room.ts';
import { fill } from './fill.ts';

/** What is decided: words, an option, an amount, rows; or why it does not apply. */
type Decided = string | { readonly no: string };

/** Decisions by question id; "*" stands for any one part of an id, and the first key that fits counts. */
export type Decisions = Readonly<Record<string, Decided>>;

/**
 * Decides the question whose page is open, then the one that the page asks next, until it asks nothing more. Where
 * something does not apply, what else is open then for the same reason is decided by command, as one's agent would.
 *
 * @returns ids of the questions in the order they were decided
 */
export async function decideToTheEnd(kim: Person, room: Room, decisions: Decisions): Promise<readonly string[]> {
  const next = whatIsNext(kim);
  const asksNext = () =>
    next.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const decided: string[] = [];
  for (;;) {
    await kim.page.getByRole('button', { name: 'Decide …' }).waitFor();
    const question = idIn(kim.page.url());
    const { key, decision } = decisionFor(question, decisions);
    await decide(kim, kim.page.locator('main'), decision);
    decided.push(question);
    if (typeof decision !== 'string') {
      for (const same of await openQuestions(room)) {
        if (decisionFor(same, decisions).key !== key) continue;
        await doesNotApply(room, same, decision.no);
        decided.push(same);
      }
    }
    await next.waitFor();
    await expect.poll(async () => (await asksNext()).some((to) => decided.includes(idIn(to)))).toBe(false);
    if ((await asksNext()).length === 0) return decided;
    await next.getByRole('link').press('Enter');
  }
}

/** What the receipt of the decision that was just made leads to. */
export function whatIsNext(kim: Person): Locator {
  return kim.page.getByRole('region', { name: 'Receipt' }).getByRole('region', { name: 'What to ask next' });
}

/** What nobody has decided yet, without what will be asked of each thing by itself once there is one. */
async function openQuestions(room: Room): Promise<readonly string[]> {
  const { facts }: Snapshot = await (await fetch(`${room.url}/api/workspace`)).json();
  const decided = new Set(facts.map((fact) => fact.fact === 'decision' && fact.question));
  return facts.flatMap((fact) =>
    fact.fact === 'question' && !decided.has(fact.id) && !PER_ENTITY_SLOTS.has(fact.id) ? [fact.id] : [],
  );
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
