import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modelOf, type Said, tableText } from '#testing/core/model/workspace-of.ts';
import { optionsWith } from '#testing/core/prototype/shop.ts';
import { valueText } from '../cell-text.ts';
import { sampleSet } from './sample-set.ts';

const FIELDS = tableText(
  'Field | Type | Unit | Example',
  'Name | text |  | Rex<br>Mia<br>Bob',
  'Kind | choice |  | dog<br>cat<br>dog',
  'Weight | number | kg | 12.5<br>4<br>–',
  'Owner | link | Owner | Mrs Miller<br>Mr Abe<br>Mr Abe',
  'Price | money | € | 12,50<br>8<br>0',
  'Seen on | date |  | 3 May 2026<br>25/05/2026<br>some day',
  'State | choice |  | waiting<br>paid<br>waiting',
);
const CLINIC: Readonly<Record<string, Said>> = {
  'entities.records': tableText('Thing | Example', 'Animal | Rex, dog, 12.5 kg, Mrs Miller', 'Owner | Mr Abe'),
  'entities.animal.fields': FIELDS,
  'entities.owner.fields': tableText('Field | Type', 'Name | text'),
};
const NAMES = ['name', 'kind', 'weight', 'owner', 'price', 'seen-on', 'state'];

function rowsOf(said: Readonly<Record<string, Said>>) {
  const set = sampleSet(modelOf({ ...CLINIC, ...said }), optionsWith({}));
  const owners = new Map(set.rows('owner').map(({ id, cells }) => [id, valueText(cells.get('name')?.value)]));
  return set.rows('animal').map(({ cells }) =>
    NAMES.map((field) => {
      const words = valueText(cells.get(field)?.value);
      return owners.get(words) ?? words;
    }),
  );
}

describe('records that were told field by field', () => {
  test('are the first rows, word for word where a value cannot be read', () => {
    expect(rowsOf({}).slice(0, 3)).toEqual([
      ['Rex', 'dog', '12.5', 'Mrs Miller', '12.5 €', '2026-05-03', 'waiting'],
      ['Mia', 'cat', '4', 'Mr Abe', '8 €', '2026-05-25', 'paid'],
      ['Bob', 'dog', '', 'Mr Abe', '0 €', 'some day', 'waiting'],
    ]);
  });

  test('stay as they are where a rule says otherwise', () => {
    const rules = {
      'validation.animal.rules': tableText(
        'Rule | Fields | What kind | Limit | The limit itself | Then we',
        'Not free | Price | between | 1 to 100 | is still fine | stop',
      ),
      'validation.animal.unique': tableText('Field', 'Kind'),
      'states.animal.list': tableText('Answer | Place', 'waiting | first', 'paid | last'),
      'states.animal.transitions': 'waiting -> paid',
    };
    const rows = rowsOf(rules).slice(0, 3);
    expect(rows.map(([name, kind, , owner, price, , state]) => [name, kind, owner, price, state])).toEqual([
      ['Rex', 'dog', 'Mrs Miller', '12.5 €', 'waiting'],
      ['Mia', 'cat', 'Mr Abe', '8 €', 'paid'],
      ['Bob', 'dog', 'Mr Abe', '0 €', 'waiting'],
    ]);
  });

  test('all appear, however few records there are said to be', () => {
    const few = { 'entities.animal.volume': tableText('Now', '2') };
    expect(
      rowsOf(few)
        .map(([name]) => name)
        .slice(0, 3),
    ).toEqual(['Rex', 'Mia', 'Bob']);
  });

  test('what is made up is like them', () => {
    const made = rowsOf({}).slice(3);
    for (const [name, kind, weight, , price, seen, state] of made) {
      expect(['Rex', 'Mia', 'Bob', ''].includes(name ?? '') || /\d/.test(name ?? '')).toBe(true);
      expect(['dog', 'cat']).toContain(kind);
      expect(Number(weight)).toBeGreaterThanOrEqual(4);
      expect(Number(weight)).toBeLessThanOrEqual(12.5);
      expect(price).toMatch(/^\d+(?:\.\d+)? €$/);
      expect(Number(price?.split(' ')[0])).toBeLessThanOrEqual(12.5);
      expect(seen).toMatch(/^2026-05-/);
      expect(['waiting', 'paid']).toContain(state);
    }
  });

  test('keep every value in its record, whatever the values and the types', () => {
    const cell = fc.constantFrom(
      'Rex',
      'dog',
      '12.50',
      '-3',
      '3 May 2026',
      '2026-02-31',
      'yes',
      'a@b.example',
      'x y',
      '',
    );
    const types = fc.constantFrom(
      'text',
      'number',
      'money',
      'date',
      'date and time',
      'yes or no',
      'choice',
      'email',
      '',
    );
    const column = fc.record({ type: types, cells: fc.array(cell, { minLength: 3, maxLength: 3 }) });
    fc.assert(
      fc.property(fc.array(column, { minLength: 1, maxLength: 4 }), (columns) => {
        const fields = columns.map(
          ({ type, cells }, at) => `F${at} | ${type} | ${cells.map((one) => one || '–').join('<br>')}`,
        );
        const model = modelOf({
          'entities.records': tableText('Thing', 'Sample'),
          'entities.sample.fields': tableText('Field | Type | Example', ...fields),
          'validation.sample.unique': tableText('Field', 'F0'),
          'validation.sample.rules': tableText(
            'Rule | Fields | What kind | Limit | The limit itself | Then we',
            'R | F0 | between | 5 to 9 | is still fine | stop',
          ),
        });
        const rows = sampleSet(model, optionsWith({})).rows('sample');
        for (const [at, { cells }] of columns.entries()) {
          if (cells.every((one) => one === '')) continue;
          for (const [place, words] of cells.entries()) {
            const shown = rows[place]?.cells.get(`f${at}`);
            expect(READINGS[words] ?? [words]).toContain(valueText(shown?.value));
          }
        }
      }),
    );
  });
});

/** What a value may be read as, where it is not shown as it was written. */
const READINGS: Readonly<Record<string, readonly string[]>> = {
  // In a field for dates it is a time of today.
  '12.50': ['12.50', '12.5', '2026-11-20T12:50:00Z'],
  '3 May 2026': ['3 May 2026', '2026-05-03', '2026-05-03T09:00:00Z'],
  yes: ['yes', 'true'],
};
