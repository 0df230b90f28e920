import { describe, expect, test } from 'vitest';
import { type Step, walked } from '#testing/core/walked.ts';
import { rangeSeen } from './given-records.ts';
import { prefilled } from './prefilled.ts';

const WHAT: Step = ['purpose.what', 'A web shop in which people buy tea'];
const GROUPS: Step = [
  'purpose.groups',
  [
    ['Customer', '', '', ''],
    ['Packer', '', '', ''],
    ['Rival', '', '', ''],
  ],
];

function formOf(id: string, ...steps: readonly Step[]): unknown {
  const { workspace } = walked(...steps);
  const view = workspace.question(id);
  return view && prefilled(view, workspace);
}

test('the kind of product is guessed from the sentence, to be confirmed', () => {
  expect(formOf('purpose.kind', WHAT)).toEqual(['shop']);
  expect(formOf('purpose.kind')).toBeUndefined();
});

test('the list of roles begins with the groups that were named, without those kept out', () => {
  expect(formOf('roles.grants', GROUPS, ['purpose.groups.rival.role', 'no-access'])).toEqual([
    ['Customer', '', ''],
    ['Packer', '', ''],
  ]);
});

test('once somebody has answered, nothing is filled in any more', () => {
  expect(formOf('purpose.kind', WHAT, ['purpose.kind', ['game']])).toBeUndefined();
});

describe('where records were read out', () => {
  const records: Step = [
    'entities.records',
    [
      ['Owner', 'Mrs Miller, 0171 5550100', '', '', ''],
      ['Animal', 'Rex, dog, 4 years, Mrs Miller, 12.50 €, waiting', 'Mia, cat, 2 years, Mrs Miller, 8 €, paid', '', ''],
    ],
  ];
  const animals = (...rows: readonly (readonly string[])[]): Step => [
    'entities.animal.fields',
    rows.map(([field = '', type = '', unit = '', example = '']) => [field, type, unit, '', '', '', example, '', '']),
  ];
  const told = animals(
    ['Kind', 'choice', '', 'dog\ncat\ndog'],
    ['Price', 'money', '€', '12.50\n–\n8'],
    ['Seen', 'date', '', '3 May 2026'],
    ['State', 'choice', '', 'waiting\npaid'],
    ['Weight', 'number', 'kg', '12\n4.5'],
  );

  test('the form for the fields begins with what they tell', () => {
    const rows = formOf('entities.animal.fields', records);
    expect(
      (rows as readonly (readonly string[])[]).map(([name, type, unit, , , , example]) => [name, type, unit, example]),
    ).toEqual([
      ['Name', 'text', '', 'Rex\nMia'],
      ['', 'text', '', 'dog\ncat'],
      ['Age', 'number', 'years', '4\n2'],
      ['Owner', 'link', 'Owner', 'Mrs Miller\nMrs Miller'],
      ['Amount', 'money', '€', '12.50\n8'],
      ['State', 'choice', '', 'waiting\npaid'],
    ]);
  });

  test('so do the details of each field, the states and what is accepted', () => {
    const detail = (id: string) => formOf(`entities.animal.fields.${id}`, records, told);
    expect(detail('kind.values')).toEqual([
      ['dog', '', ''],
      ['cat', '', ''],
    ]);
    expect(detail('price.currency')).toEqual(['€']);
    expect(detail('price.precision')).toEqual({ amount: '2', unit: 'places' });
    expect(detail('seen.clock')).toBe('day');
    expect(detail('price.rounding')).toBeUndefined();
    expect(formOf('states.animal.list', records, told)).toEqual([
      ['waiting', '', '', ''],
      ['paid', '', '', ''],
    ]);
    expect(formOf('validation.animal.examples', records, told)).toContainEqual(['Kind', 'dog; cat', '', '']);
  });

  test('a range is hinted at, and no form begins with it', () => {
    const { workspace } = walked(records, told);
    const view = workspace.question('entities.animal.fields.weight.range');
    expect(view && rangeSeen(view.question, workspace)).toEqual(['4.5', '12', 'kg']);
    expect(view && prefilled(view, workspace)).toBeUndefined();
  });

  test('a value behind a number names a record of what was named before, not the other way round', () => {
    const library: Step = [
      'entities.records',
      [
        ['Tool', 'Tool T-1, tile saw', 'Tool T-2, ladder', '', ''],
        ['Loan', 'Loan 17, ladder, Kim', 'Loan 18, tile saw, Ana', '', ''],
      ],
    ];
    const fieldsOf = (thing: string) =>
      (formOf(`entities.${thing}.fields`, library) as readonly (readonly string[])[]).map((row) => row.slice(0, 3));
    expect(fieldsOf('tool')).toEqual([
      ['Tool number', 'text', ''],
      ['Name', 'text', ''],
    ]);
    expect(fieldsOf('loan')).toEqual([
      ['Loan number', 'text', ''],
      ['Tool', 'link', 'Tool'],
      ['', 'text', ''],
    ]);
  });
});
