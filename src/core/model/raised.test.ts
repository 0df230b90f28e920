import { expect, test } from 'vitest';
import { walk } from '#testing/core/model/walk.ts';
import { walked, walkedOn } from '#testing/core/walked.ts';
import { foldModel } from './fold.ts';

const records = (...names: readonly string[]) => names.map((name) => [name, '', '', '', '']);
const field = (name: string, type: string) => [name, type, '', '', '', '', ''];

/** Decisions taken one after another, each on a question that those before it have raised. */
const told = walked(
  ['entities.records', records('Loan', 'Member')],
  ['entities.loan.fields', [field('Due', 'date'), field('Shelf', 'choice')]],
  ['entities.loan.fields.shelf.values', [['Upstairs', '', 'yes']]],
  ['entities.fields', [['Kind', 'Member', 'choice', '', '', '', '', '']]],
  ['entities.member.fields.kind.values', [['Adult', '', 'no']]],
  ['entities.loan.identity', 'natural'],
  ['entities.loan.identity.lines', ['Due']],
  ['entities.loan.volume', [['3', '', '', '']]],
  ['entities.loan.volume.put-away', 'in May'],
  [
    'states.loan.list',
    [
      ['New', '', 'first', ''],
      ['Gone', '', 'last', ''],
    ],
  ],
  ['states.loan.list.new.responsible', 'Lee'],
  ['states.loan.transitions', [['New', 'Gone', 'go', 'a person', '', '']]],
  ['states.loan.matrix', { rows: ['New'], columns: ['go'], cells: [['refuse']] }],
  ['states.loan.matrix.new.refusal', [['go', 'Not yet']]],
);

test.each([
  ['entities.entities loan fields shelf values 0 label', 'Upstairs'],
  ['entities.entities member fields kind values 0 retired', true],
  ['entities.entities loan identity fields 0 id', 'due'],
  ['entities.entities loan volume putAway', 'in May'],
  ['states.cycles loan states new responsible', 'Lee'],
  ['states.cycles loan transitions 0 event', 'go'],
  ['states.cycles loan matrix 0 words', 'Not yet'],
])('what raised questions were answered with stands at %s', (path, value) => {
  expect(walk(foldModel(told.workspace), path)).toMatchObject({ is: 'known', value });
});

test('nothing is orphaned while all of it is still said', () => {
  expect(foldModel(told.workspace).orphans).toEqual([]);
});

test('what was decided of a thing that is dropped is orphaned, and what stands on a word that is no longer said', () => {
  const gone = walkedOn(told, [
    ['entities.records', records('Member')],
    ['entities.fields', [['Kind', 'Member', 'text', '', '', '', '', '']]],
  ]);
  const { orphans } = foldModel(gone.workspace);
  expect(orphans.map(({ question, subject }) => `${question}: ${subject}`)).toEqual([
    'entities.loan.identity: Loan',
    'entities.loan.fields: Loan',
    'states.loan.list: Loan',
    'entities.loan.volume: Loan',
    'entities.loan.fields.shelf.values: Loan',
    'entities.member.fields.kind.values: choice',
    'entities.loan.identity.lines: Loan',
    'entities.loan.volume.put-away: Loan',
    'states.loan.list.new.responsible: Loan',
    'states.loan.transitions: Loan',
    'states.loan.matrix: Loan',
    'states.loan.matrix.new.refusal: Loan',
  ]);
  expect(orphans[0]?.why).toBe('“Loan” is no longer named.');
});
