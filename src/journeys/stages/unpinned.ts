import type { Page } from 'playwright-core';

/** Ids of the questions beside a screen that count and have no pin on it. */
export function unpinned(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const pins = [...document.querySelectorAll<HTMLElement>('.screen-main [data-pin]')];
    const pinned = new Set(pins.map(({ dataset }) => dataset.pin));
    const cards = [...document.querySelectorAll<HTMLElement>('.cards > [data-question]')];
    return cards
      .filter((card) => card.querySelector('.pin')?.getAttribute('data-status') !== 'parked')
      .flatMap(({ dataset }) => dataset.question ?? [])
      .filter((question) => !pinned.has(question));
  });
}
