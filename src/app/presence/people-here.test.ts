import { expect, test } from 'vitest';
import type { PersonHere } from '#core/presence.ts';
import { peopleAt } from './people-here.tsx';

const person = (name: string, place: string | null): PersonHere => ({
  name,
  role: '',
  person: name,
  as: 'stakeholder',
  place,
  following: true,
  hand: null,
});
const HERE = [person('Ann', '/a'), person('Bob', '/a'), person('Cid', '/b'), person('Dee', null)];

test.each([
  ['others at a place', '/a', {}, ['Bob'], 1],
  ['nobody', '/c', {}, [], 0],
  ['more than are named, oneself not among them', '/a', { '/a': 40, '/b': 2 }, ['Bob'], 39],
  ['where one is not', '/b', { '/a': 40, '/b': 2 }, ['Cid'], 2],
] as const)('%s', (_what, at, places, names, count) => {
  const found = peopleAt({ people: HERE, places }, 'Ann', (place) => place === at);
  expect([found.people.map(({ name }) => name), found.count]).toEqual([names, count]);
});
