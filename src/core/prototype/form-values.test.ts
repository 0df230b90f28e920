import { expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { libraryWith } from '#testing/core/prototype/library.ts';
import { fieldViewsFor } from './field-views.ts';
import { withoutBlankTicks } from './form-values.ts';

const PRODUCT = libraryWith({
  'entities.loan.fields': tableText(
    'Field | Type | Required when',
    'Title | text | always',
    'Insured | yes or no | always',
    'Returned | yes or no | Closed',
  ),
});
const VIEWS = fieldViewsFor(PRODUCT, 'loan', null);

test('an empty box that must be filled in says no, and nothing else is filled in', () => {
  expect(withoutBlankTicks(VIEWS, { title: '' })).toEqual({ title: '', insured: false });
});

test('values without such a box stay the same ones', () => {
  const values = { insured: true };
  expect(withoutBlankTicks(VIEWS, values)).toBe(values);
});

test('a box that the person cannot tick stays as it is', () => {
  const readOnly = VIEWS.map((view) => ({ ...view, shown: 'read-only' as const }));
  expect(withoutBlankTicks(readOnly, {})).toEqual({});
});
