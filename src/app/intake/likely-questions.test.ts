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
