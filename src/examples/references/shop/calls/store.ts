import type { Part } from '../../part.ts';
import { CART, NO_KEY, NOT_FOUND, ORDER } from './shapes.ts';

const STORE = '/api/v3/store';
const OF_CART = 'everybody, with an API key';
const ID = 'cart_id | path | text | yes | the number of the cart';
const TOKEN = 'X-Spree-Token | header | text | no | the token of the cart; not needed by the customer it belongs to';
const INVALID = 'validation_error | 422 | | a value breaks a rule; the message says which';

const STOCK = 'insufficient_stock | 422 | | more is asked for than is in stock';
const changed = (status: number, when: string) => `${when} | ${status} | ${CART} | the whole cart with its new totals`;

/** The Store API: what a storefront calls. */
export const store: Part = {
  'calls.offers.List products.takes': `
    page | query | whole number | no | which page, 1 by default
    limit | query | whole number | no | how many on a page, 25 by default and at most 100
    sort | query | text | no | manual at first; best_selling, price, name or available_on
    only those | fixed | State is "Active" | | what is for sale`,
  'calls.offers.List products.gives': `
    The products | 200 | list of product {id, name, slug, price, in_stock, tags}, by position | it is done
    ${NO_KEY}`,
  'calls.offers.Get a product.takes': 'slug | path | text | yes | the slug of the product',
  'calls.offers.Get a product.gives': `
    The product | 200 | product {id, name, slug, description, price, in_stock, variants list of variant {id, sku, options, price}} | it is done
    ${NO_KEY}
    ${NOT_FOUND}`,
  'calls.offers.Create a cart.takes': `
    Idempotency-Key | header | text | no | the same key within 24 hours gets the first answer again`,
  'calls.offers.Create a cart.gives': `
    Created | 201 | ${CART} | it is made; the token opens it from now on
    ${NO_KEY}`,
  'calls.offers.Get a cart.takes': `
    ${ID}
    ${TOKEN}`,
  'calls.offers.Get a cart.gives': `
    The cart | 200 | ${CART} | it is done
    ${NO_KEY}
    cart_not_found | 404 | | there is no such cart, or the token is another one`,
  'calls.offers.Change a cart.takes': `
    ${ID}
    ${TOKEN}
    email | body | email | no | who buys
    shipping_address | body | text | no | where it goes; the checkout goes back to the address step
    country | body | text | no | the country of the address
    billing_address | body | text | no | who pays
    customer_note | body | text | no | a note`,
  'calls.offers.Change a cart.gives': `
    ${changed(200, 'Changed')}
    ${NO_KEY}
    ${NOT_FOUND}
    cart_already_updated | 409 | | somebody else has changed the same cart at the same time`,
  'calls.offers.Associate a cart.takes': `
    ${ID}
    X-Spree-Token | header | text | yes | the token of the cart, next to the login of the customer
    Associated | fixed | yes | | the cart becomes that of the customer who is signed in`,
  'calls.offers.Associate a cart.gives': `
    ${changed(200, 'Associated')}
    ${NO_KEY}
    access_denied | 403 | | nobody is signed in as a customer
    invalid_request | 400 | | the token of the cart is missing
    ${NOT_FOUND}`,
  'calls.offers.Add an item.takes': `
    ${ID}
    ${TOKEN}
    variant_id | body | Variant | yes | what is bought
    quantity | body | Quantity | no | how many, 1 by default`,
  'calls.offers.Add an item.gives': `
    ${changed(201, 'Added')}
    ${NO_KEY}
    ${STOCK}
    invalid_quantity | 422 | | the quantity is no positive whole number
    ${NOT_FOUND}`,
  'calls.offers.Change an item.takes': `
    ${ID}
    id | path | text | yes | the item
    ${TOKEN}
    quantity | body | Quantity | yes | how many`,
  'calls.offers.Change an item.gives': `
    ${changed(200, 'Changed')}
    ${NO_KEY}
    ${STOCK}
    invalid_quantity | 422 | | the quantity is no positive whole number
    ${NOT_FOUND}
    cart_already_updated | 409 | | somebody else has changed the same cart at the same time`,
  'calls.offers.Remove an item.takes': `
    ${ID}
    id | path | text | yes | the item
    ${TOKEN}`,
  'calls.offers.Remove an item.gives': `
    ${changed(200, 'Removed')}
    ${NO_KEY}
    ${NOT_FOUND}`,
  'calls.offers.Apply a discount code.takes': `
    ${ID}
    ${TOKEN}
    code | body | text | yes | the code; capitals do not matter`,
  'calls.offers.Apply a discount code.gives': `
    ${changed(201, 'Applied')}
    ${NO_KEY}
    coupon_code_not_found | 422 | | no promotion that runs has this code`,
  'calls.offers.Choose a delivery.takes': `
    ${ID}
    id | path | text | yes | the number of the fulfillment
    ${TOKEN}
    selected_delivery_rate_id | body | Shipping method | yes | how it goes; the checkout moves on`,
  'calls.offers.Choose a delivery.gives': `
    ${changed(200, 'Chosen')}
    ${NO_KEY}
    ${INVALID}
    ${NOT_FOUND}`,
  'calls.offers.Add a payment.takes': `
    ${ID}
    ${TOKEN}
    payment_method_id | body | Payment method | yes | how it is paid`,
  'calls.offers.Add a payment.gives': `
    ${changed(201, 'Added')}
    ${NO_KEY}
    ${INVALID}`,
  'calls.offers.Place order.takes': `
    cart_id | path | text | yes | the number of the cart
    ${TOKEN}
    Idempotency-Key | header | text | no | the same key within 24 hours gets the first answer again`,
  'calls.offers.Place order.gives': `
    Complete | 200 | ${ORDER} | it is placed: an order comes back, and no cart
    ${NO_KEY}
    cart_cannot_complete | 422 | | something is missing; the message says what
    ${NOT_FOUND}`,
  'calls.offers.List my orders.takes': `
    page | query | whole number | no | which page, 1 by default
    limit | query | whole number | no | how many on a page, 25 by default and at most 100
    only those | fixed | State is "Complete" and Shopper is me | | the own placed orders`,
  'calls.offers.List my orders.gives': `
    The orders | 200 | list of ${ORDER}, newest first | it is done
    ${NO_KEY}
    access_denied | 403 | | nobody is signed in as a customer`,
};

