import { describe, expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { libraryWith } from '#testing/core/prototype/library.ts';
import { openApiOf } from './open-api.ts';

const SYSTEMS = tableText(
  'System | We | Who runs it | Where it is described | Has a test copy',
  'Bank | read and write | the bank | on paper | yes',
);
const exchanges = (...rows: readonly string[]) => ({
  'calls.systems': SYSTEMS,
  'calls.exchanges': tableText('What for | System | When | We send | We get back | May be up to this old', ...rows),
});
const HOLD = exchanges('Hold deposit | Bank | on hand out | Deposit, Colour | Receipt, Due | 1 day');
const ADDRESS = {
  'calls.exchanges.hold-deposit.address': tableText('Method | Address', 'POST | /holds/:loan'),
};

const documentOf = (said: Parameters<typeof libraryWith>[0]) => JSON.parse(openApiOf(libraryWith(said)));
const whats = (part: { readonly 'x-undecided'?: readonly { readonly what: string }[] }) =>
  (part['x-undecided'] ?? []).map(({ what }) => what);

test('nobody has said anything: a whole document without paths, and the question that comes first', () => {
  const document = documentOf({});
  expect([document.openapi, document.paths]).toEqual(['3.1.0', {}]);
  expect(document['x-undecided']).toEqual([
    { what: 'Which messages go to other systems.', question: 'calls.exchanges' },
  ]);
});

test('a call without an address stands in no path', () => {
  const document = documentOf(HOLD);
  expect(document.paths).toEqual({});
  expect(whats(document)).toEqual(['Hold deposit: nobody has said which address it goes to.']);
});

describe('a call with its address', () => {
  const post = documentOf({ ...HOLD, ...ADDRESS }).paths['/holds/{loan}'].post;

  test('stands at its path, with the parameters of it', () => {
    expect([post.operationId, post.tags, post.parameters]).toEqual([
      'hold-deposit',
      ['Bank'],
      [{ name: 'loan', in: 'path', required: true, schema: { type: 'string' } }],
    ]);
  });

  test('has its lines by their kind, and says of a line that is none of ours', () => {
    const { properties } = post.requestBody.content['application/json'].schema;
    expect(properties.Deposit).toEqual({ type: 'number', 'x-unit': 'EUR', description: 'Loan: Deposit' });
    expect(properties.Colour).toEqual({ 'x-undecided': 'Nobody has said which of our fields this is.' });
    expect(Object.keys(post.responses)).toEqual(['2XX', 'default']);
  });

  test('lists what a builder would have to guess', () => {
    expect(whats(post)).toContain('How long somebody waits.');
    expect(whats(post)).toContain('Which of our fields “Receipt” is.');
    expect(whats(post)).not.toContain('Which of our fields “Due” is.');
  });
});

test('what was decided is no longer undecided, and what was assumed says so', () => {
  const { post } = documentOf({
    ...HOLD,
    ...ADDRESS,
    'calls.waiting': '10 seconds',
    'calls.failure': { assumed: 'queue' },
    'calls.exchanges.hold-deposit.mapping': tableText(
      'Theirs | Ours | If it is missing',
      'Receipt | left alone | never mind',
    ),
  }).paths['/holds/{loan}'];
  expect([post['x-waits-at-most'], post['x-if-it-fails']]).toEqual(['10 seconds', 'queue']);
  expect(whats(post)).not.toContain('How long somebody waits.');
  expect(whats(post)).not.toContain('Which of our fields “Receipt” is.');
  expect(post['x-assumed']).toEqual([{ what: 'What is done when it fails.', question: 'calls.failure' }]);
});

test('two calls at one address do not hide each other', () => {
  const address = tableText('Method | Address', 'GET | /x');
  const document = documentOf({
    ...exchanges('One | Bank | on a | | Due | ', 'Two | Bank | on b | | Due | '),
    'calls.exchanges.one.address': address,
    'calls.exchanges.two.address': address,
  });
  expect(document.paths['/x'].get.operationId).toBe('one');
  expect(whats(document)).toEqual(['Two: another message goes to /x in the same way.']);
});

test('names of any kind are lines like others', () => {
  const names = ['__proto__', 'constructor', 'Größe “ü”', '名前'];
  const text = openApiOf(libraryWith({ ...exchanges(`A | Bank | on a | ${names.join(', ')} | | `) }));
  const [left] = JSON.parse(text)['x-undecided'];
  const { properties } = left.call.requestBody.content['application/json'].schema;
  expect(Object.keys(properties)).toEqual(names);
});
