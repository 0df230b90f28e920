import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TransitionView } from './lifecycles.ts';
import { coveringWalks, type Walk } from './path-player.tsx';

/** Transitions as “A>B C>D”, with their index as id. */
function ways(drawn: string): readonly TransitionView[] {
  return drawn.split(' ').map((pair, at) => {
    const [from = '', to = ''] = pair.split('>');
    const ref = (label: string) => ({ label, id: label === '?' ? null : label });
    return {
      id: `${at}`,
      from: ref(from),
      to: ref(to),
      event: '',
      by: '',
      back: false,
      look: 'decided',
      word: '',
      question: 'states.list',
    };
  });
}

const words = (walk: Walk) => walk.map(({ from, to }) => `${from.label}>${to.label}`).join(' ');
const walked = (drawn: string, start = 'A') => {
  const { walks, never } = coveringWalks(ways(drawn), start);
  return [...walks.map(words), `never: ${words(never)}`];
};

test.each([
  ['one way', 'A>B', ['A>B', 'never: ']],
  ['a fork is walked twice', 'A>B A>C', ['A>B', 'A>C', 'never: ']],
  ['a loop is walked once', 'A>B B>A', ['A>B B>A', 'never: ']],
  ['a way taken before leads to one not taken', 'A>B B>C B>D', ['A>B B>C', 'A>B B>D', 'never: ']],
  ['a way that hangs on nothing is never taken', 'A>B X>B', ['A>B', 'never: X>B']],
  ['a way to what nobody has named is never taken', 'A>B B>?', ['A>B', 'never: B>?']],
  ['twice from here to there is two ways', 'A>B A>B', ['A>B', 'A>B', 'never: ']],
])('%s', (_title, drawn, expected) => {
  expect(walked(drawn)).toEqual(expected);
});

test('every way that can be reached is taken, each walk hangs together and begins at the beginning', () => {
  const state = fc.constantFrom('A', 'B', 'C', 'D', 'E');
  fc.assert(
    fc.property(fc.array(fc.tuple(state, state), { minLength: 1, maxLength: 14 }), (pairs) => {
      const all = ways(pairs.map(([from, to]) => `${from}>${to}`).join(' '));
      const { walks, never } = coveringWalks(all, 'A');
      const taken = new Set(walks.flat());
      const reached = new Set(['A', ...[...taken].map(({ to }) => to.label)]);
      expect(new Set([...taken, ...never])).toEqual(new Set(all));
      expect(never.some((way) => taken.has(way) || reached.has(way.from.label))).toBe(false);
      for (const walk of walks) {
        expect(walk[0]?.from.label).toBe('A');
        for (const [at, way] of walk.entries()) {
          if (at > 0) expect(way.from.label).toBe(walk[at - 1]?.to.label);
        }
      }
    }),
  );
});
