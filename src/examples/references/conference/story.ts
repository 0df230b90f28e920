import { referenceStory } from '../reference.ts';
import { calls } from './calls.ts';
import { constants } from './constants.ts';
import { entities } from './entities.ts';
import { errors } from './errors.ts';
import { purpose } from './purpose.ts';
import { records } from './records.ts';
import { roles } from './roles.ts';
import { screens } from './screens.ts';
import { states } from './states.ts';
import { validation } from './validation.ts';

/** Planning the programme of a conference, from the call for proposals to the published schedule. */
export const conference = referenceStory({
  name: 'conference',
  title: 'Programme Desk',
  says: 'Plans the programme of a conference, as its documentation describes it.',
  parts: [purpose, screens, entities, states, validation, roles, calls, errors, constants],
  records,
});
