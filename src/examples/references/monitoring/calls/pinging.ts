import type { Part } from '../../part.ts';

const PING = `
    check | path | UUID | yes | the UUID of the check
    Run ID | query | UUID | no | rid, the run ID of the ping`;
const WITH_BODY = `${PING}
    body | body | text | no | the body of the ping`;

const sets = (kind: string) => `
    Kind | fixed | ${kind} | | what this address says`;

/** The calls by which a job says how it is. */
export const pinging: Part = {
  'calls.offers.Ping success.takes': `${PING}${sets('Success')}`,
  'calls.offers.Ping with a body.takes': `${WITH_BODY}${sets('Success')}`,
  'calls.offers.Ping start.takes': `${WITH_BODY}${sets('Start')}`,
  'calls.offers.Ping failure.takes': `${WITH_BODY}${sets('Failure')}`,
  'calls.offers.Ping log.takes': `${WITH_BODY}${sets('Log')}`,
  'calls.offers.Ping exit status.takes': `${WITH_BODY}
    exit_status | path | whole number from 0 to 255 | yes | 0 is a success, everything else a failure`,
  'calls.offers.Ping by slug.takes': `
    project_ping_key | path | text | yes | the ping key of the project
    check_slug | path | text | yes | the slug of the check
    Run ID | query | UUID | no | rid, the run ID of the ping
    create | query | 0 or 1, by itself 0 | no | with 1 a missing check is created
    body | body | text | no | the body of the ping${sets('Success')}`,
  'calls.offers.*.gives': `
    OK | 200 | “OK” with the header Ping-Body-Limit: 10000 | it is made
    Wrong shape | 400 | “invalid url format” | the address is none of those we offer
    Not found | 404 | “not found” | no check has this UUID`,
  'calls.offers.Ping by slug.gives': `
    OK | 200 | “OK” | it is written down
    Created | 201 | “Created” | no check has this slug, and create is 1
    Wrong shape | 400 | “invalid url format” | the address is none of those we offer
    Not found | 404 | “not found” | no project has this ping key, or no check of it this slug
    Ambiguous slug | 409 | “ambiguous slug” | several checks of the project have this slug; nothing is written down`,
};
