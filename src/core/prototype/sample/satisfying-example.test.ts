import { describe, expect, test } from 'vitest';
import { modelOf, type Said, tableText } from '#testing/core/model/workspace-of.ts';
import { optionsWith, shop } from '#testing/core/prototype/shop.ts';
import { satisfyingExampleOf } from './satisfying-example.ts';

const FIELDS = [
  'Name | text | always',
  'Age | number | ',
  'Start | date | ',
  'Due | date | ',
  'Kind | choice | ',
  'Reason | text | ',
  'Code | text | ',
];

function loan(rules: readonly string[], more: Readonly<Record<string, Said>> = {}) {
  return modelOf({
    'entities.records': tableText('Thing', 'Loan'),
    'entities.loan.fields': tableText('Field | Type | Required when', ...FIELDS),
    'entities.loan.fields.kind.values': tableText('Value', 'short', 'long'),
    'states.loan.list': tableText('Answer | Place', 'new | first', 'lent | last'),
    'states.loan.transitions': tableText('From | To | What happens', 'new | lent | lend'),
    ...(rules.length > 0 && {
      'validation.loan.rules': tableText('Rule | Fields | What kind | Limit', ...rules),
    }),
    ...more,
  });
}

const required = (...cells: readonly string[]): Readonly<Record<string, Said>> => ({
  'validation.loan.required': tableText('Field \\ When it is | new | lent', ...cells),
});

describe('one record keeps all rules', () => {
  test.each<readonly [rules: readonly string[], more: Readonly<Record<string, Said>>]>([
    [[], {}],
    [['R | Age | between | 17 to 17'], {}],
    [['R | Age | between | more than 17 and less than 19'], {}],
    [['R | Start, Due | fits together | Start < Due'], {}],
    [['R | Start, Due | fits together | Start + 14 days == Due'], {}],
    [['R | Age | fits together | Age * 2 == 84'], {}],
    [['R | Age, Kind | fits together | Kind == "long" && Age > 5000'], {}],
    [['R | Reason | only sometimes | Age > 10', 'S | Age | between | at least 11'], {}],
    [['R | Due | between | at least 2031-05-05'], {}],
    [
      ['R | Code | looks like | /^[A-C]{2,9}$/', 'S | Code | this long | 7 to 7', 'T | Code | must be filled in | '],
      {},
    ],
    [[], required('Reason | must be empty | must be filled in', 'Age | must be filled in | must be empty')],
  ])('%j', (rules, more) => {
    const found = ['new', 'lent'].map((state) => satisfyingExampleOf(loan(rules, more), 'loan', state, optionsWith()));
    expect(found).toEqual([expect.objectContaining({ ok: true }), expect.objectContaining({ ok: true })]);
  });

  test.each(['new', 'sent', 'paid', 'cancelled', null])('an order that is %s', (state) => {
    const found = satisfyingExampleOf(shop(), 'order', state, optionsWith({ count: () => 0 }));
    expect(found.ok && (state === null || found.row.states.get('order') === state)).toBe(true);
  });
});

test('what only other records could meet is no contradiction', () => {
  const hangs = (...rules: readonly string[]) => {
    const found = satisfyingExampleOf(loan(rules), 'loan', 'new', optionsWith());
    return !found.ok && found.hangsOnOthers === true;
  };
  const others = 'R | Code | fits together | any(other Loans where Age > 5 and Age < 5)';
  const own = ['S | Age | fits together | Age > 5 and Age < 5', 'T | Age | must be filled in | '];
  expect([hangs(others), hangs(...own), hangs(others, ...own)]).toEqual([true, false, false]);
});

describe('no record can', () => {
  test.each<
    readonly [
      rules: readonly string[],
      sentence: string,
      fields: readonly string[],
      more: Readonly<Record<string, Said>>,
    ]
  >([
    [
      [
        'Grown up | Age | between | at least 18',
        'Half price | Age | between | less than 14',
        'Told | Age | must be filled in | ',
      ],
      'A Loan that is “new” cannot meet these rules at the same time: “Grown up”, “Half price”, “Told”.',
      ['age'],
      {},
    ],
    [
      [
        'Form | Code | looks like | AB-9999',
        'Short | Code | this long | at most 3',
        'Told | Code | must be filled in | ',
      ],
      'A Loan that is “new” cannot meet these rules at the same time: “Form”, “Short”, “Told”.',
      ['code'],
      {},
    ],
    [
      [
        'Forth | Start, Due | fits together | Start < Due',
        'Back | Start, Due | fits together | Due < Start',
        'Told | Start, Due | must be filled in | ',
      ],
      'A Loan that is “new” cannot meet these rules at the same time: “Forth”, “Back”, “Told”.',
      ['start', 'due'],
      {},
    ],
    [
      ['Never | Age | fits together | Age > 3 && Age < 2', 'Told | Age | must be filled in | '],
      'A Loan that is “new” cannot meet these rules at the same time: “Never”, “Told”.',
      ['age'],
      {},
    ],
    [
      ['Told | Reason | must be filled in | '],
      'A Loan that is “new” cannot meet these rules at the same time: “Told”, “Reason”.',
      ['reason'],
      required('Reason | must be empty | '),
    ],
  ])('%j', (rules, sentence, fields, more) => {
    const found = satisfyingExampleOf(loan(rules, more), 'loan', 'new', optionsWith());
    expect(found).toMatchObject({ ok: false, sentence });
    expect(found.ok ? [] : found.fields.toSorted()).toEqual(fields.toSorted());
  });

  test('that must be filled in of which nobody has said what it is', () => {
    const model = modelOf({
      'entities.records': tableText('Thing', 'Order'),
      'entities.order.fields': tableText('Field | Type | Required when', 'Shape |  | always'),
    });
    expect(satisfyingExampleOf(model, 'order', null, optionsWith())).toEqual({
      ok: false,
      sentence: 'An Order needs “Shape”, but nobody has said what goes here.',
      fields: ['shape'],
      rules: ['order/required/shape'],
    });
  });

  test.each([
    ['constructor', null, 'There is no thing called “constructor”.'],
    ['order', 'toString', 'Order has no state called “toString”.'],
  ])('of %s, %s', (entity, state, sentence) => {
    expect(satisfyingExampleOf(shop(), entity, state, optionsWith())).toEqual({
      ok: false,
      sentence,
      fields: [],
      rules: [],
    });
  });
});

test('a rule about linked records is kept by some record, in whatever folder the facts lie', () => {
  const model = modelOf({
    'entities.records': tableText('Thing', 'Loan', 'Tool', 'Member'),
    'entities.tool.fields': tableText('Field | Type', 'Danger | yes or no'),
    'entities.member.fields': tableText('Field | Type', 'Briefed | yes or no'),
    'entities.loan.fields': tableText('Field | Type | Unit', 'Tool | link | Tool', 'Member | link | Member'),
    'entities.relations': tableText(
      'From | To | Per first one, how many | Per second one, how many',
      'Tool | Loan | any number | exactly one',
      'Member | Loan | any number | exactly one',
    ),
    'validation.loan.rules': tableText(
      'Rule | Fields | What kind | Limit',
      'Briefed | Tool, Member | fits together | Tool.Danger is no && Member.Briefed is yes',
    ),
  });
  const names = Array.from({ length: 60 }, (_, at) => `folder ${at}`);
  const failed = names.filter((workspace) => !satisfyingExampleOf(model, 'loan', null, optionsWith({ workspace })).ok);
  expect(failed).toEqual([]);
});
