import { trimmed } from './folded.ts';
import { LIMITS, passing, saidTrouble } from './limits.ts';
import type { Shape } from './types.ts';

/** Prose. On disk as it is. */
export const text: Shape<'text'> = {
  name: 'text',
  empty: () => '',
  isEmpty: (value) => value.trim() === '',
  check: (value) => saidTrouble(value, 'The text', LIMITS.prose),
  serialize: trimmed,
  parse: (written, spec) => passing({ ok: true, value: trimmed(written) }, (value) => text.check(value, spec)),
};
