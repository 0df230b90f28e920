import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAddress } from './address.ts';

test.each([
  ['/loans', '/loans', ''],
  ['loans/', '/loans', ''],
  ['/', '/', ''],
  ['/loans/{id}', '/loans/:id', 'id'],
  ['/loans/<loan id>/edit', '/loans/:loan-id/edit', 'loan-id'],
  ['loans/[id]/lines/$line', '/loans/:id/lines/:line', 'id, line'],
  ['/a/:id/b/:id', '/a/:id/b/:id', 'id'],
  ['https://desk.example/loans//{id}', '/loans/:id', 'id'],
  [' /big red button ', '/big-red-button', ''],
  ['/книги/{номер}', '/книги/:номер', 'номер'],
  ['/x/{}', '/x/{}', ''],
  ['/x/{?!}', '/x/{?!}', ''],
  [': !', '/:-!', ''],
])('%j → %s (%s)', (words, path, parameters) => {
  const read = readAddress(words);
  expect([read.path, read.parameters.join(', ')]).toEqual([path, parameters]);
});

test('an address that was read is read as itself', () => {
  fc.assert(
    fc.property(fc.string(), (words) => {
      const { path } = readAddress(words);
      expect(readAddress(path).path).toBe(path);
    }),
  );
});
