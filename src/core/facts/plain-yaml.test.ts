import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDocument, stringify } from 'yaml';
import { howMuch } from '#testing/how-much.ts';
import { factFile } from './fact-file.ts';
import { readPlainYaml } from './plain-yaml.ts';
import type { Question } from './types.ts';

const parsed = (text: string): unknown => {
  const document = parseDocument(text, { version: '1.2', schema: 'core' });
  return document.errors.length > 0 ? 'broken' : document.toJS();
};

const QUESTION: Question = {
  fact: 'question',
  id: 'entities.loan.fields.deposit.currency',
  point: '3',
  kind: 'entities',
  slot: 'entities/loan/fields/deposit/currency',
  origin: {
    from: 'answer',
    because: 'entities.loan.fields',
    item: { id: 'deposit', label: 'Deposit' },
    said: 'money',
    words: 'that “…” is money',
  },
  ask: 'In which currency is “Deposit”?',
  why: '',
  shape: { shape: 'text' },
  who: ['domain expert'],
  needs: ['entities.loan.fields'],
  blocks: [],
  minutes: 3,
  reversal: 2,
};

describe('plain front matter', () => {
  test('is read as the YAML parser reads it, or left to the parser', () => {
    const scalar = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.stringMatching(/^[0-9a-fx.eT:Z" ,#[\]{}~-]{0,12}$/),
      fc.constantFrom(
        'true',
        'null',
        'Yes',
        '~',
        '1e5',
        '0x1f',
        '12',
        '007',
        '-',
        '2026-01-01',
        '2026-01-01T00:00:00Z',
        'a b',
        'é',
        '“a” → b…',
        '"a, b"',
        '"a", b: c',
      ),
    );
    const pair = fc.tuple(fc.constantFrom('id', 'label'), scalar).map(([key, value]) => `${key}: ${value}`);
    const options = fc.array(scalar, { maxLength: 3 }).map((items) => `options: [ ${items.join(', ')} ]`);
    const map = fc.array(fc.oneof(pair, options), { maxLength: 3 }).map((pairs) => `  - { ${pairs.join(', ')} }`);
    const line = fc.oneof(
      fc.tuple(fc.constantFrom('by', 'at', 'rests-on'), scalar).map(([key, value]) => `${key}: ${value}`),
      fc
        .tuple(fc.constantFrom('who', 'needs'), fc.array(scalar, { maxLength: 3 }))
        .map(([key, items]) => `${key}: [ ${items.join(', ')} ]`),
      fc
        .tuple(fc.constantFrom('columns', 'by'), fc.array(map, { maxLength: 3 }))
        .map(([key, maps]) => `${key}:\n${maps.join('\n')}`),
    );
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 3 }), (lines) => {
        const text = lines.join('\n');
        const plain = readPlainYaml(text);
        if (plain) expect(plain.data, text).toEqual(parsed(text));
      }),
      { numRuns: howMuch(2_000, 100_000) },
    );
  });

  test('is what most files hold, so that the fast way is the common one', () => {
    const data = {
      says: 'value',
      by: 'Dana Ito',
      role: 'Finance',
      at: '2026-11-20T09:30:00Z',
      supersedes: '0a1b2c3d',
      minutes: 3,
    };
    expect(readPlainYaml(stringify(data).trimEnd())?.data).toEqual(data);
    expect(readPlainYaml('who: [ domain expert, end user ]\nneeds: []')?.data).toEqual({
      who: ['domain expert', 'end user'],
      needs: [],
    });
    const columns = [
      { id: 'thing', label: 'Thing' },
      { id: 'way', label: 'Which way', options: ['in', 'out of it'] },
    ];
    const question = factFile({ ...QUESTION, shape: { shape: 'table', columns } }).text.split('---\n')[1] ?? '';
    expect(readPlainYaml(question.trimEnd())?.data).toMatchObject({
      columns,
      words: 'that “…” is money',
      minutes: 3,
    });
  });

  test.each([
    '__proto__: x',
    'by: a\nby: b',
    'by: &a x',
    'by: |',
    'by: a: b',
    'by: a #c',
    'by: TRUE',
    'columns:',
    'columns:\n- { id: a }',
    'columns:\n  - { id: a }\n  - {  }\n  - { id: b }',
    'columns:\n  - { id: a, id: b }',
    'columns:\n  - { id: a }\n  - b',
    'columns:\n  - { id: { a: b } }',
  ])('%j is left to the parser', (text) => {
    expect(readPlainYaml(text)).toBeNull();
  });

  test('knows the line of each key', () => {
    expect(readPlainYaml('by: Dana\nat: 2026-01-01')?.lines.get('at')).toBe(2);
  });
});
