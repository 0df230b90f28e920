import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Member', 'M'],
  ['Former member', 'FM'],
  ['Mary Ann Evans', 'ME'],
  ['  the night shift ', 'TS'],
  ['“Desk” & counter', 'DC'],
  ['係員', '係'],
  ['ährenleser öl', 'ÄÖ'],
  ['e\u0301lan', 'E\u0301'],
  ['😀 …', '?'],
  ['', '?'],
])('the face of “%s” reads %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
