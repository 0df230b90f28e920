import { expect, test } from 'vitest';
import { daysAfter } from '../../core/conditions/durations.ts';
import { records } from './records.ts';

const of = (entity: string) =>
  records
    .filter((one) => one.entity === entity)
    .map(({ record: { id, state, values } }) => ({ id, state, ...values }) as Readonly<Record<string, unknown>>);
const [tools, loans, reservations, repairs] = ['tool', 'loan', 'reservation', 'repair'].map(of);
const stateOf = (id: unknown) => tools?.find((tool) => tool.id === id)?.state;
const SET_ASIDE_DAYS = 3;

test('what was collected was handed out to whom it was kept for, and in the days for which it was kept', () => {
  const collected = reservations?.filter(({ state }) => state === 'Collected') ?? [];
  expect(collected.length).toBeGreaterThan(0);
  for (const one of collected) {
    const loan = loans?.find(({ tool, member }) => tool === one.tool && member === one.member);
    const day = String(loan?.['handed-out-at']).slice(0, 10);
    expect(day >= String(one['set-aside-on']), String(one.id)).toBe(true);
    expect(day <= daysAfter(String(one['set-aside-on']), SET_ASIDE_DAYS), String(one.id)).toBe(true);
  }
});

test('what is set aside is in the shed, for one member, and until it is wanted', () => {
  const ready = reservations?.filter(({ state }) => state === 'Ready') ?? [];
  expect(new Set(ready.map(({ tool }) => tool)).size).toBe(ready.length);
  for (const one of ready) expect(stateOf(one.tool), String(one.id)).toBe('In stock');
  for (const one of reservations ?? [])
    if (one['set-aside-on'])
      expect(daysAfter(String(one['set-aside-on']), SET_ASIDE_DAYS) >= String(one['wanted-from'])).toBe(true);
});

test('what is out is with one member, and no tool has two debts', () => {
  const holds = (...states: readonly string[]) =>
    loans?.filter(({ state }) => states.includes(String(state))).map(({ tool }) => tool) ?? [];
  const out = tools?.filter(({ state }) => state === 'Out').map(({ id }) => id) ?? [];
  expect(holds('Out', 'Overdue').sort()).toEqual(out.sort());
  expect(new Set(holds('Owing')).size).toBe(holds('Owing').length);
});

test('as many are written down as a list shows, so that none of these is made up', () => {
  expect([loans?.length, reservations?.length, repairs?.length]).toEqual([12, 12, 12]);
});
