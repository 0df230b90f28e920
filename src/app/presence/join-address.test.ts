import { describe, expect, test } from 'vitest';
import { joinLink, lobbyLink, readJoinAddress, spokenCode } from './join-address.ts';

const partsOf = (link: string) => readJoinAddress(new URL(link));

describe('an address to come in by', () => {
  test.each([
    ['for one person', 'Dana & Söhne', 'Finance #1'],
    ['for whoever comes', '', ''],
    ['for a group', '', 'Operations'],
  ])('%s says again what it was made of', (_, name, role) => {
    const link = joinLink('http://192.168.1.5:4747', 'aB-_9', { name, role });
    expect(partsOf(link)).toEqual({ token: 'aB-_9', code: '', name, role });
  });
  test('tells the server nothing of the secret or the name', () => {
    const { pathname, search } = new URL(joinLink('http://a.example', 'secret', { name: 'Dana', role: '' }));
    expect(pathname + search).toBe('/join');
  });
  test('of the lobby holds the code', () => {
    expect(partsOf(lobbyLink('http://a.example', 'CDF7KM'))).toEqual({ token: '', code: 'CDF7KM', name: '', role: '' });
  });
  test('as the terminal prints it holds the secret alone', () => {
    expect(partsOf('http://127.0.0.1:4747/join#aB-_9').token).toBe('aB-_9');
  });
});

test('a code is read aloud in two halves', () => {
  expect([spokenCode('CDF7KM'), spokenCode('ABCDE')]).toEqual(['CDF 7KM', 'ABC DE']);
});
