import { expect, test } from 'vitest';
import { plainQuestion } from '#testing/core/plain-question.ts';
import type { ConsentLevel, Decision, Reaction, Reply, Response, Signed } from '../../facts/types.ts';
import { questionStateOf } from './question-state.ts';
import { staleness } from './staleness.ts';

const QUESTION = plainQuestion();
const ANNA = { name: 'Anna', role: 'Desk' };
const LANG = { name: 'Lang', role: 'Vet' };
const FRAN = { name: 'Fran', role: 'Product' };

type Told = Response | Reaction | Decision;
type Telling = (id: string, at: string) => Told;

const says =
  (by: Signed['by'], reply: string | Reply, more: Partial<Response> = {}): Telling =>
  (id, at) => ({
    fact: 'response',
    id,
    question: 'q',
    by,
    at,
    reply: typeof reply === 'string' ? { says: 'value', value: reply } : reply,
    ...more,
  });
const takes =
  (by: Signed['by'], on: string, stand: ConsentLevel, more: Partial<Reaction> = {}): Telling =>
  (id, at) => ({ fact: 'stance', id, question: 'q', on, by, at, stand, reason: 'so', ...more });
const decides =
  (by: Signed['by'], value: string, more: Partial<Decision> = {}): Telling =>
  (id, at) => ({
    fact: 'decision',
    id,
    question: 'q',
    number: 1,
    by,
    at,
    result: { outcome: 'decided', value },
    restsOn: [],
    against: [],
    ...more,
  });

/** The state of a question after these statements, one a minute: t0, t1 … */
function life(...told: readonly Telling[]) {
  const facts = told.map((tell, at) => tell(`t${at}`, `2026-03-01T09:${String(at).padStart(2, '0')}:00Z`));
  const of = <F extends Told['fact']>(fact: F) =>
    facts.filter((one): one is Extract<Told, { fact: F }> => one.fact === fact);
  const cycle = questionStateOf(QUESTION, of('response'), of('decision'), of('stance'));
  const values = (all: readonly Response[]) =>
    all.map(({ by, reply }) => `${by.name}: ${reply.says === 'value' ? reply.value : reply.says}`);
  return {
    cycle,
    said: values(cycle.responses),
    before: values(cycle.replaced),
    against: values(cycle.dissent),
    takes: cycle.reactions.map(({ by, stand, on }) => `${by.name} ${stand} ${on}`),
    stale: staleness({ ...cycle, question: QUESTION }, { question: () => undefined }),
  };
}

test('whoever agrees with another answer does not say their own any more, and does not disagree', () => {
  const decided = decides(FRAN, '30 minutes', { restsOn: ['t1'] });
  const {
    said,
    before,
    against,
    takes: reactions,
    stale,
  } = life(says(ANNA, '1 day'), says(LANG, '30 minutes'), takes(ANNA, 't1', 'agree'), decided);
  expect({ said, before, against, stances: reactions, stale }).toEqual({
    said: ['Lang: 30 minutes'],
    before: ['Anna: 1 day'],
    against: [],
    stances: ['Anna agree t1'],
    stale: null,
  });
});

test('with a reservation too: it stays on record, their own earlier answer does not', () => {
  const decided = decides(FRAN, 'red', { restsOn: ['t1'] });
  const {
    said,
    before,
    against,
    takes: reactions,
  } = life(says(ANNA, 'blue'), says(LANG, 'red'), takes(ANNA, 't1', 'reservation'), decided);
  expect({ said, before, against, stances: reactions }).toEqual({
    said: ['Lang: red'],
    before: ['Anna: blue'],
    against: [],
    stances: ['Anna reservation t1'],
  });
  const own = life(says(ANNA, 'red'), says(LANG, 'red'), takes(ANNA, 't1', 'reservation'));
  expect([own.said, own.takes]).toEqual([['Anna: red', 'Lang: red'], ['Anna reservation t1']]);
});

test.each<Reply>([{ says: 'unknown', who: 'Ott' }, { says: 'later', owner: 'Ott', until: '' }, { says: 'pass' }])(
  'of agreeing and $says only the later one counts',
  (aside) => {
    for (const stand of ['agree', 'reservation'] as const) {
      const after = life(says(LANG, 'red'), takes(ANNA, 't0', stand), says(ANNA, aside));
      expect([after.said, after.takes]).toEqual([['Lang: red', `Anna: ${aside.says}`], []]);
      const before = life(says(LANG, 'red'), says(ANNA, aside), takes(ANNA, 't0', stand));
      expect([before.said, before.takes]).toEqual([['Lang: red'], [`Anna ${stand} t0`]]);
    }
  },
);

