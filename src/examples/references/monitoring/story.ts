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

/** A service that watches scheduled jobs, used mostly through its public HTTP API. */
export const monitoring = referenceStory({
  name: 'monitoring',
  title: 'Heartbeat',
  says: `Heartbeat watches jobs that run on a schedule: each job calls an address of its own when it starts, finishes or
    fails. While the calls come in time nothing happens; when one is overdue, people are alerted.`,
  parts: [purpose, screens, entities, states, validation, roles, calls, errors, constants],
  records,
});
