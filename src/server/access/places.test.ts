import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { enterByInvitation, enterFromLobby } from './enter.ts';
import { invite, revoke, sendOut } from './invitations.ts';
import { bookText, readBook } from './invite-store.ts';
import { type Book, cameWith, EMPTY_BOOK, type Invitation, type Person, withInvitation } from './invites.ts';
import { crowdIn, PLACES } from './places.ts';
import { NOTHING_SPOKEN } from './spoken.ts';

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
  (book, one) => withInvitation(one, book),
  EMPTY_BOOK,
);

/** So many who came with each of some links. */
function crowded(each: number, ...ids: readonly string[]): Book {
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
  before: '',
  now: NOW,
  random: randomBytes,
  spoken: NOTHING_SPOKEN,
});
const comesBy = (seal: string, book: Book) => {
  const done = enterByInvitation(seal, arrival('Dana'))(book);
  return 'book' in done ? 'in' : done.problem;
};
const bookAfter = (done: { readonly book: Book } | object): Book => ('book' in done ? done.book : EMPTY_BOOK);

const FULL = 'As many people are in as can come this way; ask the facilitator for a link of your own.';

describe('a link for many that is full', () => {
  const book = crowded(PLACES.each, 'a');
  test('lets nobody new in; all other links do', () => {
    expect(['a', 'b', 'own', 'run'].map((id) => comesBy(id, book))).toEqual([FULL, 'in', 'in', 'in']);
  });
  test('has room again once somebody was shown out or has left, and all its room once it was ended', () => {
    expect(comesBy('a', bookAfter(sendOut('a7', 'me')(book)))).toBe('in');
    expect(comesBy('a', { ...book, devices: new Map([...book.devices].slice(1)) })).toBe('in');
    expect(crowdIn(bookAfter(revoke('a', 'me')(book)), 'invited', NOW)).toEqual([]);
  });
});

describe('a workspace that is full', () => {
  const book = crowded(PLACES.each, 'a', 'b', 'c');
  test('still has room for links for one, and for facilitators whom another lets in', () => {
    expect(['d', 'own', 'run'].map((id) => comesBy(id, book))).toEqual([FULL, 'in', 'in']);
    const waits = { ...arrival('Frank'), person: '0000000f' };
    expect(enterFromLobby('facilitator', NOW + 1, waits)(book)).toMatchObject({ answer: { name: 'Frank' } });
    expect(enterFromLobby('stakeholder', NOW + 1, waits)(book)).toMatchObject({ status: 503 });
  });
  test('has room again once a link is ended', () => {
    expect(comesBy('d', bookAfter(revoke('a', 'me')(book)))).toBe('in');
  });
});

test('of those who are gone the book keeps only the last, and everybody who is in', () => {
  const many = crowded(2_500, 'a', 'b');
  const book = bookAfter(enterByInvitation('c', arrival('Dana'))(bookAfter(revoke('a', 'me')(many))));
  expect(['a', 'b', 'c'].map((id) => cameWith(id, book).length)).toEqual([2_000, 2_500, 1]);
});

test('a book from before, and one in which a link is guarded, is read as it was written', () => {
  const guarded = withInvitation({ ...link('a', 'many'), guarded: true }, EMPTY);
  for (const book of [EMPTY, guarded]) expect(readBook(bookText(book), NOW)).toEqual(book);
});

describe('however often a server is started', () => {
  const starts = (until: number) =>
    Array.from({ length: 1_100 }, (_, at) => ({
      ...link(`s${at}`, 'many'),
      made: 'at-start' as const,
      until,
    }));
  const bookOf = (links: readonly Invitation[]) =>
    links.reduce((book, one) => withInvitation(one, book), EMPTY);
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
      const book = readBook(bookText(bookOf(starts(until))), NOW) ?? EMPTY_BOOK;
      expect(book.invitations.size).toBeLessThan(30);
      expect(invite({ ...inviting, made: 'by-hand' }, NOW)(book)).toMatchObject({ answer: { id: 'new' } });
    }
  });

  test('the last links that were printed still open', () => {
    const book = readBook(bookText(bookOf(starts(NOW + 1))), NOW) ?? EMPTY_BOOK;
    expect([comesBy('s1099', book), comesBy('s0', book)]).toEqual([
      'in',
      expect.stringMatching(/opens nothing/),
    ]);
  });

  test('one more link is printed where a thousand are in use, and what has ended makes room for others', () => {
    const book = bookOf(starts(NOW + 1));
    expect(invite({ ...inviting, made: 'at-start' }, NOW)(book)).toMatchObject({ answer: { id: 'new' } });
    expect(invite({ ...inviting, made: 'by-hand' }, NOW)(book)).toMatchObject({ status: 409 });
    expect(invite({ ...inviting, made: 'by-hand' }, NOW)(bookOf(starts(NOW - 1)))).toMatchObject({
      answer: { id: 'new' },
    });
  });
});
