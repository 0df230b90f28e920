import { expect, test } from 'vitest';
import { walked } from '#testing/core/walked.ts';
import { whyAsked } from './why-asked.ts';

const { workspace } = walked(['entities.records', [['Loan', '', '', '', '']]]);
const why = (id: string, only?: string) => {
  const view = workspace.question(id);
  return view && whyAsked(view, only);
};

test('one short reason: who alone knows it, what needs it, what waits for it, else nothing', () => {
  expect(why('purpose.problem', 'Ana')).toBe('only Ana could know, and is here');
  expect(why('purpose.what')).toBe('a first prototype needs it');
  expect(why('calls.systems')).toMatch(/^\d+ questions wait for it$/);
  expect(why('screens.devices')).toMatch(/wait|change|minute|kind/);
  for (const view of workspace.questions) expect((whyAsked(view) ?? '').length).toBeLessThan(60);
});
