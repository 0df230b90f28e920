import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { libraryWith } from '#testing/core/prototype/library.ts';
import { readEnvelope } from './envelope.ts';
import { inCommon } from './in-common.ts';
import { parseJson } from './json-problem.ts';
import { offeredCalls } from './offered-call.ts';
import { pageOf, readPaging } from './paging.ts';
import { whoMay } from './who-may.ts';

describe('paging', () => {
  const plain = { most: null, usual: null, isCut: false };
  test.each([
    ['limit and offset, at most 100', { ...plain, form: 'offset', from: 'offset', size: 'limit', most: 100 }],
    ['page and per_page, 20 by default', { ...plain, form: 'page', from: 'page', size: 'per_page', usual: 20 }],
    ['page, 20 a page', { ...plain, form: 'page', from: 'page', size: null, usual: 20 }],
    ['cursor', { ...plain, form: 'cursor', from: 'cursor', size: null }],
    [
      'the parameters starting_after and limit, up to 50, capped',
      { form: 'cursor', from: 'starting_after', size: 'limit', most: 50, usual: null, isCut: true },
    ],
    ['pageSize, default 5', { ...plain, form: 'size only', from: null, size: 'pageSize', usual: 5 }],
    ['newest first', null],
    ['limit and offset, sorted by name', null],
    ['at most 100', null],
  ])('“%s”', (words, paging) => expect(readPaging(words)).toEqual(paging));

  const form = fc.constantFrom(
    'limit and offset, 3 by default',
    'page and per_page, 3 by default',
    'cursor and limit, 3 by default',
  );
  test('leads through the whole list, page by page, and back no further than its beginning', () => {
    fc.assert(
      fc.property(form, fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 7 }), (words, count, size) => {
        const paging = readPaging(words);
        const all = Array.from({ length: count }, (_, at) => `r${at}`);
        const seen: string[] = [];
        let next: string | null = `${paging?.size}=${size}`;
        for (let pages = 0; next !== null && pages <= count; pages += 1) {
          const query: Readonly<Record<string, string>> = Object.fromEntries(
            next.split('&').map((pair) => pair.split('=')),
          );
          const taken: ReturnType<typeof pageOf<string>> = pageOf(paging, query, all, (one) => one);
          if (!('page' in taken)) throw new Error(taken.problem);
          seen.push(...taken.page.items);
          next = taken.page.next;
        }
        expect(seen).toEqual(all);
      }),
    );
  });
});

test.each([
  ['data: [...]', { members: ['data'], list: 'data' }],
  ['results', { members: ['results'], list: 'results' }],
  ['count, next, previous, results', { members: ['count', 'next', 'previous', 'results'], list: 'results' }],
  ['{"loans": [...], "total": 3}', { members: ['loans', 'total'], list: 'loans' }],
  ['wrapped in “payload”', null],
  ['wrapped in “data”', { members: ['data'], list: 'data' }],
  ['data, meta {page, count}', { members: ['data', 'meta'], list: 'data', blocks: { meta: ['page', 'count'] } }],
  ['newest first', null],
])('an envelope of “%s”', (words, envelope) => expect(readEnvelope(words)).toEqual(envelope));

test.each([
  ['anybody', { anybody: true, token: false, roles: [], unread: [] }],
  ['anybody with a token', { anybody: false, token: true, roles: [], unread: [] }],
  ['a token', { token: true, unread: [] }],
  ['whoever is signed in', { signedIn: true, roles: [], unread: [] }],
  ['Clerk or Member, with a token', { token: true, roles: ['clerk', 'member'], unread: [] }],
  ['Clerks', { roles: ['clerk'], unread: [] }],
  ['everybody but members', { anybody: false, roles: [], unread: ['everybody but members'] }],
  ['friends of the house', { unread: ['friends of the house'] }],
])('“%s” may', (words, may) => {
  const product = libraryWith({ 'calls.offers': tableText('Call | Who may', `A | ${words}`) });
  const [call] = offeredCalls(product);
  expect(call && whoMay(product, call.offer)).toMatchObject(may);
});

test('headers that all requests and answers have are read, other words are told', () => {
  const { asked, answered, unread } = inCommon(
    libraryWith({
      'calls.offers.common': tableText(
        'Of | Has | Example',
        'every request | Authorization: Bearer and the token | Bearer abc',
        'every request | a token in the header X-Key | ',
        'every answer | application/json; charset=utf-8 | ',
        'every answer | a kind word | ',
      ),
    }),
  );
  expect(asked).toEqual([
    { name: 'Authorization', value: 'Bearer abc' },
    { name: 'X-Key', value: '' },
  ]);
  expect(answered).toEqual([{ name: 'Content-Type', value: 'application/json; charset=utf-8' }]);
  expect(unread).toEqual(['every answer: a kind word']);
});

test('whatever is no JSON is told with its place, within the text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), fc.nat(), fc.string({ maxLength: 3 }), (text, at, other) => {
      const broken = text.slice(0, at % (text.length + 1)) + other + text.slice(at % (text.length + 1));
      const read = parseJson(broken);
      if (read.ok) return;
      const [, line = '1', column = '1'] = /line (\d+), column (\d+)/u.exec(read.problem) ?? [];
      expect(broken.split('\n')[Number(line) - 1]?.length).toBeGreaterThanOrEqual(Number(column) - 1);
    }),
  );
  expect(parseJson('[1,]')).toMatchObject({ problem: expect.stringContaining('column 4 does not go on with “]”') });
  expect(parseJson('{"a" 1}')).toMatchObject({ problem: expect.stringContaining('column 6 does not go on with “1”') });
  expect(parseJson('tru')).toMatchObject({ problem: expect.stringContaining('column 1 does not go on with “t”') });
});
