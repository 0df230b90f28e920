import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkCommand } from './check-command.ts';

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
  [null, /cannot be taken/],
  [{ ...respond, type: 'erase' }, /“type” must be one of raise, respond, decide, stance, start/],
  [{ ...respond, id: '../../etc/passwd' }, /“id” must be 8 to 64/],
  [{ ...respond, payload: { ...respond.payload, question: 'con' } }, /“payload.question” must be the id/],
  [
    { ...respond, payload: { ...respond.payload, by: { name: '  ' } } },
    /“payload.by.name” must not be empty/,
  ],
  [{ ...respond, payload: { ...respond.payload, extra: 1 } }, /“payload.extra” is not known here/],
  [
    { ...respond, payload: { ...respond.payload, reply: { says: 'value' } } },
    /“payload.reply.value” is missing/,
  ],
  [
    { ...respond, payload: { ...respond.payload, reply: { says: 'value', value: 7 } } },
    /one of the known shapes/,
  ],
])('%j is refused in a sentence', (input, sentence) => {
  expect(problemOf(input)).toMatch(sentence);
});

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
  expect(problemOf({ ...decide, payload: { ...payload, number: 1.5 } })).toMatch(
    /“payload.number” must be a whole/,
  );
  const { revisit: _, ...result } = payload.result;
  expect(problemOf({ ...decide, payload: { ...payload, result } })).toMatch(
    /“payload.result.revisit” is missing/,
  );
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
