import { describe, expect, test } from 'vitest';
import { type KeyPress, parseKeys, pressOf } from './binding.ts';

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const press = (key: string, held: Partial<KeyPress> = {}, mac = false) => pressOf({ ...NONE, ...held, key }, mac);

describe('a press, in the words of bindings', () => {
  test.each([
    ['a letter', press('p'), 'p'],
    ['a letter under Caps Lock', press('P'), 'p'],
    ['a letter with Shift is another one', press('P', { shiftKey: true }), null],
    ['a sign, with Shift or without', [press('?', { shiftKey: true }), press('?')], ['?', '?']],
    ['a named key', press('Escape'), 'Escape'],
    ['a command', press('k', { ctrlKey: true }), 'Ctrl+k'],
    ['a command on a Mac', press('k', { metaKey: true }, true), 'Ctrl+k'],
    ['Ctrl on a Mac moves the cursor', press('k', { ctrlKey: true }, true), null],
    ['the key of the system elsewhere', press('k', { metaKey: true }), null],
    ['a command with Shift is another one', press('k', { ctrlKey: true, shiftKey: true }), null],
    ['anything with Alt', press('p', { altKey: true }), null],
    ['a modifier alone', press('Shift', { shiftKey: true }), null],
  ])('%s', (_, got, wanted) => expect(got).toEqual(wanted));

  test.each([
    ['p', ['p']],
    ['Ctrl+K', ['Ctrl+k']],
    ['g m', ['g', 'm']],
    ['Ctrl+Enter', ['Ctrl+Enter']],
  ])('the keys %s', (keys, presses) => expect(parseKeys(keys)).toEqual(presses));
});
