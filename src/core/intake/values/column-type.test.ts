import { describe, expect, test } from 'vitest';
import { recognise } from '#core/facts/records/recognise.ts';
import { columnReader } from './column-type.ts';

const typeOf = (...values: readonly string[]) => {
  const reader = columnReader();
  for (const value of values) reader.add(value);
  return reader.read('').type;
};

describe('a value tells the same in a column of a file as in a record that is read out loud', () => {
  test.each([
    ['ann@example.org', 'email'],
    ['https://example.org/a', 'web address'],
    ['+49 30 123456', 'telephone'],
    ['12 HUF', 'money'],
    ['NZD 4.50', 'money'],
    ['oui', 'yes or no'],
    ['2026-03-12', 'date'],
    ['12 March 2026', 'date'],
    ['ann@example.org, bob@example.org', 'text'],
  ])('%s: %s', (value, type) => {
    const { type: spoken, format } = recognise(value);
    expect([typeOf(value), format ?? (spoken || 'text')]).toEqual([type, type]);
  });
});
