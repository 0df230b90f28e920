import { describe, expect, test } from 'vitest';
import { modelOf, type Said, tableText } from '#testing/core/model/workspace-of.ts';
import { optionsWith, shop } from '#testing/core/prototype/shop.ts';
import { howMuch } from '#testing/how-much.ts';
import { sampleSet } from './sample-set.ts';
import type { Cell, SampleOptions, SampleRow } from './types.ts';

/** An entity with one field, and further answers; `others` are more fields. */
function thing(name: string, line: string, more: Readonly<Record<string, Said>> = {}, ...others: readonly string[]) {
  return modelOf({
    'entities.records': tableText('Thing', name),
    [`entities.${name.toLowerCase()}.fields`]: tableText(
      'Field | Type | Unit | Required when | Example',
      line,
      ...others,
    ),
    ...more,
  });
}

function cellsOf(model: ReturnType<typeof thing>, name: string, options: Partial<SampleOptions> = {}): readonly Cell[] {
  return sampleSet(model, optionsWith(options))
    .rows(name)
    .flatMap(({ cells }) => [...cells.values()].slice(0, 1));
}

const first = (model: ReturnType<typeof thing>, name = 'loan') => cellsOf(model, name)[0];
const rules = (...lines: readonly string[]): Readonly<Record<string, Said>> => ({
  'validation.loan.rules': tableText('Rule | Fields | What kind | Limit', ...lines),
});
const life = {
  'states.loan.list': tableText('Answer | Place', 'new | first', 'lent | last'),
  'states.loan.transitions': tableText('From | To | What happens', 'new | lent | lend'),
};

describe('where a value comes from', () => {
  const choices = {
    'entities.loan.fields.x.values': tableText('Value | It means | Still in use', 'red |  | yes', 'old |  | no'),
  };
  const constant = { 'constants.values': tableText('Number | Value | Unit', 'Fee | 5 | EUR') };

  test.each<readonly [line: string, said: Readonly<Record<string, Said>>, reason: string, value: unknown]>([
    ['Purpose | text |  |  | Reading at home', {}, 'example', 'Reading at home'],
    ['Amount | number |  |  | 42', {}, 'example', 42],
    ['Price | money | EUR |  | 12.50 EUR', {}, 'example', { amount: 12.5, unit: 'EUR' }],
    ['Due | date |  |  | 12 March 2026', {}, 'example', '2026-03-12'],
    ['X | choice |  |  | ', choices, 'choice', 'red'],
    ['State | text |  |  | ', life, 'state', expect.stringMatching(/new|lent/)],
    ['Fee | money |  |  | ', constant, 'constant', { amount: 5, unit: 'EUR' }],
    [
      'Code | text |  |  | ',
      rules('Form | Code | looks like | /^[A-C]\\d{3}$/'),
      'pattern',
      expect.stringMatching(/^[A-C]\d{3}$/),
    ],
    [
      'Size | number |  |  | ',
      rules('Small | Size | between | 1001 to 1003'),
      'type',
      expect.toSatisfy((n: number) => n > 1000 && n < 1004),
    ],
    ['Insured | yes or no |  |  | ', {}, 'type', expect.any(Boolean)],
    ['Borrower | person |  |  | ', {}, 'type', expect.stringMatching(/^\S+ \S+/)],
    ['Scan | file |  |  | ', {}, 'type', 'example-loan-1.pdf'],
    ['Quantity | number |  |  | ', {}, 'name', expect.any(Number)],
    ['Borrower |  |  |  | ', {}, 'name', expect.stringMatching(/^\S+ \S+/)],
    ['Borrower’s e-mail | text |  |  | ', {}, 'name', 'loan.1@loan.example'],
    ['Contact phone | text |  |  | ', {}, 'name', expect.stringMatching(/^\+1 \d{3} 555 01\d\d$/)],
    ['Homepage |  |  |  | ', {}, 'name', 'https://loan-1.example'],
  ])('%s', (line, said, reason, value) => {
    expect(first(thing('Loan', line, said))).toMatchObject({ reason, value });
  });

  test.each([
    ['Mobile | text |  |  | 085 555 0143', /^085 555 01\d\d$/],
    ['Telephone |  |  |  | +49 (171) 5550100', /^\+49 \(171\) 55501\d\d$/],
    ['Postcode | text |  |  | D02 X285', /^D02 X2\d\d$/],
  ])('a made-up value has the form of the one that was given: %s', (line, form) => {
    const [given = '', ...others] = cellsOf(thing('Loan', line), 'loan', { count: () => 30 }).map(({ value }) =>
      String(value),
    );
    expect(line).toContain(given);
    expect(others.filter((value) => !form.test(value) || value === given)).toEqual([]);
    expect(new Set(others).size).toBeGreaterThan(15);
  });

  test.each([
    ['State | text', 'nobody has said where it can be', 'states.loan.list'],
    ['Status', 'nobody has said where it can be', 'states.loan.list'],
    ['Type | text', 'nobody has given an example', 'entities.loan.fields'],
    ['Title', 'nobody has said what goes here', 'entities.loan.fields'],
    ['Name', 'nobody has said what goes here', 'entities.loan.fields'],
    ['Number | text', 'nobody has given an example', 'entities.loan.fields'],
    ['Sent to', 'nobody has said what goes here', 'entities.loan.fields'],
    ['Colour code | choice', 'nobody has said what can be chosen', 'entities.loan.fields.colour-code.values'],
    ['Total | computed', 'nobody has said exactly how it is worked out', 'entities.loan.fields.total.formula'],
    ['Owner | link', 'nobody has said what it links to', 'entities.relations'],
  ])('%s is a hole', (line, says, question) => {
    const padded = `${line}${' | '.repeat(5 - line.split(' | ').length)}`;
    expect(first(thing('Loan', padded))).toEqual({ value: undefined, reason: 'hole', says, question });
  });

  test('what is written down comes first, and an empty line stays empty', () => {
    const pinned = [
      { entity: 'loan', id: 'loan-2', values: { purpose: null } },
      { entity: 'loan', id: 'mine', values: { purpose: 'Mine' }, state: 'Lent' },
    ];
    const set = sampleSet(
      thing('Loan', 'Purpose | text |  |  | Reading', life),
      optionsWith({ pinned, count: () => 3 }),
    );
    expect(set.rows('loan').map(({ id, row, cells }) => [id, row, cells.get('purpose')?.value])).toEqual([
      ['mine', 0, 'Mine'],
      ['loan-1', 1, 'Reading'],
      ['loan-2', 2, null],
    ]);
    expect(set.row('loan', 'mine')?.states).toEqual(new Map([['loan', 'lent']]));
  });
});

