import { expect, test } from 'vitest';
import { openRoom } from '../room.ts';
import { seenOn } from './seen-on.ts';
import { tenPoints } from './ten-points.ts';

test('the page that says it broke, and the one with a file that cannot be read, look right too', async () => {
  const room = await openRoom({
    'SPEC.md': tenPoints(),
    'questions/purpose.problem/responses/0a0b0c0d.md': '<<<<<<< ours\n',
  });
  try {
    const ann = await room.person({ name: 'Ann' });
    const wrong = await seenOn(ann, {
      path: '/gaps',
      first: ({ page }) => page.locator('.quarantine').waitFor(),
    });
    const nothing = { 'content-type': 'application/json' };
    const broken = await seenOn(ann, {
      path: '/',
      first: async ({ page }) => {
        await page.route('**/api/workspace', (route) => route.fulfill({ headers: nothing, body: '{}' }));
        await page.reload();
        await page.getByRole('heading', { name: 'Application error' }).waitFor();
      },
    });
    expect([...wrong, ...broken]).toEqual([]);
  } finally {
    await room.close();
  }
});
