import { ADMIN_CALLS, admin } from './calls/admin.ts';
import { STORE_CALLS, store } from './calls/store.ts';
import type { Part } from './part.ts';

/** What goes to other programs, and what they may call. */
export const calls: Part = {
  'calls.systems': `
    System | We | Who runs it | Where it is described | Has a test copy
    Payment gateway | read and write | whoever takes the cards | its own documentation | yes
    Webhook receiver | write | whoever has the endpoint | their own documentation | no`,
  'calls.exchanges': `
    What for | System | When | We send | We get back | May be up to this old
    order.completed | Webhook receiver | an order is placed: Place order | Order: Email, Order: Total, Order: Payment state | nothing | now
    order.canceled | Webhook receiver | an order is canceled: Cancel Order | Order: Email, Order: Total, Order: Payment state | nothing | now
    order.paid | Webhook receiver | an order is paid: Capture | Order: Email, Order: Total, Order: Payment state | nothing | now
    order.shipped | Webhook receiver | all of an order is shipped: Ship | Order: Email, Order: Total, Order: Shipment state | nothing | now
    payment.paid | Webhook receiver | a payment is captured: Capture | Payment: Number, Payment: Amount | nothing | now
    shipment.shipped | Webhook receiver | a shipment is shipped: Ship | Shipment: Tracking, Shipment: Cost | nothing | now
    product.out_of_stock | Webhook receiver | a stock movement is created: the last unit is gone | Variant: SKU | nothing | now
    product.back_in_stock | Webhook receiver | a stock movement is created: a unit is there again | Variant: SKU | nothing | now`,
  'calls.exchanges.*.mapping': { na: 'Nothing of the answer is kept.' },
  'calls.exchanges.*.address': 'POST | /hook',
  'calls.waiting': '30 seconds',
  'calls.failure': 'continue',
  'calls.repeat': 'doubled',
  'calls.inbound': { na: 'What comes in are the calls that we offer.' },
  'calls.offers': `
    Call | Method | Address | Who may
    ${STORE_CALLS}
    ${ADMIN_CALLS}`,
  ...store,
  ...admin,
  'calls.offers.common': `
    Of | Has | Example
    every request | a publishable or a secret API key in the header X-Spree-Api-Key | X-Spree-Api-Key: pk_4sV7tQ2mX8rW1zKd
    every error | {error {code text, message text, details list of {field, message}}} | {"error": {"code": "insufficient_stock", "message": "Quantity selected exceeds available stock"}}
    every list | page and limit, 25 by default, at most 100 | ?page=2&limit=25
    every list | data, meta {page, limit, count, pages} | {"data": [], "meta": {"page": 1, "limit": 25, "count": 0, "pages": 0}}`,
};
