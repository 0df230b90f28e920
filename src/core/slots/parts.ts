import type { NamedKind } from '../spec/types.ts';
import { CALLS } from './calls/calls.ts';
import { CONSTANTS } from './constants/constants.ts';
import type { Part } from './define-part.ts';
import { ENTITIES } from './entities/entities.ts';
import { ERRORS } from './errors/errors.ts';
import { PURPOSE } from './purpose/purpose.ts';
import { ROLES } from './roles/roles.ts';
import { SCREENS } from './screens/screens.ts';
import type { Playability } from './slot.ts';
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
