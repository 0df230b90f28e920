import { describe, expect, test } from 'vitest';
import { renamed, type Step, walked } from '#testing/core/walked.ts';
import { groupBy } from '../../base/group-by.ts';
import type { ShapeSpec, Value } from '../../shapes/types.ts';
import { BANK, bankQuestion, followUpShape, PER_ENTITY_SLOTS } from '../../slots/bank.ts';
import type { BankFollowUp, BankQuestion } from '../../slots/bank-question.ts';
import { becauseOf } from './because.ts';
import { followUps } from './follow-ups.ts';

const all: readonly BankQuestion[] = Object.values(BANK).flat();

/** Names an item, Alpha, of one entity, Loan, and has one word where a follow-up looks for one; another item beside it. */
function smallest(shape: ShapeSpec, { where }: BankFollowUp, word: string): Value {
  const cells = (columns: readonly { readonly id: string }[]) =>
    columns.map(({ id }) => (id === where?.column ? word : id === 'thing' ? 'Loan' : ''));
  switch (shape.shape) {
    case 'text':
      return 'Alpha';
    case 'number':
      return { amount: '1', unit: shape.units[0] ?? '' };
    case 'choice':
      return where ? word : 'words of one’s own';
    case 'multi':
      return [where ? word : 'Alpha'];
    case 'list':
      return [where ? word : 'Alpha', 'Other'];
    case 'table':
      return shape.columns[0]?.id === where?.column
        ? [cells(shape.columns)]
        : ['Alpha', 'Other'].map((name) => [name, ...cells(shape.columns.slice(1))]);
    case 'edges':
      return [['Alpha', 'Beta', ...cells(shape.columns)]];
    case 'matrix':
      return { rows: ['Alpha'], columns: ['Beta'], cells: [[where ? word : '']] };
  }
}

/** The id and label that the item gets: an edge by both its ends, an option by its label. */
function itemOf(shape: ShapeSpec, word: string): { readonly id: string; readonly label: string } {
  if (shape.shape === 'edges') return { id: 'alpha-to-beta', label: 'Alpha → Beta' };
  const option = shape.shape === 'multi' && shape.options.find(({ id }) => id === word);
  return option || { id: 'alpha', label: 'Alpha' };
}

/** The shape of a question of the bank when it is asked of one entity. */
function ofOneThing(like: string): ShapeSpec {
  return followUpShape({ per: 'thing', slot: '', ask: '', like });
}

/** Every word that raises a follow-up, or any word where any answer does. */
function openers({ where }: BankFollowUp): readonly string[] {
  return where?.is ?? ['any word'];
}

const RECORDS: Step = ['entities.records', [['Loan', '', '', '', 'Loans']]];

/** The answers on the way to a question asked of one entity. */
function wayTo(id: string): readonly Step[] {
  if (id === 'entities.records') return [RECORDS];
  const parent = all.find(({ raises }) => raises.some(({ like }) => like === id));
  const raise = parent?.raises.find(({ like }) => like === id);
  if (!parent || !raise) return [];
  const way = wayTo(parent.id);
  if (parent.id === 'entities.records') return way;
  return [...way, stepOf(parent.id, raise, openers(raise)[0] ?? '')];
}

/** The smallest answer to the question of one entity. */
function stepOf(general: string, raise: BankFollowUp, word: string): Step {
  const shape = ofOneThing(general);
  return [idOf(PER_ENTITY_SLOTS.get(general) ?? ''), smallest(shape, raise, word)];
}

function idOf(slot: string, item = 'alpha'): string {
  return slot.replace('{thing}', 'loan').replace('{item}', item).replaceAll('/', '.');
}

const general = all.flatMap((question) =>
  question.raises
    .filter(({ retired }) => !retired)
    .flatMap((raise) => openers(raise).map((word) => ({ question, raise, word }))),
);
type Case = (typeof general)[number];
const alone = general.filter(({ raise }) => raise.per !== 'thing');
const ofThings = general.filter(({ question }) => PER_ENTITY_SLOTS.has(question.id));

/** Cases by how the question is answered, for what each raises one, and by what. */
function bySort(cases: readonly Case[]) {
  return [
    ...groupBy(cases, ({ question: { shape }, raise: { per, where } }) =>
      [shape.shape, `per ${per}`, ...(where ? [`by the ${where.column ?? 'answer'}`] : [])].join(', '),
    ),
  ];
}

