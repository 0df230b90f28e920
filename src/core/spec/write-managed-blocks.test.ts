import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { howMuch } from '#testing/how-much.ts';
import { parseBlocks } from './blocks/structure.ts';
import { headingsOf } from './headings.ts';
import { splitLines } from './lines.ts';
import { readSpec } from './read.ts';
import { fillSpec, unfillSpec } from './write-managed-blocks.ts';

const fill = (text: string, contents: Readonly<Record<string, string>>) =>
  fillSpec(text, new Map(Object.entries(contents)));

/** One line per case: `/` is a line break, `{3 text}` a block of point 3, `[text]` what is set aside. */
const notation = (text: string) =>
  text
    .replace(/<!-- specwalk:decided (\S+) · [0-9a-f]{8} -->\n([\s\S]*?)\n<!-- \/specwalk:decided \1 -->/g, '{$1 $2}')
    .replace(/<!-- specwalk:set-aside ([\s\S]*?) -->/g, '[$1]')
    .replaceAll('\n', '/');
const written = (text: string) => text.replaceAll('/', '\n');

describe('fillSpec', () => {
  test.each([
    ['empty body', '# 1. A', { 1: 'x' }, '# 1. A//{1 x}'],
    ['body with blank lines after', '# 1. A/text///# 2. B/', { 1: 'x' }, '# 1. A/text//{1 x}///# 2. B/'],
    ['two points', '# 1. A/t/# 2. B/', { 1: 'x', 2: 'y' }, '# 1. A/t//{1 x}/# 2. B//{2 y}/'],
    ['setext heading', 'A/=/B/-/', { a: 'x' }, 'A/=//{a x}/B/-/'],
    ['unclosed fence', '# A/```/code', { a: 'x' }, '# A//{a x}/```/code'],
    ['unclosed comment', '# A/text//<!-- c', { a: 'x' }, '# A//{a x}/text//<!-- c'],
    ['unclosed fence in a list', '# A/- ```/  code', { a: 'x' }, '# A/- ```/  code//{a x}'],
    ['several lines', '# A', { a: 'x/y' }, '# A//{a x/y}'],
    ['empty content', '# A', { a: '' }, '# A//{a }'],
    ['unknown point', '# A', { b: 'x' }, '# A'],
    ['heading in content', '# A', { a: '# B' }, '# A//{a \\# B}'],
    ['front matter is no place', '---/# A/---/# B', { b: 'x' }, '---/# A/---/# B//{b x}'],
    ['heading in a fence is no point', '# A/```/# B/```', { a: 'x', b: 'y' }, '# A/```/# B/```//{a x}'],
    ['another script', '# Цель', { цель: 'x' }, '# Цель//{цель x}'],
    ['the prototype of objects', '# constructor', { constructor: 'x' }, '# constructor//{constructor x}'],
    ['a sentence that nothing is known', '# A/Nothing is known./', { a: 'x' }, '# A/[Nothing is known.]//{a x}/'],
    ['several lines', '# A/ TBD./Nothing is/known.  ', { a: 'x' }, '# A/ [TBD./Nothing is/known.  ]//{a x}'],
    ['a list of nothing', '# A/- TBD/- Not known./', { a: 'x' }, '# A/[- TBD/- Not known.]//{a x}/'],
    ['a list with a name', '# A/- TBD/- Ann', { a: 'x' }, '# A/- TBD/- Ann//{a x}'],
    ['beside evidence', '# A/TBD//> “tbd”', { a: 'x' }, '# A/[TBD]//> “tbd”//{a x}'],
    ['of this section only', '# A/TBD/# B/TBD', { b: 'x' }, '# A/TBD/# B/[TBD]//{b x}'],
    ['beside what is said', '# A/TBD//Red.', { a: 'x' }, '# A/TBD//Red.//{a x}'],
    ['with a word more', '# A/TBD: who pays?', { a: 'x' }, '# A/TBD: who pays?//{a x}'],
    ['with a name', '# A/To be written by Ann.', { a: 'x' }, '# A/To be written by Ann.//{a x}'],
    ['with a comment', '# A/TBD <!-- Ann -->', { a: 'x' }, '# A/TBD <!-- Ann -->//{a x}'],
    ['with a link', '# A/[TBD](u)', { a: 'x' }, '# A/[TBD](u)//{a x}'],
    ['before an unclosed comment', '# A/TBD//<!-- c', { a: 'x' }, '# A//{a x}/[TBD]//<!-- c'],
  ])('%s', (_, text, contents, expected) => {
    const given = Object.fromEntries(Object.entries(contents).map(([id, value]) => [id, written(value)]));
    expect(notation(fill(written(text), given).text)).toBe(expected);
  });

  test('writes the line breaks of the file', () => {
    expect(fill('# A\r\ntext\r\n', { a: 'x\ny' }).text).toMatch(
      /^# A\r\ntext\r\n\r\n<!-- specwalk:decided a · [0-9a-f]{8} -->\r\nx\r\ny\r\n<!-- \/specwalk:decided a -->\r\n$/,
    );
  });

  test('replaces and removes what it wrote', () => {
    const first = fill('# A\n\n# B\n', { a: 'one', b: 'two' }).text;
    expect(notation(fill(first, { a: 'three' }).text)).toBe('# A//{a three}//# B/');
  });

  test('keeps a block edited by hand and names its place', () => {
    const edited = fill('# A\n\n# B\n', { a: 'one' }).text.replace('one', 'won');
    const { text, kept } = fill(edited, { a: 'two', b: 'x' });
    expect(notation(text)).toBe('# A//{a won}//# B//{b x}/');
    expect(kept).toEqual([{ point: 'a', text: 'won', line: 3, editedByHand: true }]);
  });

  test('overwrites a block edited by hand where it is told to', () => {
    const edited = fill('# A\n', { a: 'one' }).text.replace('one', 'won');
    const { text, kept } = fillSpec(edited, new Map([['a', 'won']]), { overwrite: new Set(['a']) });
    expect(kept).toEqual([]);
    expect(readSpec(text, 'S').blocks).toEqual([{ point: 'a', text: 'won', line: 3, editedByHand: false }]);
  });

  test.each([
    ['another text', 'TBD', 'We lend.', '# A\n\nWe lend.\n'],
    ['typed behind', '-->\n', '--> We lend.\n', '# A\n\nTBD We lend.\n'],
    ['a broken sign', 'set-aside', 'set-asid', '# A\n\n<!-- specwalk:set-asid TBD -->\n'],
    ['put into a list', '<!-- specwalk:set', '- <!-- specwalk:set', '# A\n\n- <!-- specwalk:set-aside TBD -->\n'],
  ])('loses nothing of what was set aside and edited by hand: %s', (_, from, to, bare) => {
    const edited = fill('# A\n\nTBD\n', { a: 'x' }).text.replace(from, () => to);
    expect(unfillSpec(edited)).toBe(bare);
    expect(unfillSpec(fill(edited, { a: 'y' }).text)).toBe(bare);
  });

  test('sets nothing aside that would not come back, and re-fills what was filled before', () => {
    const block = fill('# A', { a: 'x' }).text.slice('# A\n\n'.length);
    const torn = `# A\n- a\n${block.replace('\nx\n', '\nz\n')}\n  \`\`\`\nTBD`;
    expect(unfillSpec(fill(torn, { a: 'x' }).text)).toBe(unfillSpec(torn));
    const before = `# A\n\nTBD\n\n${block}\n`;
    expect(fill(before, { a: 'x' }).text).toBe(fill('# A\n\nTBD\n', { a: 'x' }).text);
    expect(fill(fill(before, { a: 'x' }).text, {}).text).toBe('# A\n\nTBD\n');
  });

  test('takes an example of a block inside a fence for text', () => {
    const text = `# A\n\n\`\`\`\n${fill('# A', { a: 'x' }).text}\n\`\`\`\n`;
    expect(unfillSpec(text)).toBe(text);
  });
});

