import { expect } from 'vitest';
import type { Person } from '../person.ts';
import { numberIn } from './number-in.ts';

/** A printed page shows all of it, without what one presses, and keeps its holes hatched. */
export async function showsAllOnPaper(person: Person): Promise<void> {
  const { page } = person;
  await person.goes('/');
  await prints(person);
  const hatch = await page
    .locator('.tile[data-look="hole"] :is(rect, path, circle)[fill^="url("]')
    .first()
    .evaluate((part) => {
      const { fill, printColorAdjust } = getComputedStyle(part);
      return [fill.split('#')[0], printColorAdjust];
    });
  expect(hatch).toEqual(['url("', 'exact']);
  await person.loads('/questions');
  const listed = numberIn(await page.locator('[data-searched]').textContent());
  await prints(person);
  expect(await page.locator('.list li').count()).toBe(listed);
  await page.emulateMedia({ media: 'screen' });
  await person.loads('/points/3?q=entities.records');
  const scenes = page.getByRole('navigation', { name: 'Scenes' }).getByRole('button');
  const chips = page.locator('[data-chip]');
  const count = await scenes.count();
  expect(count).toBeGreaterThan(1);
  const asked: (string | null)[] = [];
  for (const scene of await scenes.all()) {
    await scene.click();
    await expect.poll(() => scene.getAttribute('aria-current')).toBe('true');
    asked.push(...(await chips.evaluateAll((all) => all.map((chip) => chip.getAttribute('data-chip')))));
  }
  await person.loads('/points/3?q=entities.records');
  await page.locator('.dock').waitFor();
  await prints(person);
  expect(await page.locator('.scene').count()).toBe(count);
  const onPaper = await page
    .locator('.scene [data-pin]')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((pin) => pin.getAttribute('data-pin')));
  expect(asked.filter((question) => !onPaper.includes(question))).toEqual([]);
  expect(await page.evaluate(cutOff)).toEqual([]);
  const tabs = 'nav[aria-label="Scenes"]';
  const pressed = page.locator(`.top, .dock, .hole-strip, .answer, .button, ${tabs}`).filter({ visible: true });
  expect(await pressed.count()).toBe(0);
}

/** What of the scenes is higher than the room it has. */
function cutOff(): readonly string[] {
  return [...document.querySelectorAll('.stage, .stage :not(.unseen)')]
    .filter((part) => part.scrollHeight > part.clientHeight + 1 && part.checkVisibility())
    .filter((part) => /auto|scroll|hidden/.test(getComputedStyle(part).overflowY) || part.matches('.stage, .scene'))
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}

/** Puts the page on paper. */
async function prints({ page }: Person): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}
