import { describe, expect, test } from 'vitest';
import { joinLink, lobbyLink, readJoinAddress, spokenCode } from './join-address.ts';

const partsOf = (link: string) => readJoinAddress(new URL(link));

describe('an address to come in by', () => {
  test.each([
    ['for one person', 'Dana & Söhne', 'Finance #1'],
    ['for whoever comes', '', ''],
    ['for a group', '', 'Operations'],
  ])('%s says again what it was made of', (_, name, role) => {
    const link = joinLink('http://192.168.1.5:4747', 'aB-_9', { name, role, about: 'Paws & Co' });
    expect(partsOf(link)).toEqual({ token: 'aB-_9', code: '', name, role, about: 'Paws & Co' });
  });
  test('tells the server nothing of the secret, the name or the product', () => {
    const { pathname, search } = new URL(
      joinLink('http://a.example', 'secret', { name: 'Dana', role: '', about: 'Paws' }),
    );
    expect(pathname + search).toBe('/join');
  });
  test('of the lobby holds the code, and what it is about where no server reads it', () => {
    expect(partsOf(lobbyLink('http://a.example', 'CDF7KM', 'Paws & Co'))).toEqual({
      token: '',
      code: 'CDF7KM',
      name: '',
      role: '',
      about: 'Paws & Co',
    });
    const bare = lobbyLink('http://a.example', 'CDF7KM', '');
    expect(partsOf(bare)).toMatchObject({ code: 'CDF7KM', about: '' });
  });
  test('says what it is about in a few words', () => {
    const about = `Paws ${'and claws '.repeat(40)}`;
    const link = joinLink('http://a.example', 'secret', { name: '', role: '', about });
    expect(partsOf(link).about).toMatch(/^Paws and claws .{40,50}…$/);
    expect(joinLink('http://a.example', 'secret', { name: '', role: '', about: '' })).toMatch(/#secret$/);
  });
  test('as the terminal prints it holds the secret alone', () => {
    expect(partsOf('http://127.0.0.1:4747/join#aB-_9').token).toBe('aB-_9');
  });
});

test('a code is read aloud in two halves', () => {
  expect([spokenCode('CDF7KM'), spokenCode('ABCDE')]).toEqual(['CDF 7KM', 'ABC DE']);
});
