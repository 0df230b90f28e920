import { describe, expect, test } from 'vitest';
import { matchAction } from './binding.ts';
import { keyHelpGroups } from './help-sheet.tsx';

const bound = (keys: string | undefined, label = keys ?? '') => ({
  ...(keys === undefined ? {} : { keys }),
  label,
  group: 'Here',
  run: () => {},
});
const chosen = (presses: string, ...keys: readonly (string | undefined)[]) => {
  const found = matchAction(
    presses.split(' '),
    keys.map((one) => bound(one)),
  );
  return found === null || found === 'wait' ? found : found.label;
};

describe('what presses in a row mean', () => {
  test.each([
    ['one key', chosen('p', 'n', 'p'), 'p'],
    ['the beginning of two', chosen('g', 'g m', 'g q'), 'wait'],
    ['two in a row', chosen('g q', 'g m', 'g q'), 'g q'],
    ['nothing', [chosen('x', 'g m'), chosen('g x', 'g m')], [null, null]],
    ['of a key and a row that begins with it, the first', [chosen('g', 'g', 'g m')], ['g']],
    ['what has no keys is never meant', chosen('p', undefined), null],
  ])('%s', (_, got, wanted) => expect(got).toEqual(wanted));
});

test('the help sheet tells each thing once, and of two with the same keys the one that works', () => {
  const hint = { hint: 'Ctrl+Enter', label: 'Save', group: 'Answering' };
  const sheet = keyHelpGroups([
    bound('p', 'Park here'),
    hint,
    hint,
    { ...bound('p', 'Park'), group: 'Everywhere' },
    bound(undefined, 'Without a key'),
  ]);
  expect(sheet).toEqual([
    ['Here', [{ keys: 'p', label: 'Park here', anyOf: false }]],
    ['Answering', [{ keys: 'Ctrl+Enter', label: 'Save', anyOf: true }]],
  ]);
});
