import { expect, test } from 'vitest';
import { tableText, workspaceOf } from '#testing/core/model/workspace-of.ts';
import { plainQuestion } from '#testing/core/plain-question.ts';
import { openProduct } from '../prototype/open-product.ts';
import { bankQuestion } from '../slots/bank.ts';
import { knownNames } from './known-names.ts';

const product = openProduct(
  workspaceOf({
    'entities.records': tableText('Thing | Example | Another | A third | Plural', ['Loan', '', '', '', 'Loans']),
    'entities.loan.fields': tableText(
      'Field | Type | Unit | Required when | If left empty | Filled in by | Example',
      ['Title', 'text', '', '', '', '', ''],
      ['Deposit', 'number', 'EUR', '', '', '', ''],
    ),
    'states.loan.list': tableText(
      'Answer | It means | Place | Kind of status, if it has several',
      'Out |  |  | ',
      'Back |  |  | ',
    ),
    'roles.grants': tableText('Role | Assigned by | Who has it first', 'Clerk |  | Kim', 'Member |  | Lee'),
  }),
);

/** The names for a question of the bank, at a slot of its own where it is asked of one thing. */
function known(id: string, slot = id.replaceAll('.', '/')) {
  const shape = bankQuestion(id)?.shape ?? expect.fail(`The bank does not ask “${id}”.`);
  return knownNames(product, plainQuestion({ slot, shape }));
}

test('a column suggests the names that it asks for', () => {
  expect(known('roles.scope').columns).toEqual([['Clerk', 'Member'], ['Loan'], [], ['Title', 'Deposit']]);
  expect(known('states.transitions', 'states/loan/transitions').columns.slice(0, 2)).toEqual([
    ['Out', 'Back'],
    ['Out', 'Back'],
  ]);
  expect(known('entities.records').columns[0]).toEqual([]);
});

test('a table of all that has a name begins with a row for each, a matrix with both its sides', () => {
  expect(known('roles.scope').start).toEqual([
    ['Clerk', '', '', ''],
    ['Member', '', '', ''],
  ]);
  expect(known('roles.permissions', 'roles/loan/permissions').start).toMatchObject({
    rows: ['Clerk', 'Member'],
    columns: ['list', 'open', 'create', 'change', 'delete'],
  });
  expect(known('purpose.groups').start).toBeNull();
});
