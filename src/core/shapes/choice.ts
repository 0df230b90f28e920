import { trimmed } from './folded.ts';
import { LIMITS, passing, saidTrouble } from './limits.ts';
import { chosen } from './options.ts';
import type { Shape } from './types.ts';

/** One of a few options, or other words. On disk the option's id, or the words. */
export const choice: Shape<'choice'> = {
  name: 'choice',
  empty: () => '',
  isEmpty: (value) => value.trim() === '',
  check: (value) => saidTrouble(value, 'The choice', LIMITS.line),
  serialize: (value, spec) => chosen(trimmed(value), spec.options),
  parse: (written, spec) =>
    passing({ ok: true, value: chosen(trimmed(written), spec.options) }, (value) =>
      choice.check(value, spec),
    ),
};
