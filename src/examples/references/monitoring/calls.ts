import type { Part } from '../part.ts';
import { managing } from './calls/managing.ts';
import { pinging } from './calls/pinging.ts';

/** What goes to webhooks, and what other programs may call. */
export const calls: Part = {
  'calls.systems': `
    Watched job | read | whoever has the check | the usage examples on the check page | yes
    Webhook receiver | write | whoever has the integration | their own documentation | no`,
  'calls.exchanges': `
    Call a webhook on down | Webhook receiver | a check goes down: run out, run over, fail | Integration: Down method, Integration: Down address, Integration: Down headers, Integration: Down body, Check: Slug, Check: Tags, Check: Name | nothing | now
    Call a webhook on up | Webhook receiver | a check comes up: recover | Integration: Up method, Integration: Up address, Integration: Up headers, Integration: Up body, Check: Slug, Check: Tags, Check: Name | nothing | now`,
  'calls.exchanges.*.mapping': { na: 'Nothing of the answer is kept but an error.' },
  'calls.exchanges.*.address': 'POST | /hook',
  'calls.waiting': '30 seconds',
  'calls.waiting.then': 'The request is given up, and the integration shows the error.',
  'calls.failure': 'retry',
  'calls.repeat': 'doubled',
  'calls.inbound': { na: 'What comes in are the calls that we offer.' },
  ...pinging,
  ...managing,
  'calls.offers': `
    Ping success | GET | /:check | everybody
    Ping with a body | POST | /:check | everybody
    Ping start | POST | /:check/start | everybody
    Ping failure | POST | /:check/fail | everybody
    Ping log | POST | /:check/log | everybody
    Ping exit status | POST | /:check/:exit_status | everybody
    Ping by slug | POST | /:project_ping_key/:check_slug | everybody
    List checks | GET | /api/v3/checks/ | with an API key
    Create a check | POST | /api/v3/checks/ | Owner, Manager, Team Member, with an API key
    Get a check | GET | /api/v3/checks/:check | with an API key
    Update a check | POST | /api/v3/checks/:check | Owner, Manager, Team Member, with an API key
    Pause a check | POST | /api/v3/checks/:check/pause | Owner, Manager, Team Member, with an API key
    Resume a check | POST | /api/v3/checks/:check/resume | Owner, Manager, Team Member, with an API key
    Delete a check | DELETE | /api/v3/checks/:check | Owner, Manager, Team Member, with an API key
    List pings of a check | GET | /api/v3/checks/:check/pings/ | Owner, Manager, Team Member, with an API key
    Get the body of a ping | GET | /api/v3/checks/:check/pings/:ping/body | Owner, Manager, Team Member, with an API key
    List flips of a check | GET | /api/v3/checks/:check/flips/ | with an API key
    List integrations | GET | /api/v3/channels/ | Owner, Manager, Team Member, with an API key
    List badges | GET | /api/v3/badges/ | with an API key
    Get a badge | GET | /b/:states/:badge | everybody
    Ask how the service is | GET | /api/v3/status/ | everybody`,
  'calls.offers.common': `
    every request | at most 100 requests a minute for each key |
    every request | an API key in the header X-Api-Key | X-Api-Key: hcw_7QmT2kXvLr9sYb4e
    every error | {error text} | {"error": "wrong API key"}`,
};