describe('nothing is taken for real', () => {
  test('addresses lead nowhere, and belong to the name beside them', () => {
    for (const { cells } of sampleSet(shop(), optionsWith()).rows('customer')) {
      const [name, mail] = ['name', 'e-mail'].map((field) => String(cells.get(field)?.value));
      expect(mail).toMatch(/^[a-z0-9.]+@customer\.example$/);
      expect(mail).toContain(name?.split(' ')[0]?.toLowerCase());
    }
  });

  test('an address that must look right leads nowhere all the same', () => {
    const form = rules('Form | E-mail | looks like | e-mail address');
    const set = sampleSet(thing('Loan', 'E-mail | text |  | always | ', form), optionsWith());
    for (const { cells } of set.rows('loan')) {
      expect(cells.get('e-mail')?.value).toMatch(/@loan\.example$/);
    }
  });

  test('without a language names are plain words', () => {
    const { cells } = sampleSet(shop(), optionsWith({ faker: null })).rows('customer')[2] ?? {
      cells: new Map(),
    };
    expect(['name', 'e-mail', 'city'].map((field) => cells.get(field)?.value)).toEqual([
      'Customer 3',
      'customer.3@customer.example',
      'City 3',
    ]);
  });
});

describe('a record agrees with itself', () => {
  const rows = sampleSet(shop(), optionsWith({ count: () => 60 }));
  const value = ({ cells }: SampleRow, field: string) => cells.get(field)?.value;

  test('it has times for the states it has seen, and for no others', () => {
    for (const row of rows.rows('order')) {
      const times = row.history.map(({ at }) => at);
      expect(times).toEqual([...times].sort());
      expect(row.history.at(-1)?.to).toBe(row.states.get('order'));
      expect(row.history[0]).toMatchObject({ from: null, to: 'new' });
      expect(times.every((at) => at < '2026-11-20')).toBe(true);
      const paid = row.history.find(({ to }) => to === 'paid')?.at.slice(0, 10) ?? null;
      expect(value(row, 'paid-on')).toBe(paid);
      expect(value(row, 'state')).toBe(row.states.get('order'));
    }
    expect(new Set(rows.rows('order').map(({ states }) => states.get('order'))).size).toBe(4);
  });

  test('every move it has made is a legal one, made by who makes it', () => {
    const made = rows.rows('order').flatMap(({ history }) => history.map(({ from, to, by }) => `${from} ${to} ${by}`));
    expect([...new Set(made)].sort()).toEqual([
      'new cancelled clerk',
      'new sent clerk',
      'null new ',
      'sent paid the bank',
    ]);
  });

  test('a total is the sum of the lines', () => {
    for (const row of rows.rows('order')) {
      const lines = (row.links.get('order-to-line') ?? []).map((id) => rows.row('line', id));
      const sum = lines.reduce((all, line) => {
        const [quantity, price] = line ? [value(line, 'quantity'), value(line, 'price')] : [];
        return all + Number(quantity) * (price as { amount: number }).amount;
      }, 0);
      expect(lines.length).toBeGreaterThan(0);
      expect(value(row, 'total')).toEqual({ amount: Number(sum.toFixed(2)), unit: 'EUR' });
      expect(row.cells.get('total')).toMatchObject({ reason: 'computed', says: 'worked out: sum(Lines)' });
    }
  });

  test('what changed did so after it was made, and what ends after it began', () => {
    const lines = ['Updated | date', 'Created | date', 'End | date', 'Start | date'].map((line) => `${line} |  |  | `);
    const [line = '', ...others] = lines;
    for (const { cells } of sampleSet(thing('Loan', line, {}, ...others), optionsWith({ count: () => 80 })).rows(
      'loan',
    )) {
      const days = ['created', 'updated', 'start', 'end'].map((field) => String(cells.get(field)?.value));
      const [created = '', updated = '', start = '', end = ''] = days;
      expect([created <= updated, start <= end]).toEqual([true, true]);
    }
  });
});

