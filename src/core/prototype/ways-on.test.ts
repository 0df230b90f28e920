import { describe, expect, test } from 'vitest';
import { tableText } from '../model/testing/workspace-of.ts';
import type { SampleRow } from './sample/types.ts';
import { screensOf } from './screens-of.ts';
import { actingAs, libraryWith, loan } from './testing/library.ts';
import { waysOn } from './ways-on.ts';

const ROWS = [loan('1', { title: 'Saw' }, 'out')];

describe('ways on', () => {
  const LINKED = libraryWith({
    'screens.inventory': tableText(
      'Screen | Kind | About what | Address',
      'Loans | list | Loan | /loans',
      'One loan | detail | Loan | /loans/{loan}',
      'Person | detail | Member | /people/{member}',
      'New loan | form | Loan | /loans/new',
    ),
    'entities.loan.fields': tableText('Field | Type | Unit', 'Title | text | ', 'Borrower | link | Member'),
    'screens.links': tableText(
      'From | To | By which button or link | Only when',
      'Loans | One loan | a line | ',
      'Loans | New loan | Hand out | Role is Clerk',
      'One loan | Person | the borrower | State is Out',
      'One loan | Loans | all of them | the moon is full',
      'One loan | Atlantis | dive | ',
      'New loan | Loans | Save | ',
    ),
  });
  const screens = screensOf(LINKED);
  const ways = (from: string, role: string, row?: SampleRow) => {
    const screen = screens.find(({ id }) => id === from);
    if (!screen) throw new Error(`There is no screen “${from}”.`);
    const kim = { ...loan('m/1', { name: 'Kim' }, ''), entity: 'member' };
    const acting = actingAs(role, [...ROWS, kim], LINKED);
    return waysOn(acting, screens, screen, row).map(({ label, path, look }) => [label, path, look]);
  };

  test('lead to the record that is shown, or to the one it is linked to', () => {
    const out = loan('1', { borrower: 'm/1' }, 'out');
    expect(ways('one-loan', 'clerk', out)).toEqual([
      ['the borrower', '/people/m%2F1', 'said'],
      ['all of them', '/loans', 'guess'],
      ['dive', null, 'hole'],
    ]);
    expect(ways('one-loan', 'clerk', loan('2', { borrower: 'm/1' }, 'back'))[0]?.[0]).toBe('all of them');
  });

  test('are left out where a role may not, and have no link of their own on a line of a list or a save button', () => {
    expect(ways('loans', 'clerk')).toEqual([
      ['a line', null, 'said'],
      ['Hand out', '/loans/new', 'said'],
    ]);
    expect(ways('loans', 'member').map(([label]) => label)).toEqual(['a line']);
    expect(ways('new-loan', 'clerk')).toEqual([['Save', null, 'said']]);
  });
});
