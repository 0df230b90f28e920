import { describe, expect, test } from 'vitest';
import { MADE_UP_CASES, rulingScore, scoreWords } from './made-up-form.tsx';

const on = (name: string, ruling: 'stop' | 'warn' | 'allow') => {
  const value = MADE_UP_CASES.find((edgeCase) => edgeCase.name === name)?.value ?? name;
  return { field: 'Quantity', value, ruling, words: '' };
};

describe('the strip of torture', () => {
  test('lets everything in at first', () => {
    expect(scoreWords(rulingScore(['Quantity', 'Mail'], []))).toBe('14 of 14 still get in.');
  });

  test('counts what is stopped, and tells what is allowed on purpose from what nobody thought of', () => {
    const verdicts = [on('zero', 'stop'), on('empty', 'allow'), on('emoji', 'warn')];
    expect(scoreWords(rulingScore(['Quantity', 'Mail'], verdicts))).toBe(
      '13 of 14 still get in, 1 of them because you said so.',
    );
  });

  test('takes no notice of verdicts on fields that are not there', () => {
    expect(rulingScore(['Mail'], [on('zero', 'stop')]).getIn).toBe(7);
  });
});
