import { describe, expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan, sampleOf } from '#testing/core/prototype/library.ts';
import { type Edits, NO_EDITS, recordsOf, withEdit } from './edits.ts';
import { fieldViewsFor } from './field-views.ts';
import { formProblems, initialValues } from './form-values.ts';
import { addressFor, matchRoute, parentRecords, recordAt } from './routes.ts';
import type { SampleRow } from './sample/types.ts';
import { savedRecord } from './saved-record.ts';
import { screensOf } from './screens-of.ts';

const SAID = {
  'entities.loan.fields': tableText(
    'Field | Type | Unit | Required when | If left empty | Filled in by',
    'Title | text | | always | | Clerk',
    'Borrower | link | Member | always | | Clerk',
    'Asked on | date | | always | as the board decides | Toolshed',
    'Place | text | | always | as last time | Clerk',
  ),
  'purpose.name': 'Toolshed',
  'entities.member.fields': tableText('Field | Type | Required when', 'Name | text | always'),
  'entities.loan.relations': tableText(
    'From | To | Per first one, how many | Per second one, how many',
    'Member | Loan | any number | exactly one',
    'Loan | Repair | any number | at most one',
  ),
  'entities.records': tableText('Thing | Example', 'Loan | L-1', 'Member | Kim', 'Repair | R-1'),
  'screens.inventory': tableText(
    'Screen | Kind | About what | Address',
    'Loans | list | Loan | /loans',
    'One loan | detail | Loan | /loans/{loan}',
    'Person | detail | Member | /members/{member}',
    'Lend | form | Loan | /members/:id/loans/new',
    'Give | form | Loan | /members/:member/give',
    'Change | form | Loan | /loans/:loan/edit',
    'Report | form | Repair | /loans/:id/repairs/new',
  ),
};
const PRODUCT = libraryWith(SAID);
const SCREENS = screensOf(PRODUCT);
const KIM: SampleRow = { ...loan('1', { name: 'Kim' }, ''), entity: 'member', links: new Map() };
const LEE: SampleRow = { ...KIM, ...loan('2', { name: 'Lee' }, ''), entity: 'member' };
const SAW = loan('1', { title: 'Saw', borrower: '2' }, 'out');

function at(path: string, rows: readonly SampleRow[] = [KIM, LEE, SAW], edits: Edits = NO_EDITS) {
  const records = recordsOf(sampleOf(rows), edits);
  const actor = { ...actingAs('clerk', rows, PRODUCT), records };
  const arrival = matchRoute(SCREENS, path);
  if (!arrival) throw new Error(`There is no page at ${path}.`);
  const row = recordAt(actor, arrival);
  const subject = {
    entity: arrival.screen.entity ?? '',
    row: row ?? undefined,
    around: parentRecords(actor, arrival),
  };
  const lines = fieldViewsFor(PRODUCT, subject.entity, 'clerk', arrival.screen);
  return { actor, arrival, row, subject, lines, values: initialValues(actor, subject, lines) };
}

describe('a form below the address of another record', () => {
  test.each([
    ['/members/1/loans/new', undefined],
    ['/members/1/give', undefined],
    ['/loans/1/repairs/new', undefined],
    ['/loans/new/edit', undefined],
    ['/loans/1/edit', '1'],
    ['/loans/77/edit', null],
  ])('%s changes %s', (path, id) => {
    const { row } = at(path);
    expect(row ? row.id : row).toBe(id);
  });

  test('begins with that record, and is saved as one of its own', () => {
    const { actor, subject, values } = at('/members/1/loans/new');
    expect(values.borrower).toBe('1');
    const saved = savedRecord(actor, subject, { ...values, title: 'Drill' }, 'fresh');
    expect(saved.changes.map(({ entity, id }) => `${entity} ${id}`)).toEqual(['loan fresh', 'member 1']);
    const paths = ['one-loan', 'person'].map((id) => {
      const page = SCREENS.find((screen) => screen.id === id);
      return page && addressFor(actor, page, saved.row, subject.around);
    });
    expect(paths).toEqual(['/loans/fresh', '/members/1']);
  });

  test('belongs to it also where no line says so', () => {
    const { actor, subject } = at('/loans/1/repairs/new');
    const relation = PRODUCT.model.entities.relations;
    const key = relation.is === 'known' ? (relation.value[1]?.id ?? '') : '';
    const saved = savedRecord(actor, subject, {}, 'r');
    expect(saved.row.links.get(key)).toEqual(['1']);
    expect(saved.changes[1]).toMatchObject({ entity: 'loan', id: '1', change: { links: { [key]: ['r'] } } });
  });
});

test('a new record has every decided relation, and both ends follow the links that are chosen', () => {
  const { actor, subject, values } = at('/loans/new/edit');
  const [members = '', repairs = ''] =
    actor.product.model.entities.relations.is === 'known'
      ? actor.product.model.entities.relations.value.map(({ id }) => id)
      : [];
  const bare = savedRecord(actor, subject, values, 'n');
  expect([bare.row.links.get(members), bare.row.links.get(repairs)]).toEqual([[], []]);
  const made = savedRecord(actor, subject, { ...values, borrower: '1' }, 'n');
  const edits = made.changes.reduce((so, { entity, id, change }) => withEdit(so, entity, id, change), NO_EDITS);
  const later = at('/loans/n/edit', [KIM, LEE, SAW], edits);
  expect(later.actor.records.get('member', '1')?.links.get(members)).toEqual(['n']);
  const moved = savedRecord(later.actor, later.subject, { ...later.values, borrower: '2' }, '');
  expect(moved.changes.slice(1).map(({ id, change }) => [id, change.links?.[members]])).toEqual([
    ['1', []],
    ['2', ['n']],
  ]);
});

test('what is saved as it was changes nothing, and what was cleared is empty', () => {
  const { actor, subject, values } = at('/loans/1/edit');
  const changeBy = (typed: Readonly<Record<string, unknown>>) =>
    savedRecord(actor, subject, { ...values, ...typed }, '').changes[0]?.change.values;
  expect(changeBy({})).toEqual({});
  expect(changeBy({ title: undefined })).toEqual({ title: null });
});

test('what the product fills in, or what was said in words for nobody typing, keeps nobody from saving', () => {
  const { actor, subject, lines, values } = at('/members/1/give');
  const fields = formProblems(actor, subject, lines, values).flatMap((problem) => problem.fields);
  expect(fields).toEqual(['title']);
});
