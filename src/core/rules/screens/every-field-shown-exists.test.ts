import { describe, expect, test } from 'vitest';
import { columns, examples, fields, records, relations, said, screens, states } from '#testing/core/rules/said.ts';
import { foundBy, mendsOf, verdictOn } from '#testing/core/rules/verdict-on.ts';

const HERE = [
  records('Order', 'Customer'),
  fields('order', 'Total | money', 'Note | text'),
  fields('customer', 'Name | text'),
  relations('Customer | Order | any number | exactly one | no | goes too'),
  states('order', 'New | | first'),
  { 'entities.order.identity': 'issued' },
  screens('Orders | list | Order'),
];

describe('each field shown exists', () => {
  test.each([
    ['Total', 0],
    ['total', 0],
    ['Customer', 0],
    ['Customer: Name', 0],
    ['Customer’s name', 0],
    ['State', 0],
    ['Number', 0],
    ['Order number', 0],
    ['Totl', 1],
    ['Customer: Age', 1],
    ['hasOwnProperty', 1],
  ])('a column “%s”: %i broken', (column, broken) => {
    expect(foundBy(10, ...HERE, columns('orders', column))).toHaveLength(broken);
  });

  test('a wizard asks for lines of its record', () => {
    const wizard = screens('Check out | wizard | Order');
    const steps = (asks: string) =>
      said('screens.check-out.steps', 'Step | What it asks | Can be continued here', `First | ${asks} | no`);
    expect(verdictOn(10, ...HERE, wizard, steps('Total, Note'))).toEqual([]);
    expect(verdictOn(10, ...HERE, wizard, steps('Total, Discount'))).toEqual([
      '“Check out” asks for “Discount”, but “Order” has no field called that; name one of its fields, or add it.',
    ]);
  });

  test('what may be changed in a state is a line', () => {
    const editable = (words: string) => ({ 'states.order.list.new.editable': words });
    expect(verdictOn(10, ...HERE, editable('- Total'))).toEqual([]);
    expect(verdictOn(10, ...HERE, editable('- everything'))).toEqual([]);
    expect(mendsOf(10, ...HERE, editable('- Price'))).toEqual([
      'states.order.list.new.editable',
      'entities.order.fields',
    ]);
  });

  test('so are those with examples, and those that are hidden', () => {
    expect(verdictOn(10, ...HERE, examples('order', 'Total | 5 | -5'))).toEqual([]);
    expect(mendsOf(10, ...HERE, examples('order', 'Price | 5 | -5'))).toEqual([
      'validation.order.examples',
      'entities.order.fields',
    ]);
    const hidden = (line: string) =>
      said('roles.visibility', 'Field \\ Role | Clerk | Boss', `${line} | hidden | masked`);
    expect(verdictOn(10, ...HERE, hidden('Name'))).toEqual([]);
    expect(verdictOn(10, ...HERE, hidden('Salary'))).toEqual([
      'Who may read what mentions “Salary”, but nothing we keep records of has a field called that; name one of its fields, or add it.',
    ]);
  });

  test('does not judge before the lines are known', () => {
    expect(verdictOn(10, records('Order'), screens('Orders | list | Order'), columns('orders', 'Total'))).toEqual([]);
    expect(mendsOf(10)).toEqual(['screens.inventory']);
  });
});
