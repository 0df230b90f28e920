import { CALLS_FATES } from './calls.ts';
import { CONSTANTS_FATES } from './constants.ts';
import { ENTITIES_FATES } from './entities.ts';
import { ERRORS_FATES } from './errors.ts';
import { PURPOSE_FATES } from './purpose.ts';
import { ROLES_FATES } from './roles.ts';
import { SCREENS_FATES } from './screens.ts';
import { STATES_FATES } from './states.ts';
import type { Fate } from './types.ts';
import { VALIDATION_FATES } from './validation.ts';

/** What becomes of every answer that the bank asks for, by slot: one of a thing as one of all things. */
export const FATES: ReadonlyMap<string, Fate> = new Map(
  Object.entries({
    ...PURPOSE_FATES,
    ...SCREENS_FATES,
    ...ENTITIES_FATES,
    ...STATES_FATES,
    ...VALIDATION_FATES,
    ...ROLES_FATES,
    ...CALLS_FATES,
    ...ERRORS_FATES,
    ...CONSTANTS_FATES,
  }),
);
