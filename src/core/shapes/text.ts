import { trimmed } from './folded.ts';
import { LIMITS, NOTHING_SAID, textTrouble } from './limits.ts';
import type { Shape } from './types.ts';

/** Prose. On disk as it is. */
export const text: Shape<'text'> = {
  name: 'text',
  empty: () => '',
  isEmpty: (value) => value.trim() === '',
  check(value) {
    const trouble = textTrouble(value, 'The text', LIMITS.prose);
    if (trouble !== null) return trouble;
    return typeof value === 'string' && value.trim() !== '' ? null : NOTHING_SAID;
  },
  serialize: trimmed,
  parse(written, spec) {
    const value = trimmed(written);
    const problem = text.check(value, spec);
    return problem === null ? { ok: true, value } : { ok: false, problem };
  },
};
