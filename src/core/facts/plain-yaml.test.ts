import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDocument, stringify } from 'yaml';
import { readPlainYaml } from './plain-yaml.ts';

const parsed = (text: string): unknown => {
  const document = parseDocument(text, { version: '1.2', schema: 'core' });
  return document.errors.length > 0 ? 'broken' : document.toJS();
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
      ),
    );
    const line = fc.oneof(
      fc.tuple(fc.constantFrom('by', 'at', 'rests-on'), scalar).map(([key, value]) => `${key}: ${value}`),
      fc
        .tuple(fc.constantFrom('who', 'needs'), fc.array(scalar, { maxLength: 3 }))
        .map(([key, items]) => `${key}: [ ${items.join(', ')} ]`),
    );
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 3 }), (lines) => {
        const text = lines.join('\n');
        const plain = readPlainYaml(text);
        if (plain) expect(plain.data, text).toEqual(parsed(text));
      }),
      { numRuns: 20_000 },
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
  });

  test.each([
    '__proto__: x',
    'by: a\nby: b',
    'by: &a x',
    'by: |',
    'by: a: b',
    'by: a #c',
    'by: TRUE',
    'columns:\n  - { id: a }',
  ])('%j is left to the parser', (text) => {
    expect(readPlainYaml(text)).toBeNull();
  });

  test('knows the line of each key', () => {
    expect(readPlainYaml('by: Dana\nat: 2026-01-01')?.lines.get('at')).toBe(2);
  });
});
