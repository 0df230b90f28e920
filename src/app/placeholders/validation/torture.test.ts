import { describe, expect, it } from 'vitest';
import { scoreOf, scoreWords, TORTURES } from './torture.ts';

const on = (name: string, ruling: 'stop' | 'warn' | 'allow') => {
  const value = TORTURES.find((torture) => torture.name === name)?.value ?? name;
  return { field: 'Quantity', value, ruling, words: '' };
};

describe('the strip of torture', () => {
  it('lets everything in at first', () => {
    expect(scoreWords(scoreOf(['Quantity', 'Mail'], []))).toBe('14 of 14 still get in.');
  });

  it('counts what is stopped, and tells what is allowed on purpose from what nobody thought of', () => {
    const verdicts = [on('zero', 'stop'), on('empty', 'allow'), on('emoji', 'warn')];
    expect(scoreWords(scoreOf(['Quantity', 'Mail'], verdicts))).toBe(
      '13 of 14 still get in, 1 of them because you said so.',
    );
  });

  it('takes no notice of verdicts on lines that are not there', () => {
    expect(scoreOf(['Mail'], [on('zero', 'stop')]).getIn).toBe(7);
  });
});
