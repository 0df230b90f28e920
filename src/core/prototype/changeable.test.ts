import { expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import { mayChange } from './changeable.ts';
import { offeredFields } from './editable.ts';
import { fieldViewsFor } from './field-views.ts';
import { unplayedDecisions } from './played/unplayed-decisions.ts';
import { savedRecord } from './saved-record.ts';

const product = libraryWith({
  'entities.loan.fields': tableText(
    'Field | Type | Required when | May be changed | Kept as',
    'Free | text | | always | as typed',
    'Fixed | text | | never | trimmed, lower case',
    'Once | text | | only once | digits only',
    'Guarded | text | always | only if State is Reserved | cut to 3 characters',
    'Theirs | text | | Clerk | slug',
    'Vague | text | | on good days | nicely',
  ),
});

test('a field may be changed when it was said: always, never, once, in a state, by a role', () => {
  const open = (role: string | null, state: string, values = {}) => {
    const row = loan('1', values, state);
    const actor = actingAs(role, [row], product);
    return product.index.fields('loan').all.flatMap((field) => (mayChange(actor, row, field) ? field.label : []));
  };
  expect(open('clerk', 'reserved')).toEqual(['Free', 'Once', 'Guarded', 'Theirs', 'Vague']);
  expect(open('member', 'out', { once: '1' })).toEqual(['Free', 'Vague']);
  const row = loan('1', { fixed: 'a', guarded: 'b' }, 'out');
  const actor = actingAs('clerk', [row], product);
  const subject = { entity: 'loan', row, around: new Map() };
  const views = offeredFields(actor, subject, fieldViewsFor(product, 'loan', 'clerk'), {});
  expect(views.map(({ field, shown }) => [field.label, shown])).toContainEqual(['Fixed', 'read-only']);
  expect(views.map(({ field, shown }) => [field.label, shown])).toContainEqual(['Free', 'shown']);
});

test('what is typed is kept as it was said', () => {
  const actor = actingAs('clerk', [], product);
  const typed = { free: ' A b ', fixed: ' A b ', once: '0-1 2', guarded: 'abcdef', theirs: 'Ärger mit Öl!' };
  const { row } = savedRecord(actor, { entity: 'loan', row: undefined, around: new Map() }, typed, 'new');
  const kept = Object.fromEntries([...row.cells].map(([field, { value }]) => [field, value]));
  expect(kept).toMatchObject({ free: ' A b ', fixed: 'a b', once: '012', guarded: 'abc', theirs: 'arger-mit-ol' });
});

test('an address can be kept without its query', () => {
  const page = libraryWith({
    'entities.loan.fields': tableText('Field | Type | Kept as', 'Page | text | without its query'),
  });
  const typed = { page: '/tools?from=letter' };
  const { row } = savedRecord(
    actingAs('clerk', [], page),
    { entity: 'loan', row: undefined, around: new Map() },
    typed,
    'new',
  );
  expect(row.cells.get('page')?.value).toBe('/tools');
});

test('what is not exact is told as not played', () => {
  const told = unplayedDecisions(actingAs('clerk', [], product)).map(({ decided }) => decided);
  expect(told).toEqual(
    expect.arrayContaining(['Loan, Vague, may be changed: on good days', 'Loan, Vague, kept as: nicely']),
  );
  expect(told.join()).not.toMatch(/Guarded|Fixed/u);
});
