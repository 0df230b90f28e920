import { describe, expect, test } from 'vitest';
import { checkValue, parseValue } from '#core/shapes/index.ts';
import { BANK, followUpShape } from '#core/slots/bank.ts';
import { NAMED_KINDS } from '#core/spec/types.ts';
import { USUAL_BY_ANSWERS } from './by-answers.ts';
import { USUAL_OF_MOST } from './of-most.ts';
import { SELDOM } from './seldom.ts';

const all = NAMED_KINDS.flatMap((kind) => BANK[kind]);
const shapes = new Map([
  ...all.map(({ id, shape }) => [id, shape] as const),
  ...all.flatMap(({ raises }) =>
    raises.map((raise) => [raise.slot.replaceAll('/', '.').replace('.{thing}', ''), followUpShape(raise)] as const),
  ),
]);

const rules = [USUAL_BY_ANSWERS, USUAL_OF_MOST].flatMap((table) =>
  Object.entries(table).flatMap(([slot, own]) => [own].flat().map((rule) => [slot, rule] as const)),
);

test('each is of a question that is asked', () => {
  expect(rules.map(([slot]) => slot).filter((slot) => !shapes.has(slot))).toEqual([]);
  expect([...SELDOM].filter((slot) => !shapes.has(slot))).toEqual([]);
});

describe.each(rules)('%s', (slot, rule) => {
  test('has a reason and a source', () => {
    expect(rule.because).toMatch(/^[a-z].*[^.]$/);
    expect(rule.because.length).toBeLessThanOrEqual(200);
    expect(rule.source).not.toBe('');
  });

  test('says what its question can take', () => {
    if ('none' in rule) expect(rule.none).toMatch(/^[A-Z].*\.$/);
    else if (typeof rule.says === 'string') {
      const shape = shapes.get(slot) ?? { shape: 'text' as const };
      const read = parseValue(rule.says, shape);
      if (!read.ok) throw new Error(read.problem);
      expect(checkValue(read.value, shape)).toBeNull();
      if (shape.shape === 'choice') expect(shape.options.map(({ id }) => id)).toContain(read.value);
      if (shape.shape === 'multi')
        expect(shape.options.map(({ id }) => id)).toEqual(
          expect.arrayContaining([...(read.value as readonly string[])]),
        );
      if (shape.shape === 'number') expect(shape.units).toContain((read.value as { readonly unit: string }).unit);
    }
  });
});
