import { expect, test } from 'vitest';
import { opened, type Step, walked } from '#testing/core/walked.ts';
import type { Response } from '../facts/types.ts';
import type { TableValue } from '../shapes/types.ts';
import type { QuestionView } from '../workspace/workspace.ts';
import { additionsOf, type Offer, offersOf, sourcesOf } from './offers.ts';
import type { Proposal } from './types.ts';

const FILE: readonly Proposal[] = [
  { kind: 'thing', name: 'Order', examples: ['1001, Ito'], place: 'A1:B9' },
  { kind: 'field', name: 'Total', of: 'Order', type: 'money', unit: 'EUR', place: 'B1' },
  { kind: 'choices', name: 'Channel', of: 'Order', values: ['web', 'shop'], place: 'C1' },
  { kind: 'state', name: 'Open', of: 'Order', place: 'D1' },
  { kind: 'relation', name: 'Customer → Order', from: 'Customer', to: 'Order', place: 'E1' },
  { kind: 'role', name: 'Clerk', place: 'line 1' },
  { kind: 'call', name: 'List the orders', method: 'GET', path: '/orders', place: 'paths' },
  { kind: 'constant', name: 'Late fee', value: '2.5', place: 'late_fee' },
  { kind: 'screen', name: 'Orders', screen: 'list', about: 'Order', address: '/orders', place: 'line 2' },
];
const THINGS: Step = ['entities.records', [['Orders', '', '', '', '']]];
const FIELDS: Step = ['entities.orders.fields', [['Channel', 'choice', '', '', '', '', '', '', '']]];

const offered = (proposals: readonly Proposal[], ...steps: readonly Step[]) =>
  offersOf([{ file: 'x.csv', proposals }], walked(...steps).workspace);
const homes = ({ offers }: { readonly offers: readonly Offer[] }) =>
  offers.map(({ proposal, home, waitsUntil }) => [
    `${proposal.kind} ${proposal.name}`,
    home?.view.question.id ?? `waits until ${waitsUntil}`,
    ...(home?.rows.map((row) => row.join('|')) ?? []),
  ]);

test('each proposal goes to the question that asks for it, or waits for what it rests on', () => {
  expect(homes(offered(FILE))).toEqual([
    ['thing Order', 'entities.records', 'Order|1001, Ito|||'],
    ['field Total', 'entities.fields', 'Total|Order|money|EUR||||||'],
    ['choices Channel', 'waits until “Channel” is decided as a field'],
    ['state Open', 'waits until “Order” is decided as a thing'],
    ['relation Customer → Order', 'entities.relations', 'Customer|Order||||'],
    ['role Clerk', 'roles.grants', 'Clerk||'],
    ['call List the orders', 'calls.offers', 'List the orders|GET|/orders|'],
    ['constant Late fee', 'constants.values', 'Late fee|2.5|||'],
    ['screen Orders', 'screens.inventory', 'Orders|list|Order|/orders'],
  ]);
});

test('once a thing is decided its own questions are answered, by the name that it has there', () => {
  const offers = offered(FILE.slice(0, 5), THINGS, FIELDS);
  expect(homes(offers)).toEqual([
    ['field Total', 'entities.orders.fields', 'Total|money|EUR||||||'],
    ['choices Channel', 'entities.orders.fields.channel.values', 'web||', 'shop||'],
    ['state Open', 'states.orders.list', 'Open|||'],
    ['relation Customer → Orders', 'entities.orders.relations', 'Customer|Orders||||'],
  ]);
  expect(offers.known).toBe(1);
});

test('what is known under another spelling, or said by a file before, is not proposed again', () => {
  const again: readonly Proposal[] = [
    { kind: 'thing', name: 'ORDERS', examples: [], place: '' },
    { kind: 'field', name: 'channels', of: 'order', type: '', place: '' },
    { kind: 'relation', name: '', from: 'order', to: 'customers', place: '' },
    { kind: 'relation', name: '', from: 'Customer', to: 'Order', place: '' },
  ];
  const { offers, known } = offered(again, THINGS, FIELDS);
  expect(offers).toHaveLength(1);
  expect(known).toBe(3);
});

test('“Email” is the known “E-mail”, and a thing’s fields follow the name that is chosen for it', () => {
  const emails: readonly Proposal[] = ['Email', 'e mail', 'E-Mails'].map((name) => ({
    ...{ kind: 'field', name, of: 'Customer', type: '', place: '' },
  }));
  const known: Step = ['entities.orders.fields', [['E-mail', 'text', '', '', '', '', '', '', '']]];
  const proposals: readonly Proposal[] = [
    { kind: 'thing', name: 'Customer', examples: [], place: '' },
    ...emails,
    { kind: 'field', name: 'Since', of: 'Customer', type: 'date', place: '' },
  ];
  const { workspace } = walked(THINGS, known);
  const offersWith = (chosen: Readonly<Record<string, string>>) =>
    homes(offersOf([{ file: 'x.csv', proposals }], workspace, chosen)).map(([what, where]) => [what, where]);
  expect(offersWith({})).toEqual([
    ['thing Customer', 'entities.records'],
    ['field Email', 'waits until “Customer” is decided as a thing'],
    ['field Since', 'waits until “Customer” is decided as a thing'],
  ]);
  expect(offersWith({ 'x.csv customer': 'order' })).toEqual([['field Since', 'entities.orders.fields']]);
});

const ADDED = FILE.slice(0, 1);
const response = (name: string, value: TableValue): Response => ({
  fact: 'response',
  id: `response-of-${name.toLowerCase()}`,
  question: 'entities.records',
  by: { name, role: '' },
  at: '2026-11-20T09:00:00Z',
  reply: { says: 'value', value },
});
const rowOf = (name: string) => [name, '', '', '', ''];

function answerAfter(responses: readonly Response[], ...steps: readonly Step[]) {
  const workspace = opened([...walked(...steps).facts, ...responses]);
  const { offers } = offersOf([{ file: 'x.csv', proposals: ADDED }], workspace);
  const own = (view: QuestionView) => view.responses.find(({ by }) => by.name === 'Ann');
  return additionsOf(offers, own).additions[0]?.value.map(([name]) => name);
}

test('what is taken comes after one’s own answer, else after what was decided, else after what all said', () => {
  const decided: Step = ['entities.records', [rowOf('Tool')]];
  const ann = response('Ann', [rowOf('Loan')]);
  const bob = response('Bob', [rowOf('Member')]);
  expect(answerAfter([])).toEqual(['Order']);
  expect(answerAfter([ann, bob])).toEqual(['Loan', 'Order']);
  expect(answerAfter([bob], decided)).toEqual(['Tool', 'Order']);
  expect(answerAfter([bob])).toEqual(['Member', 'Order']);
  expect(answerAfter([bob, response('Cy', [rowOf('Fee')])])).toEqual(['Order']);
});

test('one answer has room for 2,000 rows; the rest stays', () => {
  const many = Array.from(
    { length: 2_100 },
    (_, at): Proposal => ({ kind: 'thing', name: `T${at}x`, examples: [], place: '' }),
  );
  const { additions, tooMany } = additionsOf(offered(many).offers, () => undefined);
  expect(additions.map(({ value }) => value.length)).toEqual([2_000]);
  expect(tooMany).toHaveLength(100);
});

test('a few of the places stand for all', () => {
  const fields = ['A1', 'B1', 'C1', 'D1', 'E1'].map(
    (place): Proposal => ({ kind: 'field', name: place, of: 'T', type: '', place }),
  );
  expect(sourcesOf(offered(fields).offers)).toEqual(['x.csv: A1, B1, C1 and 2 more']);
});
