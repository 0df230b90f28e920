import type { Part } from '../part.ts';

/** Numbers and settings that could change while the work stays the same. */
export const constants: Part = {
  'constants.values': `
    Guest checkout | yes | | all shoppers |
    Auto Capture | yes | | all payment methods that do not say otherwise |
    Confirm step | no | | all checkouts |
    Return window | 365 | days | all orders |
    API calls a minute | 300 | calls | every key of the Store API |
    Logins a minute | 5 | attempts | every IP address |
    Results on a page | 25 | results | every list of the API |
    Most results on a page | 100 | results | every list of the API |
    Failed deliveries | 15 | deliveries | every webhook endpoint |
    New order notifications | orders@kettlefield.example | | the shop | text
    Checkout message | Parcels leave on the next working day. | | all shoppers | text`,
  'constants.values.*.from': 'all',
  'constants.values.*.owner': 'The admin.',
  'constants.timers': `
    Hold time | 10 minutes | held units can be bought by others again
    Repeat of a call | 24 hours | the same Idempotency-Key makes a new call`,
  'constants.timers.*.days': 'count',
};
