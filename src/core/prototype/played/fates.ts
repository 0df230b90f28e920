import { CALLS } from '../../slots/calls/calls.ts';
import { ENTITIES } from '../../slots/entities/entities.ts';
import { ERRORS } from '../../slots/errors/errors.ts';
import type { Fate } from '../../slots/fate.ts';
import { PURPOSE } from '../../slots/purpose/purpose.ts';
import { ROLES } from '../../slots/roles/roles.ts';
import { SCREENS } from '../../slots/screens/screens.ts';
import { STATES } from '../../slots/states/states.ts';
import { VALIDATION } from '../../slots/validation/validation.ts';
import { CONSTANTS_FATES } from './constants.ts';

/** What becomes of every answer that the bank asks for, by slot: one of a thing as one of all things. */
export const FATES: ReadonlyMap<string, Fate> = new Map(
  Object.entries({
    ...Object.fromEntries(CALLS.fates),
    ...Object.fromEntries(ERRORS.fates),
    ...Object.fromEntries(PURPOSE.fates),
    ...Object.fromEntries(SCREENS.fates),
    ...Object.fromEntries(ENTITIES.fates),
    ...Object.fromEntries(STATES.fates),
    ...Object.fromEntries(VALIDATION.fates),
    ...Object.fromEntries(ROLES.fates),
    ...CONSTANTS_FATES,
  }),
);
