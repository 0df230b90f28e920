import { describe, expect, test } from 'vitest';
import { groups, roles } from '#testing/core/rules/said.ts';
import { foundBy, mendsOf, verdictOn } from '#testing/core/rules/verdict-on.ts';

const DRIVERS = groups('Drivers | 3 | daily | phone');
const as = (role: string) => ({ 'purpose.groups.drivers.role': role });

describe('each group of users has a role', () => {
  test.each([
    ['own', roles('Drivers'), 0],
    ['own', roles('Driver'), 0],
    ['own', {}, 0],
    ['receives-only', roles('Clerk'), 0],
    ['no-access', roles('Clerk'), 0],
    ['Clerk', roles('Clerk'), 0],
    ['own', roles('Clerk'), 1],
    ['Clerk', roles('Boss'), 1],
    ['constructor', roles('Clerk'), 1],
  ])('a group with “%s”, roles %o: %i broken', (role, listed, broken) => {
    expect(foundBy(1, DRIVERS, listed, as(role))).toHaveLength(broken);
  });

  test('says what is wrong and which questions mend it', () => {
    expect(verdictOn(1, DRIVERS, roles('Clerk'), as('own'))).toEqual([
      '“Drivers” should have the role “Drivers”, but no role is called that; add it, or give the group another role.',
    ]);
    expect(mendsOf(1, DRIVERS, roles('Clerk'), as('own'))).toEqual(['roles.grants', 'purpose.groups.drivers.role']);
  });

  test('waits for the groups, and for the role of each', () => {
    expect(verdictOn(1)).toEqual(['not yet: Nobody has said yet who will use this.']);
    expect(mendsOf(1, DRIVERS)).toEqual(['purpose.groups.drivers.role']);
    expect(verdictOn(1, { 'purpose.groups': { na: 'Nobody uses it.' } })).toEqual([]);
  });
});
