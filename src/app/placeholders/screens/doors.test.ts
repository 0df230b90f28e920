import { expect, test } from 'vitest';
import { doorsOf } from './doors.ts';

const page = (screen: string, settled: boolean) => ({
  settled,
  cell: (column: string) => ({ screen, kind: 'list', address: `/${screen}` })[column] ?? '',
});

test('nobody has said anything: six doors without a sign', () => {
  expect(doorsOf([], {}, []).map(({ title, look }) => title + look)).toEqual(Array(6).fill('hole'));
});

test('known pages have their doors, and there is always one more without a sign', () => {
  const pages = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name, at) => page(name, at > 0));
  const doors = doorsOf(pages, {}, []);
  expect(doors.map(({ look }) => look)).toEqual(['said', ...Array(6).fill('decided'), 'hole']);
  expect(doors[1]).toMatchObject({ title: 'b', address: '/b', kind: 'list' });
});

test('words typed at a door hang on that door only, as not decided', () => {
  const doors = doorsOf([], { 'door-2': 'overdue invoices' }, []);
  expect(doors.map(({ title }) => title)).toEqual(['', 'Overdue invoices', '', '', '', '']);
  expect(doors[1]?.look).toBe('guess');
});
