import { describe, expect, test } from 'vitest';
import { modelOf, type Said, tableText } from '#testing/core/model/workspace-of.ts';
import { optionsWith } from '#testing/core/prototype/shop.ts';
import { sampleSet } from './sample-set.ts';

const BASE: Readonly<Record<string, Said>> = {
  'entities.records': tableText('Thing | Plural', 'Loan | Loans', 'Member | Members'),
  'entities.loan.fields': tableText('Field | Type', 'Borrower | link', 'Days | number', 'Sum | computed'),
  'entities.member.fields': tableText('Field | Type', 'Level | number', 'Sum | computed'),
  'entities.relations': tableText(
    'From | To | Per first one, how many | Per second one, how many',
    'Loan | Member | exactly one | any number',
  ),
};

const sums = (set: ReturnType<typeof sampleSet>, entity: string) =>
  set.rows(entity).map(({ cells }) => cells.get('sum')?.value);

describe('what is worked out from other records', () => {
  test('from the one it leads to', () => {
    const model = modelOf({ ...BASE, 'entities.loan.fields.sum.formula': 'Days + Borrower.Level' });
    const set = sampleSet(model, optionsWith());
    const expected = set.rows('loan').map(({ cells }) => {
      const member = set.row('member', String(cells.get('borrower')?.value));
      return Number(cells.get('days')?.value) + Number(member?.cells.get('level')?.value);
    });
    expect(sums(set, 'loan')).toEqual(expected);
  });

  test('from how many there are', () => {
    const model = modelOf({ ...BASE, 'entities.member.fields.sum.formula': 'count(Loans)' });
    const set = sampleSet(model, optionsWith());
    expect(sums(set, 'member')).toEqual(set.rows('member').map(({ links }) => links.get('loan-to-member')?.length));
  });

  test('in a circle there is nothing, in whatever order one looks', () => {
    const model = modelOf({
      ...BASE,
      'entities.loan.fields.sum.formula': 'Days + Borrower.Sum',
      'entities.member.fields.sum.formula': 'count(Loans) + Level',
    });
    const [forth, back] = [sampleSet(model, optionsWith()), sampleSet(model, optionsWith())];
    const loansFirst = [sums(forth, 'loan'), sums(forth, 'member')];
    const membersFirst = [sums(back, 'member'), sums(back, 'loan')];
    expect(loansFirst).toEqual(membersFirst.reverse());
  });

  test('from itself there is nothing', () => {
    const model = modelOf({ ...BASE, 'entities.loan.fields.sum.formula': 'Sum + 1' });
    expect(new Set(sums(sampleSet(model, optionsWith()), 'loan'))).toEqual(new Set([undefined]));
  });
});

test('a rule about the record it leads to is kept', () => {
  const model = modelOf({
    ...BASE,
    'validation.loan.rules': tableText(
      'Rule | Fields | What kind | Limit',
      'R | Days | fits together | Days < Borrower.Level',
    ),
    'entities.member.fields': tableText('Field | Type', 'Level | number'),
    'validation.member.rules': tableText('Rule | Fields | What kind | Limit', 'S | Level | between | at least 10'),
  });
  const set = sampleSet(model, optionsWith({ count: () => 80 }));
  for (const { cells } of set.rows('loan')) {
    const level = set.row('member', String(cells.get('borrower')?.value))?.cells.get('level')?.value;
    expect(Number(cells.get('days')?.value)).toBeLessThan(Number(level));
  }
});
