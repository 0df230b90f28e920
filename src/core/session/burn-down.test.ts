import { expect, test } from 'vitest';
import { BOB, story } from '#testing/core/story.ts';
import { viewWalkthroughs } from '../workspace/walkthroughs/view-walkthroughs.ts';
import { burnDownOf } from './coverage.ts';

const NONE = { outcome: 'not-applicable', reason: 'Nothing.' } as const;

test('each walkthrough with what it closed and raised; what happens between two is neither’s', () => {
  const { snapshot } = story()
    .start('walk-0001')
    .decided('purpose.cost', NONE)
    .decided('purpose.name', { outcome: 'deferred', owner: 'Bob', until: '2026-12-01' })
    .parked('later-1a2b3c', BOB)
    .ended()
    .decided('purpose.measure', NONE)
    .start('walk-0002')
    .decided('purpose.cost', { outcome: 'withdrawn', reason: 'Ann asks again.' })
    .ended();
  const steps = burnDownOf(snapshot);
  expect(steps.map(({ closed, raised }) => ({ closed, raised }))).toEqual([
    { closed: 2, raised: 1 },
    { closed: 0, raised: 1 },
  ]);
  const [first, second] = steps;
  expect(first?.after).toBe((first?.before ?? 0) - 1);
  expect(second?.before).toBe((first?.after ?? 0) - 1);
  expect(second?.after).toBe((second?.before ?? 0) + 1);
});

test('up to one walkthrough, those that came later are left out', () => {
  const { snapshot } = story().start('walk-0001').ended().start('walk-0002').ended();
  const first = viewWalkthroughs(snapshot.facts).at(-1);
  expect(burnDownOf(snapshot, first).map(({ walkthrough }) => walkthrough.id)).toEqual(['walk-0001']);
});
