import type { Part } from '../../part.ts';
import { ruleMet } from '../words.ts';

const MET = ruleMet('this.Order');
const ITEMS = 'Order.Item total';
const TIERS = '(Action.Tiers where From <= this.Order.Item total)';
const PER_UNIT =
  '(any(Order.Line items) ? Action.Amount + Action.Next item * (min(sum(Order.Line items.Quantity), Action.Most items) - 1) : 0 USD)';

/** What is kept of payments and refunds, and of what is added to or taken off a total. */
export const money: Part = {
  'entities.adjustment.fields': `
    Label | text | | always | | Admin | Gift wrap
    Order | link | Order | always | | Admin | R394161350
    Fixed amount | money | USD | never | empty | Admin | 4.00
    Action | link | Promotion action | never | empty | Kettle & Field | 10 % off the whole order
    Promotion | link | Promotion | never | empty | Kettle & Field | Spring 10
    Fits | computed | | | | Kettle & Field | yes
    Worked out | computed | USD | | | Kettle & Field | -7.40
    Amount | computed | USD | | | Kettle & Field | -7.40`,
  'entities.adjustment.fields.fits.formula': `Promotion is empty or (Promotion.Running is yes and
    ((Promotion.Match policy is All and none(Promotion.Promotion rules where not (${MET}))) or
    (Promotion.Match policy is Any and any(Promotion.Promotion rules where ${MET}))))`,
  'entities.adjustment.fields.worked-out.formula': `Action is empty ? Fixed amount :
    Action.Kind is "Free shipping" ? 0 USD - Order.Delivery total :
    Action.Calculator is "Flat Rate" ? 0 USD - Action.Amount :
    Action.Calculator is "Flat Percent" ? 0 USD - ${ITEMS} * Action.Percent / 100 :
    Action.Calculator is "Flexible Rate" ? 0 USD - ${PER_UNIT} :
    Action.Calculator is "Tiered Flat Rate" ? 0 USD - max(${TIERS}.Amount) :
    0 USD - ${ITEMS} * max(${TIERS}.Percent) / 100`,
  'entities.adjustment.fields.amount.formula':
    'State is Closed or Action is empty ? Fixed amount : Fits is yes ? Worked out : 0 USD',

  'entities.payment-method.identity': 'natural',
  'entities.payment-method.identity.lines': '- Name',
  'entities.payment-method.fields': `
    Name | text | | always | | Admin | Card
    Active | yes or no | | always | yes | Admin | yes
    Shown | choice | | always | Both | Admin | Both
    Capture | choice | | always | As the shop | Admin | As the shop`,
  'entities.payment-method.fields.shown.values': `
    Storefront | only shoppers see it | yes
    Dashboard | only the staff see it | yes
    Both | shoppers and staff see it | yes`,
  'entities.payment-method.fields.capture.values': `
    As the shop | as Auto Capture of the shop says | yes
    At once | at once, whatever the shop says | yes
    By the staff | it waits for the staff, whatever the shop says | yes`,

  'entities.payment.identity': 'natural',
  'entities.payment.identity.lines': '- Number',
  'entities.payment.fields': `
    Number | text | | always | a new code of 8 characters | Kettle & Field | PAB12CD3
    Order | link | Order | always | | Kettle & Field | R394161122
    Payment method | link | Payment method | always | | Guest, Customer | Card
    Amount | money | USD | never | empty | Admin | 75.60
    Refunded | computed | USD | | | Kettle & Field | 0
    Can be refunded | computed | USD | | | Kettle & Field | 75.60`,
  'entities.payment.fields.refunded.formula': 'sum(Amount of Refunds)',
  'entities.payment.fields.can-be-refunded.formula': 'State is Completed ? Amount - Refunded : 0 USD',

  'entities.refund.fields': `
    Payment | link | Payment | always | | Admin | PQ7XM4T1
    Amount | money | USD | always | | Admin | 19.00
    Reason | choice | | always | Return processing | Admin | Return processing
    At | date and time | | always | now | Kettle & Field | 2026-05-28 09:12`,
  'entities.refund.fields.reason.values': `
    Return processing | something came back | yes
    Order cancelled | the order was cancelled | yes`,
};
