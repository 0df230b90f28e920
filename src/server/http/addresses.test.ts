import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { addressesOf, isLocalUrl, isLoopback, type Machine, publicAddress } from './addresses.ts';

function net(address: string, internal = false): NetworkInterfaceInfo {
  const rest = { internal, netmask: '', mac: '', cidr: null };
  return address.includes(':')
    ? { ...rest, address, family: 'IPv6', scopeid: 0 }
    : { ...rest, address, family: 'IPv4' };
}

const interfaces = {
  lo: [net('127.0.0.1', true), net('::1', true)],
  docker0: [net('172.17.0.1')],
  tun0: [net('10.8.0.2')],
  eth1: [net('169.254.7.7')],
  wlan0: [net('192.168.1.5'), net('fe80::1'), net('2001:db8::5')],
  eth0: [net('10.0.0.7')],
};
const machine: Machine = { hostname: () => 'Desk', interfaces: () => interfaces };
const over = (address: string, configured: URL | null = null) =>
  addressesOf({ address, port: 4747 }, configured, machine);

test('others are told the addresses that they can likely reach first, and none of this machine alone', () => {
  const names = ['192.168.1.5', '10.0.0.7', '10.8.0.2', '172.17.0.1', 'desk', 'desk.local'];
  expect(over('0.0.0.0').shown()).toEqual(names.map((name) => `http://${name}:4747`));
  expect(over('::').shown()).toContain('http://[2001:db8::5]:4747');
});

test('a server on this machine alone is known by its names only', () => {
  const { shown, own, isOwnHost } = over('127.0.0.1');
  expect([own, shown()]).toEqual(['http://127.0.0.1:4747', ['http://127.0.0.1:4747']]);
  expect(['localhost:4747', '[::1]:4747', 'desk:4747', '192.168.1.5:4747'].map(isOwnHost)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('one address that was bound is known by it and by the machine’s name', () => {
  const { own, isOwnHost } = over('192.168.1.5');
  expect(own).toBe('http://192.168.1.5:4747');
  expect(['192.168.1.5:4747', 'desk.local:4747', '10.0.0.7:4747', '127.0.0.1:4747'].map(isOwnHost)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('with the port of the web the host may leave it out', () => {
  const { isOwnHost, isOwnOrigin } = addressesOf({ address: '0.0.0.0', port: 80 }, null, machine);
  expect(['192.168.1.5', '192.168.1.5:80'].map(isOwnHost)).toEqual([true, true]);
  expect(isOwnOrigin('http://192.168.1.5', '192.168.1.5')).toBe(true);
});

test('a network that is joined later is known as well', () => {
  const later = { ...machine, interfaces: () => now };
  let now: ReturnType<Machine['interfaces']> = {};
  const { isOwnHost, shown } = addressesOf({ address: '0.0.0.0', port: 4747 }, null, later);
  expect(isOwnHost('192.168.1.5:4747')).toBe(false);
  now = interfaces;
  expect([isOwnHost('192.168.1.5:4747'), shown()[0]]).toEqual([true, 'http://192.168.1.5:4747']);
});

test('behind a proxy pages come from its address, whatever host it names', () => {
  const { isOwnHost, isOwnOrigin, isSecure, shown } = over('127.0.0.1', new URL('https://walk.example.org'));
  expect(shown()).toEqual(['https://walk.example.org']);
  expect(isOwnHost('walk.example.org')).toBe(true);
  expect(isOwnOrigin('https://walk.example.org', '127.0.0.1:4747')).toBe(true);
  expect(isOwnOrigin('http://walk.example.org', 'walk.example.org')).toBe(false);
  expect(isOwnOrigin('https://evil.example', 'walk.example.org')).toBe(false);
  expect([undefined, 'https://walk.example.org', 'http://127.0.0.1:4747'].map(isSecure)).toEqual([true, true, false]);
});

test.each([
  ['https://walk.example.org', 'https://walk.example.org'],
  ['http://walk.example.org:8080/', 'http://walk.example.org:8080'],
  ['walk.example.org', null],
  ['https://walk.example.org/base', null],
  ['https://user@walk.example.org', null],
  ['ftp://walk.example.org', null],
])('%s is read as %s', (text, origin) => {
  expect(publicAddress(text)?.origin ?? null).toBe(origin);
});

test.each([
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['127.0.0.1.evil.example', false],
  ['localhost', false],
  ['::ffff:127.0.0.1', false],
])('%s is reached by this machine only: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});

test('an address is believed to be of this machine only where it is', () => {
  const urls = ['http://127.0.0.1:1', 'http://[::1]:1', 'http://192.168.1.5:1', 'http://192.168.1.6:1', 'x'];
  expect(urls.map((url) => isLocalUrl(url, machine))).toEqual([true, true, true, false, false]);
});
