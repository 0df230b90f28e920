import { expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import { pressNamed } from './consequences/set-off.ts';
import { freshValue } from './fresh-value.ts';
import { startingValue } from './starting-value.ts';

test.each([
  ['a new UUID', /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u],
  ['a new code of 8 digits', /^\d{8}$/u],
  ['a random token', /^[a-z0-9]{12}$/u],
  ['a new key like hcw_7Qm-x', /^hcw_\d[A-Z][a-z]-[a-z]$/u],
])('%s is made up, differently for each seed', (words, form) => {
  expect(freshValue(words, 1)).toMatch(form);
  expect(freshValue(words, 1)).toBe(freshValue(words, 1));
  expect(freshValue(words, 1)).not.toBe(freshValue(words, 2));
});

test.each(['the key', 'a new name', 'UUIDs are long'])('“%s” asks for nothing new', (words) => {
  expect(freshValue(words, 1)).toBeUndefined();
});

test('a default may be made up, or be a formula; an effect gives a new one', () => {
  const product = libraryWith({
    'entities.loan.fields': tableText(
      'Field | Type | If left empty',
      'Key | text | a new key like key_abc1',
      'Until | date | today + Longest loan',
      'Half | number | 10 / 4',
      'Greeting | text | Good morning',
    ),
    'constants.values': tableText('Number | Value | Unit', 'Longest loan | 14 | days'),
    'states.loan.effects': tableText('Move | What else happens', 'Renew is pressed | Key = a new key like key_abc1'),
  });
  const row = loan('1', { key: 'key_old1' }, 'out');
  const actor = actingAs('clerk', [row], product);
  const starts = product.index.fields('loan').all.map((field) => startingValue(actor, 'loan', field));
  expect(starts).toMatchObject([
    { value: expect.stringMatching(/^key_[a-z]{3}\d$/u) },
    { value: '2026-01-24' },
    { value: 2.5 },
    { value: 'Good morning' },
  ]);
  const [change] = pressNamed(actor, row, 'Renew').changes;
  expect(change?.change.values?.key).toMatch(/^key_[a-z]{3}\d$/u);
});
