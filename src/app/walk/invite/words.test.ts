import { describe, expect, test } from 'vitest';
import type { InvitationView } from '#core/presence.ts';
import { groupInvitations, invitationState, inviteeWords, inviteMail } from './words.ts';

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
    [{}, 'The first who opens it'],
    [{ for: 'many' as const }, 'Whoever holds the link'],
    [{ for: 'many' as const, role: 'Sales' }, 'Whoever holds the link, for Sales'],
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
  expect([mailFor('one'), mailFor('many')].map((body) => body.includes('yours alone'))).toEqual([true, false]);
});
