import { describe, expect, test } from 'vitest';
import { exampleEntries, saveResult, severityEntries, type Verdict, valuesIn, withVerdict } from './verdicts.ts';

const verdict = (ruling: Verdict['ruling'], value = '-3', words = ''): Verdict => ({
  field: 'Quantity',
  value,
  ruling,
  words,
});
const filled = [
  { field: 'Name', value: '' },
  { field: 'Quantity', value: ' -3 ' },
];

describe('saving nonsense', () => {
  test('lets everything in that nobody has ruled on', () => {
    expect(saveResult(filled, [])).toEqual({ stopped: [], warned: [], ok: true });
  });

  test('stops on the value that was ruled out, and on no other', () => {
    expect(saveResult(filled, [verdict('stop')])).toMatchObject({
      ok: false,
      stopped: [{ field: 'Quantity' }],
    });
    expect(saveResult(filled, [verdict('stop', '-4')]).ok).toBe(true);
  });

  test('warns and saves all the same', () => {
    expect(saveResult(filled, [verdict('warn')])).toMatchObject({ ok: true, warned: [{ value: '-3' }] });
  });

  test('listens to the last word on a value', () => {
    const changed = withVerdict(withVerdict([], verdict('stop')), verdict('allow'));
    expect(changed).toHaveLength(1);
    expect(saveResult(filled, changed).ok).toBe(true);
  });

  test('can be told that a line must not be empty', () => {
    expect(saveResult(filled, [{ field: 'Name', value: '', ruling: 'stop', words: '' }]).ok).toBe(false);
  });
});

describe('verdicts as answers', () => {
  test('are examples, one entry a line, each value in the column of its ruling', () => {
    const born: Verdict = { field: 'Born', value: '2091', ruling: 'warn', words: '' };
    expect(exampleEntries([verdict('stop'), born, verdict('stop', ''), verdict('allow', '1')])).toEqual([
      { field: 'Quantity', rejected: '-3; empty', accepted: '1' },
      { field: 'Born', borderline: '2091' },
    ]);
  });

  test('can be read back from the cell they were kept in', () => {
    expect(valuesIn('-3; empty')).toEqual(['-3', '']);
    expect(valuesIn('  ')).toEqual([]);
  });

  test('are rules in the words that people are to read', () => {
    expect(severityEntries([verdict('stop', '-3', 'At least 1, please.'), verdict('allow')])).toEqual([
      { rule: 'At least 1, please.', we: 'stop' },
      { rule: 'Quantity: “-3”', we: 'allow with a reason' },
    ]);
  });
});
