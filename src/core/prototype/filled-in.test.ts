import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Said, tableText, workspaceOf } from '#testing/core/model/workspace-of.ts';
import { optionsWith } from '#testing/core/prototype/shop.ts';
import { howMuch } from '#testing/how-much.ts';
import type { ActorContext } from './actor-context.ts';
import { NO_EDITS, recordsOf, withEdit } from './edits.ts';
import { fieldViewsFor } from './field-views.ts';
import { formProblems, initialValues } from './form-values.ts';
import { orderOfList } from './list-order.ts';
import { listRows } from './list-rows.ts';
import { columnsOf } from './list-view.ts';
import { openProduct } from './open-product.ts';
import { addressFor, addressOfNew, matchRoute, parentRecords, recordAt } from './routes.ts';
import { sampleSet } from './sample/sample-set.ts';
import { satisfyingExampleOf } from './sample/satisfying-example.ts';
import { savedRecord } from './saved-record.ts';
import { screensOf } from './screens-of.ts';
import { firstStates } from './states-now.ts';

const FIELDS = ['Name', 'E-mail', 'Day', 'Amount', 'Kind', 'Note', 'Shop', 'Made by', 'Größe'];
const field = fc.record({
  name: fc.constantFrom(...FIELDS),
  type: fc.constantFrom('text', 'number', 'money', 'date', 'choice', 'yes or no', 'person', 'link', 'computed', ''),
  when: fc.constantFrom('', 'always', 'when it is open', 'when it is done'),
  nothing: fc.constantFrom('', 'now', 'me', 'whoever is signed in', 'as ever', 'the day it is made', '7', 'none'),
  writer: fc.constantFrom('Clerk', 'the system'),
});
const drawn = fc.record({
  fields: fc.uniqueArray(field, { selector: ({ name }) => name, minLength: 1, maxLength: 6 }),
  identity: fc.constantFrom('natural', 'issued', ''),
  looks: fc.constantFrom('', 'K-2026-001'),
  rule: fc.constantFrom('', 'between | 1 to 900', 'this long | at most 40 characters', 'looks like | AB-99'),
  once: fc.constantFrom('', 'all of them', 'each shop', 'open ones', 'the moon'),
  order: fc.constantFrom('', 'newest first', 'by name, descending', 'done first'),
  list: fc.constantFrom('/cases', '/all/cases'),
  page: fc.constantFrom('/cases/{case}', '/cases/:id', '/files/{name}', '/shops/:shop/cases/:case'),
  form: fc.constantFrom('/cases/new', '/shops/:id/cases/new', '/shops/{shop}/open', '/cases/:case/edit'),
  role: fc.constantFrom('clerk', null),
  seed: fc.nat({ max: 50 }),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

function saidOf({ fields, identity, looks, rule, once, order, list, page, form }: Drawn): Record<string, Said> {
  const [{ name } = { name: '' }] = fields;
  return {
    'entities.records': tableText('Thing | Example', 'Case | A', 'Shop | B'),
    'entities.shop.fields': tableText('Field | Type | Required when', 'Name | text | always'),
    'entities.case.fields': tableText(
      ['Field', 'Type', 'Unit', 'Required when', 'If left empty', 'Filled in by'],
      ...fields.map((one) => [
        one.name,
        one.type,
        one.type === 'link' ? 'Shop' : one.type === 'money' ? 'EUR' : '',
        one.when,
        one.nothing,
        one.writer,
      ]),
    ),
    'entities.case.fields.kind.values': tableText(['Value'], ['red'], ['blue'], ['green']),
    'entities.case.relations': tableText('From | To | Per first one, how many', 'Shop | Case | any number'),
    ...(identity && { 'entities.case.identity': identity, 'entities.case.identity.lines': `- ${name}` }),
    ...(looks && { 'entities.case.identity-format': tableText('Looks like', looks) }),
    ...(rule && {
      'validation.case.rules': tableText('Rule | Fields | What kind | Limit', `R | ${name} | ${rule}`),
    }),
    ...(once && {
      'validation.case.unique': tableText('The same if these match | Within', `${name} | ${once}`),
    }),
    'states.case.list': tableText('Answer | It means | Place', 'Open | x | first', 'Done | y | last'),
    'roles.grants': tableText('Role | Assigned by | Who has it first', 'Clerk | the board | Kim'),
    'screens.inventory': tableText(
      'Screen | Kind | About what | Address',
      `Cases | list | Case | ${list}`,
      `One case | detail | Case | ${page}`,
      `Make | form | Case | ${form}`,
    ),
    ...(order && { 'screens.cases.order': order }),
  };
}

test('a form that is opened empty and filled in rightly is saved, and ends where its record is shown and listed', () => {
  fc.assert(
    fc.property(drawn, (one) => {
      const product = openProduct(workspaceOf(saidOf(one)));
      const options = optionsWith();
      const sample = sampleSet(product.model, options);
      const actor: ActorContext = {
        product,
        role: one.role,
        records: recordsOf(sample, NO_EDITS),
        today: '2026-11-20',
      };
      const screens = screensOf(product);
      const [list, page, form] = screens;
      const parent = sample.rows('shop')[1];
      if (!list || !page || !form || !parent) throw new Error('A screen is missing.');
      const arrival = matchRoute(screens, addressOfNew(actor, form, new Map([['shop', parent]])));
      expect(arrival?.screen.id).toBe(form.id);
      if (!arrival) return;
      expect(recordAt(actor, arrival)).toBeUndefined();
      const subject = { entity: 'case', row: undefined, around: parentRecords(actor, arrival) };
      const lines = fieldViewsFor(product, 'case', one.role, form);
      const [first] = firstStates(actor, 'case');
      const example = satisfyingExampleOf(product.model, 'case', first?.to ?? null, {
        ...options,
        workspace: `w${one.seed}`,
      });
      if (!example.ok) return;
      const typed = lines.flatMap(({ field: { id }, shown }) =>
        shown === 'shown' ? [[id, example.row.cells.get(id)?.value ?? undefined] as const] : [],
      );
      const values = { ...initialValues(actor, subject, lines), ...Object.fromEntries(typed) };
      const problems = formProblems(actor, subject, lines, values).filter(({ kind }) => kind !== 'unique');
      expect(problems).toEqual([]);
      const saved = savedRecord(actor, subject, values, 'fresh');
      const edits = saved.changes.reduce((so, { entity, id, change }) => withEdit(so, entity, id, change), NO_EDITS);
      const after = { ...actor, records: recordsOf(sample, edits) };
      const [made] = saved.changes;
      const path = addressFor(actor, page, saved.row, subject.around);
      const shown = path === undefined ? null : matchRoute(screens, path);
      if (shown) expect(recordAt(after, shown)?.id).toBe(made?.id);
      else expect(one.page).toContain(':shop');
      const rows = listRows(
        after,
        'case',
        columnsOf(product, list, after.records),
        { search: '', sort: '', filters: {} },
        { order: orderOfList(after, list) },
      );
      expect(rows.page(0, 99).filter(({ id }) => id === made?.id)).toHaveLength(1);
      const row = after.records.get('case', made?.id ?? '');
      const again = savedRecord(after, { ...subject, row }, initialValues(after, { ...subject, row }, lines), '');
      expect(again.changes.slice(1)).toEqual([]);
      expect(again.changes[0]?.change.values).toEqual({});
    }),
    { numRuns: howMuch(10, 25) },
  );
}, 60_000);
