import type { Part } from '../../part.ts';

const FILTERS = 'number, payment state, shipment state, total, state, email, first name, last name, SKUs, promotions';

/** Where the staff process orders. */
export const orders: Part = {
  'screens.Orders.parts': `
    New | buttons | | | | New Order → New order
    Orders | table | all Orders | State is one of [Complete, Canceled] | number, email, first name, last name, total, payment state, shipment state, placed at, state, SKUs, promotions; newest placed at first; 25 a page; search in number, email, first name, last name, SKUs; filter by ${FILTERS}; joined with and or or; empty: “No order has come in yet.” | Open → Order page
    Export | form | new export | | of | Export: stays here
    Carts | table | all Orders | State is not Complete, State is not Canceled | number, email, state, total, held until; empty: “There is no cart.” | Open → Order page`,
  'screens.New order.parts': `
    Who buys | form | new order | | currency, shopper, email | Create → Order page, Cancel → Orders`,
  'screens.Order page.parts': `
    The order | record | this order | | state, placed at, payment state, shipment state | Complete order, Cancel Order (in the menu), New Return Authorization (in the menu) → New return authorization, New Customer Return (in the menu) → New customer return
    Line items | table | its Line items | | variant, SKU of its Variant as SKU, price, quantity, total, stock item as Leaves from, waiting | Edit → stays here, Delete
    Add Line Item | form | new line item on this order | | variant, quantity | Add Selected Variant: stays here
    Shipments | table | its Shipments | | number, stock location, units, shipping method, cost, tracking, state | Ship, Cancel shipment, Edit → stays here
    Return Authorizations (if any(Return authorizations)) | table | its Return authorizations | | number, reason, stock location, state | Open
    Promotions | table | its Discount codes | | code; empty: “No code is used.” | Remove
    Add Promotion Code | form | new discount code on this order | | code | Add Promotion Code: stays here
    Adjustments | table | its Adjustments | | label, amount, state; empty: “There is none.” | Close, Open again, Delete
    New Adjustment | form | new adjustment on this order | | label, fixed amount | New Adjustment: stays here
    Payments | table | its Payments | | number, payment method, amount, refunded, state; empty: “Nothing was paid yet.” | Capture, Void, Refund → Refund a payment (if State is Completed), Delete (if State is not Completed)
    New Payment | form | new payment on this order | | payment method, amount | New Payment: stays here
    Customer | record | this order | | email, first name, last name, shipping address, billing address, country, customer note | Edit: stays here
    Summary | record | this order | | item total, delivery total, adjustment total, total, paid, refunded, amount due | –`,
  'screens.Refund a payment.parts': `
    The payment | record | this payment | | order, payment method, amount, refunded, state | –
    Refund | form | new refund of this payment | | payment, amount, reason | Refund → Order page`,
};
