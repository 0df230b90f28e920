import { describe, expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import { answerCall } from './answer-call.ts';
import { answerPieces } from './answer-value.ts';
import { offeredCalls } from './offered-call.ts';
import type { CallRequest } from './request.ts';
import { sampleRequest } from './sample-request.ts';

const PARTS = 'Part | Where | Type | Must be there';
const GIVES = 'Outcome | Status | Body';
const PRODUCT = libraryWith({
  'entities.loan.identity': 'natural',
  'calls.offers': tableText(
    'Call | Method | Address | Who may',
    'Deposit of a loan | GET | /stats/deposit | anybody',
    'Find or create a loan | PUT | /loans | anybody',
  ),
  'calls.offers.deposit-of-a-loan.takes': tableText(PARTS, 'loan_id | query | text | yes'),
  'calls.offers.deposit-of-a-loan.gives': tableText(GIVES, 'It | 200 | Deposit', 'None | 404 | nothing'),
  'calls.offers.find-or-create-a-loan.takes': tableText(
    PARTS,
    'title | body | text | yes',
    'borrower | body | text | no',
  ),
  'calls.offers.find-or-create-a-loan.gives': tableText(GIVES, 'It | 200 | loan {id, title, borrower}'),
});
const ACTOR = actingAs(
  'clerk',
  [
    loan('a', { title: 'Drill', borrower: 'Kim', deposit: 20 }, 'reserved'),
    loan('b', { title: 'Saw', borrower: 'Lee', deposit: 5 }, 'reserved'),
  ],
  PRODUCT,
);

function called(id: string) {
  const call = offeredCalls(PRODUCT).find(({ offer }) => offer.id === id);
  if (!call) throw new Error(`Nobody offers ${id}.`);
  return call;
}

function answer(id: string, request: Partial<CallRequest>) {
  const blank = { address: {}, query: {}, headers: {}, token: '', body: '' };
  const { status, body, world } = answerCall(ACTOR, called(id), { ...blank, ...request }, { freshId: 'new' });
  return { status, body: body && JSON.parse(answerPieces(body).join('')), isChanged: world !== null };
}

describe('a record that is named in the query', () => {
  test.each([
    ['b', { status: '200', body: 5 }],
    ['nowhere', { status: '404', body: null }],
    ['', { status: '404', body: null }],
  ])('%s', (key, expected) => {
    expect(answer('deposit-of-a-loan', { query: { loan_id: key } })).toMatchObject(expected);
  });

  test('stands in the request that is tried', () => {
    expect(sampleRequest(ACTOR, called('deposit-of-a-loan')).query).toEqual({ loan_id: 'drill' });
  });
});

describe('what is found or created', () => {
  const put = (value: object) => answer('find-or-create-a-loan', { body: JSON.stringify(value) });

  test('is the record that is equal in all that was sent', () => {
    const found = { status: '200', isChanged: false, body: { title: 'Saw', borrower: 'Lee' } };
    expect(put({ title: 'Saw' })).toMatchObject(found);
    expect(put({ title: 'Saw', borrower: 'Lee' })).toMatchObject(found);
  });

  test('is made where there is none', () => {
    expect(put({ title: 'Saw', borrower: 'Ann' })).toMatchObject({
      isChanged: true,
      body: { title: 'Saw', borrower: 'Ann' },
    });
  });
});
