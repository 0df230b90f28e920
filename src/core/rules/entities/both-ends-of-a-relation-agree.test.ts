import { describe, expect, test } from 'vitest';
import { fields, records, relations, relationsOf } from '#testing/core/rules/said.ts';
import { foundBy, mendsOf, verdictOn } from '#testing/core/rules/verdict-on.ts';

const HERE = records('Customer', 'Order');

describe('a relation is whole', () => {
  test.each([
    ['Customer | Order | any number | exactly one | no | goes too', 0],
    ['customers | orders | any number | exactly one | no | not allowed', 0],
    ['Customer | Order | any number | at most one | no | stays alone', 0],
    ['Customer | Customer | any number | at most one | no | stays alone', 0],
    ['Customer | Ordr | any number | exactly one | no | goes too', 1],
    ['Custmer | Ordr | any number | exactly one | no | goes too', 2],
    ['Customer | Order | | exactly one | no | goes too', 1],
    ['Customer | Order | any number | | no | goes too', 1],
    ['Customer | Order | any number | exactly one | no |', 1],
    ['Customer | Order | any number | exactly one | no | stays alone', 1],
  ])('%s: %i broken', (row, broken) => {
    expect(foundBy(13, HERE, relations(row))).toHaveLength(broken);
  });

  test.each([
    ['Order | Customer | exactly one | any number | no | goes too', 0],
    ['Order | Customer | at most one | any number | no | goes too', 1],
    ['Order | Customer | exactly one | one or more | no | goes too', 1],
  ])('told from both ends, the second time as %s: %i broken', (row, broken) => {
    const first = relationsOf('customer', 'Customer | Order | any number | exactly one | no | goes too');
    expect(foundBy(13, HERE, first, relationsOf('order', row))).toHaveLength(broken);
  });

  const needs = (...pairs: string[]) => relations(...pairs.map((pair) => `${pair} | no | goes too`));
  test.each([
    ['one after the other', needs('A | B | exactly one | any number', 'B | C | one or more | at most one'), 0],
    ['over one relation only', needs('A | B | one or more | exactly one'), 0],
    ['itself, if at all', needs('A | A | at most one | any number'), 0],
    ['itself', needs('A | A | exactly one | any number'), 1],
    [
      'in a circle',
      needs(
        'A | B | exactly one | any number',
        'A | C | at most one | one or more',
        'C | B | any number | any number',
        'B | C | exactly one | any number',
      ),
      1,
    ],
  ])('each needs another %s', (_, said, broken) => {
    const found = foundBy(13, records('A', 'B', 'C'), said).filter((sentence) => /first/.test(sentence));
    expect(found).toHaveLength(broken);
  });

  test('a link leads to a thing', () => {
    const link = (unit: string) => fields('order', `By | link | ${unit}`);
    const none = { 'entities.relations': { na: 'None.' } };
    expect(verdictOn(13, HERE, none, link('Customer'))).toEqual([]);
    expect(verdictOn(13, HERE, none, link(''))).toEqual([]);
    expect(verdictOn(13, HERE, none, link('Person'))).toEqual([
      '“By” of “Order” leads to “Person”, but no records are kept of that; name one of the things, or add it.',
    ]);
    expect(mendsOf(13, HERE, none, link('Person'))).toEqual(['entities.order.fields']);
  });

  test('waits for the things and what belongs together', () => {
    expect(mendsOf(13)).toEqual(['entities.records']);
    expect(mendsOf(13, HERE)).toEqual(['entities.relations']);
  });
});
