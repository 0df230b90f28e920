import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { howMuch } from '#testing/how-much.ts';
import { readSpec } from './read.ts';

/** One line per case: `⏎` is a line break. */
const read = (text: string) => readSpec(text.replaceAll('⏎', '\n'), 'docs/SPEC.md');

describe('sections', () => {
  /** Each point as `depth:id:title@line-endLine`. */
  const outline = (text: string) =>
    read(text)
      .points.map(({ depth, id, title, line, endLine }) => `${depth}:${id}:${title}@${line}-${endLine}`)
      .join(' ');
  test.each([
    ['# A⏎## 3. B', '1:a:A@1-1 2:3:B@2-2'],
    ['A⏎=⏎⏎B⏎-⏎text⏎', '1:a:A@1-3 2:b:B@4-6'],
    ['Two⏎lines⏎===', '1:two-lines:Two lines@1-3'],
    ['---⏎# no: 1⏎---⏎# A', '1:a:A@4-4'],
    ['\ufeff# A', '1:a:A@1-1'],
    ['```⏎# no⏎```⏎# A', '1:a:A@4-4'],
    ['<!--⏎# no⏎-->⏎# A', '1:a:A@4-4'],
    ['> # no⏎⏎- # no⏎⏎# A', '1:a:A@5-5'],
    ['    # no⏎⏎#no⏎⏎####### no⏎⏎# A', '1:a:A@7-7'],
    ['# A\r\n\r# B\r\n', '1:a:A@1-2 1:b:B@3-3'],
    ['## *Who* `pays` [us](x)? ##', '2:who-pays-us:Who pays us?@1-1'],
    ['# a\\_b &amp; <b>c</b> snake_case', '1:a-b-c-snake-case:a_b & c snake_case@1-1'],
    ['|a|b|⏎|-|-|⏎|1|2|⏎---⏎# A', '1:a:A@5-5'],
    ['[a]: b⏎===⏎[c]: d⏎Title⏎===', '1:title:Title@4-5'],
    ['#', '1:section:@1-1'],
    ['', ''],
  ])('%j', (text, expected) => {
    expect(outline(text)).toBe(expected);
  });

  test.each([
    ['# Orders⏎## Roles', 'Orders', 'other roles'],
    ['# Roles⏎# States', 'Roles', 'roles states'],
    ['## Roles', 'SPEC.md', 'roles'],
    ['text', 'SPEC.md', ''],
    ['- Feature Name: `drop_types`⏎- Start Date: 2016⏎⏎## Roles', 'drop_types', 'roles'],
    ['## Roles⏎- Title: no', 'SPEC.md', 'roles'],
  ])('%j is titled %j', (text, title, kinds) => {
    const reading = read(text);
    expect(reading.title).toBe(title);
    expect(reading.points.map(({ kind }) => kind).join(' ')).toBe(kinds);
  });
});

describe('status', () => {
  const UNANSWERED = [
    '',
    '⏎⏎',
    '<!-- fill me in -->',
    '<!-- one --> <!-- two -->',
    '---',
    'TBD',
    'TODO',
    '**TBD**',
    '`TBD`',
    '- TBD',
    '- ',
    '…',
    '???',
    'TODO: write this',
    'TBD, see open questions.',
    'To be determined.',
    'Needs discussion.',
    '[NEEDS CLARIFICATION: who?]',
    'Not shown.',
    'Nothing specific is shown.',
    'No screen and no route is known.',
    'Not specified',
    'Unknown',
    'Nobody has said.',
    'Not yet decided. Nobody knows.',
    'The currency is not specified.',
    'We do not know yet.',
    '| a | b |⏎|---|---|',
    '> They showed us a list.',
    '> It was red.⏎⏎Not shown.',
    '[a]: https://example.com',
    '<br>',
  ];
  const ANSWERED = [
    'Orders are paid.',
    'If not specified, 25 is used.',
    'The limit is intentionally not specified.',
    'Unknown customers are refused.',
    'Not shown to guests.',
    'No password is stored.',
    'No. 5 is alive',
    'None of the screens need a login.',
    '```⏎code⏎```',
    '- one',
    '<img src="x">',
    '| a |⏎|---|⏎| b |',
    'The order is to be confirmed by the customer.',
    'TODO list of the user',
    'Not shown. But the total is.',
    '> q⏎⏎Yes.',
  ];
  test.each([
    ...UNANSWERED.map((body) => [body, 'unanswered']),
    ...ANSWERED.map((body) => [body, 'answered']),
    ...[
      'N/A',
      'None.',
      '(None for now.)',
      'Not applicable: one user only.',
      'None',
      '- N/A',
      'Not applicable, as it is a kiosk.',
      'No',
    ].map((body) => [body, 'not-applicable']),
    ...['Paid within TBD days.', '- one⏎- TBD', '| a | b |⏎|---|---|⏎| x | TBD |', 'N/A now.⏎⏎TODO: later'].map(
      (body) => [body, 'partial'],
    ),
  ])('%j is %s', (body, status) => {
    expect(read(`# T⏎⏎## A⏎${body}⏎`).points[1]?.status).toBe(status);
  });

  test.each([
    ['# A⏎## B', 'container unanswered'],
    ['# A⏎<!-- c -->⏎## B⏎x', 'container answered'],
    ['## A⏎## B', 'unanswered unanswered'],
    ['## A⏎- [B](#b)⏎  - [C](#c)⏎## B⏎x⏎## C⏎See [B](#b).', 'container answered answered'],
    ['## Is it fast?⏎No.⏎## What fails?⏎No.', 'answered not-applicable'],
  ])('%j is %s', (text, statuses) => {
    expect(
      read(text)
        .points.map(({ status }) => status)
        .join(' '),
    ).toBe(statuses);
  });

  test.each([
    ['Before a release:⏎⏎- [x] tests⏎- [ ] docs⏎- [ ] notes', 2],
    ['- [x] tests⏎- [x] docs', undefined],
    ['- one⏎- two⏎- three⏎- [ ] four', undefined],
  ])('%j has unticked boxes: %j', (body, count) => {
    expect(read(`## A⏎${body}`).points[0]).toMatchObject({ status: 'answered', ...(count && { unticked: count }) });
    expect(read(`## A⏎${body}`).points[0]?.unticked).toBe(count);
  });

  test('keeps quotes as evidence and the body as text', () => {
    const [point] = read('# A⏎> They said⏎> *yes*.⏎lazy⏎⏎text⏎⏎> Two⏎').points;
    expect(point?.evidence).toEqual(['They said *yes*. lazy', 'Two']);
    expect(point?.text).toBe('> They said\n> *yes*.\nlazy\n\ntext\n\n> Two');
  });
});

