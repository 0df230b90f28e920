import { expect, test } from 'vitest';
import { ANONYMOUS_SPEAKER, type Fact, type Response, viewWalkthroughs } from '#core/index.ts';
import { visibleResult } from './audience.ts';

const ANN = { name: 'Ann', role: '' };
const AT = '2026-01-01T10:00:00Z';
const during = 'walk-0001';
const WALK: readonly Fact[] = [
  { fact: 'walkthrough', id: during, by: ANN, at: AT, title: 'T', minutes: 9, groups: [], agenda: [] },
  {
    fact: 'moment',
    id: 'moment-01',
    walkthrough: during,
    by: ANN,
    at: AT,
    what: { happened: 'put', question: 'q', hidden: true, names: 'free' },
  },
];
/** Another walkthrough that nobody has ended changes nothing of what the first hides. */
const NEWER: Fact = {
  fact: 'walkthrough',
  id: 'walk-0002',
  by: ANN,
  at: '2026-01-01T11:00:00Z',
  title: 'Later',
  minutes: 9,
  groups: [],
  agenda: [],
};
const SAID: Response = {
  fact: 'response',
  id: 'said-0001',
  question: 'q',
  by: ANN,
  at: AT,
  reply: { says: 'unknown', who: '' },
  during,
};
const UNNAMED: Response = { ...SAID, by: ANONYMOUS_SPEAKER, anonymous: { seal: '' } };

test.each([
  ['their own under their name', SAID, ANN, 1],
  ['not that of others', SAID, { name: 'Bob', role: '' }, 0],
  ['nothing without a name, not even their own', UNNAMED, ANN, 0],
] as const)('while it is hidden one gets %s', (_what, fact, speaker, count) => {
  const walks = new Map(viewWalkthroughs([...WALK, fact, NEWER]).map((view) => [view.walkthrough.id, view]));
  expect([...walks.keys()]).toEqual([NEWER.id, during]);
  const told = visibleResult({ status: 201, facts: [fact] }, { speaker, isFacilitator: true }, walks);
  expect(told.facts).toHaveLength(count);
});
