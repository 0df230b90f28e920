import { GFM, parser } from '@lezer/markdown';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { howMuch } from '#testing/how-much.ts';
import { escapeCell, escapeMarkdown } from './escape.ts';

const gfm = parser.configure(GFM);

/** Reads Markdown with a full parser: its text, or the name of the first construct that is no plain text. */
function readBack(markdown: string): string {
  let text = '';
  let at = 0;
  let foreign = '';
  gfm.parse(markdown).iterate({
    enter({ name, from, to }) {
      if (['Document', 'Paragraph', 'Table', 'TableHeader', 'TableRow', 'TableCell'].includes(name)) return;
      text += markdown.slice(at, from);
      at = to;
      if (name === 'Escape') text += markdown.slice(from + 1, to);
      else if (name === 'HardBreak') text += '\n';
      else if (name === 'HTMLTag' && markdown.slice(from, to) === '<br>') text += '\n';
      else if (name !== 'TableDelimiter') foreign ||= `<${name}>`;
    },
  });
  return foreign || text + markdown.slice(at);
}

/** What a reader can see of a text: no space at the ends of lines, no blank lines at the ends. */
const visible = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\v\f]/g, ' ')
    .replace(/\0|\p{Surrogate}/gu, '\uFFFD')
    .replace(/^[ \t]+|[ \t]+$/gm, '')
    .replace(/^\n+|\n+$/g, '');

const piece = fc.oneof(
  fc.constantFrom(...'\\`*_~[]()<>!&#|-+=:;"\'.,1@^$/ {}\t\n\r', '\u00a0', 'é', '注', '😀', '\ud800', '\0'),
  fc.constantFrom(
    'a',
    'b c',
    'www.a.b',
    'https://a.b/c',
    'me@a.b',
    'mailto:me@a.b',
    '&amp;',
    '&#35;',
    '---',
    '===',
    '> ',
    '# ',
  ),
  fc.constantFrom(
    '<!-- x -->',
    '<b>',
    '[a](b)',
    '[a]: b',
    '```',
    '1. ',
    '10) ',
    '- ',
    '* ',
    '+ ',
    '|-|',
    '[ ] ',
    '__proto__',
    '**a**',
    '~~a~~',
  ),
);
const userText = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));

describe('escapeMarkdown', () => {
  test.each([
    ['plain words, (brackets) and 3 < 4 > 2', 'plain words, (brackets) and 3 < 4 > 2'],
    ['snake_case and C:\\temp', 'snake_case and C:\\temp'],
    ['2 * 3 = 6, about ~5 %', '2 * 3 = 6, about ~5 %'],
    ['- no list', '\\- no list'],
    ['-5 degrees', '-5 degrees'],
    ['1. no list', '1\\. no list'],
    ['1.5 hours', '1.5 hours'],
    ['# no heading', '\\# no heading'],
    ['#3 is a number', '#3 is a number'],
    ['> no quote', '\\> no quote'],
    ['a\n===', 'a\\\n\\==='],
    ['a\n---', 'a\\\n\\---'],
    ['two\r\nlines', 'two\\\nlines'],
    ['[a](b)', '\\[a\\](b)'],
    ['<!-- c -->', '\\<!-- c -->'],
    ['*a* _b_ `c`', '\\*a\\* \\_b\\_ \\`c\\`'],
    ['a | b', 'a \\| b'],
    ['&lt; & co', '\\&lt; & co'],
    ['https://a.b', 'https\\://a.b'],
    ['', ''],
  ])('%j → %j', (text, markdown) => {
    expect(escapeMarkdown(text)).toBe(markdown);
  });

  test('reads back as the text and nothing else', () => {
    fc.assert(
      fc.property(userText, (text) => {
        expect(readBack(escapeMarkdown(text))).toBe(visible(text));
      }),
      { numRuns: howMuch(1_000, 10_000) },
    );
  });
});

describe('escapeCell', () => {
  test.each([
    ['a\nb', 'a<br>b'],
    ['a|b', 'a\\|b'],
    ['- a', '- a'],
    ['a\\', 'a\\\\'],
  ])('%j → %j', (text, markdown) => {
    expect(escapeCell(text)).toBe(markdown);
  });

  test('stays one cell and reads back as the text', () => {
    fc.assert(
      fc.property(userText, (text) => {
        const table = `| a | b |\n|---|---|\n| ${escapeCell(text)} | end |`;
        const read = readBack(table);
        expect(read.replace(/^.*\n.*\n/, '')).toBe(` ${visible(text)}  end `);
      }),
      { numRuns: howMuch(1_000, 10_000) },
    );
  });
});
