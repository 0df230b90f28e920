import type { Page } from 'playwright-core';

/** Turns the stage to one of its scenes, as its tab is called. */
export async function turnsTo(page: Page, scene: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Scenes' }).getByRole('button', { name: scene }).click();
}
