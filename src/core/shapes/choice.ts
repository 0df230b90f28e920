import { trimmed } from './folded.ts';
import { LIMITS, NOTHING_SAID, textTrouble } from './limits.ts';
import { chosen } from './options.ts';
import type { Shape } from './types.ts';

/** One of a few, or words of one's own. On disk the option's id, or the words. */
export const choice: Shape<'choice'> = {
  name: 'choice',
  empty: () => '',
  isEmpty: (value) => value.trim() === '',
  check(value) {
    const trouble = textTrouble(value, 'The choice', LIMITS.line);
    if (trouble !== null) return trouble;
    return typeof value === 'string' && value.trim() !== '' ? null : NOTHING_SAID;
  },
  serialize: (value, spec) => chosen(trimmed(value), spec.options),
  parse(written, spec) {
    const value = chosen(trimmed(written), spec.options);
    const problem = choice.check(value, spec);
    return problem === null ? { ok: true, value } : { ok: false, problem };
  },
};
