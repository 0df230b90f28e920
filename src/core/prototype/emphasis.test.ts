import { expect, test } from 'vitest';
import { emphasesIn, toneIn } from './emphasis.ts';

test.each([
  ['bold', ['bold']],
  ['in red', ['red']],
  ['bold and orange', ['bold', 'amber']],
  ['shown in grey', ['grey']],
  ['crossed out', ['struck']],
  ['purple', undefined],
  ['the moon', undefined],
])('%s', (words, expected) => {
  expect(emphasesIn(words)).toEqual(expected);
});

test.each([
  ['the job has failed (red)', { tone: 'red', unknown: '' }],
  ['Everything is fine. (shown in green).', { tone: 'green', unknown: '' }],
  ['late (a yellow badge)', { tone: 'amber', unknown: '' }],
  ['late (mauve)', null],
  ['late (shown in mauve)', { tone: null, unknown: 'mauve' }],
  ['late (purple)', { tone: null, unknown: 'purple' }],
  ['late (see the rules)', null],
  ['(red) herrings', null],
  [undefined, null],
])('the colour of a state that means “%s”', (meaning, expected) => {
  expect(toneIn(meaning)).toEqual(expected);
});
