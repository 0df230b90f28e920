import { expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith } from '#testing/core/prototype/library.ts';
import { answerCall } from './answer-call.ts';
import { answerPieces } from './answer-value.ts';
import { offeredCalls } from './offered-call.ts';

const PRODUCT = libraryWith({
  'entities.loan.fields': tableText('Field | Type', 'Title | text', 'Marks | tags', 'Kinds | several choices'),
  'calls.offers': tableText('Call | Method | Address | Who may', 'Lend | POST | /loans | anybody'),
  'calls.offers.lend.takes': tableText(
    'Part | Where | Type | Must be there',
    'marks | body | Marks | no',
    'kinds | body | Kinds | no',
  ),
  'calls.offers.lend.gives': tableText('Outcome | Status | Body', 'Lent | 201 | loan {marks, kinds}', 'Wrong | 400 | '),
});

test('several words go in and come out as a list', () => {
  const actor = actingAs('clerk', [], PRODUCT);
  const [call] = offeredCalls(PRODUCT);
  const body = JSON.stringify({ marks: ['old', 'heavy'], kinds: ['saw', 'drill'] });
  const answer =
    call && answerCall(actor, call, { address: {}, query: {}, headers: {}, token: '', body }, { freshId: 'new' });
  expect(answer?.because).toEqual([]);
  expect(answer?.status).toBe('201');
  expect(answer?.body && JSON.parse(answerPieces(answer.body).join(''))).toEqual(JSON.parse(body));
});
