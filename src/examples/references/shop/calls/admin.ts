import type { Part } from '../../part.ts';
import { NO_KEY, NOT_ALLOWED, NOT_FOUND, ORDER } from './shapes.ts';

const ADMIN = '/api/v3/admin';
const ID = 'order_id | path | text | yes | the number of the order';
const REFUSED = `
    ${NO_KEY}
    ${NOT_ALLOWED}
    ${NOT_FOUND}`;
const PAYMENT = 'payment {id, number, amount, status, payment_method}';
const SHIPMENT = 'shipment {id, tracking, cost, status, stock_location, shipping_method}';

const WITH_KEY = 'Admin, Order clerk, with a secret key';

/** The Admin API: what the programs of the merchant call. */
export const admin: Part = {
  'calls.offers.List orders.takes': `
    page | query | whole number | no | which page, 1 by default
    limit | query | whole number | no | how many on a page, 25 by default and at most 100`,
  'calls.offers.List orders.gives': `
    The orders | 200 | list of ${ORDER}, newest first | it is done
    ${NO_KEY}`,
  'calls.offers.Create an order.takes': `
    currency | body | text | no | USD by default
    customer_id | body | Shopper | no | who buys
    email | body | email | no | who buys, where nobody is chosen`,
  'calls.offers.Create an order.gives': `
    Created | 201 | ${ORDER} | it is made
    ${NO_KEY}
    validation_error | 422 | | neither a customer nor an e-mail address is given`,
  'calls.offers.Complete order.takes': ID,
  'calls.offers.Complete order.gives': `
    Complete | 200 | ${ORDER} | it is placed${REFUSED}
    cart_cannot_complete | 422 | | something is missing; the message says what`,
  'calls.offers.Cancel Order.takes': `
    ${ID}
    notify_customer | body | Notify customer | no | whether an e-mail tells the customer; no by default`,
  'calls.offers.Cancel Order.gives': `Canceled | 200 | ${ORDER} | it is called off${REFUSED}`,
  'calls.offers.Capture.takes': `
    ${ID}
    id | path | text | yes | the number of the payment`,
  'calls.offers.Capture.gives': `
    Captured | 200 | ${PAYMENT} | it was pending, and is completed${REFUSED}
    processing_error | 422 | | it is not pending`,
  'calls.offers.Void.takes': `
    ${ID}
    id | path | text | yes | the number of the payment`,
  'calls.offers.Void.gives': `
    Void | 200 | ${PAYMENT} | it was pending, and is void${REFUSED}
    processing_error | 422 | | it is not pending`,
  'calls.offers.Create a refund.takes': `
    ${ID}
    payment_id | body | Payment | yes | the payment
    amount | body | Amount | yes | how much
    reason | body | text | no | why`,
  'calls.offers.Create a refund.gives': `
    Created | 201 | refund {payment, amount, reason} | it is made
    ${NO_KEY}
    ${NOT_ALLOWED}
    validation_error | 422 | | the payment or the amount is missing, or the amount is too high`,
  'calls.offers.Ship.takes': `
    ${ID}
    id | path | text | yes | the number of the fulfillment`,
  'calls.offers.Ship.gives': `
    Shipped | 200 | ${SHIPMENT} | it is on its way${REFUSED}
    processing_error | 422 | | it is not ready`,
  'calls.offers.Change a stock item.takes': `
    id | path | text | yes | the stock item
    count_on_hand | body | Count on hand | no | how many lie there
    backorderable | body | yes or no | no | whether more can be sold than lie there`,
  'calls.offers.Change a stock item.gives': `
    Changed | 200 | stock item {id, variant, location, count_on_hand, backorderable} | it is done${REFUSED}`,
};

/** By their addresses. */
export const ADMIN_CALLS = `
    List orders | GET | ${ADMIN}/orders | ${WITH_KEY}
    Create an order | POST | ${ADMIN}/orders | ${WITH_KEY}
    Complete order | PATCH | ${ADMIN}/orders/:order_id/complete | ${WITH_KEY}
    Cancel Order | PATCH | ${ADMIN}/orders/:order_id/cancel | ${WITH_KEY}
    Capture | PATCH | ${ADMIN}/orders/:order_id/payments/:id/capture | ${WITH_KEY}
    Void | PATCH | ${ADMIN}/orders/:order_id/payments/:id/void | ${WITH_KEY}
    Create a refund | POST | ${ADMIN}/orders/:order_id/refunds | ${WITH_KEY}
    Ship | PATCH | ${ADMIN}/orders/:order_id/fulfillments/:id/fulfill | ${WITH_KEY}
    Change a stock item | PATCH | ${ADMIN}/stock_items/:id | Admin, with a secret key`.trim();
