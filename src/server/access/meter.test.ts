import { expect, test } from 'vitest';
import { openWriteMeter } from './limits.ts';
import type { Viewer } from './viewer.ts';

const viewer = (person: string, as: Viewer['as'] = 'stakeholder'): Viewer => ({
  as,
  person,
  speaker: { name: person, role: '' },
});
const KB = 1024;

function open() {
  let now = 0;
  let heard = 0;
  const meter = openWriteMeter(
    () => now,
    () => {
      heard += 1;
    },
  );
  /** Writes so often, a twentieth of a second apart; returns how many writes were accepted. */
  const writes = (who: Viewer, times: number, bytes: number, isQuestion = false, origin = 'here') => {
    let taken = 0;
    for (let at = 0; at < times; at += 1) {
      if ('giveBack' in meter.take(who, origin, { bytes, isQuestion })) taken += 1;
      now += 50;
    }
    return taken;
  };
  return { meter, writes, heard: () => heard, pass: (milliseconds: number) => (now += milliseconds) };
}

test('what waited on a device for hours gets through at once', () => {
  const { writes } = open();
  expect([writes(viewer('ada'), 500, 4 * KB), writes(viewer('ada'), 50, KB, true)]).toEqual([500, 50]);
});

test('a hall behind one address writes without being held up', () => {
  const { writes, heard } = open();
  for (let at = 0; at < 200; at += 1) expect(writes(viewer(`p${at}`), 30, 2 * KB)).toBe(30);
  expect(heard()).toBe(0);
});

test.each([
  ['facts', 20, false, 600, 900],
  ['bytes', 250 * KB, false, 16, 40],
  ['questions', KB, true, 60, 70],
] as const)(
  'of %s one person writes only so many in one go, and soon some more',
  (_, bytes, isQuestion, least, most) => {
    const { writes, pass } = open();
    const taken = writes(viewer('eve'), 1_000, bytes, isQuestion);
    expect(taken).toBeGreaterThanOrEqual(least);
    expect(taken).toBeLessThan(most);
    expect(writes(viewer('dana'), 10, bytes, isQuestion)).toBe(10);
    pass(60_000);
    expect(writes(viewer('eve'), 1, bytes, isQuestion)).toBe(1);
  },
);

test('in all one person writes only so much, until a facilitator lets them through', () => {
  const { meter, writes, pass } = open();
  const eve = viewer('eve');
  for (let minute = 0; minute < 100; minute += 1) {
    writes(eve, 4, 250 * KB);
    pass(60_000);
  }
  expect(writes(eve, 1, 250 * KB)).toBe(0);
  expect(meter.excesses()).toMatchObject([{ person: 'eve', others: null }]);
  meter.allow('eve');
  expect([meter.excesses(), writes(eve, 1, 250 * KB)]).toEqual([[], 1]);
});

test('many people at one address have an end together; those elsewhere do not feel it', () => {
  const { meter, writes } = open();
  const bots = Array.from({ length: 40 }, (_, at) => viewer(`bot ${at}`));
  const taken = bots.map((bot) => writes(bot, 10, 250 * KB, false, 'there'));
  expect(taken.reduce((a, b) => a + b)).toBeLessThan(150);
  expect(meter.excesses()).toMatchObject([{ person: 'bot 39', others: expect.any(Number) }]);
  expect(writes(viewer('ada'), 10, 250 * KB)).toBe(10);
});

test('what was not written after all counts for nothing, and facilitators are not counted', () => {
  const { meter, writes } = open();
  for (let at = 0; at < 1_000; at += 1) {
    const taken = meter.take(viewer('ada'), 'here', { bytes: 250 * KB, isQuestion: true });
    if ('giveBack' in taken) taken.giveBack();
    else expect.fail('was counted');
  }
  expect(writes(viewer('olga', 'facilitator'), 1_000, 250 * KB, true)).toBe(1_000);
});
