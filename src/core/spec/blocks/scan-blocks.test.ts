import { type Node, Parser } from 'commonmark';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { howMuch } from '#testing/how-much.ts';
import { scanBlocks } from './scan-blocks.ts';
import { parseBlocks } from './structure.ts';

const reference = new Parser();

/** Blocks as “Heading2 0-1”; all HTML is one kind to the reference, and so is all code. */
function told(type: string, first: number, last: number): string {
  const kind = type
    .replace(/^(?:ATX|Setext)/, '')
    .replace(/^(?:Comment|ProcessingInstruction)Block$/, 'HTMLBlock')
    .replace(/^(?:FencedCode|CodeBlock)$/, 'Code');
  return `${kind} ${first}-${last}`;
}

const NAMES: Readonly<Record<string, string>> = {
  paragraph: 'Paragraph',
  thematic_break: 'HorizontalRule',
  block_quote: 'Blockquote',
  html_block: 'HTMLBlock',
  code_block: 'Code',
};

function nameOf(node: Node): string {
  if (node.type === 'heading') return `Heading${node.level}`;
  if (node.type === 'list') return node.listType === 'bullet' ? 'BulletList' : 'OrderedList';
  return NAMES[node.type] ?? node.type;
}

function childrenOf(node: Node): readonly Node[] {
  const children: Node[] = [];
  for (let child = node.firstChild; child; child = child.next) children.push(child);
  return children;
}

function tellNode(node: Node): string {
  const [[first], [last]] = node.sourcepos;
  return told(nameOf(node), first - 1, last - 1);
}

/** Prose and items outside quotes, as the reference reads them. */
function inside(node: Node, depth = 0): readonly string[] {
  return childrenOf(node).flatMap((child) => {
    if (child.type === 'list') return inside(child, depth);
    if (child.type === 'item') return [`item ${child.sourcepos[0][0] - 1}^${depth + 1}`, ...inside(child, depth + 1)];
    return ['paragraph', 'heading'].includes(child.type) ? [tellNode(child)] : [];
  });
}

const SIGNS =
  '|| |  |   |    |\t|> |>|- |-|* |+ |1. |2) |12. |# |## |#|```|~~~|````|<!--|-->|<div>|</div>|<b>|<a href="x">|<?|?>|<![CDATA[|]]>|<script>|</script>|---|===|***|- - -|text|x|foo bar|a 1|`c`|\t- |  - '.split(
    '|',
  );
const line = fc.array(fc.constantFrom(...SIGNS), { maxLength: 4 }).map((parts) => parts.join(''));
// With a word at the end no block that was never closed ends in blank lines, which the reference counts otherwise.
const document = fc.array(line, { maxLength: 9 }).map((lines) => [...lines, 'end']);

describe('scanBlocks', () => {
  test('finds the blocks that the reference implementation of CommonMark finds', () => {
    fc.assert(
      fc.property(document, (lines) => {
        const expected = childrenOf(reference.parse(lines.join('\n')));
        const { blocks } = scanBlocks(lines);
        expect(blocks.map(({ type, first, last }) => told(type, first, last))).toEqual(
          expected.map((node) => tellNode(node)),
        );
      }),
      { numRuns: howMuch(400, 100_000) },
    );
  });

  test('finds the prose and the items in lists that it finds', () => {
    fc.assert(
      fc.property(document, (lines) => {
        const { prose, items } = scanBlocks(lines);
        const own = [
          ...prose.filter(({ type }) => type !== 'HTMLBlock').map(({ type, first, last }) => told(type, first, last)),
          ...items.map(({ first, depth }) => `item ${first}^${depth}`),
        ];
        expect(own.sort()).toEqual([...inside(reference.parse(lines.join('\n')))].sort());
      }),
      { numRuns: howMuch(400, 3_000) },
    );
  });

  test('sets code, quotes and comments aside, in lists too', () => {
    const lines = [
      '- a',
      '  ```',
      '  b',
      '  ```',
      '  > c',
      '  d',
      '- <!-- e',
      '  f -->',
      '',
      'g',
      '<? h ?>',
      '',
      '    i',
    ];
    const { asideOf } = scanBlocks(lines);
    expect(lines.map((_, at) => asideOf(at) ?? '')).toEqual([
      '',
      'code',
      'code',
      'code',
      'quote',
      'quote',
      'comment',
      'comment',
      '',
      '',
      'comment',
      '',
      'code',
    ]);
  });

  test('says where the text of a paragraph begins', () => {
    expect(scanBlocks(['- [ ] a', '  - b', '', 'c']).prose.map(({ column }) => column)).toEqual([2, 4, 0]);
  });

  test('takes blocks nested deeper than 64 for lines', () => {
    const { items, prose } = scanBlocks([`${'- '.repeat(5_000)}x`]);
    expect(items).toHaveLength(32);
    expect(prose).toHaveLength(1);
  });

  test('holds the items of a list apart from what is not theirs', () => {
    const { blocks, items } = scanBlocks(['- a', '', '  b', '* c', '', 'd']);
    expect(items.map(({ first, last }) => [first, last])).toEqual([
      [0, 2],
      [3, 3],
    ]);
    expect(blocks.map(({ type }) => type)).toEqual(['BulletList', 'BulletList', 'Paragraph']);
  });
});

describe('parseBlocks', () => {
  test('passes over front matter and a byte order mark', () => {
    const read = (text: string) => parseBlocks(text.split('\n')).blocks.map(({ type, first }) => [type, first]);
    expect(read('---\na: b\n---\n# c')).toEqual([['ATXHeading1', 3]]);
    expect(read('\uFEFF---\na: b\n---\n# c')).toEqual([['ATXHeading1', 3]]);
    expect(read('\uFEFF# c\nd')).toEqual([
      ['ATXHeading1', 0],
      ['Paragraph', 1],
    ]);
    expect(read('\uFEFF')).toEqual([]);
  });
});
