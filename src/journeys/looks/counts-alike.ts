import { expect } from 'vitest';
import type { Person } from '../person.ts';
import { numberIn } from './number-in.ts';

/** What the pages say, added up where they say it of each point. */
export async function countsAlike(person: Person): Promise<void> {
  const { page } = person;
  const sum = (texts: readonly string[]) => texts.reduce((total, text) => total + numberIn(text), 0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await person.goes('/gaps');
  const label = await page.getByRole('img', { name: /settled/ }).getAttribute('aria-label');
  const [settled = 0, asked = 0] = (label ?? '').match(/\d+/g)?.map(Number) ?? [];
  await person.goes('/');
  const headed = numberIn(
    await page
      .locator('#pages')
      .getByRole('link', { name: /^Questions/ })
      .textContent(),
  );
  const hero = page.getByRole('link', { name: /to a first prototype$/ });
  const toPrototype = (await hero.count()) > 0 ? numberIn(await hero.textContent()) : 0;
  const ofPoints = (await page.locator('#points small').allTextContents()).map((text) =>
    text.match(/\d+/g)?.map(Number),
  );
  expect(ofPoints.reduce((total, [part = 0] = []) => total + part, 0)).toBe(settled);
  expect(ofPoints.reduce((total, [, all = 0] = []) => total + all, 0)).toBe(asked);
  expect(sum(await page.locator('.tile .unseen').allTextContents())).toBe(settled);
  await person.goes('/questions');
  const listed = async (status: string) => {
    await person.goes(`/questions?status=${status}`);
    return numberIn(await page.locator('[data-searched]').textContent());
  };
  const [all, isSettled, putOff] = [await listed('all'), await listed('settled'), await listed('deferred')];
  const [core, open] = [await listed('core'), await listed('')];
  expect([all, isSettled]).toEqual([asked, settled]);
  expect([headed, toPrototype]).toEqual([core > 0 ? core : open, core]);
  expect(settled + open + putOff).toBe(asked);
  for (const at of ofPoints.keys()) {
    await person.goes(`/points/${at + 1}`);
    const link = page.locator('.hole-strip a');
    if ((await link.count()) === 0) continue;
    const said = numberIn(await link.textContent());
    await person.goes((await link.getAttribute('href')) ?? '');
    expect(numberIn(await page.locator('[data-searched]').textContent())).toBe(said);
  }
  await person.goes('/gaps');
  expect(sum(await page.locator('h2 small', { hasText: 'open' }).allTextContents())).toBe(open);
  await person.goes('/walk');
  const lead = (await page.locator('.lead').first().textContent()) ?? '';
  expect(lead).toMatch(open > 0 ? /^Who comes/ : /^Every question is settled/);
  const left = page.getByRole('region', { name: 'Left for later' }).getByRole('heading', { level: 2 });
  const later = sum(await left.allTextContents());
  expect((await page.locator('.agenda [data-asks]').count()) + later).toBe(open);
}
