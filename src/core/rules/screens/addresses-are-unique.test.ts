import { describe, expect, test } from 'vitest';
import { fields, records, relations, screens } from '#testing/core/rules/said.ts';
import { foundBy, mendsOf, verdictOn } from '#testing/core/rules/verdict-on.ts';

const two = (one: string, other: string) => screens(`A | static | | ${one}`, `B | static | | ${other}`);

describe('no two screens have one address', () => {
  test.each([
    ['/orders', '/order', 0],
    ['/orders', '/orders/:id', 0],
    ['/orders', '/orders', 1],
    ['/orders/:id', '/orders/:number', 1],
    ['/orders/{id}', '/orders/:number', 1],
    ['/Orders/', '/orders', 1],
    ['/', '/', 1],
    ['', '', 0],
  ])('“%s” and “%s”: %i broken', (one, other, broken) => {
    expect(foundBy(6, two(one, other))).toHaveLength(broken);
  });

  test('names both', () => {
    expect(verdictOn(6, two('/a/:x', '/a/:y'))).toEqual([
      '“A” and “B” have the same address, “/a/:”; give each its own.',
    ]);
    expect(mendsOf(6)).toEqual(['screens.inventory']);
  });
});

describe('what varies in an address tells one record from the next', () => {
  const natural = [
    records('Car', 'Owner'),
    fields('car', 'Plate | text', 'Colour | text'),
    fields('owner', 'Mail | text'),
    relations('Owner | Car | any number | exactly one | yes | not allowed'),
    { 'entities.car.identity': 'natural', 'entities.owner.identity': 'natural' },
    { 'entities.car.identity.lines': '- Plate', 'entities.owner.identity.lines': '- Mail' },
  ];
  test.each([
    ['detail', '/cars/:plate', 0],
    ['detail', '/cars/:car', 0],
    ['detail', '/cars/:carPlate', 0],
    ['detail', '/owners/:owner/cars/:plate', 0],
    ['list', '/owners/:mail/cars', 0],
    ['detail', '/cars/:colour', 1],
    ['detail', '/cars/:id', 1],
    ['detail', '/cars/:mail', 1],
    ['report', '/cars/:year', 0],
  ])('%s at %s: %i broken', (kind, address, broken) => {
    expect(foundBy(6, ...natural, screens(`Car page | ${kind} | Car | ${address}`))).toHaveLength(broken);
  });

  test.each([
    ['issued', '/orders/:id', 0],
    ['issued', '/orders/:orderNumber', 0],
    ['issued', '/orders/:price', 1],
  ])('a number that is %s, at %s: %i broken', (identity, address, broken) => {
    const said = [records('Order'), { 'entities.order.identity': identity }];
    expect(foundBy(6, ...said, screens(`Order page | detail | Order | ${address}`))).toHaveLength(broken);
  });

  test('nobody has said yet how they are told apart', () => {
    expect(verdictOn(6, records('Order'), screens('Order page | detail | Order | /orders/:slug'))).toEqual([]);
  });

  test('says what to use instead', () => {
    const screen = screens('Car page | detail | Car | /cars/:colour');
    expect(verdictOn(6, ...natural, screen)).toEqual([
      'The address of “Car page” varies by “colour”, but that is not what tells one “Car” from the next; use “Plate”.',
    ]);
  });
});
