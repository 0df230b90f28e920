import { describe, expect, test } from 'vitest';
import { pageFromWords } from './doors.ts';

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
