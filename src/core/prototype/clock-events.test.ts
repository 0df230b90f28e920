import { expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import { stateTone } from './clock-events.ts';

const product = libraryWith({
  'states.loan.transitions': tableText(
    'From | To | What happens | Set off by | Who or what | Only if',
    'Reserved | Out | hand out | a person | Clerk | ',
    'Out | Overdue | falls due | the clock | 14 days | ',
    'Overdue | Out | extend | a person | Clerk | ',
    'Out | Back | take back | a person | Clerk | ',
  ),
  'states.loan.list.out.longest-stay': '90 days',
});
const [cycle] = product.index.cycles('loan');

test.each([
  ['reserved', '2026-02-01', 'waiting'],
  ['out', '2026-02-01', 'normal'],
  ['out', '2026-06-01', 'late'],
  ['overdue', '2026-02-01', 'late'],
  ['back', '2026-06-01', 'final'],
])('a loan that is %s on %s since the first of January is %s', (state, today, tone) => {
  const row = loan('L-1', {}, state);
  const found = cycle && product.index.states(cycle).get(state);
  if (!cycle || !found) throw new Error('The state is missing.');
  expect(stateTone({ ...actingAs('clerk', [row], product), today }, row, cycle, found)).toBe(tone);
});
