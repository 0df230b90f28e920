import { expect, test } from 'vitest';
import { FIRST_MINUTE, NAME, SAID } from './first-minute.ts';
import { eventually, openRoom } from './room.ts';

/** More than this nobody should have to press before an answer of theirs stands in the specification. */
const MOST_PRESSES = 3;

test.each([
  ['at a desk', {}],
  ['on a phone', { isPhone: true }],
])('whoever has read nothing answers a question in the first minute, %s', async (_where, how) => {
  const room = await openRoom();
  const newcomer = await room.person(how);
  const { page } = newcomer;
  const isInView = (what: string) =>
    page.locator(what).evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });
  await newcomer.loads('/');
  let presses = 0;
  for (const step of FIRST_MINUTE.slice(0, -1)) {
    await step.act(newcomer);
    presses += step.presses;
    if (step.asks) await expect.poll(() => isInView(step.asks ?? ''), { message: step.does }).toBe(true);
  }
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
  const seen = page.locator('.scene [data-look="decided"]').filter({ hasText: SAID }).first();
  await seen.waitFor();
  await eventually(() => expect(room.read('SPEC.md')).toContain(SAID));
  expect(room.read('SPEC.md')).toMatch(new RegExp(`Decided by ${NAME} on [\\d-]+; based on what ${NAME} said`));
  await FIRST_MINUTE.at(-1)?.act(newcomer);
  await newcomer.leaves();
  await room.close();
});
