import { describe, expect, test } from 'vitest';
import { joinBlocks } from './joined-blocks.ts';
import { splitBlocks, writeBlock } from './managed-blocks.ts';
import { fillSpec, unfillSpec } from './write-managed-blocks.ts';

const BARE = '# S\n\n## 1. Purpose\n\nProse.\n\n## 2. Naming\n';
const fill = (text: string) => fillSpec(BARE, new Map([['1', text]])).text;
const [begin = '', , end = ''] = writeBlock('1', 'By year', '\n').split('\n');
const [other = ''] = writeBlock('1', 'By month', '\n').split('\n');
/** As Git leaves it where it keeps the lines of both. */
const united = BARE.replace('Prose.', ['Prose.', '', begin, 'By year', other, 'By month', end].join('\n'));
const always = () => true;

describe('blocks of two branches that Git has joined', () => {
  test('are one, which is written anew, and nothing of it stays in the text of people', () => {
    const joined = joinBlocks(united, always);
    expect(splitBlocks(joined).blocks).toMatchObject([{ point: '1', text: 'By year\nBy month', editedByHand: false }]);
    expect(unfillSpec(joined)).toBe(BARE);
    expect(fillSpec(joined, new Map([['1', 'Both']])).text).toBe(fill('Both'));
  });

  test('stay as they are where somebody may have typed in them', () => {
    expect(joinBlocks(united, (text) => !text.includes('month'))).toBe(united);
  });

  test.each([
    ['one block', fill('By year')],
    ['a heading between', united.replace(other, `## 1b. More\n\n${other}`)],
    ['an example in a fence', BARE.replace('Prose.', ['```', begin, 'x', other, end, '```'].join('\n'))],
    ['a beginning without an end', BARE.replace('Prose.', [begin, 'x', other, 'y'].join('\n'))],
    ['another section', united.replace(other, other.replace('decided 1', 'decided 2'))],
  ])('are not made of %s', (_what, text) => {
    expect(joinBlocks(text, always)).toBe(text);
  });
});
