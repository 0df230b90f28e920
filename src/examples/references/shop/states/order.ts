import type { Part } from '../../part.ts';
import { event, HOLD, PLACING, PLANNING, READY } from '../words.ts';

const SHOPPERS = 'Guest, Customer';
const STAFF = 'Admin, Order clerk';
const SOLD_OUT = 'Variant.Endless is no and Variant.Available < 1';
const MET = '(Kind is "Product" and contains(this.Line items.Variant.Product, Product))';
const SAME = 'other Line items where Order is this.Order and Variant is this.Variant and Gift of is empty';
const MAY_BUY = 'any(Line items) and (Guest checkout is yes or Role is not Guest)';
const ADDRESSED = 'Email is not empty and Shipping address is not empty and Country is not empty';
const CHOSEN = 'any(Shipments) and none(Shipments where Shipping method is empty)';

/** Where an order can be: a cart on its way through the checkout, then placed, perhaps canceled. */
export const order: Part = {
  'states.order.list': `
    Cart | goods are put into it | first
    Address | the checkout has begun: who buys, and where it goes | on the way
    Delivery | how each parcel goes | on the way
    Payment | how it is paid | on the way
    Confirm | all of it is looked at once more | on the way
    Complete | it is placed (green) | on the way
    Canceled | it was called off (red) | last`,
  'states.order.transitions': `
    Cart | Address | Check out | a person | ${SHOPPERS} | ${MAY_BUY}
    Address | Delivery | Continue to delivery | a person | ${SHOPPERS} | ${ADDRESSED}
    Delivery | Payment | Continue to payment | a person | ${SHOPPERS} | ${CHOSEN} and Amount due > 0 USD
    Delivery | Complete | Place order | a person | ${SHOPPERS} | ${CHOSEN} and Amount due == 0 USD
    Payment | Confirm | Continue to confirm | a person | ${SHOPPERS} | any(Payments) and Confirm step is yes
    Payment | Complete | Place order | a person | ${SHOPPERS} | any(Payments)
    Confirm | Complete | Place order | a person | ${SHOPPERS} |
    Delivery | Address | Change the address | a person | ${SHOPPERS} |
    Payment | Address | Change the address | a person | ${SHOPPERS} |
    Confirm | Address | Change the address | a person | ${SHOPPERS} |
    Payment | Delivery | Change the delivery | a person | ${SHOPPERS} |
    Confirm | Payment | Change the payment | a person | ${SHOPPERS} |
    Address | Cart | Back to the cart | a person | ${SHOPPERS} |
    Cart | Complete | Complete order | a person | ${STAFF} | any(Line items) and Email is not empty
    Address | Complete | Complete order | a person | ${STAFF} | any(Line items) and Email is not empty
    Delivery | Complete | Complete order | a person | ${STAFF} | any(Line items) and Email is not empty
    Payment | Complete | Complete order | a person | ${STAFF} | any(Line items) and Email is not empty
    Complete | Canceled | Cancel Order | a person | ${STAFF} |`,
  'states.order.transitions.*.where': 'Checkout',
  'states.order.transitions.Cart → Address: Check out.where': 'Cart',
  ...Object.fromEntries(
    ['Cart', 'Address', 'Delivery', 'Payment'].map((from) => [
      `states.order.transitions.${from} → Complete: Complete order.where`,
      'Order page',
    ]),
  ),
  'states.order.transitions.Complete → Canceled: Cancel Order.where': 'Order page | Notify customer',
  'states.order.matrix': `
    Now it is \\ Somebody tries to | Place order
    Cart | refuse
    Address | refuse
    Delivery | allow
    Payment | allow
    Confirm | allow`,
  'states.order.matrix.Cart.refusal': 'Place order | Email is missing',
  'states.order.matrix.Address.refusal': 'Place order | Email is missing',
  'states.order.effects': `
    an order is created | make a shopper: Email = Email, Account = no, if Shopper is empty and has(Email) and none(all Shoppers where Email is this.Email); Shopper = first(all Shoppers where Email is this.Email), if Shopper is empty and has(Email); Shopper.Token = Token, if Shopper is not empty and Shopper.Account is no and has(Token) | Guest
    Check out | Warning = join([join((Line items where ${SOLD_OUT}).Variant.Product.Name), "was removed because it was sold out"], " "), if any(Line items where ${SOLD_OUT}); delete (its Line items where ${SOLD_OUT}); ${HOLD}; for each of (all Promotion actions where Gives a gift is yes and any(Promotion.Promotion rules where ${MET}) and none(this.Line items where Gift of is not empty)): make a line item: Order = the Order, Variant = Variant, Quantity = Quantity, Gift of = Promotion, Price = 0 USD | everybody
    Continue to delivery | ${PLANNING} | everybody
    Shipping address changes | it becomes Address, if State is one of ["Delivery", "Payment", "Confirm"] | its shopper
    Country changes | it becomes Address, if State is one of ["Delivery", "Payment", "Confirm"] | its shopper
    Associated changes | Shopper = me, if Associated is yes; Email = me.Email, if Associated is yes | the customer
    Held until is reached | clear Held until | everybody
    Place order | ${PLACING} | the shopper and the shop
    Complete order | ${PLANNING}; ${PLACING} | the shopper and the shop
    Cancel Order | for each of its Shipments: it becomes Canceled, if State is one of [Pending, Ready]; for each of its Payments: it becomes Void, if State is one of [Pending, Checkout]; tell Email by e-mail: “Your order {this} was cancelled.”, if Notify customer is yes; ${event('order.canceled')} | the shopper
    “Empty cart” is pressed | delete its Line items; clear Held until | its shopper`,
  'states.line-item.effects': `
    a line item is created | Price = first(${SAME}).Price, if any(${SAME}) and Price is empty; Price = Variant.Price, if Price is empty; Quantity = Quantity + sum((${SAME}).Quantity); delete (${SAME}) | the shopper
    it is added | Order.Held until = now() + Hold time, if Order.Held until is not empty | everybody
    it is entered | for each of (all Promotion actions where Kind is not "Create line items" and Promotion.Kind is Automatic and none(its Adjustments where Order is this.Order)): make an adjustment: Action = this, Promotion = Promotion, Label = Promotion.Name, Order = the Line item.Order | the shopper
    Quantity changes | Order.Held until = now() + Hold time, if Order.Held until is not empty; make a stock movement: Stock item = Stock item, Cause = Changed in an order, Quantity = Quantity before - Quantity, if Order.State is Complete and Stock item is not empty | everybody
    it is deleted | clear Order.Held until, if none(Order.Line items); Order.Held until = now() + Hold time, if Order.Held until is not empty | everybody
    Stock item changes | make a shipment: Order = Order, Stock location = Stock item.Location, Shipping method = Shipment.Shipping method, if none(Order.Shipments where Stock location is this.Stock item.Location and State is not Canceled); Shipment = last(Order.Shipments where Stock location is this.Stock item.Location and State is not Canceled); delete (Order.Shipments where State is Pending and none(Line items)); ${READY} | the staff`,
  'states.line-item.list': { na: 'It is where its order is.' },
  'states.discount-code.list': { na: 'It is there or it is not.' },
  'states.discount-code.effects': `
    a discount code is created | Coupon code = first(all Coupon codes where lower(Code) is lower(this.Code)), if any(all Coupon codes where lower(Code) is lower(this.Code)); for each of (all Promotion actions where Kind is not "Create line items" and Promotion.Kind is "Coupon Code" and (lower(Promotion.Code) is lower(this.Code) or any(Promotion.Coupon codes where lower(Code) is lower(this.Code)))): make an adjustment: Action = this, Promotion = Promotion, Label = Promotion.Name, Order = the Discount code.Order | its shopper
    it is deleted | delete (Order.Adjustments where lower(Promotion.Code) is lower(this.Code) or any(Promotion.Coupon codes where lower(Code) is lower(this.Code))) | its shopper`,
};
