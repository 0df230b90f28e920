import type { Part } from '../../part.ts';
import { MY_CART } from '../words.ts';

const PRICES = 'price, compare at (crossed out as “before” if On sale is yes), “Sale” as Badge (if On sale is yes)';
const ADD =
  'Add to cart (if (Available > 0 and sum((Line items where Order.Shopper is me and Order.State is "Cart").Quantity) < Available) or Endless is yes)';
const BEFORE =
  'variant.compare at amount as Before (if Variant.On sale is yes) (crossed out as “before” if Variant.On sale is yes), “Sale” as Badge (if Variant.On sale is yes)';
const TOTALS = 'item total, delivery total, adjustment total, total';
const CART = `first(${MY_CART})`;

/** What shoppers see. */
export const storefront: Part = {
  'screens.Products.parts': `
    Products | cards | all Products | State is Active | images, name, ${PRICES}, in stock; can be sorted by position as Manual, highest units sold first as Best selling, lowest price first as Price (low to high), highest price first as Price (high to low), name, newest available on first as Date available; search in name, description, tags; filter by in stock; 12 a page; empty: “Nothing is for sale at the moment.” | Open → Product details`,
  'screens.Product details.parts': `
    The product | record | this product | | images, ${PRICES}, description | –
    Choose | table | its Variants | | options (empty: “–”), SKU, price, compare at amount (crossed out as “before” if On sale is yes), “Sale” as Badge (if On sale is yes), available (if Endless is no), “Sold out” as Note (if Available == 0 and Endless is no) | ${ADD}
    To the cart | buttons | | | | Cart`,
  'screens.Cart.parts': `
    Warning (if any(${MY_CART} and Warning is not empty)) | text | | | “{(${CART}).Warning}” |
    In the cart | table | (${CART}).Line items | | variant, ${BEFORE}, price, quantity, total; empty: “Your cart is empty.” | Edit → stays here, Remove
    Discount code | form | new discount code | | code | Apply: stays here
    Codes | table | (${CART}).Discount codes | | code; empty: “No code is used.” | Remove
    The cart | record | ${CART} | | ${TOTALS}, promotions, token; empty: “You have no cart.” | Check out → Checkout (if State is "Cart"), Continue checkout → Checkout (if State is not "Cart"), Empty cart`,
  'screens.Checkout.parts': `
    Message (at the side) | text | | | “{Checkout message}” |
    Step | record | this order | | state as Step, email, shipping address, country | Check out, Continue to delivery, Continue to payment (if Amount due > 0 USD), Continue to confirm (if Confirm step is yes and any(Payments)), Place order → Order placed (if State is "Confirm" or Amount due == 0 USD or (Confirm step is no and any(Payments))), Change the address, Change the delivery, Change the payment, Back to the cart
    Address (if State is "Address") | form | this order | | email, first name, last name, shipping address, country, billing address, customer note, store credit used | Save: stays here
    Delivery (if State is "Delivery") | table | its Shipments | | units, shipping method, cost | Edit → stays here
    Payment (if State is "Payment") | form | new payment on this order | | payment method | Pay with it: stays here
    Payments | table | its Payments | | payment method, amount, state; empty: “No payment is chosen yet.” |
    Summary (at the side) | cards | its Line items | | variant, ${BEFORE}, quantity, total |
    Totals (at the side) | record | this order | | ${TOTALS}, store credit used, amount due | –`,
  'screens.Order placed.parts': `
    Thank you | record | this order | | email, shipping address, billing address, ${TOTALS} | –
    What you have bought | table | its Line items | | variant, quantity, price, total |
    Parcels | table | its Shipments | | units, shipping method, state, tracking, tracking link |`,
  'screens.My orders.parts': `
    My orders | table | all Orders | Shopper is me, State is Complete | number, placed at, total, payment state, shipment state; newest placed at first; empty: “You have not bought anything yet.” | Open → Order details`,
  'screens.Order details.parts': `
    The order | record | this order | | placed at, email, shipping address, ${TOTALS}, payment state, shipment state | –
    What I have bought | table | its Line items | | variant, quantity, price, total |
    Parcels | table | its Shipments | | units, shipping method, state, tracking, tracking link |`,
};
