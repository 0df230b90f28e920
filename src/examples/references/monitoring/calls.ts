import { managing } from './calls/managing.ts';
import { pinging } from './calls/pinging.ts';
import type { Part } from './part.ts';

/** What goes to webhooks, and what other programs may call. */
export const calls: Part = {
  'calls.systems': `
    System | We | Who runs it | Where it is described | Has a test copy
    Watched job | read | whoever has the check | the usage examples on the check page | yes
    Webhook receiver | write | whoever has the integration | their own documentation | no`,
  'calls.exchanges': `
    What for | System | When | We send | We get back | May be up to this old
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
    Call | Method | Address | Who may
    Report success | GET | /:uuid | whoever knows the UUID
    Report success with a body | POST | /:uuid | whoever knows the UUID
    Report a start | POST | /:uuid/start | whoever knows the UUID
    Report a failure | POST | /:uuid/fail | whoever knows the UUID
    Write to the log | POST | /:uuid/log | whoever knows the UUID
    Report an exit status | POST | /:uuid/:exit_status | whoever knows the UUID
    Report success by slug | POST | /:ping_key/:slug | whoever knows the ping key
    List checks | GET | /api/v3/checks/ | API key, read-only API key
    Create a check | POST | /api/v3/checks/ | API key
    Get a check | GET | /api/v3/checks/:uuid | API key, read-only API key
    Update a check | POST | /api/v3/checks/:uuid | API key
    Pause a check | POST | /api/v3/checks/:uuid/pause | API key
    Resume a check | POST | /api/v3/checks/:uuid/resume | API key
    Delete a check | DELETE | /api/v3/checks/:uuid | API key
    List pings of a check | GET | /api/v3/checks/:uuid/pings/ | API key
    Get the body of a ping | GET | /api/v3/checks/:uuid/pings/:n/body | API key
    List flips of a check | GET | /api/v3/checks/:uuid/flips/ | API key, read-only API key
    List integrations | GET | /api/v3/channels/ | API key
    List badges | GET | /api/v3/badges/ | API key, read-only API key
    Get a badge | GET | /b/:states/:code.:format | everybody
    Ask how the service is | GET | /api/v3/status/ | everybody`,
  'calls.offers.common': `
    Of | Has | Example
    every request | an API key in the header X-Api-Key, or in api_key of a JSON body | X-Api-Key: hcw_7QmT2kXvLr9sYb4e
    every answer | JSON, or plain text where one pings | {"name": "Nightly database dump"}
    every error | the reason | {"error": "wrong API key"}`,
};
