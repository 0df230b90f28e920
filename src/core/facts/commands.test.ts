import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkCommand } from './commands.ts';

const by = { name: 'Ada', role: 'Finance' };
const respond = {
  id: 'c0ffee00c0ffee00',
  type: 'respond',
  payload: { by, question: 'entities.list', reply: { says: 'value', value: 'Invoices' } },
};

function problemOf(input: unknown): string {
  const checked = checkCommand(input);
  return 'problem' in checked ? checked.problem : '';
}

test('a well-formed command is taken as it is', () => {
  expect(checkCommand(respond)).toEqual({ command: respond });
});

test('what may be left out has a default', () => {
  const reply = { says: 'unknown' };
  const checked = checkCommand({
    ...respond,
    payload: { by: { name: ' Ada ' }, question: 'entities.list', reply },
  });
  expect(checked).toMatchObject({
    command: { payload: { by: { name: 'Ada', role: '' }, reply: { says: 'unknown', who: '' } } },
  });
});

test.each([
  [null, /cannot be accepted/],
  [
    { ...respond, type: 'erase' },
    /“type” must be one of raise, respond, decide, decide-all, resolve, stance, quote, withdraw, keep, start/,
  ],
  [{ ...respond, id: '../../etc/passwd' }, /“id” must be 8 to 64/],
  [{ ...respond, payload: { ...respond.payload, question: 'con' } }, /“payload.question” must be the id/],
  [{ ...respond, payload: { ...respond.payload, by: { name: '  ' } } }, /“payload.by.name” must not be empty/],
  [{ ...respond, payload: { ...respond.payload, extra: 1 } }, /“payload.extra” is not known here/],
  [{ ...respond, payload: { ...respond.payload, reply: { says: 'value' } } }, /“payload.reply.value” is missing/],
  [{ ...respond, payload: { ...respond.payload, reply: { says: 'value', value: 7 } } }, /one of the known shapes/],
])('%j is refused in a sentence', (input, sentence) => {
  expect(problemOf(input)).toMatch(sentence);
});

const HALF = 'a\ud83d b';
const made = (type: string, payload: object) => ({
  id: 'c0ffee00c0ffee00',
  type,
  payload: { by, ...payload },
});

test.each([
  [made('respond', { by: { name: HALF }, question: 'a', reply: { says: 'unknown' } }), 'payload.by.name'],
  [made('respond', { question: 'a', reply: { says: 'not-applicable', why: HALF } }), 'payload.reply.why'],
  [made('raise', { point: '1', ask: HALF, shape: { shape: 'text' } }), 'payload.ask'],
  [made('raise', { point: '1', ask: 'Who?', shape: { shape: 'text' }, who: ['a', HALF] }), 'payload.who.1'],
  [made('stance', { question: 'a', on: 'c0ffee01', stand: 'agree', reason: HALF }), 'payload.reason'],
  [made('start', { title: HALF, minutes: 30, agenda: [] }), 'payload.title'],
  [made('adopt', { point: HALF }), 'payload.point'],
  [made('raise', { point: '1', ask: 'a\0b', shape: { shape: 'text' } }), 'payload.ask'],
  [made('correct', { point: '1', status: 'not-applicable', of: '0a1b2c3d', why: HALF }), 'payload.why'],
  [made('pin', { entity: 'loan', record: { id: 'a', values: { fee: [HALF] } } }), 'payload.record.values.fee.0'],
  [made('pin', { entity: 'loan', record: { id: 'a', values: { [HALF]: 1 } } }), 'payload.record.values.a name'],
])('half of a character is refused wherever it stands: %#', (input, key) => {
  expect(problemOf(input)).toBe(`The command cannot be accepted: “${key}” contains a broken character; type it again.`);
});

test.each(['con', 'nul', 'aux', 'prn', 'com1', 'lpt9'])(
  'no file is made that Windows cannot check out: %s',
  (entity) => {
    expect(problemOf(made('pin', { entity, record: { id: 'a', values: {} } }))).toMatch(/Windows/);
    expect(problemOf(made('unpin', { entity, record: 'a' }))).toBe('');
  },
);

test('a decision names its number, its grounds and what was seen', () => {
  const payload = {
    by,
    question: 'entities.list',
    number: 1,
    result: { outcome: 'assumed', value: ['Invoice'], revisit: '2026-12-01' },
    restsOn: ['c0ffee00c0ffee00'],
    against: [],
    seen: ['c0ffee00c0ffee00'],
  };
  const decide = { id: 'decide00decide00', type: 'decide', payload };
  expect(checkCommand(decide)).toEqual({ command: decide });
  expect(problemOf({ ...decide, payload: { ...payload, number: 1.5 } })).toMatch(/“payload.number” must be a whole/);
  const { revisit: _, ...result } = payload.result;
  expect(problemOf({ ...decide, payload: { ...payload, result } })).toMatch(/“payload.result.revisit” is missing/);
});

test('a decision may rename what an earlier one has named', () => {
  const result = { outcome: 'decided', value: ['Contract'] };
  const payload = { by, question: 'q', number: 2, result, restsOn: [], against: [], seen: [] };
  const renamed = [{ from: 'Loan', to: 'Contract' }];
  const decide = { id: 'decide00decide00', type: 'decide', payload: { ...payload, renamed } };
  expect(checkCommand(decide)).toEqual({ command: decide });
  const wrong = { ...decide, payload: { ...payload, renamed: [{ from: 'Loan', to: ' ' }] } };
  expect(problemOf(wrong)).toMatch(/“payload.renamed.0.to” must not be empty/);
});

test('nothing that JSON can hold makes it fail', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      expect(problemOf(a)).not.toBe('');
      expect(problemOf({ ...respond, payload: b })).not.toBe('');
    }),
  );
});
