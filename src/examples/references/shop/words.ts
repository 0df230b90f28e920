/** Formulas and clauses that several answers use, in the words in which they are read. */

/** Orders that a shopper has placed; the others are carts. */
export const PLACED = 'State is one of [Complete, Canceled]';
export const IS_CART = 'State is one of ["Cart", "Address", "Delivery", "Payment", "Confirm"]';
export const MY_CART = `all Orders where Shopper is me and ${IS_CART}`;

/** Whether a rule of a promotion is met by the order of a record. */
export const ruleMet = (order: string) =>
  [
    `(Kind is "Item Total" and ${order}.Item total >= Minimum and (Maximum is empty or ${order}.Item total <= Maximum))`,
    `(Kind is "Product" and contains(${order}.Line items.Variant.Product, Product))`,
    `(Kind is "User Logged In" and ${order}.Shopper.Account is yes)`,
    `(Kind is "First Order" and none(all Orders where State is "Complete" and Email is ${order}.Email))`,
    `(Kind is "One Use Per User" and none(Promotion.Adjustments where Order.State is "Complete" and Order.Email is ${order}.Email))`,
    `(Kind is "Country" and Country is text(${order}.Country))`,
  ].join(' or ');

/** Something happened that programs may want to know of. */
export const event = (name: string, order: string | null = 'this') =>
  `make a webhook event: Name = "${name}", Topic = "${name.replace(/\..*/u, '.*')}"${order === null ? '' : `, Order = ${order}`}`;

export const HOLD = 'Held until = now() + Hold time';

/** A place that has it, the default one before all others. */
const FROM =
  'first(Variant.Stock items where Location.Active is yes and (Count on hand >= this.Quantity or Backorderable is yes) by Rank)';
/** Each line gets a place, each place a parcel, each parcel the first way that goes there. */
export const PLANNING = [
  `for each of (its Line items where Stock item is empty): Stock item = ${FROM}`,
  'delete (its Shipments where State is Pending)',
  'for each of distinct(Line items.Stock item.Location): make a shipment: Stock location = this, Order = the Order',
  'for each of its Line items: Shipment = first(Order.Shipments where Stock location is this.Stock item.Location)',
  'for each of its Shipments: Shipping method = first(all Shipping methods where contains(Zone.Countries, text(this.Order.Country)) by Cost)',
  'for each of its Shipments: Cost = Shipping method.Cost',
].join('; ');

/** A parcel is ready once nobody waits for a unit of it, and the order is paid. */
export const READY =
  'for each of (Order.Shipments where State is Pending and Backordered is no and Order.Amount due == 0 USD): it becomes Ready';
const OWN_READY = READY.replace('Order.Shipments', 'its Shipments');

export const AT_ONCE =
  'Payment method.Capture is "At once" or (Payment method.Capture is "As the shop" and Auto Capture is yes)';
export const PLACING = [
  'Placed at = now',
  'clear Held until',
  'for each of (its Line items where Variant.Track quantity is yes): Waiting = max(0, Quantity - Stock item.Count on hand)',
  'for each of (its Line items where Variant.Track quantity is yes and Stock item is not empty): make a stock movement: Stock item = Stock item, Line item = this, Cause = Sold, Quantity = Waiting - Quantity',
  'for each of (its Adjustments where State is Open): it becomes Closed',
  'for each of (its Discount codes where Coupon code is not empty): Coupon code becomes Used',
  'Shopper.Store credit = Shopper.Store credit - Store credit used, if Store credit used > 0 USD and Shopper is not empty',
  'for each of (its Payments where State is Checkout): it becomes Processing',
  OWN_READY,
  'tell Email by e-mail: “Thank you. Your order {this} has come in: {Total}.”',
  'tell New order notifications by e-mail: “New order {this}: {Total}, {Email}.”',
  event('order.completed'),
].join('; ');
