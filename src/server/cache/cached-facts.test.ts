import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byBankOrder, type Fact, factPath } from '#core/index.ts';
import { plainQuestion } from '#testing/core/plain-question.ts';
import { openOrderedFacts } from './cached-facts.ts';

const by = { name: 'Ada', role: '' };
const at = '2026-01-01T09:00:00Z';

function made(number: number): Fact {
  const id = String(number).padStart(2, '0');
  if (number % 5 > 0)
    return { fact: 'response', id, question: `q${number % 3}`, by, at, reply: { says: 'unknown', who: '' } };
  return plainQuestion({ id: number === 10 ? 'purpose.name' : `q${id}`, minutes: 3, reversal: 2 });
}

test('however facts come and go, they stand as if sorted anew', () => {
  const step = fc.record({ number: fc.nat(30), isThere: fc.boolean(), look: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const ordered = openOrderedFacts();
      const there = new Map<string, Fact>();
      for (const { number, isThere, look } of steps) {
        const fact = made(number);
        const path = factPath(fact);
        ordered.put(path, isThere ? fact : undefined);
        if (isThere) there.set(path, fact);
        else there.delete(path);
        if (look) ordered.all();
      }
      const all = [...there.values()];
      const questions = all.flatMap((fact) => (fact.fact === 'question' ? [fact] : []));
      const said = all.filter(({ fact }) => fact !== 'question');
      const expected = [...questions.sort(byBankOrder), ...said.sort((a, b) => (factPath(a) < factPath(b) ? -1 : 1))];
      expect(ordered.all().map(factPath)).toEqual(expected.map(factPath));
      expect(ordered.all()).toBe(ordered.all());
    }),
  );
});