const own = fill('# 1. A', { 1: 'x' }).text.split('\n');
const line = fc.oneof(
  fc.constantFrom(
    '# 1. Purpose',
    '## Entities',
    '### 2. Rules',
    '#',
    '# #',
    '## Σκοπός',
    '# 目的',
    'Title',
    '===',
    '---',
    '- - -',
  ),
  fc.constantFrom(
    '',
    '',
    '',
    ' ',
    '\t',
    'text',
    'text  ',
    'TBD',
    'TODO: x',
    'Nothing specific is shown. No rule is known.',
    '  To be written.  ',
    '- TBD',
    '<!-- specwalk:set-aside TBD -->',
    '<!-- specwalk:set-aside TBD',
    '    code',
    '\u00a0',
    '\ufeff',
    '\u2028',
    'N/A',
  ),
  fc.constantFrom(
    '```',
    '~~~',
    '```js',
    '<!-- c -->',
    '<!-- open',
    '-->',
    '<div>',
    '</div>',
    '<script>',
    '</script>',
    '<?php',
    '<!X',
    ']]>',
  ),
  fc.constantFrom(
    '> quote',
    '>',
    '- item',
    '  - deeper',
    '- ',
    '1. one',
    '10) ten',
    '- ```',
    '  ```',
    '- <!-- c',
    '> ```',
    '- # H',
    '-',
  ),
  fc.constantFrom(
    '| a | b |',
    '|---|---|',
    '[a]: b',
    '[a]:',
    '"title"',
    '[NEEDS CLARIFICATION: who?]',
    '\\',
    '&',
    '<a b="',
    '{x}',
  ),
  fc.constantFrom(
    ...own,
    ' <!-- /specwalk:decided 1 -->',
    '<!-- specwalk:decided 1 · 00000000',
    '> <!-- /specwalk:decided 1 -->',
  ),
);
const lineBreak = fc.constantFrom('\n', '\n', '\r\n', '\r');
const documents = fc
  .tuple(
    fc.constantFrom('', '', '', '---\ntbd: 1\n---\n', '---\n', '\ufeff', '\ufeff---\r\na: b\r\n---\r\n'),
    fc.array(fc.tuple(line, lineBreak), { maxLength: 24 }),
    fc.constantFrom('', '', 'end', '  ', '# 3. Last'),
  )
  .map(([front, lines, rest]) => front + lines.map((pair) => pair.join('')).join('') + rest);
