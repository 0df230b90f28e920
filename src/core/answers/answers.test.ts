import { describe, expect, test } from 'vitest';
import { answersIn } from '#testing/core/model/answers-in.ts';
import { type Said, tableText, workspaceOf } from '#testing/core/model/workspace-of.ts';
import type { Answers } from './answers.ts';

const RECORDS = { 'entities.records': tableText('Thing', 'Loan', 'Member') };
const read = (said: Readonly<Record<string, Said>>): Answers => answersIn(workspaceOf({ ...RECORDS, ...said }));

describe('what was said of one thing', () => {
  const general = { 'entities.retention': 'delete', 'entities.retention.hold': 'Lee' };

  test.each<[string, Readonly<Record<string, Said>>, string, unknown]>([
    ['nothing', {}, 'entities/retention', 'entities.loan.retention?'],
    ['for all', general, 'entities/retention', 'delete'],
    ['for all, and what follows', general, 'entities/retention/hold', 'Lee'],
    ['its own first', { ...general, 'entities.loan.retention': 'keep' }, 'entities/retention', 'keep'],
    [
      'none of its own, whatever is said for all',
      { ...general, 'entities.loan.retention': { na: 'never' } },
      'entities/retention',
      'none: never',
    ],
    [
      'what follows from its own, not from what is for all',
      { ...general, 'entities.loan.retention': 'keep' },
      'entities/retention/hold',
      'entities.loan.retention.hold?',
    ],
    ['only what follows', { 'entities.loan.retention.hold': 'Kim' }, 'entities/retention/hold', 'Kim'],
    ['put off', { ...general, 'entities.loan.retention': { deferred: 'Kim' } }, 'entities/retention', 'delete'],
  ])('%s', (_, said, slot, expected) => {
    const held = read(said).forEntity('loan').text(slot);
    const found =
      held.is === 'known' ? held.value : held.is === 'not-applicable' ? `none: ${held.reason}` : `${held.question}?`;
    expect(found).toEqual(expected);
    if (held.is === 'unknown') expect(held.question.replaceAll('.', '/')).toBe(read(said).slotFor('loan', slot));
  });
});

describe('what follows from an item', () => {
  const FIELDS = { 'entities.loan.fields': tableText('Field | Type', 'Due | date', 'Shelf | choice') };

  test('is read by its last part, and asks for itself while it is open', () => {
    const below = read({ ...FIELDS, 'entities.loan.fields.shelf.keeper': 'Lee' }).forItem(
      'loan',
      'entities/fields',
      'shelf',
    );
    expect(below.text('keeper')).toMatchObject({ is: 'known', value: 'Lee' });
    expect(below.rows('values')).toEqual({ is: 'unknown', question: 'entities.loan.fields.shelf.values' });
    expect([below.slot('keeper'), below.slot('values')]).toEqual([
      'entities/loan/fields/shelf/keeper',
      'entities/loan/fields/shelf/values',
    ]);
  });

  test('of a general answer is there for a thing without its own', () => {
    const list = tableText('Answer', 'Open');
    const general = { 'states.list': list, 'states.list.open.responsible': 'Lee' };
    const responsible = (said: Readonly<Record<string, Said>>) =>
      read(said).forItem('loan', 'states/list', 'open').text('responsible');
    expect(responsible(general)).toMatchObject({ value: 'Lee' });
    expect(responsible({ ...general, 'states.loan.list': list })).toEqual({
      is: 'unknown',
      question: 'states.loan.list.open.responsible',
    });
  });
});

describe('rows', () => {
  test('name things; lines need not', () => {
    const answers = read({ 'entities.loan.volume': tableText('Now | New each day', '| 3') });
    expect(answers.rows('entities/loan/volume')).toMatchObject({ value: [] });
    expect(answers.lines('entities/loan/volume')).toMatchObject({ value: [{ id: '', label: '' }] });
  });

  test('have an empty cell for a column that is not there, and a hole where nothing was typed', () => {
    const held = read({}).rows('entities/records');
    const [row] = held.is === 'known' ? held.value : [];
    expect([row?.cell('thing'), row?.cell('example'), row?.cell('nonsense')]).toEqual(['Loan', '', '']);
    expect(row?.sourced('example')).toEqual({ is: 'unknown', question: 'entities.records' });
  });

  test('are the same ones for the same decisions, and other ones once they are less firm', () => {
    const workspace = workspaceOf(RECORDS);
    const again = answersIn(workspace).rows('entities/records');
    expect(answersIn(workspace).rows('entities/records')).toBe(again);
    const stale = answersIn(workspaceOf({ 'entities.records': { stale: RECORDS['entities.records'] } }));
    expect(stale.rows('entities/records')).toMatchObject({ source: { firmness: 'stale' } });
  });
});

test('answers alike are those to a slot and to the same slot of one thing', () => {
  const fields = tableText('Field', 'Due');
  const answers = read({
    'entities.fields': fields,
    'entities.loan.fields': fields,
    'entities.loan.fields.due.keeper': 'Lee',
    'entities.fields.due.keeper': 'Lee',
    'entities.relations.a.fields': '- Since',
  });
  const alike = (slot: string) =>
    answers
      .matching(slot)
      .map(({ question }) => question.id)
      .sort();
  expect(alike('entities/fields')).toEqual(['entities.fields', 'entities.loan.fields']);
  expect(alike('entities/fields/{item}/keeper')).toEqual([
    'entities.fields.due.keeper',
    'entities.loan.fields.due.keeper',
  ]);
});
