import type { Part } from '../part.ts';

/** What the shop is for. */
export const purpose: Part = {
  'purpose.name': 'Kettle & Field',
  'purpose.what': `Lets a merchant run a web shop: a storefront where shoppers browse, fill a cart and check out, with or
    without an account, and a dashboard where the staff process orders.`,
  'purpose.kind': '- shop\n- developer',
  'purpose.problem': `What was sold, what lies in which warehouse, what was paid and what came back stand in four places;
    nobody can say of one order how it stands.`,
  'purpose.constraints': `
    sign webhooks with HMAC-SHA256 over the timestamp, a dot and the body | webhooks | receivers must know who sends
    show the secret of a webhook endpoint only once | webhooks | whoever sees it later could sign
    have a job that clears expired stock holds, which the operator schedules, usually every minute | stock holds | expired holds are ignored anyway`,
  'purpose.groups': `
    Guest | 2000 | once a month | phone or computer
    Customer | 600 | once a month | phone or computer
    Order clerk | 3 | every day | computer
    Admin | 1 | every day | computer`,
  'purpose.groups.Guest.task': 'Look at products and buy some, without an account.',
  'purpose.groups.Customer.task': 'Buy, and see how the own orders stand.',
  'purpose.groups.Order clerk.task':
    'Process orders, and enter one by hand for a customer who has called, or for a business buyer.',
  'purpose.groups.Admin.task': 'Keep products, stock and promotions, and set up the shop.',
  'purpose.groups.*.role': 'own',
  'purpose.last-case': `
    Puts a kettle and two tea samplers into the cart | Guest
    Checks out with an e-mail address | Guest
    Captures the payment | Order clerk
    Ships the parcel and enters the tracking number | Order clerk`,
  'purpose.out-of-scope': `
    - Taxes in depth
    - Several currencies
    - Gift cards
    - Vendors
    - Translations`,
  'purpose.out-of-scope.*.when': 'never',
};
