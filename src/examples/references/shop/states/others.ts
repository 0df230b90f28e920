import type { Part } from '../../part.ts';
import { MY_CART, READY } from '../words.ts';

const STAFF = 'Admin, Order clerk';
const OF_ITEMS = 'Customer return.Return items where';

/** Where a product, a return, a code and an endpoint can be. */
export const others: Part = {
  'states.product.list': `
    Draft | hidden from customers (grey) | first
    Active | visible and for sale (green) | on the way
    Archived | kept in the dashboard, but no longer available | on the way`,
  'states.product.list.Active.visible-to': '- Guest\n- Customer\n- Admin\n- Order clerk',
  'states.product.list.Draft.visible-to': '- Admin\n- Order clerk',
  'states.product.list.Archived.visible-to': '- Admin\n- Order clerk',
  'states.product.transitions': `
    Draft | Active | Set as Active | a person | Admin |
    Active | Draft | Set as Draft | a person | Admin |
    Active | Archived | Set as Archived | a person | Admin |
    Draft | Archived | Set as Archived | a person | Admin |
    Archived | Active | Set as Active | a person | Admin |
    Archived | Draft | Set as Draft | a person | Admin |`,
  'states.product.transitions.*.where': 'Product page',
  'states.product.effects': `
    a product is created | Slug = slug(Name), if Slug is empty | Admin
    Clone is pressed | make a product: Name = join(["COPY OF", Name], " "), Slug = join(["copy-of-", Slug], ""), Description = Description, Images = Images, Tags = Tags; for each of its Variants: make a variant: Product = first(all Products where Name == join(["COPY OF", this.Product.Name], " "), newest first), Options = Options, Price = Price, Compare at amount = has(Compare at amount) ? Compare at amount : nothing, Track quantity = Track quantity | Admin`,
  'states.variant.list': { na: 'It is where its product is.' },
  'states.variant.effects': `
    a variant is created | Title = has(Options) ? join([Product.Name, Options]) : Product.Name; make a stock item: Variant = this, Location = first(all Stock locations where Default is yes), Count on hand = 0 | Admin
    Options changes | Title = has(Options) ? join([Product.Name, Options]) : Product.Name | Admin
    Add to cart is pressed | make an order, if none(${MY_CART}); make a line item: Variant = this, Order = first(${MY_CART}, newest first) | the shopper`,
  'states.shopper.list': { na: 'They are there or not.' },

  'states.return-authorization.list': `
    Authorized | the customer may send it back | first
    Canceled | it was called off | last`,
  'states.return-authorization.transitions': `
    Authorized | Canceled | Cancel return | a person | ${STAFF} | none(Customer returns)`,
  'states.return-authorization.transitions.*.where': 'Return authorization page',
  'states.return-authorization.effects': `
    a return authorization is created | for each of Order.Line items: make a return item: Line item = this, Return quantity = Quantity, Refund before tax = Total | ${STAFF}`,
  'states.return-item.list': { na: 'It is where its authorization is.' },

  'states.customer-return.list': `
    New | the staff look at what has come in | first
    Received | it is taken in | last`,
  'states.customer-return.transitions': `New | Received | Create | a person | ${STAFF} | any(Return items)`,
  'states.customer-return.transitions.*.where': 'Customer return page',
  'states.customer-return.effects': `
    a customer return is created | for each of (Return authorization.Return items where Return it is yes): Customer return = the Customer return | ${STAFF}
    Create | for each of (its Return items where Resellable is yes): make a stock movement: Stock item = Line item.Stock item, Line item = Line item, Cause = Return, Quantity = Return quantity | the shop
    Create Reimbursement is pressed | make a reimbursement: Customer return = this, Order = Return authorization.Order, if none(Reimbursements) | the shopper`,

  'states.reimbursement.list': `
    Pending | it is worked out, and not paid yet | first
    Reimbursed | it is repaid | last`,
  'states.reimbursement.transitions': `Pending | Reimbursed | Reimburse | a person | ${STAFF} |`,
  'states.reimbursement.transitions.*.where': 'Customer return page',
  'states.reimbursement.effects': `
    Reimburse | for each of (${OF_ITEMS} Reimbursement type is "Original Payment"): make a refund: Payment = first(Reimbursement.Order.Payments where State is Completed), Amount = Refund before tax, Reason = Return processing; for each of (${OF_ITEMS} Reimbursement type is "Store Credit"): Reimbursement.Order.Shopper.Store credit = Reimbursement.Order.Shopper.Store credit + Refund before tax; make a shipment: Order = Order, Stock location = Customer return.Stock location, Shipping method = first(Order.Shipments).Shipping method, Cost = 0 USD, if any(${OF_ITEMS} Reimbursement type is Exchange); for each of (${OF_ITEMS} Reimbursement type is Exchange): make a line item: Order = Reimbursement.Order, Variant = Exchange for, Quantity = Return quantity, Price = 0 USD, Shipment = first(Reimbursement.Order.Shipments, newest first); ${READY} | the shopper`,

  'states.promotion.list': { na: 'Whether it runs is worked out from its dates and its limit.' },
  'states.promotion.effects': `
    Generate code is pressed | make a coupon code: Promotion = this, Code = a new code like VIP-22A0F62A | Admin`,
  'states.coupon-code.list': `
    Unused | somebody can enter it once | first
    Used | it was used with an order | last`,
  'states.coupon-code.transitions': 'Unused | Used | use | another system | Payment gateway |',
  'states.coupon-code.transitions.*.system': 'The order it was entered in, with the Payment answer.',

  'states.api-key.effects': `
    an API key is created | Key = a new key like pk_4sV7tQ2mX8rW1zKd, if Kind is Publishable; Key = a new key like sk_9fLc3Hy6Bn0eTg5u, if Kind is Secret | Admin`,
  'states.webhook-endpoint.list': `
    On | it gets its events (green) | first
    Off | it gets nothing (red) | on the way`,
  'states.webhook-endpoint.transitions': `
    On | Off | Switch off | a person | Admin |
    Off | On | Switch on | a person | Admin |`,
  'states.webhook-endpoint.transitions.*.where': 'Webhooks',
  'states.webhook-endpoint.effects': `
    a webhook endpoint is created | tell the Admin: “The secret of {URL} is {Secret}. It is shown only once.”; clear Secret | Admin
    Switch on | Failures in a row = 0 | Admin`,
  'states.webhook-event.list': { na: 'It is written down once.' },
  'states.webhook-event.effects': `
    a webhook event is created | for each of (all Webhook endpoints where State is "On" and (Events is empty or contains(Events, this.Name) or contains(Events, this.Topic))): make a webhook delivery: Webhook endpoint = this, Webhook event = the Webhook event | programs`,
  'states.export.list': { na: 'It is sent, and that is all.' },
  'states.export.effects': `
    an export is created | tell the Admin by e-mail: “Your export is ready: {Link}”, if Role is Admin; tell the Order clerk by e-mail: “Your export is ready: {Link}”, if Role is "Order clerk" | whoever asked for it`,
  'states.webhook-delivery.list': `
    Sent | no answer has come yet | first
    Delivered | it was answered with success | last
    Failed | it was not answered, or with an error | last`,
  'states.webhook-delivery.transitions': `
    Sent | Delivered | succeed | another system | Webhook receiver |
    Sent | Failed | fail | another system | Webhook receiver |
    Failed | Delivered | Redeliver | a person | Admin |`,
  'states.webhook-delivery.transitions.*.where': 'Webhooks',
  'states.webhook-delivery.transitions.*.system': 'The receiver, with its Delivery answer, or without one.',
  'states.webhook-delivery.effects': `
    a webhook delivery is created | the message Deliver an event | programs
    succeed | Webhook endpoint.Failures in a row = 0 | programs
    fail | Webhook endpoint.Failures in a row + 1; tell the Admin by e-mail: “{Webhook endpoint.URL} was switched off: 15 deliveries in a row have failed.”, if Webhook endpoint.Failures in a row >= Failed deliveries; Webhook endpoint becomes Off, if Webhook endpoint.Failures in a row >= Failed deliveries | Admin`,

  'states.*.list': { na: 'It is there or it is not.' },
  'states.*.effects': { na: 'Nothing else follows from it.' },
  'states.*.matrix': { na: 'What a state does not lead to cannot be tried there.' },
  'states.conflict': 'last',
};
