import { describe, expect, test } from 'vitest';
import { doorsOf, pageFromWords } from './doors.ts';

const page = (screen: string, settled: boolean) => ({
  settled,
  cell: (column: string) => ({ screen, kind: 'list', address: `/${screen}` })[column] ?? '',
});

test('nobody has said anything: six doors without a sign', () => {
  expect(doorsOf([], {}, []).map(({ title, look }) => title + look)).toEqual(Array(6).fill('hole'));
});

test('known pages have their doors, and there is always one more without a sign', () => {
  const pages = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name, at) => page(name, at > 0));
  const doors = doorsOf(pages, {}, []);
  expect(doors.map(({ look }) => look)).toEqual(['said', ...Array(6).fill('decided'), 'hole']);
  expect(doors[1]).toMatchObject({ title: 'b', address: '/b', kind: 'list' });
});

test('words typed at a door hang on that door only, as not decided', () => {
  const doors = doorsOf([], { 'door-2': 'overdue invoices' }, []);
  expect(doors.map(({ title }) => title)).toEqual(['', 'Overdue invoices', '', '', '', '']);
  expect(doors[1]?.look).toBe('guess');
});

const KINDS = ['list', 'detail', 'form', 'sign-in'];

describe('the words said at a door become a page', () => {
  test.each([
    ['a list of all overdue invoices', 'List of all overdue invoices', '/list-overdue-invoices', 'list'],
    ['I expected the sign-in.', 'Sign-in', '/sign-in', 'sign-in'],
    ['today’s bookings?', 'Today’s bookings', '/todays-bookings', ''],
    ['Übersicht für Köche', 'Übersicht für Köche', '/übersicht-für-köche', ''],
    ['予約', '予約', '/予約', ''],
  ])('“%s”', (words, title, address, kind) => {
    expect(pageFromWords(words, KINDS)).toEqual({ title, address, kind });
  });

  test('a word that only contains a kind does not make it one', () => {
    expect(pageFromWords('the platform listings', KINDS).kind).toBe('');
  });

  test('no words make no address', () => {
    expect(pageFromWords('  ?! ', KINDS)).toMatchObject({ address: '', kind: '' });
  });

  test('an address stays short enough to read, cut between words', () => {
    const { address } = pageFromWords('word '.repeat(400), KINDS);
    expect(address).toMatch(/^(\/|-)word(-word)*$/);
    expect(address.length).toBeLessThanOrEqual(49);
  });

  test.each(['__proto__', '../../etc', '<img src=x>', '🎉🎉'])('“%s” makes an address of letters only', (words) => {
    expect(pageFromWords(words, KINDS).address).toMatch(/^$|^\/[\p{L}\p{N}-]+$/u);
  });
});
