import { expect, test } from 'vitest';
import { ninePoints } from '#core/parsing.ts';
import { IN_VAIN, VET_SAYS } from './clinic/vet.ts';
import { fill } from './closing/fill.ts';
import type { Person } from './person.ts';
import { eventually, openRoom } from './room.ts';

const ANSWERS = 40;
/** More than these nobody should be asked in vain. */
const MOST_IN_VAIN = 3;

/** Opens what is asked next, from the map at first, then from the answer before, and returns its id. */
async function opensNext({ page }: Person, before: string): Promise<string> {
  await page
    .getByRole('region', { name: 'What to ask next' })
    .getByRole('link', { name: /^(Answer$|Next: )/ })
    .first()
    .click();
  const open = page.locator(`[data-question]:not([data-question="${before}"])`).and(page.getByRole('region', { name: 'The open question' }));
  return (await open.getAttribute('data-question')) ?? '';
}

test('a vet is asked hardly anything in vain', async () => {
  const room = await openRoom({ 'SPEC.md': ninePoints('Clinic') });
  const kim = await room.person({ name: 'Kim', role: 'Facilitator' });
  await kim.loads('/');
  const asked: string[] = [];
  while (asked.length < ANSWERS) {
    const id = await opensNext(kim, asked.at(-1) ?? '');
    const said = VET_SAYS[id];
    console.log(asked.length + 1, id);
    if (said === undefined) { await kim.page.screenshot({ path: '/tmp/clinic-stop.png', fullPage: true }); throw new Error(`What would a vet say to ${id}?`); }
    await kim.focusAnswer(id);
    const guess = kim.form(id).getByRole('button', { name: 'Start empty' });
    if ((await guess.count()) > 0) await guess.press('Enter');
    await fill(kim.form(id), said, kim);
    await kim.form(id).getByRole('button', { name: 'Save and decide' }).press('Enter');
    await kim.page.getByRole('region', { name: 'Receipt' }).waitFor();
    asked.push(id);
  }
  await kim.leaves();
  await room.close();
});
