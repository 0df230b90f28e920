import { CALLS } from './calls/calls.ts';
import { ENTITIES } from './entities/entities.ts';
import { ERRORS } from './errors/errors.ts';
import { PURPOSE } from './purpose/purpose.ts';
import { ROLES } from './roles/roles.ts';
import { SCREENS } from './screens/screens.ts';
import type { Saying } from './slot.ts';
import { STATES } from './states/states.ts';
import { VALIDATION } from './validation/validation.ts';

/** By question; what is not here is put in a general way. */
const SAYINGS: ReadonlyMap<string, Saying> = new Map<string, Saying>([
  ...PURPOSE.sayings,
  ...ROLES.sayings,
  ...SCREENS.sayings,
  ...ENTITIES.sayings,
  ...STATES.sayings,
  ...VALIDATION.sayings,
  ...CALLS.sayings,
  ...ERRORS.sayings,
  ['constants.values', { item: 'that “…” could change' }],
  ['constants.boundaries', { item: 'that “…” is a limit' }],
  ['constants.timers', { item: 'how long “…” may take' }],
  ['constants.capacity', { item: 'that “…” has a limit' }],
  ['constants.money', { item: 'in what currency “…” is paid' }],
]);

/** How it is put what an answer to a question of the bank says of an item, or as a whole; undefined: in a general way. */
export function sayingOf(id: string, about: 'item' | 'whole', word?: string): string | undefined {
  const { [about]: words, words: forms = {} } = SAYINGS.get(id) ?? {};
  const wantsWord = words?.includes('{word}') ?? false;
  if (word === undefined || !words) return wantsWord ? undefined : words;
  const form = Object.hasOwn(forms, word) ? forms[word] : undefined;
  return wantsWord ? words.replace('{word}', form ?? word) : undefined;
}