/** Large enough that what takes the square of it would not end. */
const size = (whole: number) => howMuch(whole / 5, whole);

describe('any text', () => {
  test.each([
    ['quotes', '>'.repeat(size(100_000))],
    ['more quotes than a regular expression can hold', `# A\n\n${'>'.repeat(5_000_000)}`],
    ['list signs and blank lines', `${'- '.repeat(size(100_000))}a${'\n'.repeat(size(100_000))}`],
    ['headings', '# a\n'.repeat(size(30_000))],
    ['a long line', 'TBD '.repeat(size(50_000))],
    ['a long tag', `<a ${'b=c '.repeat(1_500_000)}`],
    ['open brackets', '['.repeat(size(200_000))],
    ['open links', '[TBD]('.repeat(size(50_000))],
    ['open comments', 'TBD <!-- '.repeat(size(50_000))],
    ['backticks of all lengths', `TBD ${Array.from({ length: 600 }, (_, i) => '`'.repeat(i)).join(' ')}`],
    ['a link title without end', `[a]: b "${'x\n'.repeat(size(100_000))}`],
    ['blanks before a table row', `a\nb|c\n${' '.repeat(size(200_000))}x`],
    ['a paragraph of marks', 'TBD\n'.repeat(size(50_000))],
    ['a table of marks', `|a|\n|-|\n${'|to be agreed|\n'.repeat(size(50_000))}`],
    ['emphasis', '*a_ '.repeat(size(100_000))],
    ['a sentence that never comes to its verb', `# A\n\n${'for all '.repeat(70)}x.`],
    ['brackets in a list', `# Open questions\n- ${'[a '.repeat(size(70_000))}`],
    ['brackets below an instruction', `Consider the following:\n\n- ${'['.repeat(size(200_000))}`],
    ['an owner in brackets', `---\nowner: ${'<'.repeat(size(200_000))}\n---\n# A`],
    ['blocks that open in one line', '<<[UNRESOLVED '.repeat(size(15_000))],
    [
      'a wide table of marks',
      `|${'a|'.repeat(size(6_000))}\n|${'-|'.repeat(size(6_000))}\n${`${'to be agreed|'.repeat(20)}\n`.repeat(200)}`,
    ],
    ['a list of open questions', `# Open questions\n${'- why?\n'.repeat(size(30_000))}`],
    ['no words', 'not known '.repeat(size(50_000))],
    ['managed begins', '<!-- specwalk:decided 1 · 00000000 -->\n'.repeat(size(50_000))],
  ])('is read: %s', (_, text) => {
    expect(readSpec(text, 'S').bare).toBe(text);
  });

  test('is read: random ones, with every line in range', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (head, tail) => {
        const text = `${head}\n# ${tail}\n${tail}`;
        const count = text.split(/\r\n|\r|\n/).length;
        const { points, bare } = readSpec(text, 'S');
        expect(bare).toBe(text);
        expect(points.every(({ line, endLine }) => line >= 1 && line <= endLine && endLine <= count)).toBe(true);
        expect(new Set(points.map(({ id }) => id)).size).toBe(points.length);
      }),
    );
  });
});
