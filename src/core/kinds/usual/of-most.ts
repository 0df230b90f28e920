import type { UsualRules } from '../usual-rule.ts';
import { USUAL_CALLS } from './calls.ts';
import { USUAL_ENTITIES } from './entities.ts';
import { USUAL_ERRORS } from './errors.ts';
import { USUAL_NUMBERS } from './numbers.ts';
import { USUAL_PURPOSE } from './purpose.ts';
import { USUAL_RIGHTS } from './rights.ts';
import { USUAL_SCREENS } from './screens.ts';
import { USUAL_STATES } from './states.ts';
import { USUAL_VALIDATION } from './validation.ts';

/** What most products do, whatever their kind. */
export const USUAL_OF_MOST: UsualRules = {
  ...USUAL_PURPOSE,
  ...USUAL_SCREENS,
  ...USUAL_ENTITIES,
  ...USUAL_STATES,
  ...USUAL_VALIDATION,
  ...USUAL_RIGHTS,
  ...USUAL_CALLS,
  ...USUAL_ERRORS,
  ...USUAL_NUMBERS,
};
