import { checkParsed, LIMITS, requiredTextProblem } from './limits.ts';
import { trimText } from './normalize-text.ts';
import type { Shape } from './types.ts';

/** Prose. On disk as it is. */
export const text: Shape<'text'> = {
  name: 'text',
  empty: () => '',
  isEmpty: (value) => value.trim() === '',
  check: (value) => requiredTextProblem(value, 'The text', LIMITS.prose),
  serialize: trimText,
  parse: (written, spec) => checkParsed({ ok: true, value: trimText(written) }, (value) => text.check(value, spec)),
};