/** By their addresses. */
export const STORE_CALLS = `
    List products | GET | ${STORE}/products | ${OF_CART}
    Get a product | GET | ${STORE}/products/:slug | ${OF_CART}
    Create a cart | POST | ${STORE}/carts | ${OF_CART}
    Get a cart | GET | ${STORE}/carts/:cart_id | ${OF_CART}
    Change a cart | PATCH | ${STORE}/carts/:cart_id | ${OF_CART}
    Associate a cart | PATCH | ${STORE}/carts/:cart_id/associate | Customer, with an API key
    Add an item | POST | ${STORE}/carts/:cart_id/items | ${OF_CART}
    Change an item | PATCH | ${STORE}/carts/:cart_id/items/:id | ${OF_CART}
    Remove an item | DELETE | ${STORE}/carts/:cart_id/items/:id | ${OF_CART}
    Apply a discount code | POST | ${STORE}/carts/:cart_id/discount_codes | ${OF_CART}
    Choose a delivery | PATCH | ${STORE}/carts/:cart_id/fulfillments/:id | ${OF_CART}
    Add a payment | POST | ${STORE}/carts/:cart_id/payments | ${OF_CART}
    Place order | POST | ${STORE}/carts/:cart_id/complete | ${OF_CART}
    List my orders | GET | ${STORE}/customers/me/orders | Customer, with an API key`.trim();
