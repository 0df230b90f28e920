/** What several calls take and give, in the words in which it is read. */

const TOTALS = 'currency, item_total, delivery_total, adjustment_total, total, amount_due';
const ITEMS = 'items list of line item {id, variant, quantity, price, total}';
export const CART = `order {id, token, email, status, warnings Warning, ${TOTALS}, ${ITEMS}, fulfillments list of shipment {id, shipping_method, cost, status}}`;
export const ORDER = `order {id, number, email, status, payment_status Payment state, fulfillment_status Shipment state, ${TOTALS}, ${ITEMS}}`;

export const NO_KEY = 'invalid_token | 401 | | the API key is missing or wrong';
export const NOT_FOUND = 'record_not_found | 404 | | it is not there, or not to be seen';
export const NOT_ALLOWED = 'access_denied | 403 | | the key has no scope for it';
