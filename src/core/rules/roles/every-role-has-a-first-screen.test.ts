import { describe, expect, test } from 'vitest';
import { landings, may, records, roles, screens } from '#testing/core/rules/said.ts';
import { foundBy, mendsOf, verdictOn } from '#testing/core/rules/verdict-on.ts';

const HERE = [roles('Clerk', 'Boss'), records('Order'), screens('Orders | list | Order', 'Help | static')];

describe('each role has a first screen that it may see', () => {
  test.each([
    [landings('Clerk | Orders', 'Boss | Help'), 0],
    [landings('Everybody | Orders'), 0],
    [landings('Clerk | Orders'), 1],
    [landings('Clerk | Orders', 'Boss |'), 1],
    [landings('Clerk | Orders', 'Boss | Desk'), 1],
  ])('%o: %i broken', (first, broken) => {
    expect(foundBy(2, ...HERE, first)).toHaveLength(broken);
  });

  test.each([
    ['yes', 'no', 0],
    ['own', 'no', 0],
    ['', 'no', 1],
    ['yes', '', 0],
    ['', 'yes', 0],
    ['no', 'yes', 1],
    ['no', 'no', 1],
  ])('may list %s, may open %s: %i broken', (list, view, broken) => {
    const rights = may('order', 'list | view', `Clerk | ${list} | ${view}`, 'Boss | yes | yes');
    expect(foundBy(2, ...HERE, landings('Everybody | Orders'), rights)).toHaveLength(broken);
  });

  test('a page of one needs the right to open it', () => {
    const page = screens('Orders | detail | Order');
    const rights = (view: string) => may('order', 'list | view', `Clerk | no | ${view}`, 'Boss | yes | yes');
    const first = landings('Everybody | Orders');
    expect(foundBy(2, ...HERE, page, first, rights('own'))).toEqual([]);
    expect(foundBy(2, ...HERE, page, first, rights('no'))).toHaveLength(1);
  });

  test('an empty cell counts as what was said of all of them', () => {
    const rights = may('order', 'list | view', 'Clerk |  | ', 'Boss | yes | yes');
    const blank = { 'roles.permissions.blank': 'forbidden' };
    expect(verdictOn(2, ...HERE, landings('Everybody | Orders'), rights, blank)).toEqual([
      '“Clerk” should see “Orders” first, but may not see what it shows; allow it, or choose another first screen.',
    ]);
  });

  test('waits for the roles and their first screens', () => {
    expect(mendsOf(2)).toEqual(['roles.grants']);
    expect(mendsOf(2, ...HERE)).toEqual(['screens.landing']);
    expect(verdictOn(2, roles('Clerk'), landings('Clerk | Orders'))).toEqual([]);
  });
});