describe('values that must differ', () => {
  const once = (line: string, by: string, more: Readonly<Record<string, Said>> = {}) =>
    thing('Loan', line, { 'validation.loan.unique': tableText('The same if these match', by), ...more });

  test.each([
    ['names', once('Borrower’s e-mail | text |  |  | ', 'Borrower’s e-mail'), 400],
    [
      'numbers, up to the last one',
      once('Seat | number |  |  | ', 'Seat', rules('Seats | Seat | between | 1 to 300')),
      300,
    ],
    ['texts of a form', once('Code | text |  |  | ', 'Code', rules('Form | Code | looks like | AB-99')), 400],
    ['words that have to be there', once('Purpose | text |  | always | ', 'Purpose'), 50],
    ['words of which there is one example', once('Purpose | text |  | always | Reading', 'Purpose'), 50],
  ])('%s', (_, model, count) => {
    const values = cellsOf(model, 'loan', { count: () => count }).map(({ value }) => JSON.stringify(value));
    expect(values).toHaveLength(count);
    expect(values.filter((value) => value === undefined)).toEqual([]);
    expect(new Set(values).size).toBe(count);
  });

  test('there are no more records than values', () => {
    const model = once('Insured | yes or no |  |  | ', 'Insured');
    expect(
      cellsOf(model, 'loan')
        .map(({ value }) => value)
        .sort(),
    ).toEqual([false, true]);
  });

  test('a record that is pinned keeps its own', () => {
    const model = once('Seat | number |  |  | ', 'Seat', rules('Seats | Seat | between | 1 to 5'));
    const pinned = [{ entity: 'loan', id: 'best', values: { seat: 3 } }];
    const values = cellsOf(model, 'loan', { pinned }).map(({ value }) => value);
    expect(values.toSorted()).toEqual([1, 2, 3, 4, 5]);
    expect(values[0]).toBe(3);
  });
});

describe('any size, any name', () => {
  test('going through the places of thousands makes none of them', () => {
    let asked = 0;
    const options = optionsWith({ count: () => 10_000 });
    const faker = new Proxy(options.faker ?? Object(null), {
      get: (own, key) => {
        asked += 1;
        return Reflect.get(own, key);
      },
    });
    const rows = sampleSet(shop(), { ...options, faker }).rows('customer');
    expect([rows.at(-1)?.row, asked]).toEqual([9_999, 0]);
    expect([rows[7]?.id, (rows[7]?.cells.size ?? 0) > 0, asked > 0]).toEqual(['customer-8', true, true]);
  });

  test('a page of thousands is the same as that page of all', () => {
    const many = howMuch(2_000, 10_000);
    const [some, all] = [0, 0].map(() => sampleSet(shop(), optionsWith({ count: () => many })));
    expect(some?.size('line')).toBe(many);
    const page = some?.page('line', many - 10, 25).map(({ id, cells }) => [id, [...cells]]);
    expect(page).toEqual(
      all
        ?.rows('line')
        .slice(many - 10)
        .map(({ id, cells }) => [id, [...cells]]),
    );
  });

  test.each([0, -3, Number.NaN, 1.7, 1e9])('%d records', (count) => {
    const expected =
      new Map([
        [0, 0],
        [-3, 0],
        [1.7, 1],
        [1e9, 10_000],
      ]).get(count) ?? 12;
    expect(sampleSet(shop(), optionsWith({ count: () => count })).size('customer')).toBe(expected);
  });

  test('nothing is known of a thing that nobody has named', () => {
    const set = sampleSet(shop(), optionsWith());
    expect([set.rows('constructor'), set.page('__proto__', 0, 5), set.row('toString', '1')]).toEqual([
      [],
      [],
      undefined,
    ]);
    expect(set.row('order', 'order-13')).toBeUndefined();
  });

  test('a thing may be called constructor, with three hundred lines', () => {
    const lines = Array.from({ length: 300 }, (_, at) => `${at === 7 ? '__proto__' : `Line ${at}`} | number |  |  | `);
    const model = modelOf({
      'entities.records': tableText('Thing', 'constructor'),
      'entities.constructor.fields': tableText('Field | Type | Unit | Required when | Example', ...lines),
    });
    const [row] = sampleSet(model, optionsWith()).rows('constructor');
    expect([row?.id, row?.cells.size]).toEqual(['constructor-1', 300]);
  });
});
