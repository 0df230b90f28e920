import type { Part } from '../../part.ts';
import { IS_CART } from '../words.ts';

const PAID = 'sum((Payments where State is Completed).Amount)';
const REFUNDED = 'sum(Payments.Refunds.Amount)';

/** What is kept of an order, which is a cart until it is placed, and of what is in it. */
export const order: Part = {
  'entities.order.identity': 'issued',
  'entities.order.identity.issued-by': 'The shop, when the cart is made.',
  'entities.order.identity-format': 'R394161122 | r394161122 | all orders',
  'entities.order.fields': `
    Shopper | link | Shopper | never | me | Kettle & Field | john.doe@mail.example
    Email | email | | never | me.Email | Guest, Customer | john.doe@mail.example
    First name | text | | never | me.First name | Guest, Customer | John
    Last name | text | | never | me.Last name | Guest, Customer | Doe
    Currency | choice | | always | USD | Admin | USD
    Shipping address | address | | never | empty | Guest, Customer | 4 Elm Street, Trenton, NJ
    Country | choice | | never | United States | Guest, Customer | United States
    Billing address | address | | never | empty | Guest, Customer | 4 Elm Street, Trenton, NJ
    Customer note | long text | | never | empty | Guest, Customer | Please ring twice.
    Code | text | | never | empty | Guest, Customer | SPRING10
    Store credit used | money | USD | always | 0 | Guest, Customer | 0
    Token | text | | always | a new token of 12 characters | Kettle & Field | 8hT2kQ5vXw9s | never
    Held until | date and time | | never | empty | Kettle & Field | 2026-06-01 12:10
    Placed at | date and time | | never | empty | Kettle & Field | 2026-05-22 15:40
    Associated | yes or no | | always | no | Kettle & Field | no
    Notify customer | yes or no | | always | no | Admin | yes
    Warning | text | | never | empty | Kettle & Field | Enamel Mug was removed because it was sold out
    Item total | computed | USD | | | Kettle & Field | 74.00
    Delivery total | computed | USD | | | Kettle & Field | 9.00
    Adjustment total | computed | USD | | | Kettle & Field | -7.40
    Total | computed | USD | | | Kettle & Field | 75.60
    Paid | computed | USD | | | Kettle & Field | 75.60
    Refunded | computed | USD | | | Kettle & Field | 0
    Amount due | computed | USD | | | Kettle & Field | 0
    Payment state | computed | | | | Kettle & Field | Paid
    Shipment state | computed | | | | Kettle & Field | Partial
    SKUs | computed | | | | Kettle & Field | KET-12, TEA-S
    Promotions | computed | | | | Kettle & Field | Spring 10`,
  'entities.order.fields.currency.values': 'USD | US dollar | yes',
  'entities.order.fields.country.values': `
    United States | | yes
    Canada | | yes
    Germany | | yes
    Japan | no shipping method goes there | yes`,
  'entities.order.fields.item-total.formula': 'sum(Total of Line items)',
  'entities.order.fields.delivery-total.formula':
    'State is Canceled ? sum(Shipments.Cost) : sum((Shipments where State is not Canceled).Cost)',
  'entities.order.fields.adjustment-total.formula': 'sum(Amount of Adjustments)',
  'entities.order.fields.total.formula': 'Item total + Delivery total + Adjustment total',
  'entities.order.fields.paid.formula': PAID,
  'entities.order.fields.refunded.formula': REFUNDED,
  'entities.order.fields.amount-due.formula': 'max(0 USD, Total - Store credit used - Paid)',
  'entities.order.fields.payment-state.formula': `${IS_CART} ? "–" :
    State is Canceled and Paid == 0 ? "Void" :
    Refunded > 0 and Refunded >= Paid ? "Refunded" : Refunded > 0 ? "Partially Refunded" :
    Paid == 0 and any(Payments where State is Failed) and none(Payments where State is one of [Pending, Processing]) ? "Failed" :
    Paid + Store credit used > Total ? "Credit Owed" :
    Paid + Store credit used == Total ? "Paid" : "Balance Due"`,
  'entities.order.fields.shipment-state.formula': `${IS_CART} ? "–" :
    State is Canceled ? "Cancelled" :
    any(Shipments where State is Pending and Backordered is yes) ? "Backorder" :
    any(Shipments where State is Shipped) and any(Shipments where State is one of [Pending, Ready]) ? "Partial" :
    any(Shipments where State is Shipped) ? "Shipped" :
    any(Shipments where State is Ready) and none(Shipments where State is Pending) ? "Ready" : "Pending"`,
  'entities.order.fields.skus.formula': 'join(distinct(Line items.Variant.SKU))',
  'entities.order.fields.promotions.formula': 'join(distinct((Adjustments where Amount is not 0 USD).Promotion.Name))',

  'entities.line-item.fields': `
    Called | computed | | | | Kettle & Field | Steel Kettle, Size: 1.2 l
    Order | link | Order | always | | Kettle & Field | R394161122
    Variant | link | Variant | always | | Guest, Customer | Steel Kettle, 1.2 l
    Quantity | whole number | units | always | 1 | Guest, Customer | 1
    Price | money | USD | never | empty | Kettle & Field | 49.00
    Gift of | link | Promotion | never | empty | Kettle & Field | Tea on top
    Stock item | link | Stock item | never | empty | Kettle & Field | KET-12 in Warehouse East
    Shipment | link | Shipment | never | empty | Kettle & Field | H20450011871
    Waiting | whole number | units | always | 0 | Kettle & Field | 0
    Filled | whole number | units | always | 0 | Kettle & Field | 0
    Total | computed | USD | | | Kettle & Field | 49.00`,
  'entities.line-item.fields.called.formula': 'join([text(Quantity / 1 units), "×", Variant.Title], " ")',
  'entities.line-item.fields.quantity.range': '1 | 100000 | units',
  'entities.line-item.fields.waiting.range': '0 | 100000 | units',
  'entities.line-item.fields.filled.range': '0 | 100000 | units',
  'entities.line-item.fields.total.formula': 'Price * Quantity',

  'entities.shopper.identity': 'natural',
  'entities.shopper.identity.lines': '- Email',
  'entities.shopper.fields': `
    Email | email | | always | | Customer | john.doe@mail.example
    First name | text | | never | empty | Customer | John
    Last name | text | | never | empty | Customer | Doe
    Account | yes or no | | always | yes | Kettle & Field | yes
    Token | text | | always | a new token of 12 characters | Kettle & Field | 8hT2kQ5vXw9s
    Store credit | money | USD | always | 0 | Kettle & Field | 20`,
};
