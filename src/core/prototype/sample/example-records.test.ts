import { describe, expect, test } from 'vitest';
import { modelOf, type Said, tableText } from '#testing/core/model/workspace-of.ts';
import { optionsWith } from '#testing/core/prototype/shop.ts';
import { valueText } from '../cell-text.ts';
import { sampleSet } from './sample-set.ts';
import type { SampleOptions } from './types.ts';

/** 2026-11-20 is a Friday. */
const CLINIC: Readonly<Record<string, Said>> = {
  'entities.records': tableText(
    'Thing | Example | Another | A third | Plural',
    'Appointment | Bruno Keller, Tuesday 10:40, Dr Lang, 20 minutes, not paid yet | Mia Roth, Friday 9:00, Dr Abel, vaccination | Rex, Monday 16:20, Dr Lang, check of stitches, paid | Appointments',
    'Animal | Mia, cat, born 2020 | Rex, dog, born 2014-05-02, chipped |  | Animals',
    'Invoice | 2026-0412, Keller, 84.50 euros, open |  |  | Invoices',
    'Owner | Anna Keller, 0171 5550100 |  |  | Owners',
  ),
  'entities.appointment.fields': tableText(
    'Field | Type | Unit',
    'Reason | text | ',
    'Day and time | date | ',
    'Vet | person | ',
    'Duration | number | minutes',
    'Paid | yes or no | ',
    'Animal | link | Animal',
  ),
  'entities.appointment.fields.day-and-time.clock': 'here',
  'entities.animal.fields': tableText(
    'Field | Type',
    'Name | text',
    'Species | choice',
    'Born | date',
    'Chipped | yes or no',
  ),
  'entities.animal.fields.born.clock': 'day',
  'entities.animal.fields.species.values': tableText('Value', 'dog', 'cat'),
  'entities.invoice.fields': tableText(
    'Field | Type | Unit',
    'Number | text | ',
    'Customer | text | ',
    'Amount | money | EUR',
  ),
  'states.invoice.list': tableText('Answer | Place', 'open | first', 'settled | last'),
  'entities.owner.fields': tableText('Field | Type', 'Name | person', 'Phone | text', 'E-mail | text'),
};

function seen(entity: string, options: Partial<SampleOptions> = {}, changes: Readonly<Record<string, Said>> = {}) {
  const set = sampleSet(modelOf({ ...CLINIC, ...changes }), optionsWith(options));
  return set.rows(entity).map(
    ({ cells, states }): Readonly<Record<string, string | undefined>> => ({
      ...Object.fromEntries([...cells].map(([field, { value }]) => [field, valueText(value)])),
      state: [...states.values()][0],
    }),
  );
}

describe('a record that was given as an example', () => {
  test('has each piece in the field it belongs to', () => {
    const [bruno, mia, rex] = seen('appointment');
    expect(bruno).toMatchObject({
      'day-and-time': '2026-11-24T10:40:00Z',
      vet: 'Dr Lang',
      duration: '20',
      paid: 'no',
    });
    expect(mia).toMatchObject({
      'day-and-time': '2026-11-20T09:00:00Z',
      vet: 'Dr Abel',
      reason: 'vaccination',
    });
    expect(rex).toMatchObject({
      vet: 'Dr Lang',
      reason: 'check of stitches',
      paid: 'yes',
      animal: 'animal-2',
    });
  });

  test('says nothing beside it that contradicts it', () => {
    const [mia, rex] = seen('animal');
    expect(mia).toMatchObject({ name: 'Mia', species: 'cat', born: expect.stringMatching(/^2020-/) });
    expect(rex).toMatchObject({ name: 'Rex', species: 'dog', born: '2014-05-02', chipped: 'yes' });
  });

  test('is in the state it tells, with its amount in the currency of the field', () => {
    expect(seen('invoice')[0]).toMatchObject({ amount: '84.5 EUR', state: 'open' });
  });

  test('never stands whole in one field', () => {
    for (const entity of ['appointment', 'animal', 'invoice', 'owner'])
      expect(seen(entity).flatMap((row) => Object.values(row).filter((text) => text?.includes(',')))).toEqual([]);
  });

  test('has a name, a telephone and an address that belong together', () => {
    const [anna, ...others] = seen('owner');
    expect(anna).toMatchObject({
      name: 'Anna Keller',
      phone: '0171 5550100',
      'e-mail': 'anna.keller@owner.example',
    });
    expect(others.map((row) => [row.name, row.phone])).not.toContainEqual(['Anna Keller', expect.anything()]);
  });

  test('is not made twice where somebody has written it down', () => {
    const pinned = [{ entity: 'owner', id: 'anna', values: { name: 'Anna Keller' } }];
    expect(seen('owner', { pinned }).filter(({ name }) => name?.startsWith('Anna Keller'))).toHaveLength(1);
  });

  test('is told by the examples of its fields too, beside what they do not contradict', () => {
    const fields = tableText('Field | Type | Example', 'Name | text | Mia', 'Colour | text | tabby', 'Born | date | ');
    const [mia, rex] = seen('animal', {}, { 'entities.animal.fields': fields });
    expect(mia).toMatchObject({ name: 'Mia', colour: 'tabby' });
    expect(rex).toMatchObject({ name: 'Rex' });
  });
});

describe('people who were named', () => {
  test('come before any that are made up', () => {
    expect(new Set(seen('appointment').map(({ vet }) => vet))).toEqual(new Set(['Dr Lang', 'Dr Abel']));
  });

  test('among them whoever speaks for a group', () => {
    const groups = {
      'purpose.groups': tableText('Who', 'Owner'),
      'purpose.groups.owner.spokesperson': 'Petra Ott, on Mondays',
    };
    expect(seen('owner', {}, groups).map(({ name }) => name)).toContain('Petra Ott');
  });
});

test('words about another thing are not repeated on things they may not fit', () => {
  const model = modelOf({
    'entities.records': tableText('Thing | Example', 'Tool | Tile saw', 'Repair | '),
    'entities.tool.fields': tableText('Field | Type | Example', 'Name | text | Tile saw'),
    'entities.repair.fields': tableText(
      'Field | Type | Unit | Required when | Example',
      'Tool | link | Tool | always | Tile saw',
      'What is wrong | text |  | always | Blade broken',
      'Note | text |  |  | It wobbles',
    ),
    'entities.relations': tableText(
      'From | To | Per first one, how many | Per second one, how many',
      'Repair | Tool | exactly one | any number',
    ),
  });
  const rows = sampleSet(model, optionsWith({ count: () => 9 })).rows('repair');
  const values = (field: string) => rows.map(({ cells }) => cells.get(field)?.value);
  expect(values('what-is-wrong').filter((value) => value === 'Blade broken').length).toBeLessThan(2);
  expect(new Set(values('what-is-wrong')).size).toBe(9);
  const fillers = rows.flatMap(({ cells }) => cells.get('what-is-wrong') ?? []).slice(1);
  for (const { value, isFiller } of fillers)
    expect([value, isFiller]).toEqual([expect.stringMatching(/^Some words \(\d+\)$/u), true]);
  expect(values('note').filter((value) => value === 'It wobbles').length).toBeLessThan(2);
});
