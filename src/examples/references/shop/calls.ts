import type { Part } from '../part.ts';
import { ADMIN_CALLS, admin } from './calls/admin.ts';
import { STORE_CALLS, store } from './calls/store.ts';

/** What goes to other programs, and what they may call. */
export const calls: Part = {
  'calls.systems': `
    Payment gateway | read and write | whoever takes the cards | its own documentation | yes
    Webhook receiver | write | whoever has the endpoint | their own documentation | no`,
  'calls.exchanges': `
    Deliver an event | Webhook receiver | a webhook delivery is created | Webhook event: ID, Webhook event: Name, Webhook event: Created at, Webhook event: Data, Webhook event: Metadata | nothing | now`,
  'calls.exchanges.*.mapping': { na: 'Nothing of the answer is kept.' },
  'calls.exchanges.*.address': 'POST | /hook',
  'calls.waiting': '30 seconds',
  'calls.failure': 'continue',
  'calls.repeat': 'doubled',
  'calls.inbound': `
    Payment answer | Payment gateway | the number of the payment, whether it is captured, authorized or declined | 40 a day
    Delivery answer | Webhook receiver | the status of the delivery | 200 a day`,
  'calls.offers': `
    ${STORE_CALLS}
    ${ADMIN_CALLS}`,
  ...store,
  ...admin,
  'calls.offers.common': `
    every request | a publishable or a secret API key in the header X-Spree-Api-Key | X-Spree-Api-Key: pk_4sV7tQ2mX8rW1zKd
    every error | {error {code text, message text, details list of {field, message}}} | {"error": {"code": "insufficient_stock", "message": "Quantity selected exceeds available stock"}}
    every answer | amounts of money as text, each once more with display_ before its name | {"total": "29.99", "display_total": "$29.99"}
    every list | page and limit, 25 by default, at most 100 | ?page=2&limit=25
    every list | data, meta {page, limit, count, pages} | {"data": [], "meta": {"page": 1, "limit": 25, "count": 0, "pages": 0}}`,
};
