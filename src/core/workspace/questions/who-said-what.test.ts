import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANN, BOB, KIM, type Story, story } from '#testing/core/story.ts';
import { opened } from '#testing/core/walked.ts';
import { howMuch } from '#testing/how-much.ts';
import type { ConsentLevel, Reply, Response, Speaker } from '../../facts/types.ts';
import { decidedTexts } from '../../texts/decided/decided-texts.ts';

const Q = 'purpose.problem';
const PEOPLE = [ANN, BOB, KIM];
const VALUES = ['red', 'green', 'blue'];
const ASIDES: readonly Reply[] = [
  { says: 'pass' },
  { says: 'unknown', who: 'Lee' },
  { says: 'later', owner: 'Lee', until: '' },
];
const LEVELS: readonly ConsentLevel[] = ['agree', 'reservation', 'disagree', 'block'];

const act = fc.record({
  does: fc.constantFrom('say', 'say', 'correct', 'react', 'react', 'aside', 'decide', 'decide'),
  who: fc.constantFrom(...PEOPLE),
  value: fc.constantFrom(...VALUES),
  aside: fc.constantFrom(...ASIDES),
  level: fc.constantFrom(...LEVELS),
  pick: fc.nat({ max: 9 }),
});
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

/** What each person stands for, by their last act alone: their own words, somebody else’s, or nothing. */
type Stands = Map<Speaker, { readonly value: string; readonly how: 'said' | 'agreed' | 'decided' } | null>;

interface Told {
  readonly story: Story;
  readonly stands: Stands;
}

const viewOf = ({ facts }: Story) => opened(facts).question(Q) ?? expect.fail('It is not asked.');
const wordsOf = ({ reply }: Response) => (reply.says === 'value' ? String(reply.value) : '');

/** One more act of somebody; what makes no sense at that moment is left out. */
function tell({ story: before, stands }: Told, { does, who, value, aside, level, pick }: Act): Told {
  const view = viewOf(before);
  const told = (after: Story, stand?: ReturnType<Stands['get']>): Told => ({
    story: after,
    stands: stand === undefined ? stands : new Map([...stands, [who, stand]]),
  });
  switch (does) {
    case 'say':
      return told(before.said(who, Q, value), { value, how: 'said' });
    case 'correct': {
      const own = view.responses.find(({ by }) => by === who);
      return own ? told(before.said(who, Q, value, own.id), { value, how: 'said' }) : { story: before, stands };
    }
    case 'aside':
      return told(before.said(who, Q, aside), null);
    case 'react': {
      const answers = view.responses.filter(({ reply }) => reply.says === 'value');
      const on = answers[pick % answers.length];
      if (!on) return { story: before, stands };
      const after = before.reaction(who, on.id, level, 'so');
      const stand = stands.get(who);
      if (level === 'agree' || level === 'reservation')
        return told(
          after,
          stand?.value === wordsOf(on) && stand.how !== 'agreed' ? stand : { value: wordsOf(on), how: 'agreed' },
        );
      return told(after, stand?.value === wordsOf(on) ? null : undefined);
    }
    case 'decide': {
      const stand = stands.get(who);
      return told(before.decided(Q, value, who), stand?.value === value ? stand : { value, how: 'decided' });
    }
  }
}

test('the record says of nobody what they did not say, and dissent is exactly who stands for something else', () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 2, maxLength: 16 }), (acts) => {
      const { story: after, stands } = acts.reduce(tell, { story: story(), stands: new Map() } as Told);
      const { responses, decision, dissent } = viewOf(after);
      const names = (all: readonly Speaker[]) => all.map(({ name }) => name).sort();

      const speaks = PEOPLE.filter((who) => stands.get(who)?.how === 'said');
      const inForce = responses.filter(({ reply }) => reply.says === 'value');
      expect(names(inForce.map(({ by }) => by))).toEqual(names(speaks));
      for (const response of inForce) expect(wordsOf(response)).toBe(stands.get(response.by)?.value);

      const decided = decision && 'value' in decision.result ? String(decision.result.value) : null;
      const others = decided === null ? [] : speaks.filter((who) => stands.get(who)?.value !== decided);
      expect(names(dissent.map(({ by }) => by))).toEqual(names(others.filter((who) => who !== decision?.by)));

      const text = decidedTexts(opened(after.facts)).get('1') ?? '';
      const [, against = ''] = /; ([^;]*) disagrees? ·/.exec(text) ?? [];
      expect(
        PEOPLE.filter(({ name }) => against.includes(name))
          .map(({ name }) => name)
          .sort(),
      ).toEqual(names(dissent.map(({ by }) => by)));
    }),
    { numRuns: howMuch(60, 2_000) },
  );
});
