import type { Part } from '../part.ts';

/** What can go wrong, and what people and programs read then. */
export const errors: Part = {
  'errors.mistakes': '- A cron line is commented out and forgotten\n- A job runs, but does nothing',
  'errors.messages': `
    Not found | no check has this UUID, or this ping key and slug | not found | copy the address from the check page | stop
    Ambiguous slug | several checks of the project have this slug | ambiguous slug | ping the UUID, or rename one of them | stop
    Address has the wrong shape | a ping address is none of those we offer | invalid url format | copy the address from the check page | stop
    Key is missing or wrong | a call has no key, or one that nobody has | wrong API key | take the key from the project settings | stop
    Not allowed | the key or the role has no right to it | access denied | ask the owner of the project | stop
    Too many checks | the account has as many checks as its plan allows | You have as many checks as your plan allows. | remove one, or change the plan | stop
    Check is not paused | somebody resumes a check that is not paused | check is not paused | leave it as it is | take care
    Slug has other letters | a slug has capitals, blanks or other signs | A slug may hold a-z, digits, hyphens and underscores only. | write it again | stop
    Time out of range | period or grace are too short or too long | Choose between 1 minute and 365 days. | choose another time | stop
    Run ID is no UUID | a run ID has braces or other signs | A run ID must be a plain UUID. | leave it out, or send a UUID | stop
    Too many pings | a check is pinged more than five times in a minute | rate limit exceeded | ping less often | take care
    Webhook without an address | both addresses of a webhook are blank | Enter an address for down or for up. | fill in one of the two | stop
    Key looks wrong | a key does not begin as it must | This is no key of ours. | create a new one | stop
    Webhook does not answer | the other side is silent for 30 seconds | The webhook did not answer. | look at the last error of the integration | take care`,
  'errors.messages.Not allowed.raised-by': '- Not allowed\n- Only where one works',
  'errors.messages.Too many checks.raised-by': '- Room in the account',
  'errors.messages.Check is not paused.raised-by': '- Resume',
  'errors.messages.Slug has other letters.raised-by': '- Letters of a slug',
  'errors.messages.Time out of range.raised-by': '- A period one can wait for\n- A grace one can wait for',
  'errors.messages.Run ID is no UUID.raised-by': '- A plain UUID',
  'errors.messages.Address has the wrong shape.raised-by': '- An exit status',
  'errors.messages.Too many pings.raised-by': '- Not too often\n- Pings a minute',
  'errors.messages.Webhook without an address.raised-by': '- A webhook goes somewhere',
  'errors.messages.Key looks wrong.raised-by':
    '- Beginning of an API key\n- Beginning of a read-only key\n- Letters of a ping key',
  'errors.messages.Webhook does not answer.raised-by': `
    - Call a webhook on down: unreachable
    - Call a webhook on down: timeout
    - Call a webhook on down: refused
    - Call a webhook on up: unreachable
    - Call a webhook on up: timeout
    - Call a webhook on up: refused`,
  'errors.disclosure': 'denied',
  'errors.kept-work': 'form',
};
