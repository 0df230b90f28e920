import { expect, test } from 'vitest';
import { slug, splitNumber, uniqueIds } from './sections.ts';

test.each([
  ['3. Entities', '3', 'Entities'],
  ['3.1 Foo', '3.1', 'Foo'],
  ['3.1. Foo', '3.1', 'Foo'],
  ['3) Foo', '3', 'Foo'],
  ['Point 3: Foo', '3', 'Foo'],
  ['Section 2.4 Foo', '2.4', 'Foo'],
  ['3 – Foo', '3', 'Foo'],
  ['3.実体', '3', '実体'],
  ['Point 3', '3', 'Point 3'],
  ['3.', '3', '3.'],
  ['3 states of an order', null, '3 states of an order'],
  ['1-1 relation', null, '1-1 relation'],
  ['10% discount', null, '10% discount'],
  ['3.x support', null, '3.x support'],
  ['Foo 3.1', null, 'Foo 3.1'],
])('%j has number %j and title %j', (text, number, title) => {
  expect(splitNumber(text)).toEqual({ number, title });
});

test.each([
  ['Who pays?', 'who-pays'],
  ['  Über  Größe ', 'über-größe'],
  ['Cafe\u0301', 'café'],
  ['हिन्दी शीर्षक', 'हिन्दी-शीर्षक'],
  ['実体 と 項目', '実体-と-項目'],
  ['<!-- --> x', 'x'],
  ['🙂', 'section'],
  ['', 'section'],
  ['__proto__', 'proto'],
  ['word '.repeat(40), 'word-'.repeat(13).slice(0, -1).slice(0, 64)],
  ['x'.repeat(500), 'x'.repeat(64)],
])('slug of %j is %j', (title, id) => {
  expect(slug(title)).toBe(id);
});

test.each([
  ['a a a', 'a a-2 a-3'],
  ['a a a-2 a', 'a a-3 a-2 a-4'],
  ['a-2 a-2 a a', 'a-2 a-2-2 a a-3'],
  ['__proto__ constructor __proto__', '__proto__ constructor __proto__-2'],
])('ids %j become %j', (wished, ids) => {
  expect(uniqueIds(wished.split(' ')).join(' ')).toBe(ids);
});
