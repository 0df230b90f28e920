import type { Part } from '../../part.ts';
import { MY_CART } from '../words.ts';

/** What is kept of promotions: when they apply, and what they do then. */
export const promotions: Part = {
  'entities.promotion.identity': 'natural',
  'entities.promotion.identity.lines': '- Name',
  'entities.promotion.fields': `
    Name | text | | always | | Admin | Spring 10
    Description | long text | | never | empty | Admin | Ten percent off from 50 dollars.
    Kind | choice | | always | Coupon Code | Admin | Coupon Code
    Codes | choice | | always | One for all | Admin | One for all
    Code | text | | never | empty | Admin | SPRING10
    Prefix | text | | never | empty | Admin | VIP-
    Starts at | date and time | | never | empty | Admin | 2026-03-01 00:00
    Expires at | date and time | | never | empty | Admin | 2026-05-31 23:59
    Usage limit | whole number | times | never | empty | Admin | 500
    Match policy | choice | | always | All | Admin | All
    Advertise | yes or no | | always | no | Admin | no
    Times used | computed | times | | | Kettle & Field | 1
    Running | computed | | | | Kettle & Field | yes`,
  'entities.promotion.fields.kind.values': `
    Coupon Code | somebody has to enter a code | yes
    Automatic | it applies by itself | yes`,
  'entities.promotion.fields.codes.values': `
    One for all | everybody enters the same code | yes
    Generated | each code can be used once | yes`,
  'entities.promotion.fields.match-policy.values': `
    All | all of its rules must fit | yes
    Any | one of its rules is enough | yes`,
  'entities.promotion.fields.usage-limit.range': '1 | 1000000 | times',
  'entities.promotion.fields.times-used.formula': 'count(distinct((Adjustments where Order.State is Complete).Order))',
  'entities.promotion.fields.running.formula': `(Starts at is empty or Starts at <= now()) and
    (Expires at is empty or Expires at > now()) and (Usage limit is empty or Times used < Usage limit)`,

  'entities.promotion-rule.fields': `
    Promotion | link | Promotion | always | | Admin | Spring 10
    Kind | choice | | always | Item Total | Admin | Item Total
    Minimum | money | USD | never | 100 | Admin | 50.00
    Maximum | money | USD | never | empty | Admin | 200.00
    Product | link | Product | never | empty | Admin | Steel Kettle
    Country | text | | never | empty | Admin | Canada`,
  'entities.promotion-rule.fields.kind.values': `
    Item Total | the goods cost at least the minimum, and at most the maximum | yes
    Product | the product is in the order | yes
    First Order | the shopper has placed no order before | yes
    User Logged In | the shopper is signed in | yes
    One Use Per User | the shopper has not used the promotion before | yes
    Country | the order goes to the country | yes`,

  'entities.promotion-action.fields': `
    Promotion | link | Promotion | always | | Admin | Spring 10
    Kind | choice | | always | Whole order | Admin | Whole order
    Calculator | choice | | never | Flat Percent | Admin | Flat Percent
    Amount | money | USD | never | 0 | Admin | 5.00
    Percent | number | % | never | 0 | Admin | 10
    Next item | money | USD | never | 0 | Admin | 1.00
    Most items | whole number | units | never | 10 | Admin | 5
    Variant | link | Variant | never | empty | Admin | Tea Sampler
    Quantity | whole number | units | never | 1 | Admin | 1
    Gives a gift | computed | | | | Kettle & Field | no`,
  'entities.promotion-action.fields.gives-a-gift.formula':
    'Kind is "Create line items" and Promotion.Kind is Automatic and Promotion.Running is yes',
  'entities.promotion-action.fields.kind.values': `
    Whole order | something off the whole order | yes
    Line items | something off each line | yes
    Create line items | a product comes as a gift | yes
    Free shipping | shipping costs nothing | yes`,
  'entities.promotion-action.fields.calculator.values': `
    Flat Rate | an amount | yes
    Flat Percent | a part of the item total | yes
    Flexible Rate | an amount for the first item, and another for each further one up to a number of items | yes
    Tiered Flat Rate | an amount that depends on the item total | yes
    Tiered Percent | a part that depends on the item total | yes`,
  'entities.promotion-action.fields.percent.range': '0 | 100 | %',
  'entities.promotion-action.fields.most-items.range': '1 | 1000 | units',
  'entities.promotion-action.fields.quantity.range': '1 | 1000 | units',

  'entities.tier.fields': `
    Action | link | Promotion action | always | | Admin | Whole order of the VIP codes
    From | money | USD | always | | Admin | 50.00
    Amount | money | USD | never | 0 | Admin | 5.00
    Percent | number | % | never | 0 | Admin | 5`,
  'entities.tier.fields.percent.range': '0 | 100 | %',

  'entities.coupon-code.identity': 'natural',
  'entities.coupon-code.identity.lines': '- Code',
  'entities.coupon-code.fields': `
    Code | text | | always | | Kettle & Field | VIP-22A0F62A
    Promotion | link | Promotion | always | | Admin | VIP codes`,

  'entities.discount-code.fields': `
    Code | text | | always | | Guest, Customer | JUNE5
    Order | link | Order | always | first(${MY_CART}) | Guest, Customer | R394161122
    Coupon code | link | Coupon code | never | empty | Kettle & Field | VIP-22A0F62A`,
};