const bareDocuments = documents.filter((text) => unfillSpec(text) === text);
const content = fc.oneof(
  fc.constantFrom('- decided', 'A sentence.\n\n| a | b |\n|---|---|\n| 1 | 2 |', '', '  ', 'x\r\ny\rz'),
  fc
    .array(fc.oneof(line, fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 5 })
    .map((lines) => lines.join('\n')),
);

/** Some content for some of the document's points, and for one that does not exist. */
const contentsFor = (text: string) => {
  const ids = readSpec(text, 'S').points.map((point) => point.id);
  return fc
    .array(fc.tuple(fc.constantFrom(...ids, 'nowhere'), content), { maxLength: 6 })
    .map((pairs): ReadonlyMap<string, string> => new Map(pairs));
};
const filledCase = bareDocuments.chain((text) => fc.tuple(fc.constant(text), contentsFor(text), contentsFor(text)));

const runs = { numRuns: howMuch(150, 1_000) };
const many = { numRuns: howMuch(150, 100_000) };

describe('filling any document with any contents', () => {
  test('is undone by un-filling, byte for byte', () => {
    fc.assert(
      fc.property(filledCase, ([text, contents]) => {
        expect(unfillSpec(fillSpec(text, contents).text)).toBe(text);
      }),
      many,
    );
  });

  test('changes nothing the second time, whatever was filled in between', () => {
    fc.assert(
      fc.property(filledCase, ([text, contents, others]) => {
        const once = fillSpec(text, contents).text;
        expect(fillSpec(once, contents).text).toBe(once);
        expect(fillSpec(fillSpec(once, others).text, contents).text).toBe(once);
      }),
      runs,
    );
  });

  test('leaves the points and marks as they were, and holds every content once', () => {
    fc.assert(
      fc.property(filledCase, ([text, contents]) => {
        const before = readSpec(text, 'S');
        const after = readSpec(fillSpec(text, contents).text, 'S');
        const placeless = (points: typeof before.points) => points.map((point) => ({ ...point, line: 0, endLine: 0 }));
        expect(placeless(after.points)).toEqual(placeless(before.points));
        expect(after.marks.map(({ kind, text, point }) => [kind, text, point])).toEqual(
          before.marks.map(({ kind, text, point }) => [kind, text, point]),
        );
        const expected = before.points.map(({ id }) => id).filter((id) => contents.has(id));
        expect(after.blocks.map(({ point }) => point)).toEqual(expected);
        expect(after.blocks.every((block) => !block.editedByHand)).toBe(true);
      }),
      runs,
    );
  });

  test('shows any other reader the same headings, with the lines as given', () => {
    fc.assert(
      fc.property(filledCase, ([text, contents]) => {
        const { text: filled } = fillSpec(text, contents);
        const lines = splitLines(filled).texts;
        const seen = headingsOf(parseBlocks(lines).blocks, lines).map(({ first, depth }) => [first + 1, depth]);
        expect(readSpec(filled, 'S').points.map(({ line, depth }) => [line, depth])).toEqual(seen);
      }),
      runs,
    );
  });

  test('keeps what was edited by hand, and a second filling changes nothing', () => {
    const edit = fc.tuple(fc.nat(), fc.constantFrom('changed', '- a\n- b', 'a\n\nb', ''));
    fc.assert(
      fc.property(filledCase, edit, ([text, contents, others], [which, by]) => {
        const filled = fillSpec(text, contents).text;
        const { blocks } = readSpec(filled, 'S');
        const block = blocks[which % Math.max(1, blocks.length)];
        if (!block || block.text === by) return;
        const lines = splitLines(filled);
        const from = lines.starts[block.line] ?? 0;
        const to = from + (lines.starts[block.line + block.text.split('\n').length] ?? 0) - from;
        const edited = filled.slice(0, from) + by + filled.slice(to).replace(/^/, '\n');
        const again = fillSpec(edited, others);
        expect(again.kept.map(({ point, text }) => [point, text])).toEqual([[block.point, by]]);
        expect(fillSpec(again.text, others).text).toBe(again.text);
        expect(unfillSpec(again.text)).toBe(text);
      }),
      runs,
    );
  });
});