const called = ({ raise, word }: Case) => `${raise.slot} (${word})`;

test('what has been retired is raised no more, and can still be read', () => {
  const retired = all.flatMap(({ raises }) => raises.filter((raise) => raise.retired).map(({ slot }) => slot));
  const raised = general.map(({ raise }) => raise.slot);
  expect(retired).toEqual(['purpose/what/kind', 'screens/{item}/related', 'screens/{item}/figures']);
  expect(raised.filter((slot) => retired.includes(slot))).toEqual([]);
});

describe('every follow-up of the bank', () => {
  test('is here', () => {
    expect(new Set(general.map(({ raise }) => raise.slot)).size).toBeGreaterThan(150);
  });

  test.each(bySort(alone))('%s', (_, cases) => {
    for (const one of cases) {
      const { question, raise, word } = one;
      const item = raise.per === 'item' ? itemOf(question.shape, word) : undefined;
      const walk = walked([question.id, smallest(question.shape, raise, word)]);
      const id = idOf(raise.slot, item?.id);
      expect(
        walk.raised.filter((raised) => raised === id),
        called(one),
      ).toEqual([id]);
      const raised = walk.question(id);
      expect(raised.origin).toMatchObject({
        from: 'answer',
        because: question.id,
        ...(item && { item }),
        ...(raise.where && { said: word }),
        ...(raise.like && { like: raise.like }),
      });
      expect(raised).toMatchObject({ needs: [question.id], shape: followUpShape(raise) });
      expect(raised.ask).toContain(item ? `“${item.label}”` : raise.ask);
      expect(becauseOf(raised, walk.workspace)).toMatch(/^Because you [^{}]*[.?]$/);
    }
  });

  test.each(bySort(ofThings))('%s, of one thing', (_, cases) => {
    for (const one of cases) {
      const { question, raise, word } = one;
      const shape = ofOneThing(question.id);
      const item = raise.per === 'item' ? itemOf(shape, word) : undefined;
      const walk = walked(...wayTo(question.id), stepOf(question.id, raise, word));
      const [kind = '', ...rest] = raise.slot.split('/');
      const slot = raise.per === 'thing' ? raise.slot : [kind, '{thing}', ...rest].join('/');
      const id = idOf(slot, item?.id);
      expect(
        walk.raised.filter((raised) => raised === id),
        called(one),
      ).toEqual([id]);
      const raised = walk.question(id);
      expect(raised.origin).toMatchObject({
        because: idOf(PER_ENTITY_SLOTS.get(question.id) ?? ''),
        thing: { id: 'loan', label: 'Loan' },
        ...(raise.where && { said: word }),
      });
      expect(raised.ask).toMatch(raise.per === 'thing' ? /^[A-Z“].*“Loan”.*\?$/ : /^“Loan”: [^A-Z].*\?$/);
      expect(becauseOf(raised, walk.workspace)).toMatch(/^Because you [^{}]*[.?]$/);
    }
  });

  const choosy = [...alone, ...ofThings].filter(({ raise }) => raise.where);
  test.each(bySort(choosy))('%s, and not by another word', (_, cases) => {
    for (const one of cases) {
      const { question, raise, word } = one;
      const other = walked([question.id, smallest(question.shape, raise, 'something else')]);
      expect(other.raised, called(one)).not.toContain(idOf(raise.slot, itemOf(question.shape, word).id));
      if (!PER_ENTITY_SLOTS.has(question.id)) continue;
      const ofThing = walked(...wayTo(question.id), stepOf(question.id, raise, 'something else'));
      const asked = ofThing.raised.map((id) => ofThing.question(id).origin);
      expect(
        asked.filter((origin) => origin.from === 'answer' && origin.said === raise.where?.is[0]),
        called(one),
      ).toEqual([]);
    }
  });

  test('is not there while what raises it is put off or does not apply', () => {
    for (const { id } of all.filter(({ raises }) => raises.length > 0)) {
      const deferred = walked([id, { outcome: 'deferred', owner: 'Lee', until: '2027-01-01' }]);
      expect(deferred.raised, id).toEqual([]);
      expect(walked([id, { outcome: 'not-applicable', reason: 'so' }]).raised, id).toEqual([]);
      expect(bankQuestion(id)).toBeDefined();
    }
  });
});

