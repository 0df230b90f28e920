import type { Part } from '../part.ts';

const PING = `
    Part | Where | Type | Must be there | It is
    uuid | path | UUID | yes | the UUID of the check
    rid | query | UUID | no | the run ID of the ping`;
const WITH_BODY = `${PING}
    body | body | text | no | the body of the ping`;

const GIVES = `
    Outcome | Status | Body | When
    OK | 200 | OK | it is written down; the header Ping-Body-Limit tells how many bytes are kept
    Wrong shape | 400 | invalid url format | the address is none of those we offer
    Not found | 404 | not found | no check has this UUID`;

/** The calls by which a job says how it is. */
export const pinging: Part = {
  'calls.offers.Report success.takes': PING,
  'calls.offers.Report success with a body.takes': WITH_BODY,
  'calls.offers.Report a start.takes': WITH_BODY,
  'calls.offers.Report a failure.takes': WITH_BODY,
  'calls.offers.Write to the log.takes': WITH_BODY,
  'calls.offers.Report an exit status.takes': `${WITH_BODY}
    exit_status | path | whole number from 0 to 255 | yes | the exit status of the ping; 0 is a success, everything else a failure`,
  'calls.offers.Report success by slug.takes': `
    Part | Where | Type | Must be there | It is
    ping_key | path | text | yes | the ping key of the project
    slug | path | text | yes | the slug of the check
    rid | query | UUID | no | the run ID of the ping
    create | query | 0 or 1, by itself 0 | no | with 1 a missing check is created
    body | body | text | no | the body of the ping`,
  'calls.offers.Report success.gives': GIVES,
  'calls.offers.Report success with a body.gives': GIVES,
  'calls.offers.Report a start.gives': GIVES,
  'calls.offers.Report a failure.gives': GIVES,
  'calls.offers.Write to the log.gives': GIVES,
  'calls.offers.Report an exit status.gives': GIVES,
  'calls.offers.Report success by slug.gives': `
    Outcome | Status | Body | When
    OK | 200 | OK | it is written down
    Created | 201 | Created | no check has this slug, and create is 1
    Wrong shape | 400 | invalid url format | the address is none of those we offer
    Not found | 404 | not found | no project has this ping key, or no check of it this slug
    Ambiguous slug | 409 | ambiguous slug | several checks of the project have this slug; nothing is written down`,
};
