import { expect, test } from 'vitest';
import {
  GENERATOR_VERSION,
  NEW_SESSION,
  openProduct,
  recordsOf,
  reduceSession,
  type SessionAction,
  sampleSet,
  screensOf,
} from '#core/product.ts';
import { type Said, tableText, workspaceOf } from '#testing/core/model/workspace-of.ts';
import { libraryWith, loan } from '#testing/core/prototype/library.ts';
import { LENDING } from '#testing/core/rules/lending.ts';
import { dareLabel, daresOf, isMet, newTrail, type TrailStep, trailWords, withStep } from './dare.ts';

function dares(said: Readonly<Record<string, Said>>) {
  const product = openProduct(workspaceOf(said));
  const options = {
    workspace: 'test',
    refDate: '2026-11-20',
    generator: GENERATOR_VERSION,
    faker: null,
    pinned: [],
  };
  const records = recordsOf(sampleSet(product.model, options), NEW_SESSION.edits);
  return daresOf({ product, role: null, records, today: '2026-11-20' }, screensOf(product), ({ id }) => id);
}

const DARES = dares(LENDING);

test('the moves that people make, and what can be put in, are what one is dared to do', () => {
  expect(DARES.map(({ says }) => says.replace(/:.*/, ''))).toEqual([
    'lend',
    'take back',
    'put in a new Loan',
    'put in a new Tool',
  ]);
  expect(DARES.every(({ role }) => role.label === 'Desk')).toBe(true);
  expect(dares({})).toEqual([]);
});

test('a dare is met by its own record in its own state, and by nothing that was so before', () => {
  const [lend] = DARES;
  if (lend?.goal.is !== 'moved') throw new Error('Nothing can be lent.');
  const { record: id, cycle, to } = lend.goal;
  const moved = (record: string, state: string): SessionAction => {
    const change = { states: { [cycle]: state } };
    return { act: 'edit', says: 'x', changes: [{ entity: 'loan', id: record, change }] };
  };
  const after = (...acts: readonly SessionAction[]) => acts.reduce(reduceSession, NEW_SESSION).edits;
  expect(isMet(lend, after(), after(moved(id, to)))).toBe(true);
  expect(isMet(lend, after(), after(moved('another', to)))).toBe(false);
  expect(isMet(lend, after(), after(moved(id, 'elsewhere')))).toBe(false);
  const before = reduceSession(NEW_SESSION, moved(id, to));
  expect(isMet(lend, before.edits, reduceSession(before, moved('another', to)).edits)).toBe(false);
});

test('something new is met by something that was not there', () => {
  const made = DARES.find(({ goal }) => goal.is === 'created');
  if (!made) throw new Error('Nothing can be made.');
  const create = (id: string): SessionAction => {
    return { act: 'edit', says: 'x', changes: [{ entity: made.entity, id, change: { fate: 'created' } }] };
  };
  const before = reduceSession(NEW_SESSION, create('a'));
  expect(isMet(made, before.edits, before.edits)).toBe(false);
  expect(isMet(made, before.edits, reduceSession(before, create('b')).edits)).toBe(true);
});

const walked = (...steps: readonly TrailStep[]) => steps.reduce(withStep, newTrail(1000, 'Loans'));
const visit = (page: string): TrailStep => ({ step: 'visit', page });
const CLICK: TrailStep = { step: 'click' };

test('a trail tells the screens, the clicks and the time', () => {
  const trail = walked(CLICK, visit('L-17'), visit('L-17'), CLICK, visit('Loans'), {
    step: 'end',
    at: 22_400,
    met: true,
  });
  expect(trail.visits).toEqual(['Loans', 'L-17', 'Loans']);
  expect(trailWords(trail, 99_000)).toBe('2 screens, 2 clicks, 21 seconds');
});

test('what is done after the end does not count', () => {
  const end: TrailStep = { step: 'end', at: 2000, met: false };
  expect(walked(end, CLICK, visit('L-17'), { ...end, met: true })).toEqual(walked(end));
  expect(trailWords(walked(CLICK), 3000)).toBe('1 screen, 1 click, 2 seconds');
});

test.each([
  ['What is wrong', 'the Loan “Saw”'],
  ['Number', 'L-2'],
])('a record that is called by its number is looked for by that only where its list shows %s', (column, name) => {
  const product = libraryWith({
    'entities.loan.identity': 'issued',
    'entities.loan.identity-format': tableText('Looks like | Counts as the same | Unique within', 'L-1 | | '),
    'entities.loan.fields': tableText('Field | Type | Required when', 'What is wrong | text | always'),
    'screens.inventory': tableText('Screen | Kind | About what | Address', 'Loans | list | Loan | /loans'),
    'screens.loans.columns': tableText('Column | Sort | Filter | Search', `${column} | yes | no | yes`),
  });
  const row = loan('loan-1', { 'what-is-wrong': 'Saw' }, 'out');
  expect(dareLabel(row, product, screensOf(product), { row: () => undefined })).toBe(name);
});
