import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { wordsOf } from '#testing/app/page.tsx';
import { Markdown, type Place } from './markdown.tsx';

function markupOf(text: string, places: readonly Place[] = []): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <Markdown
        text={text}
        places={places}
        draw={(_, content, isBlock) => (isBlock ? <aside>{content}</aside> : <mark>{content}</mark>)}
      />
    </MemoryRouter>,
  );
}

/** A place for each `«…»`, which are left out of the text. */
function marked(text: string): string {
  const places: Place[] = [];
  const bare = text.split(/[«»]/).reduce((before, part, at) => {
    if (at % 2 === 1) places.push({ from: before.length, to: before.length + part.length });
    return before + part;
  });
  return markupOf(bare, places).replace(/ (?:class|data-label)="[^"]*"/g, '');
}

test.each([
  ['> a quotation\n> of two lines', /<blockquote[^>]*><p[^>]*>a quotation\s+of two lines<\/p><\/blockquote>/],
  ['- one\n- **two** `three`', /<li[^>]*>one<\/li><li[^>]*><strong[^>]*>two<\/strong> <code>three<\/code><\/li>/],
  ['3. one\n4. two', /<ol[^>]* start="3">/],
  ['- [x] done\n- [ ] open', /aria-label="Done:"[^>]*>✓<\/span> done.*aria-label="Not done:"[^>]*><\/span> open/],
  ['> ```js\n> a\n>\n> b\n> ```', /<pre[^>]*><span[^>]*>js<\/span>a\n\nb<\/pre>/],
  [
    '| A | B |\n| - | - |\n| x |  |\n|  | y |',
    /<td[^>]*>x<\/td><td[^>]*><\/td><\/tr>.*<td[^>]*><\/td><td[^>]*>y<\/td>/,
  ],
  ['one\\\ntwo<br>three\\*', /one<br\/>two<br\/>three\*/],
  ['A &amp; B &#8594; C', /A &amp; B → C/],
  ['[words][Label]\n\n[label]: https://a.example/x', /<a href="https:\/\/a\.example\/x"[^>]*>words<\/a>/],
  ['[goals](#Goals)', /<a [^>]*href="\/spec#goals"[^>]*>goals<\/a>/],
  ['[no label]', /<p[^>]*>\[no label\]<\/p>/],
])('%j reads as it should', (text, expected) => {
  expect(markupOf(text)).toMatch(expected);
});

test.each([
  '<script>alert(1)</script>',
  'a <img src=x onerror=alert(1)> b',
  '<div onclick="alert(1)">\nx\n</div>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](data:text/html,alert)',
  '![x](javascript:alert(1))',
  '<javascript:alert(1)>',
  '[x][y]\n\n[y]: javascript:alert(1)',
  '[x](//evil.example)',
])('nothing in %j becomes markup or is followed', (text) => {
  expect(markupOf(text)).not.toMatch(/<(?:script|img|a)\b|onerror=|onclick=/);
});

test('no word of a text is lost, however it is nested', () => {
  const parts = ['a', '> ', '- ', '1. ', '**', '[', '](x)', '\n', '\n\n', '    ', '&', '~~'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts)), (drawn) => {
      const said = drawn.filter((part) => part === 'a').length;
      expect(wordsOf(markupOf(drawn.join(''))).match(/a/g)?.length ?? 0).toBe(said);
    }),
  );
  expect(wordsOf(markupOf(`${'> '.repeat(2000)}deep`))).toContain('deep');
});

test.each([
  ['It takes «TBD» seconds.', '<p>It takes <mark>TBD</mark> seconds.</p>'],
  ['It **takes «TBD»** seconds.', '<p>It <strong>takes <mark>TBD</mark></strong> seconds.</p>'],
  ['It «**takes** TBD» seconds.', '<p>It <mark><strong>takes</strong> TBD</mark> seconds.</p>'],
  ['It **takes «TBD** or» so.', '<p>It <mark><strong>takes TBD</strong> or</mark> so.</p>'],
  ['See [«TBD»](https://a.example).', /<p>See <mark><a [^>]*>TBD<\/a><\/mark>\.<\/p>/],
  ['- «Why?»\n- No.', '<ul><li><mark>Why?</mark></li><li>No.</li></ul>'],
  ['«One.\n\nTwo.»\n\nThree.', '<aside><p>One.</p><p>Two.</p></aside><p>Three.</p>'],
  ['«- One.\n- Two.»', '<aside><ul><li>One.</li><li>Two.</li></ul></aside>'],
  ['| A | B |\n| - | - |\n«| x |  |»', /<td>x<\/td><td><mark><\/mark><\/td>/],
  ['| A | B |\n| - | - |\n| x | «TBD» |', /<td>x<\/td><td><mark>TBD<\/mark><\/td>/],
])('a place is drawn around what it covers: %j', (text, expected) => {
  if (typeof expected === 'string') expect(marked(text)).toBe(`<div>${expected}</div>`);
  else expect(marked(text)).toMatch(expected);
});
