import { expect, test } from 'vitest';
import { walked } from '#testing/core/walked.ts';
import { questionsFor } from './likely-questions.ts';

const { workspace } = walked();
const asked = (sentence: string, typed = '') =>
  questionsFor(sentence, typed, workspace).map(({ question }) => question.id);

test('a sentence is likely about the question that shares its rarest words', () => {
  expect(asked('When somebody is ill, the team does their part.')[0]).toBe('roles.absence');
  expect(asked('A session ends after thirty minutes, reminders go out, deadlines and links expire.')[0]).toBe(
    'constants.timers',
  );
});

test('where it shares none, none is offered before somebody types', () => {
  expect(asked('Hm.')).toEqual([]);
  expect(asked('Hm.', 'ill away')).toEqual(['roles.absence']);
});

const job = walked(
  [
    'entities.records',
    [
      ['Job', '', '', '', ''],
      ['Bike', '', '', '', ''],
    ],
  ],
  [
    'states.job.list',
    [
      ['Taken in', '', ''],
      ['Ready', '', ''],
    ],
  ],
  ['roles.grants', [['Owner', '', '']]],
).workspace;
const first = (sentence: string, among = job) => questionsFor(sentence, '', among).map(({ question }) => question.id);

test.each([
  ['A job goes from taken in, to waiting for parts, to ready.', /^states\.job\./],
  ['Bikes become “sold” once they are paid.', /^states\.bike\./],
  ['Only the owner may delete a customer.', /^roles\.(?:permissions|scope)/],
  [
    'The customer gets a text message when it can be fetched.',
    /^(?:states\..*effects|screens\.by-itself|errors\.alerts)/,
  ],
  ['Jobs are kept for 10 years.', /^(?:constants\.timers|entities\..*retention|states)/],
])('“%s” finds the questions about its topic', (sentence, id) => {
  expect(first(sentence)[0]).toMatch(id);
});

test('before any thing is known a sentence about moves finds the question about states', () => {
  expect(first('A job goes from taken in, to waiting for parts, to ready.', workspace)[0]).toMatch(/^states\./);
});
