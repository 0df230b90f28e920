import { expect, test } from 'vitest';
import { ANONYMOUS_SPEAKER, type Fact, type NamePolicy, type Response, viewWalkthroughs } from '#core/index.ts';
import { pollProgress } from './poll-progress.ts';
import { EMPTY_PRESENCE, presenceAfter } from './presence.ts';

const OLGA = { name: 'Olga', role: 'Product' };
const presence = ['olga', 'ada', 'ben'].reduce((before, person) => {
  const as = person === 'olga' ? 'facilitator' : 'stakeholder';
  return presenceAfter(before, { what: 'came', who: { person, as, name: person, role: '' } });
}, EMPTY_PRESENCE);

let made = 0;
function moment(what: Extract<Fact, { fact: 'moment' }>['what']): Fact {
  made += 1;
  const at = `2026-01-01T10:00:${String(made).padStart(2, '0')}.000Z`;
  return { fact: 'moment', id: `m-${made}`, walkthrough: 'walk', by: OLGA, at, what };
}
const put = (question: string, names: NamePolicy = 'signed', hidden = true) =>
  moment({ happened: 'put', question, hidden, names });

function answer(name: string, more: Partial<Response> = {}): Response {
  made += 1;
  const at = `2026-01-01T10:00:${String(made).padStart(2, '0')}.000Z`;
  const reply = { says: 'value', value: 'Yes' } as const;
  const by = { name, role: '' };
  return { fact: 'response', id: `r-${made}`, question: 'one', by, at, reply, during: 'walk', ...more };
}

function progress(moments: readonly Fact[], said: readonly Fact[] = []) {
  const at = '2026-01-01T09:00:00Z';
  const walk: Fact = {
    fact: 'walkthrough',
    id: 'walk',
    by: OLGA,
    at,
    title: 'Demo',
    minutes: 60,
    groups: [],
    agenda: [],
  };
  const [walking = null] = viewWalkthroughs([walk, ...moments]);
  const saidTo = (id: string) => said.filter((fact) => 'question' in fact && fact.question === id);
  return pollProgress({ walking: () => walking, saidTo }, presence.people);
}

test('with names it says who of the stakeholders here has not answered', () => {
  const round = put('one');
  expect(progress([round])).toEqual({ question: 'one', answered: 0, of: 2, missing: ['ada', 'ben'] });
  const said = [answer('ada'), answer('olga'), answer('Somebody later')];
  expect(progress([round], said)).toEqual({ question: 'one', answered: 3, of: 4, missing: ['ben'] });
});

test('an answer of another round or another sitting does not count, and one that was changed counts once', () => {
  const early = answer('ada');
  const round = put('one');
  const first = answer('ada');
  expect(progress([round], [early, answer('ben', { during: 'other' })])?.answered).toBe(0);
  expect(progress([round], [first, answer('ada', { supersedes: first.id })])?.answered).toBe(1);
});

test.each(['free', 'unsigned'] as const)('where names are %s it says how many, never who', (names) => {
  const round = put('one', names);
  const unnamed = { by: ANONYMOUS_SPEAKER, anonymous: { seal: '' } };
  const at = 'at' in round ? round.at : '';
  const said = [answer('', { ...unnamed, at }), answer('', { ...unnamed, at })];
  expect(progress([round], said.slice(1))).toEqual({ question: 'one', answered: 1, of: 2, missing: null });
  expect(progress([round], [...said, answer('ada')])).toMatchObject({ answered: 3, of: 3, missing: null });
});

test('there is none while nothing is hidden', () => {
  expect(progress([])).toBeNull();
  expect(progress([put('one', 'signed', false)])).toBeNull();
  expect(progress([put('one'), moment({ happened: 'revealed', question: 'one' })])).toBeNull();
});

test('of several it is that of the question in view, else the newest', () => {
  const both = [put('one'), put('two')];
  const shown = (place: string) => moment({ happened: 'shown', place });
  expect(progress(both)?.question).toBe('two');
  expect(progress([...both, shown('/points/1?q=one')])?.question).toBe('one');
  expect(progress([...both, shown('/questions/one')])?.question).toBe('one');
  expect(progress([...both, shown('/points/1')])?.question).toBe('two');
});
