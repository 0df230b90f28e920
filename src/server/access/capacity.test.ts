import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { enterByInvitation, enterFromLobby } from './admission.ts';
import { CAPACITY, occupantsOf } from './capacity.ts';
import { invite, removePerson, revoke } from './invitations.ts';
import { invitesText, readInvites } from './invite-store.ts';
import { type Invitation, type Invites, NO_INVITES, type Person, peopleAdmittedBy, withInvitation } from './invites.ts';
import { NO_PAST_SPEAKERS } from './past-speakers.ts';

const NOW = 1_000;
const link = (id: string, whom: 'one' | 'many', as: Invitation['as'] = 'stakeholder'): Invitation => ({
  id,
  seal: id,
  as,
  for: whom,
  name: '',
  role: '',
  until: NOW + 1,
  revoked: false,
  made: 'by-hand',
});
const LINKS = ['a', 'b', 'c', 'd'].map((id) => link(id, 'many'));
const EMPTY = [...LINKS, link('own', 'one'), link('run', 'one', 'facilitator')].reduce(
  (invites, one) => withInvitation(one, invites),
  NO_INVITES,
);

/** So many people who came by each of some links. */
function crowded(each: number, ...ids: readonly string[]): Invites {
  const came = ids.flatMap((id) => Array.from({ length: each }, (_, at) => ({ id, person: `${id}${at}` })));
  const people = came.map(
    ({ id, person }): Person => ({
      person,
      name: person,
      role: '',
      as: 'stakeholder',
      came: { by: 'invitation', invitation: id },
      out: false,
    }),
  );
  return {
    ...EMPTY,
    people: new Map(people.map((one) => [one.person, one])),
    devices: new Map(people.map(({ person }) => [person, { seal: person, person, seen: NOW }])),
  };
}

const arrival = (name: string) => ({
  speaker: { name, role: '' },
  device: `new ${name}`,
  oldSeal: '',
  now: NOW,
  random: randomBytes,
  pastSpeakers: NO_PAST_SPEAKERS,
});
const comesBy = (seal: string, invites: Invites) => {
  const done = enterByInvitation(seal, arrival('Dana'))(invites);
  return 'invites' in done ? 'in' : done.problem;
};
const bookAfter = (done: { readonly invites: Invites } | object): Invites =>
  'invites' in done ? done.invites : NO_INVITES;

const FULL = 'No more people can join this way; ask the facilitator for your own link.';

describe('a link for many that is full', () => {
  const invites = crowded(CAPACITY.each, 'a');
  test('lets nobody new in; all other links do', () => {
    expect(['a', 'b', 'own', 'run'].map((id) => comesBy(id, invites))).toEqual([FULL, 'in', 'in', 'in']);
  });
  test('has room again once somebody was shown out or has left, and all its room once it was ended', () => {
    expect(comesBy('a', bookAfter(removePerson('a7', 'me')(invites)))).toBe('in');
    expect(comesBy('a', { ...invites, devices: new Map([...invites.devices].slice(1)) })).toBe('in');
    expect(occupantsOf(bookAfter(revoke('a', 'me')(invites)), 'invited', NOW)).toEqual([]);
  });
});

describe('a workspace that is full', () => {
  const invites = crowded(CAPACITY.each, 'a', 'b', 'c');
  test('still has room for links for one, and for facilitators whom another lets in', () => {
    expect(['d', 'own', 'run'].map((id) => comesBy(id, invites))).toEqual([FULL, 'in', 'in']);
    const waits = { ...arrival('Frank'), person: '0000000f' };
    expect(enterFromLobby('facilitator', NOW + 1, waits)(invites)).toMatchObject({
      answer: { name: 'Frank' },
    });
    expect(enterFromLobby('stakeholder', NOW + 1, waits)(invites)).toMatchObject({ status: 503 });
  });
  test('has room again once a link is ended', () => {
    expect(comesBy('d', bookAfter(revoke('a', 'me')(invites)))).toBe('in');
  });
});

test('of those who are gone the book keeps only the last, and everybody who is in', () => {
  const many = crowded(2_500, 'a', 'b');
  const invites = bookAfter(enterByInvitation('c', arrival('Dana'))(bookAfter(revoke('a', 'me')(many))));
  expect(['a', 'b', 'c'].map((id) => peopleAdmittedBy(id, invites).length)).toEqual([2_000, 2_500, 1]);
});

test('a book from before, and one in which a link is guarded, is read as it was written', () => {
  const guarded = withInvitation({ ...link('a', 'many'), guarded: true }, EMPTY);
  for (const invites of [EMPTY, guarded]) expect(readInvites(invitesText(invites), NOW)).toEqual(invites);
});

describe('however often a server is started', () => {
  const starts = (until: number) =>
    Array.from({ length: 1_100 }, (_, at) => ({
      ...link(`s${at}`, 'many'),
      made: 'at-start' as const,
      until,
    }));
  const bookOf = (links: readonly Invitation[]) => links.reduce((invites, one) => withInvitation(one, invites), EMPTY);
  const inviting = {
    id: 'new',
    seal: 'new',
    as: 'facilitator',
    for: 'one',
    name: '',
    role: '',
    hours: 1,
  } as const;

  test('the next one starts, and invitations are made', () => {
    for (const until of [NOW - 1, NOW + 1]) {
      const invites = readInvites(invitesText(bookOf(starts(until))), NOW) ?? NO_INVITES;
      expect(invites.invitations.size).toBeLessThan(30);
      expect(invite({ ...inviting, made: 'by-hand' }, NOW)(invites)).toMatchObject({ answer: { id: 'new' } });
    }
  });

  test('the last links that were printed still open', () => {
    const invites = readInvites(invitesText(bookOf(starts(NOW + 1))), NOW) ?? NO_INVITES;
    expect([comesBy('s1099', invites), comesBy('s0', invites)]).toEqual([
      'in',
      expect.stringMatching(/no longer works/),
    ]);
  });

  test('one more link is printed where a thousand are in use, and what has ended makes room for others', () => {
    const invites = bookOf(starts(NOW + 1));
    expect(invite({ ...inviting, made: 'at-start' }, NOW)(invites)).toMatchObject({ answer: { id: 'new' } });
    expect(invite({ ...inviting, made: 'by-hand' }, NOW)(invites)).toMatchObject({ status: 409 });
    expect(invite({ ...inviting, made: 'by-hand' }, NOW)(bookOf(starts(NOW - 1)))).toMatchObject({
      answer: { id: 'new' },
    });
  });
});
