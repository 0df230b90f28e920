import { recordRows } from '../../record-rows.ts';
import type { RecordTold } from '../../story.ts';

/** Promotions, and what is told to programs. */
export const promotionRecords: readonly RecordTold[] = [
  ...recordRows(
    'promotion',
    'name | description | kind | codes | code | prefix | starts-at | expires-at | usage-limit | match-policy | advertise',
    'spring |  | Spring 10 | Ten percent off from 50 dollars. | Coupon Code | One for all | SPRING10 | "" | 2026-03-01T00:00:00Z | 2026-05-31T23:59:00Z | 500 | All | yes',
    'free |  | Free shipping over 100 | "" | Automatic | One for all | "" | "" | 2026-01-01T00:00:00Z | "" | "" | All | yes',
    'vip |  | VIP codes | For the guests of the summer evening. | Coupon Code | Generated | "" | VIP- | 2026-06-01T00:00:00Z | 2026-06-30T23:59:00Z | "" | All | no',
    'tea-on-top |  | Tea on top | "" | Automatic | One for all | "" | "" | 2026-01-01T00:00:00Z | 2026-01-31T23:59:00Z | "" | Any | no',
    'summer |  | Summer tea | A sampler with every large kettle. | Automatic | One for all | "" | "" | 2026-05-01T00:00:00Z | "" | "" | Any | yes',
    'june |  | June 5 | Five dollars off in June. | Coupon Code | One for all | JUNE5 | "" | 2026-06-01T00:00:00Z | 2026-06-30T23:59:00Z | 100 | All | no',
  ),
  ...recordRows(
    'promotion-rule',
    'promotion | kind | minimum | maximum | product | country',
    'r-1 |  | spring | Item Total | 50 | "" | "" | ""',
    'r-2 |  | free | Item Total | 100 | "" | "" | ""',
    'r-3 |  | vip | One Use Per User | "" | "" | "" | ""',
    'r-4 |  | vip | User Logged In | "" | "" | "" | ""',
    'r-5 |  | tea-on-top | Product | "" | "" | kettle | ""',
    'r-6 |  | summer | Product | "" | "" | kettle | ""',
    'r-7 |  | june | Item Total | 30 | "" | "" | ""',
  ),
  ...recordRows(
    'promotion-action',
    'promotion | kind | calculator | amount | percent | next-item | most-items | variant | quantity',
    'a-spring |  | spring | Whole order | Flat Percent | 0 | 10 | 0 | 10 | "" | 1',
    'a-free |  | free | Free shipping | Flat Rate | 0 | 0 | 0 | 10 | "" | 1',
    'a-vip |  | vip | Whole order | Tiered Percent | 0 | 0 | 0 | 10 | "" | 1',
    'a-tea |  | tea-on-top | Create line items | Flat Rate | 0 | 0 | 0 | 10 | tea-s | 1',
    'a-summer |  | summer | Create line items | Flat Rate | 0 | 0 | 0 | 10 | tea-s | 1',
    'a-june |  | june | Whole order | Flat Rate | 5 | 0 | 0 | 10 | "" | 1',
  ),
  ...recordRows(
    'tier',
    'action | from | amount | percent',
    't-1 |  | a-vip | 50 | 0 | 5',
    't-2 |  | a-vip | 100 | 0 | 10',
  ),
  ...recordRows(
    'coupon-code',
    'code | promotion',
    'c-1 | Unused | VIP-22A0F62A | vip',
    'c-2 | Used | VIP-7C31B9D4 | vip',
    'c-3 | Unused | VIP-90EE12AB | vip',
  ),
  ...recordRows(
    'api-key',
    'name | kind | key | scopes',
    'k-1 |  | Storefront | Publishable | pk_4sV7tQ2mX8rW1zKd | ""',
    'k-2 |  | ERP | Secret | sk_9fLc3Hy6Bn0eTg5u | write_orders,read_products',
    'k-3 |  | Accounting | Secret | sk_2aRj8Ds4Vw7pMx1q | read_orders,write_payments',
  ),
  ...recordRows(
    'webhook-endpoint',
    'url | events | secret | failures-in-a-row',
    'w-1 | On | https://erp.kettlefield.example/hook | order.*,shipment.shipped | "" | 0',
    'w-2 | On | https://mail.kettlefield.example/in | "" | "" | 14',
    'w-3 | Off | https://old.kettlefield.example/hook | payment.paid | "" | 15',
  ),
  ...recordRows(
    'webhook-event',
    'name | topic | id | created-at | order | metadata',
    'we-1 |  | order.completed | order.* | 7a31c2de-5b0f-4c68-9e1d-2f4b8a90c713 | 2026-05-30T18:21:00Z | R394161350 | storefront',
    'we-2 |  | order.canceled | order.* | 0d94b7f2-6a3e-47c5-8f10-b5c27e83d946 | 2026-05-31T16:02:00Z | R394161388 | dashboard',
  ),
  ...recordRows(
    'webhook-delivery',
    'webhook-endpoint | webhook-event | sent-at',
    'wd-1 | Delivered | w-1 | we-1 | 2026-05-30T18:21:00Z',
    'wd-2 | Failed | w-2 | we-1 | 2026-05-30T18:21:00Z',
    'wd-3 | Sent | w-2 | we-2 | 2026-05-31T16:02:00Z',
    'wd-4 | Delivered | w-1 | we-2 | 2026-05-31T16:02:00Z',
  ),
  ...recordRows('export', 'of | file', 'ex-1 |  | Orders | k7t2m9qx4v8d'),
];