test('whoever answers anew does not agree any more; whoever disagrees still says their own', () => {
  const anew = life(says(LANG, 'red'), takes(ANNA, 't0', 'agree'), says(ANNA, 'blue'));
  expect([anew.said, anew.takes, anew.cycle.status]).toEqual([['Lang: red', 'Anna: blue'], [], 'contested']);
  const against = life(says(ANNA, 'blue'), says(LANG, 'red'), takes(ANNA, 't1', 'block'));
  expect([against.said, against.takes]).toEqual([['Anna: blue', 'Lang: red'], ['Anna block t1']]);
});

test('one stands behind one answer, and is against none that one agrees with', () => {
  const { takes: reactions } = life(
    says(LANG, 'red'),
    says(FRAN, 'blue'),
    takes(ANNA, 't0', 'agree'),
    takes(ANNA, 't1', 'block'),
    takes(ANNA, 't1', 'reservation'),
  );
  expect(reactions).toEqual(['Anna reservation t1']);
});

test('whoever was against an answer and gave it all the same is not against it once they give another', () => {
  const blue = says(ANNA, 'blue');
  const again = says(ANNA, 'red', { supersedes: 't2' });
  const told = life(says(LANG, 'blue'), takes(ANNA, 't0', 'disagree'), blue, again);
  expect(told).toMatchObject({ said: ['Lang: blue', 'Anna: red'], takes: [] });
});

test('a stance is about what an answer says: it stays while anybody says that', () => {
  const first = [says(LANG, 'red'), says(FRAN, 'red '), takes(ANNA, 't0', 'agree')];
  const { takes: stays } = life(...first, says(LANG, 'blue', { supersedes: 't0' }));
  expect(stays).toEqual(['Anna agree t1']);
  const { takes: gone } = life(...first, says(LANG, 'blue'), says(FRAN, 'blue'));
  expect(gone).toEqual([]);
});

test('a later answer of the same person counts, whether it names the earlier one or not', () => {
  const { said, before, cycle } = life(says(ANNA, 'red'), says(ANNA, 'blue'));
  expect([said, before, cycle.status]).toEqual([['Anna: blue'], ['Anna: red'], 'answered']);
});

test('whoever corrects themselves by deciding does not disagree with what they decide', () => {
  const { said, before, against } = life(says(FRAN, '30 minuts'), decides(FRAN, '30 minutes', { against: ['t0'] }));
  expect([said, before, against]).toEqual([[], ['Fran: 30 minuts'], []]);
});

test('nor by answering otherwise afterwards: then the decision has to be looked at again', () => {
  const decided = decides(FRAN, '30 minuts', { restsOn: ['t0'] });
  const { against, stale } = life(says(FRAN, '30 minuts'), decided, says(FRAN, '30 minutes', { supersedes: 't0' }));
  expect(against).toEqual([]);
  expect(stale).toMatchObject({
    because: 'Fran has changed their answer.',
    now: ['Fran: 30 minutes'],
  });
});

test('a decision that was withdrawn has taken nothing back', () => {
  const reopened = decides(FRAN, '', { number: 2, result: { outcome: 'withdrawn', reason: '' } });
  const { said, cycle } = life(says(FRAN, 'red'), decides(FRAN, 'blue', { against: ['t0'] }), reopened);
  expect([said, cycle.status]).toEqual([['Fran: red'], 'answered']);
});

test('whoever agrees with another after it was decided on their word says something else now', () => {
  const decided = decides(FRAN, 'red', { restsOn: ['t0'], against: ['t1'] });
  const { stale, cycle } = life(says(ANNA, 'red'), says(LANG, 'blue'), decided, takes(ANNA, 't1', 'agree'));
  expect([cycle.status, stale?.because, stale?.now]).toEqual([
    'stale',
    'Anna has changed their answer.',
    ['Anna: blue'],
  ]);
});

test('two of one name are two, where each came in as themselves; without that, one', () => {
  const [one, other] = [{ person: '00000001' }, { person: '00000002' }];
  expect(life(says(ANNA, 'red', one), says(ANNA, 'blue', other)).said).toEqual(['Anna: red', 'Anna: blue']);
  expect(life(says(ANNA, 'red'), says(ANNA, 'blue', other)).said).toEqual(['Anna: red', 'Anna: blue']);
  expect(life(says(ANNA, 'red'), says(ANNA, 'blue', { ...other, named: true })).said).toEqual(['Anna: blue']);
});

test('not knowing is no answer: it neither closes a question nor contests one', () => {
  const pass = says(ANNA, { says: 'pass' });
  expect(life(pass).cycle.status).toBe('open');
  expect(life(pass, says(LANG, 'red')).cycle.status).toBe('answered');
  const { against, said } = life(pass, says(LANG, 'red'), decides(FRAN, 'red', { restsOn: ['t1'] }));
  expect([against, said]).toEqual([[], ['Anna: pass', 'Lang: red']]);
});
