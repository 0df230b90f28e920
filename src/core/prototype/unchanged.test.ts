import { describe, expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { libraryWith } from '#testing/core/prototype/library.ts';
import { optionsWith } from '#testing/core/prototype/shop.ts';
import { NO_EDITS, recordsOf, withEdits } from './edits.ts';
import { fieldViewsFor } from './field-views.ts';
import { initialValues } from './form-values.ts';
import { sampleSet } from './sample/sample-set.ts';
import type { SampleRow } from './sample/types.ts';
import { savedRecord } from './saved-record.ts';
import { screensOf } from './screens-of.ts';

const ENDS = 'From | To | Per first one, how many | Per second one, how many';
const PRODUCT = libraryWith({
  'entities.records': tableText('Thing', 'Loan', 'Member', 'Branch'),
  'entities.member.fields': tableText('Field | Type', 'Name | text', 'Branch | link', 'Keeps | link'),
  'entities.loan.fields': tableText(
    'Field | Type | Unit | Required when | Filled in by',
    'Title | text | | always | Clerk',
    'Borrower | link | Member | always | Clerk',
    'Deposit | money | EUR | | Clerk',
    'Due | date | | | Clerk',
    'Days | number | days | | Clerk',
    'Lent | yes or no | | | Clerk',
    'Photo | file | | | Clerk',
  ),
  'entities.branch.fields': tableText('Field | Type', 'Name | text'),
  // Two relations between the same entities, neither with a name of its own.
  'entities.relations': tableText(
    ENDS,
    'Loan | Member | exactly one | any number',
    'Member | Branch | exactly one | one or more',
    'Member | Branch | at most one | at most one',
    'Branch | Branch | at most one | any number',
  ),
  'screens.inventory': tableText(
    'Screen | Kind | About what | Address',
    'Change | form | Loan | /loans/:loan/edit',
    'Change a member | form | Member | /members/:member/edit',
  ),
});
const sample = sampleSet(PRODUCT.model, optionsWith({ count: () => 15 }));
const THINGS = ['loan', 'member', 'branch'];

const seen = ({ id, cells, states, history, links }: SampleRow) =>
  JSON.stringify([id, [...cells].map(([field, { value }]) => [field, value]), [...states], history, [...links]]);

describe('sample records in a form', () => {
  test.each(['loan', 'member'])('a %s that is saved as it was changes no record of any list', (entity) => {
    const records = recordsOf(sample, NO_EDITS);
    const actor = { product: PRODUCT, role: 'clerk', records, today: '2026-11-20' };
    const screen = screensOf(PRODUCT).find((one) => one.entity === entity);
    const before = THINGS.flatMap((thing) => records.all(thing).map(seen));
    for (const row of records.all(entity)) {
      const subject = { entity, row, around: new Map() };
      const lines = fieldViewsFor(PRODUCT, entity, 'clerk', screen as never);
      const { changes } = savedRecord(actor, subject, initialValues(actor, subject, lines), 'new');
      const after = recordsOf(sample, withEdits(NO_EDITS, changes));
      expect(THINGS.flatMap((thing) => after.all(thing).map(seen))).toEqual(before);
    }
  });

  test('both ends of relations without a name tell the same, and lead to records that are there', () => {
    for (const thing of THINGS)
      for (const { id, links } of sample.rows(thing))
        for (const [key, ids] of links)
          for (const other of ids) {
            const there = THINGS.flatMap((one) => sample.row(one, other) ?? []);
            expect(there.length).toBe(1);
            const back = there.flatMap((one) =>
              [...one.links].filter(([relation]) => relation.split('←')[0] === key.split('←')[0]),
            );
            expect(back.flatMap(([, all]) => all)).toContain(id);
          }
    for (const { cells, links } of sample.rows('loan'))
      expect([cells.get('borrower')?.value]).toEqual([...links.values()].flat());
  });
});
