import { expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { libraryWith, loan, sampleOf } from '#testing/core/prototype/library.ts';
import { buttonsFor } from '../buttons.ts';
import { playedRecords } from '../computed-fields.ts';
import { NO_EDITS } from '../edits.ts';
import { unplayedDecisions } from '../played/unplayed-decisions.ts';
import { pressButton } from './pressing.ts';

const TODAY = '2026-11-20';

test('what was said to go out with a move is told to whom it was said, and other times are told as not played', () => {
  const product = libraryWith({
    'screens.outputs': tableText(
      'What goes out | To whom | When | How',
      'Receipt | the member | hand out | mail',
      'News | everybody | each spring | letter',
    ),
  });
  const row = loan('l', { deposit: 20 }, 'reserved');
  const days = { begins: TODAY, today: TODAY };
  const records = playedRecords(product, sampleOf([row]), NO_EDITS, days);
  const actor = { product, role: 'clerk', records, today: TODAY };
  const button = buttonsFor(actor, row).find(({ label }) => label === 'hand out');
  if (!button) throw new Error('There is no such button.');
  const { notices } = pressButton(actor, row, button, { values: {}, why: '' });
  expect([...notices].map(({ role, channel, text }) => [role, channel, text])).toEqual([['member', 'mail', 'Receipt']]);
  expect(unplayedDecisions(actor).map(({ decided }) => decided)).toContain('News: each spring');
});
