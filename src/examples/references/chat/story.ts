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

/** A team chat in which every message of a channel belongs to a topic. */
export const chat = referenceStory({
  name: 'chat',
  title: 'Commons Chat',
  says: 'A team chat with channels and topics, as its documentation describes it.',
  parts: [purpose, screens, entities, states, validation, roles, calls, errors, constants],
  records,
});
