import { expect, test } from 'vitest';
import { EMPTY_BOOK, withDevice, withoutDevices } from './invites.ts';

test('a book from which no device goes is the same one, so that nothing is written', () => {
  const device = { seal: 'a', person: 'p', seen: 0 };
  const book = withDevice(device, EMPTY_BOOK);
  expect(withoutDevices(({ seal }) => seal === 'unknown', book)).toBe(book);
  expect(withoutDevices(({ seal }) => seal === 'a', book).devices.size).toBe(0);
});
