import { describe, expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import { answerCall } from './answer-call.ts';
import { answerPieces } from './answer-value.ts';
import { isTooMany, readLimit } from './call-limit.ts';
import { offeredCalls } from './offered-call.ts';

const PRODUCT = libraryWith({
  'entities.member.identity': 'natural',
  'entities.member.fields': tableText('Field | Type', 'Name | text', 'Blocked | yes or no'),
  'entities.loan.fields': tableText('Field | Type | Unit', 'Title | text | ', 'Borrower | link | Member'),
  'roles.grants.me': tableText('Role | Is which record', 'everybody | Member'),
  'calls.offers': tableText('Call | Method | Address | Who may', 'Lend | POST | /loans | anybody'),
  'calls.offers.lend.takes': tableText(
    'Part | Where | Type | Must be there',
    'title | body | Title | yes',
    'borrower | body | Borrower | no',
  ),
  'calls.offers.lend.gives': tableText(
    'Outcome | Status | Body | When',
    'Lent | 201 | loan {title} | it is made',
    'Not signed in | 401 | {error text} | nobody knows who is calling',
    'Blocked | 401 | {reason “you are blocked”} | me.Blocked is yes',
  ),
  'calls.offers.common': tableText(
    'Of | Has | Example',
    'every answer | ignored lists the members that it does not know | ',
  ),
});

const member = (id: string, name: string, blocked: boolean) => ({
  ...loan(id, { name, blocked }, ''),
  entity: 'member',
  states: new Map(),
});
const ROWS = [member('m1', 'Kim', false), member('m2', 'Lee', true), member('m3', 'Ann', false)];

function lent(role: string, sent: object) {
  const actor = actingAs(role, ROWS, PRODUCT);
  const [call] = offeredCalls(PRODUCT);
  const request = { address: {}, query: {}, headers: {}, token: '', body: JSON.stringify(sent) };
  const answer = call && answerCall(actor, call, request, { freshId: 'new' });
  const made = [...(answer?.world?.changes ?? [])].find(({ entity }) => entity === 'loan')?.change.values;
  return { status: answer?.status, body: answer?.body && JSON.parse(answerPieces(answer.body).join('')), made };
}

describe('who is calling', () => {
  test('is refused with the answer whose condition is true of them', () => {
    expect(lent('clerk', { title: 'Saw' }).status).toBe('201');
    expect(lent('member', { title: 'Saw' })).toMatchObject({ status: '401', body: { reason: 'you are blocked' } });
  });
});

describe('what is sent', () => {
  test('and is not known is listed, where the answers are said to', () => {
    expect(lent('clerk', { title: 'Saw', colour: 'red', size: 3 }).body).toEqual({
      title: 'Saw',
      ignored: ['colour', 'size'],
    });
    expect(lent('clerk', { title: 'Saw' }).body).toEqual({ title: 'Saw' });
  });

  test.each(['m3', 'Ann', 'ann'])('may name a record by its key, or by what it is called: %s', (borrower) => {
    expect(lent('clerk', { title: 'Saw', borrower }).made).toMatchObject({ borrower: 'm3' });
  });
});

describe('calls in a time', () => {
  test.each([
    ['at most 200 a minute', { most: 200, within: 60_000, words: '200 a minute' }],
    ['600 requests per hour for each key', { most: 600, within: 3_600_000, words: '600 an hour' }],
    ['up to 5 calls per second', { most: 5, within: 1000, words: '5 a second' }],
    ['not too many', null],
  ])('are limited by the words: %s', (said, limit) => {
    expect(readLimit(said)).toEqual(limit);
  });

  test.each([
    [[], false],
    [[0, 500, 999], false],
    [[500, 1000, 1500], true],
    [[600, 1000, 1500], true],
  ])('are too many after those at %j', (made, expected) => {
    expect(isTooMany(readLimit('3 per second'), made, 1499)).toBe(expected);
    expect(isTooMany(null, made, 1499)).toBe(false);
  });

  test('are answered so where they are too many', () => {
    const product = libraryWith({
      'calls.offers': tableText('Call | Method | Address | Who may', 'Loans | GET | /loans | anybody'),
      'calls.offers.loans.gives': tableText(
        'Outcome | Status | Body',
        'All | 200 | list of loan {title}',
        'Slower | 429 | {why “slower”}',
      ),
      'calls.offers.common': tableText('Of | Has | Example', 'every request | at most 2 a minute | '),
    });
    const [call] = offeredCalls(product);
    const request = { address: {}, query: {}, headers: {}, token: '', body: '' };
    const statusAfter = (made: readonly number[]) =>
      call && answerCall(actingAs('clerk', [], product), call, request, { freshId: 'new', made, at: 60_000 }).status;
    expect([statusAfter([1, 2]), statusAfter([0, 2])]).toEqual(['429', '200']);
  });
});
