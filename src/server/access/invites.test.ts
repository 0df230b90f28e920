import { expect, test } from 'vitest';
import { NO_INVITES, withDevice, withoutDevices } from './invites.ts';

test('a book from which no device goes is the same one, so that nothing is written', () => {
  const device = { seal: 'a', person: 'p', seen: 0 };
  const invites = withDevice(device, NO_INVITES);
  expect(withoutDevices(({ seal }) => seal === 'unknown', invites)).toBe(invites);
  expect(withoutDevices(({ seal }) => seal === 'a', invites).devices.size).toBe(0);
});