test('what is only assumed raises the same', () => {
  const value = [['Loan', '', '', '', '']];
  const assumed = walked(['entities.records', { outcome: 'assumed', value, revisit: '2027-01-01' }]);
  expect(followUps(assumed.workspace).map(({ id }) => id)).toEqual(
    followUps(walked(RECORDS).workspace).map(({ id }) => id),
  );
});

describe('a table of all things at once', () => {
  const things = (...names: readonly string[]): Step => [
    'entities.records',
    names.map((name) => [name, '', '', '', '']),
  ];
  const lines = (...rows: readonly (readonly [field: string, thing: string, type: string])[]): Step => [
    'entities.fields',
    rows.map(([field, thing, type]) => [field, thing, type, '', '', '', '', '']),
  ];

  test('raises for each thing what its rows open, and nothing for the others', () => {
    const walk = walked(things('Loan', 'Book'), lines(['Name', 'Loan', 'money'], ['Name', 'book', 'date']));
    expect(walk.raised).toContain('entities.loan.fields.name.currency');
    expect(walk.raised).toContain('entities.book.fields.name.clock');
    expect(walk.raised).not.toContain('entities.book.fields.name.currency');
    expect(walk.raised).toContain('validation.loan.rules');
    expect(walk.raised).toContain('roles.book.visibility');
    expect(walk.question('validation.loan.rules').origin).toMatchObject({
      because: 'entities.fields',
      thing: { id: 'loan', label: 'Loan' },
      like: 'validation.rules',
    });
    expect(walked(things('Loan', 'Book'), lines(['Name', 'Loan', 'text'])).raised).not.toContain(
      'validation.book.rules',
    );
  });

  test('speaks of no thing that has an answer of its own', () => {
    const own: Step = ['entities.loan.fields', [['Due', 'text', '', '', '', '', '']]];
    const walk = walked(things('Loan', 'Book'), own, lines(['Fee', 'Loan', 'money'], ['Price', 'Book', 'money']));
    expect(walk.raised).toContain('entities.book.fields.price.currency');
    expect(walk.raised.filter((id) => id.includes('.loan.'))).toEqual([]);
  });

  test('asks in general about rows of what nobody has named', () => {
    const walk = walked(lines(['Fee', 'Ghost', 'money'], ['Fee', '', 'date']));
    expect(walk.raised).toContain('entities.fields.fee.currency');
    expect(walk.raised).toContain('entities.fields.fee.clock');
    expect(walk.raised.filter((id) => !id.startsWith('entities.fields.fee.'))).toEqual([]);
  });
});

describe('names', () => {
  const named = (...names: readonly string[]): Step['1'] => names.map((name) => [name, '', '', '', '']);
  const of = (walk: { readonly raised: readonly string[] }) =>
    walk.raised.filter((id) => id.endsWith('.history')).map((id) => id.split('.')[1]);

  test('a new name raises nothing anew; the old one given to another thing does', () => {
    const rename: Step = ['entities.records', named('Contract'), renamed('Loan', 'Contract')];
    const first: Step = ['entities.records', named('Loan')];
    expect(of(walked(first, rename))).toEqual([]);
    expect(of(walked(first, ['entities.records', named('Contract')]))).toEqual(['contract']);
    const again = walked(first, rename, ['entities.records', named('Contract', 'Loan')]);
    expect(of(again)).toEqual(['loan-2']);
    expect(again.question('entities.loan-2.history').ask).toContain('“Loan”');
    expect(again.workspace.question('entities.loan.history')?.question.ask).toContain('“Contract”');
  });

  test('two of one name are asked about once, and what was dropped and comes back is known', () => {
    expect(of(walked(['entities.records', named('Loan', 'loan', ' LOAN')]))).toEqual(['loan']);
    const dropped = walked(
      ['entities.records', named('Loan')],
      ['entities.records', named('Book')],
      ['entities.records', named('Loan', 'Book')],
    );
    expect(of(dropped)).toEqual([]);
    expect(dropped.workspace.question('entities.loan.history')?.status).toBe('open');
  });
});
