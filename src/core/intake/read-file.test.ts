import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';

const file = (name: string, text: string) => readFile({ name, text, bytes: new Uint8Array(text.length) });

test('addresses become screens by their patterns', async () => {
  const products = 'pen ink nib pad cap box'.split(' ').map((word) => `https://x.org/products/${word}?from=home`);
  const list = `https://x.org/
https://x.org/orders
https://x.org/orders/17
https://x.org/orders/18#top
https://x.org/orders/new
https://x.org/orders/18/edit
https://x.org/login
https://x.org/logo.png
${products.join('\n')}`;
  const { what, proposals, leftOut } = await file('pages.txt', list);
  expect(what).toBe('list of addresses');
  const said = proposals.flatMap((one) =>
    one.kind === 'screen' ? [[one.name, one.screen, one.about, one.address, one.place]] : [],
  );
  expect(said).toEqual([
    ['Home', 'page', undefined, '/', 'line 1'],
    ['Orders', 'list', 'Order', '/orders', 'line 2'],
    ['Order', 'detail', 'Order', '/orders/:id', 'line 3 and 1 more'],
    ['New order', 'form', 'Order', '/orders/new', 'line 5'],
    ['Edit order', 'form', 'Order', '/orders/:id/edit', 'line 6'],
    ['Login', 'sign-in', undefined, '/login', 'line 7'],
    ['Product', 'detail', 'Product', '/products/:name', 'line 9 and 5 more'],
  ]);
  expect(leftOut).toEqual([{ place: 'the list', why: 'One address leads to a file, not to a page.' }]);
});

test('a site map is read as well', async () => {
  const map = '<urlset>\n<url><loc>https://x.org/faq</loc></url>\n<url><loc>https://x.org/jobs</loc></url></urlset>';
  const { proposals } = await file('sitemap.xml', map);
  expect(proposals.map(({ name, place }) => [name, place])).toEqual([
    ['Faq', 'line 2'],
    ['Jobs', 'line 3'],
  ]);
});

test('the links of a page are a list of addresses', async () => {
  const page =
    '<html><nav>\n<a class="x" href="/loans?all">Loans</a>\n<a href=/loans/7>One</a> <a href="mailto:a@x.org">Mail</a></nav>';
  const { proposals } = await file('page.html', page);
  expect(proposals.map(({ name, place }) => [name, place])).toEqual([
    ['Loans', 'line 2'],
    ['Loan', 'line 3'],
  ]);
});

test('a file without anything is told', async () => {
  const empty = [{ place: 'x.csv', why: 'Nothing in it could be an answer.' }];
  expect((await file('x.csv', '\n')).leftOut).toEqual(empty);
});

test('notes are sentences with their speakers, and propose nothing', async () => {
  const notes =
    'Meeting of Monday\n\nAnn: We lend tools. Nobody pays.\nBob (00:12): And drills?\nAnn: Those too.\n- Fees: 2.50 EUR a day.\n';
  const { what, proposals, sentences } = await file('notes.txt', notes);
  expect([what, proposals]).toEqual(['notes', []]);
  expect(sentences?.map(({ speaker = '', text, place }) => [speaker, text, place])).toEqual([
    ['', 'Meeting of Monday', 'line 1'],
    ['Ann', 'We lend tools.', 'line 3'],
    ['Ann', 'Nobody pays.', 'line 3'],
    ['Bob', 'And drills?', 'line 4, 00:12'],
    ['Ann', 'Those too.', 'line 5'],
    ['', 'Fees: 2.50 EUR a day.', 'line 6'],
  ]);
});

test('a transcript with times keeps them', async () => {
  const cues = 'WEBVTT\n\n1\n00:00:01.000 --> 00:00:04.000\n<v Ann>We lend tools.</v>\n';
  expect((await file('talk.vtt', cues)).sentences).toEqual([
    { number: 1, text: 'We lend tools.', place: 'line 5, 00:00:01', speaker: 'Ann' },
  ]);
});

test.each([
  ['schema.txt', 'create table a (b int);', 'SQL schema'],
  ['Pasted text', '{"a": [{"b": 1}]}', 'data or a description of calls'],
  ['Pasted text', 'Name\tMail\nAnn\ta@x.org', 'table'],
  ['Pasted text', 'We met on Monday. It rained.', 'notes'],
  ['table.csv', '/orders,1\n/users,2', 'table'],
])('%s is told by its name or its look: %j', async (name, text, what) => {
  expect((await file(name, text)).what).toBe(what);
});

test('what is no text and no workbook, or a broken workbook, is told in one sentence', async () => {
  const bytes = new Uint8Array([1, 0, 2]);
  for (const name of ['photo.png', 'book.xlsx']) {
    const { proposals, leftOut } = await readFile({ name, bytes, text: null });
    expect(proposals).toEqual([]);
    expect(leftOut).toHaveLength(1);
  }
});

test('the same sentence is told once, with its places', async () => {
  const tables = Array.from({ length: 6 }, (_, at) => `create table t${at} (id int, name text);`).join('\n');
  expect((await file('x.sql', tables)).leftOut).toEqual([
    { place: 'line 1, line 2, line 3 and 3 more', why: '“id” is a number that only a program needs.' },
  ]);
});

test('no text makes reading fail', async () => {
  const names = fc.constantFrom('x.csv', 'x.json', 'x.yaml', 'x.sql', 'x.txt', 'sitemap.xml');
  await fc.assert(
    fc.asyncProperty(names, fc.string({ unit: 'binary', maxLength: 200 }), async (name, text) => {
      await file(name, text);
    }),
  );
});
