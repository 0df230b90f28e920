import type { NamedKind } from '../spec/types.ts';
import { CALLS } from './calls/calls.ts';
import { CONSTANTS } from './constants/constants.ts';
import type { Part } from './define-part.ts';
import { ENTITIES } from './entities/entities.ts';
import { ERRORS } from './errors/errors.ts';
import { PURPOSE } from './purpose/purpose.ts';
import { ROLES } from './roles/roles.ts';
import { SCREENS } from './screens/screens.ts';
import type { Playability, ReasonPhrase } from './slot.ts';
import { STATES } from './states/states.ts';
import { VALIDATION } from './validation/validation.ts';

/** By the kind of point under which it is asked. */
export const PARTS: Readonly<Record<NamedKind, Part>> = {
  purpose: PURPOSE,
  screens: SCREENS,
  entities: ENTITIES,
  states: STATES,
  validation: VALIDATION,
  roles: ROLES,
  calls: CALLS,
  errors: ERRORS,
  constants: CONSTANTS,
};

/** Whether each answer that the bank asks for is played, by slot; the same for one entity and for all. */
export const PLAYABILITY: ReadonlyMap<string, Playability> = new Map(
  Object.values(PARTS).flatMap(({ playability }) => playability),
);

/** By question; the others have a general one. */
const REASON_PHRASES: ReadonlyMap<string, ReasonPhrase> = new Map(
  Object.values(PARTS).flatMap(({ reasonPhrases }) => reasonPhrases),
);

/** The reason phrase for an answer, about one item or as a whole; undefined: use a general one. */
export function reasonPhrase(id: string, about: 'item' | 'whole', word?: string): string | undefined {
  const { [about]: words, words: forms = {} } = REASON_PHRASES.get(id) ?? {};
  const wantsWord = words?.includes('{word}') ?? false;
  if (word === undefined || !words) return wantsWord ? undefined : words;
  const form = Object.hasOwn(forms, word) ? forms[word] : undefined;
  return wantsWord ? words.replace('{word}', form ?? word) : undefined;
}
