import { describe, expect, test } from 'vitest';
import type { InvitationView } from '#core/presence.ts';
import { groupInvitations, invitationState } from './invite/invitations.tsx';
import { inviteeWords, inviteMail, timeWords } from './words.ts';

const NOW = Date.UTC(2026, 10, 22, 9);
const made = (change: Partial<InvitationView>): InvitationView => ({
  id: '0a1b2c3d',
  as: 'stakeholder',
  for: 'one',
  name: '',
  role: '',
  until: NOW + 1,
  revoked: false,
  people: [],
  ...change,
});

describe('an invitation in words', () => {
  test.each([
    [{ name: 'Dana', role: 'Finance' }, 'Dana · Finance'],
    [{ name: 'Dana' }, 'Dana'],
    [{}, 'The first person to open it'],
    [{ for: 'many' as const }, 'Anyone with the link'],
    [{ for: 'many' as const, role: 'Sales' }, 'Anyone with the link, for Sales'],
  ])('%j is for %s', (change, words) => expect(inviteeWords(made(change))).toBe(words));

  test('opens something until its end, unless a facilitator has ended it', () => {
    const all = [made({}), made({ until: NOW }), made({ revoked: true })];
    expect(all.map((one) => invitationState(one, NOW))).toEqual(['open', 'ended', 'revoked']);
  });

  test('stands above those that are over, the newest first', () => {
    const [first, over, last] = [made({ id: '1' }), made({ id: '2', revoked: true }), made({ id: '3' })];
    expect(groupInvitations([first, over, last], NOW)).toEqual({ open: [last, first], over: [over] });
  });
});

test('the mail holds the link, and says of a personal one that it is', () => {
  const link = 'http://a.example/join#aB';
  const mailFor = (whom: 'one' | 'many') =>
    inviteMail({ about: 'Billing', name: 'Dana', link, until: NOW, for: whom }).body;
  expect(mailFor('one')).toContain(`Hello Dana,`);
  expect(mailFor('one').split('\n')).toContain(link);
  expect([mailFor('one'), mailFor('many')].map((body) => body.includes('for you alone'))).toEqual([true, false]);
});

test.each([
  [60, 6, 53, '53 of 60 minutes are planned, 1 still free, 6 kept for the end.'],
  [60, 6, 54, '54 of 60 minutes are planned, 6 kept for the end.'],
  [60, 6, 58, '58 of 60 minutes are planned. That leaves 2 for the end; 6 would be better.'],
  [60, 6, 67, '67 of 60 minutes are planned: 7 too many. Leave something for later, or plan more time.'],
  [30, 3, 1, '1 of 30 minutes is planned, 26 still free, 3 kept for the end.'],
])('of %i minutes %i are kept and %i planned', (given, reserve, planned, words) => {
  expect(timeWords({ given, reserve, planned, free: given - reserve - planned })).toBe(words);
});
