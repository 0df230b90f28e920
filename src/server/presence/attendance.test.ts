import { expect, onTestFinished, test } from 'vitest';
import { memoryStore } from '#testing/server/memory-store.ts';
import { StoreFailure } from '../disk/store.ts';
import { openLiveWorkspace } from '../workspace/live-workspace.ts';
import { openAttendance } from './open-presence.ts';

const ADA = { person: 'ada', as: 'stakeholder', name: 'Ada', role: 'Finance' } as const;
const WALKTHROUGH = '2026-11-22-3fa9c1d2';

test('whoever comes while they cannot be written down is written down later', async () => {
  const files = new Map<string, string>();
  const store = memoryStore(files);
  let isBusy = true;
  const busy = () => Promise.reject(new StoreFailure('Too many files are open; try again.', false));
  const live = await openLiveWorkspace({
    store: { ...store, create: (...what) => (isBusy ? busy() : store.create(...what)) },
    name: 'demo',
    now: () => new Date('2026-11-22T09:30:00Z'),
  });
  onTestFinished(() => live.close());
  let asked = 0;
  const { note } = openAttendance(
    {
      walking: () => ({ walkthrough: { id: WALKTHROUGH } }),
      join: async (...who) => {
        const left = await live.join(...who);
        asked += 1;
        return left;
      },
    },
    (error) => expect.unreachable(String(error)),
  );
  note([ADA]);
  await expect.poll(() => asked).toBe(1);
  isBusy = false;
  await expect
    .poll(() => {
      note([ADA]);
      return files.size;
    })
    .toBe(1);
});
