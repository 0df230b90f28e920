import { expect, test } from 'vitest';
import { ninePoints } from '#core/parsing.ts';
import { bankQuestion } from '#core/slots/bank.ts';
import { IN_VAIN, VET_GRANTS, VET_SAYS } from './clinic/vet.ts';
import { fill } from './closing/fill.ts';
import type { Person } from './person.ts';
import { eventually, openRoom, type Room } from './room.ts';

const ANSWERS = 40;
/** More than these nobody should be asked in vain. */
const MOST_IN_VAIN = 3;

/** Opens what is asked next, from the map or from the receipt of the answer before. Undefined: it is a grid. */
async function opensNext({ page }: Person, before: string): Promise<string | undefined> {
  const next = page
    .getByRole('region', { name: 'What to ask next' })
    .getByRole('link', { name: /^(Answer$|Fill the grid$|Next: )/ });
  await next.first().click();
  const open = page.getByRole('region', { name: 'The open question' });
  const another = page.locator(`[data-question]:not([data-question="${before}"])`).and(open);
  await another.or(page.getByRole('table', { name: 'What roles may do' })).waitFor();
  return (await another.count()) === 0 ? undefined : ((await another.getAttribute('data-question')) ?? '');
}

/** Fills in what everybody may do with each thing, all in one grid. Resolves to the questions that it answers. */
async function fillsGrants(kim: Person): Promise<readonly string[]> {
  await kim.page.getByRole('textbox', { name: 'Appointment, Vet:' }).focus();
  await kim.pastes(
    Object.values(VET_GRANTS)
      .map((cells) => cells.join('\t'))
      .join('\n'),
  );
  await kim.page.getByRole('button', { name: 'Save and decide' }).click();
  await kim.page.getByText('15 cells decided.').first().waitFor();
  await kim.goes('/');
  return Object.keys(VET_GRANTS).map((thing) => `roles.${thing}.permissions`);
}

/** Types what the vet says, in place of what was guessed from the kind of product, and decides it. */
async function says(kim: Person, question: string): Promise<void> {
  const said = VET_SAYS[question];
  if (said === undefined) throw new Error(`What would a vet say to ${question}, and would they call it asked in vain?`);
  const form = kim.form(question);
  await kim.focusAnswer(question);
  const startEmpty = form.getByRole('button', { name: 'Start empty' });
  if (await startEmpty.isVisible()) await startEmpty.press('Enter');
  await fill(form, said, kim);
  await form.getByRole('button', { name: 'Save and decide' }).press('Enter');
  await kim.page.getByRole('region', { name: 'Receipt' }).waitFor();
}

/** What of an answer does not stand in its decision on disk; an option stands there by its id. */
function missingOnDisk(room: Room, question: string): readonly string[] {
  const decided = room.read(`questions/${question}/decisions/0001.md`);
  const shape = bankQuestion(question)?.shape;
  const options = shape?.shape === 'choice' || shape?.shape === 'multi' ? shape.options : [];
  const said = VET_SAYS[question]?.split(/\s*[|\n]\s*/) ?? [];
  return said.filter((cell) => !decided.includes(options.find(({ label }) => label === cell)?.id ?? cell));
}

test('a vet who gives 40 answers is asked hardly anything in vain', async () => {
  const room = await openRoom({ 'SPEC.md': ninePoints('Clinic') });
  const kim = await room.person({ name: 'Kim', role: 'Facilitator' });
  await kim.loads('/');
  const asked: string[] = [];
  while (asked.length < ANSWERS) {
    const question = await opensNext(kim, asked.at(-1) ?? '');
    if (question !== undefined) await says(kim, question);
    asked.push(...(question === undefined ? await fillsGrants(kim) : [question]));
  }
  expect(new Set(asked).size).toBe(ANSWERS);
  const inVain = asked.filter((question) => Object.hasOwn(IN_VAIN, question));
  expect(inVain.toSorted()).toEqual(Object.keys(IN_VAIN).toSorted());
  expect(inVain.length).toBeLessThanOrEqual(MOST_IN_VAIN);
  await eventually(() => expect(asked.flatMap((question) => missingOnDisk(room, question))).toEqual([]));
  expect(room.read('questions/roles.owner.permissions/decisions/0001.md')).toContain(
    '| Vet | yes | yes | no | no | no |',
  );
  await kim.leaves();
  await room.close();
});
