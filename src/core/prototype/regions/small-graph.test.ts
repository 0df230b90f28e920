import { expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import { itemIn } from './read-shows.ts';
import { smallGraph } from './small-graph.ts';

const PRODUCT = libraryWith({
  'entities.loan.fields': tableText('Field | Type', 'Title | text', 'Begins | date and time'),
});
const AT = ['09:00', '11:10', '11:50', '12:00'].map((time) => `2026-01-10T${time}:00Z`);
const ROWS = [...AT, '2026-01-11T08:00:00Z', '2026-01-01T08:00:00Z', ''].map((begins, at) =>
  loan(String(at), { title: 'a', begins }, 'out'),
);

test('times are counted in steps until now, the oldest first; others are in none', () => {
  const item = itemIn(PRODUCT, 'loan', '(all Loans where Begins is not empty).Begins over the last 4 hours as Graph');
  if (typeof item === 'string' || !ROWS[0]) throw new Error(String(item));
  expect(item).toMatchObject({ label: 'Graph', over: { steps: 4, step: 'hour' } });
  expect(smallGraph(actingAs('clerk', ROWS, PRODUCT), ROWS[0], item)).toEqual([1, 0, 0, 3]);
  expect(smallGraph(actingAs('clerk', [], PRODUCT), ROWS[0], item)).toEqual([0, 0, 0, 0]);
});

test('what comes to no times has no graph', () => {
  const item = itemIn(PRODUCT, 'loan', 'Title over the last 7 days as Graph');
  if (typeof item === 'string' || !ROWS[0]) throw new Error(String(item));
  expect(smallGraph(actingAs('clerk', ROWS, PRODUCT), ROWS[0], item)).toEqual([]);
});
