import { de, Faker } from '@faker-js/faker';
import { describe, expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { optionsWith, SHOP, shop } from '#testing/core/prototype/shop.ts';
import type { Model } from '../../model/types.ts';
import { sampleSet } from './sample-set.ts';
import { mulberry32 } from './seed.ts';
import type { SampleSet } from './types.ts';

const FIFTY = optionsWith({ count: () => 50 });
const GERMAN = new Faker({ locale: [de], randomizer: mulberry32() });
const THINGS = ['customer', 'order', 'line', 'product'] as const;

/** Everything that is shown of an entity’s records, as “record.field=value”. */
function seen(set: SampleSet, entity: string): ReadonlyMap<string, string> {
  return new Map(
    set
      .rows(entity)
      .flatMap(({ id, cells, states, history, links }) => [
        ...[...cells].map(([field, { value }]): [string, string] => [`${id}.${field}`, String(JSON.stringify(value))]),
        [`${id} states`, JSON.stringify([...states])] as const,
        [`${id} history`, JSON.stringify(history)] as const,
        [`${id} links`, JSON.stringify([...links])] as const,
      ]),
  );
}

/** The changed values among the records that exist before and after. */
function changed(before: SampleSet, after: SampleSet): readonly string[] {
  return THINGS.flatMap((entity) => {
    const now = seen(after, entity);
    return [...seen(before, entity)]
      .filter(([key, value]) => now.has(key) && now.get(key) !== value)
      .map(([key]) => key);
  });
}

const fieldsOf = (thing: 'customer' | 'order'): string => SHOP[`entities.${thing}.fields`];

/** The same table with its rows in another order, or with one more in front. */
function withRows(table: string, change: (rows: readonly string[]) => readonly string[]): string {
  const [head = '', rule = '', ...rows] = table.split('\n');
  return [head, rule, ...change(rows)].join('\n');
}

const customersWith = (change: (rows: readonly string[]) => readonly string[]): Model =>
  shop({ 'entities.customer.fields': withRows(fieldsOf('customer'), change) });

const UNCHANGED: readonly (readonly [what: string, model: Model])[] = [
  ['nothing', shop()],
  ['a new first line', customersWith((rows) => ['| Nickname | text | | | |', ...rows])],
  ['the lines the other way round', customersWith((rows) => rows.toReversed())],
  ['a line left out', customersWith((rows) => rows.filter((row) => !row.includes('Phone')))],
  [
    'a thing that has another name',
    shop({
      'entities.records': {
        history: [SHOP['entities.records'], SHOP['entities.records'].replace('| Customer |', '| Shopper |')],
        renamed: [{ from: 'Customer', to: 'Shopper' }],
      },
    }),
  ],
  [
    'a line that has another name',
    shop({
      'entities.customer.fields': {
        history: [fieldsOf('customer'), fieldsOf('customer').replace('| City |', '| Place of residence |')],
        renamed: [{ from: 'City', to: 'Place of residence' }],
      },
    }),
  ],
  ['another thing', shop({ 'entities.records': `${SHOP['entities.records']}\n| Shelf | | | Shelves |` })],
  ['one more state nobody gets to', shop({ 'states.order.list': `${SHOP['states.order.list']}\n| lost | |` })],
  [
    'rules in another order',
    shop({ 'validation.order.rules': withRows(SHOP['validation.order.rules'], (rows) => rows.toReversed()) }),
  ],
];

function said({ entities, states, validation }: Model): string {
  return JSON.stringify([entities, states, validation]);
}

describe('records stay what they are', () => {
  test.each(UNCHANGED)('with %s', (what, model) => {
    expect(said(model) === said(shop())).toBe(what === 'nothing');
    expect(changed(sampleSet(shop(), FIFTY), sampleSet(model, FIFTY))).toEqual([]);
  });

  test('in whatever order they are asked for', () => {
    const [forth, back] = [sampleSet(shop(), FIFTY), sampleSet(shop(), FIFTY)];
    for (const entity of [...THINGS].reverse())
      for (let row = 50; row > 0; row -= 1) back.row(entity, `${entity}-${row}`);
    expect(changed(forth, back)).toEqual([]);
  });

  test('but for names in another language', () => {
    const spoken = changed(sampleSet(shop(), FIFTY), sampleSet(shop(), { ...FIFTY, faker: GERMAN }));
    const lines = new Set(spoken.map((key) => key.replace(/^(.*)-\d+\./, '$1.')));
    expect([...lines].sort()).toEqual(['customer.city', 'customer.e-mail', 'customer.name', 'product.name']);
  });

  test('but for those of another workspace', () => {
    const other = sampleSet(shop(), { ...FIFTY, workspace: 'another' });
    expect(changed(sampleSet(shop(), FIFTY), other).length).toBeGreaterThan(500);
  });
});

describe('more or fewer records', () => {
  const counted = (parents: number) => optionsWith({ count: (entity) => (entity === 'customer' ? parents : 1_000) });
  const customersOf = (parents: number) =>
    sampleSet(shop(), counted(parents))
      .rows('order')
      .map(({ cells }) => cells.get('customer')?.value);

  test.each([
    [20, 21, 938],
    [64, 65, 975],
    [500, 501, 993],
  ])('of %i parents one more (%i) leaves %i of 1,000 children where they are', (before, after, least) => {
    const [old, now] = [customersOf(before), customersOf(after)];
    const kept = old.filter((customer, at) => customer === now[at]).length;
    expect(kept).toBeGreaterThanOrEqual(least);
    expect(new Set(now).size).toBeGreaterThan(Math.min(after, 400) * 0.8);
  });

  test('change nothing that does not hang on how many there are', () => {
    const few = sampleSet(shop(), optionsWith({ count: () => 20 }));
    const many = sampleSet(shop(), optionsWith({ count: () => 50 }));
    const lines = new Set(changed(few, many).map((key) => key.replace(/-\d+/, '')));
    const hanging = ['customer links', 'line links', 'order links', 'order.customer', 'product links'];
    expect([...lines].sort()).toEqual(hanging);
  });

  test('with a record pinned, the others are the same', () => {
    const pinned = [{ entity: 'customer', id: 'ada', values: { name: 'Ada' } }];
    const [before, after] = [sampleSet(shop(), FIFTY), sampleSet(shop(), { ...FIFTY, pinned })];
    expect(after.size('customer')).toBe(50);
    expect(after.rows('customer')[0]?.id).toBe('ada');
    const lines = changed(before, after).filter((key) => !/links|customer$|total/.test(key));
    expect(lines).toEqual([]);
  });
});

test('a table has the form that the tests above take it for', () => {
  expect(withRows(tableText('A | B', '1 | 2'), (rows) => rows)).toBe(tableText('A | B', '1 | 2'));
});
