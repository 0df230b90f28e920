import type { Part } from '../../part.ts';
import { AT_ONCE, event, READY } from '../words.ts';

const STAFF = 'Admin, Order clerk';
const FILLED =
  'min(Waiting, max(0, Stock item.Count on hand - sum((Stock item.Line items where Order.Placed at < this.Order.Placed at).Waiting)))';
const WAIT = 'Stock item.Line items where Waiting > 0';

/** Where a payment and a parcel can be, and what happens to the stock. */
export const parcels: Part = {
  'states.payment.list': `
    Checkout | chosen, and the order is not placed yet | first
    Processing | it is being asked for | on the way
    Pending | authorized, and not captured yet (amber) | on the way
    Completed | captured; it counts towards the total (green) | last
    Failed | it was turned down (red) | last
    Void | it was called off before it was captured | last`,
  'states.payment.transitions': `
    Checkout | Processing | process | another system | Payment gateway |
    Processing | Completed | complete | another system | Payment gateway |
    Processing | Pending | authorize | another system | Payment gateway |
    Processing | Failed | decline | another system | Payment gateway |
    Pending | Completed | Capture | a person | ${STAFF} |
    Pending | Void | Void | a person | ${STAFF} |
    Checkout | Void | Void | a person | ${STAFF} |
    Checkout | Pending | enter | another system | Payment gateway |`,
  'states.payment.transitions.*.where': 'Order page',
  'states.payment.transitions.*.system': 'The payment gateway, with its Payment answer.',
  'states.payment.effects': `
    a payment is created | Amount = Order.Amount due, if Amount is empty; it becomes Pending, if Order.State is Complete | the shopper
    process | it becomes Completed, if ${AT_ONCE}; it becomes Pending, if not (${AT_ONCE}) | the shopper
    complete | ${READY}; ${event('payment.paid', 'Order')}; ${event('order.paid', 'Order')}, if Order.Payment state is "Paid" | programs
    Capture | ${READY}; ${event('payment.paid', 'Order')}; ${event('order.paid', 'Order')}, if Order.Payment state is "Paid" | programs`,
  'states.refund.list': { na: 'It was made or it was not.' },
  'states.refund.effects': { na: 'The payment state of the order is worked out from it.' },

  'states.adjustment.list': `
    Open | it is worked out anew at every change of the order | first
    Closed | it keeps its amount | on the way`,
  'states.adjustment.transitions': `
    Open | Closed | Close | a person | ${STAFF} |
    Closed | Open | Open again | a person | ${STAFF} |`,
  'states.adjustment.transitions.*.where': 'Order page',
  'states.adjustment.effects': `
    Close | Fixed amount = Fits is yes ? Worked out : 0 USD, if Action is not empty and Fixed amount is empty | the shopper
    Open again | clear Fixed amount, if Action is not empty | the shopper`,

  'states.shipment.list': `
    Pending | it is not paid, or a unit is not there yet (amber) | first
    Ready | it can go (blue) | on the way
    Shipped | it is on its way (green) | last
    Canceled | it does not go, and its units are back in stock | last`,
  'states.shipment.transitions': `
    Pending | Ready | get ready | another system | Payment gateway | Backordered is no and Order.Amount due == 0 USD
    Ready | Shipped | Ship | a person | ${STAFF} |
    Pending | Canceled | Cancel shipment | a person | ${STAFF} |
    Ready | Canceled | Cancel shipment | a person | ${STAFF} |`,
  'states.shipment.transitions.*.where': 'Order page',
  'states.shipment.transitions.*.system': 'A Payment answer, or goods that have come in.',
  'states.shipment.effects': `
    a shipment is created | Cost = Shipping method.Cost, if Shipping method is not empty and Order.State is not "Complete" | the shopper
    Shipping method changes | Cost = Shipping method.Cost; Order becomes Payment, if Order.State is "Delivery" and Order.Amount due > 0 USD and Role is one of [Guest, Customer] | the shopper
    Ship | Shipped at = now; tell Order.Email by e-mail: “Your parcel {this} is on its way with {Shipping method.Name}. Tracking: {has(Tracking) ? Tracking : "none"} {has(Tracking link) ? Tracking link : ""}”; ${event('shipment.shipped', 'Order')}; ${event('order.shipped', 'Order')}, if Order.Shipment state is "Shipped" | the shopper
    Cancel shipment | for each of (its Line items where Stock item is not empty and Variant.Track quantity is yes): make a stock movement: Stock item = Stock item, Line item = this, Cause = Canceled, Quantity = Quantity - Waiting; for each of its Line items: Waiting = 0 | the shop`,

  'states.stock-item.list': { na: 'It is there or it is not.' },
  'states.stock-item.effects': `
    a stock item is created | Called = join([has(Variant.SKU) ? Variant.SKU : Variant.Title, "in", Location.Name], " ") | the shop
    Count on hand changes | make a stock movement: Stock item = this, Cause = By hand, Quantity = Count on hand - Count on hand before | the shop`,
  'states.stock-movement.list': { na: 'It is written down once.' },
  'states.stock-movement.effects': `
    a stock movement is created | Stock item.Count on hand = Stock item.Count on hand + Quantity, if Cause is not "By hand" | the shop
    it is made | for each of (${WAIT}): Filled = ${FILLED}; for each of (${WAIT}): Stock item.Count on hand = Stock item.Count on hand - Filled; for each of (${WAIT}): Waiting = Waiting - Filled | whoever waits for it
    it is added | for each of (all Shipments where State is Pending and Order.State is Complete and Backordered is no and Order.Amount due == 0 USD): it becomes Ready | the shop
    it is entered | ${event('product.out_of_stock', null)}, if Stock item.Variant.On hand == 0 and Quantity < 0; ${event('product.back_in_stock', null)}, if Stock item.Variant.On hand > 0 and Stock item.Variant.On hand <= Quantity | programs`,
  'states.stock-transfer.list': `
    New | its lines are put together | first
    Created | the goods are booked out here and in there | last`,
  'states.stock-transfer.transitions': 'New | Created | Create | a person | Admin | any(Transfer lines)',
  'states.stock-transfer.transitions.*.where': 'Stock transfer page',
  'states.stock-transfer.effects': `
    Create | for each of its Transfer lines: make a stock item: Variant = Variant, Location = Stock transfer.Destination, if none(Variant.Stock items where Location is this.Stock transfer.Destination); for each of (its Transfer lines where Stock transfer.Origin is not empty): make a stock movement: Stock item = first(Variant.Stock items where Location is this.Stock transfer.Origin), Cause = Transfer, Quantity = 0 - Quantity; for each of its Transfer lines: make a stock movement: Stock item = first(Variant.Stock items where Location is this.Stock transfer.Destination), Cause = Transfer, Quantity = Quantity | the shop`,
  'states.transfer-line.list': { na: 'It is where its transfer is.' },
  'states.stock-location.list': { na: 'It is active or not, which is a field.' },
  'states.stock-location.effects': `
    Default changes | for each of (other Stock locations where Default is yes): Default = no, if the Stock location.Default is yes | the shop
    a stock location is created | for each of (other Stock locations where Default is yes): Default = no, if the Stock location.Default is yes | the shop`,
};
