import type { Part } from '../../part.ts';

/** What records are kept of, and what other words mean. */
export const general: Part = {
  'entities.records': `
    Product | Linen Tote | Steel Kettle | Tea Sampler | Products
    Variant | Linen Tote, Natural | Steel Kettle, 1.7 l | Tea Sampler | Variants
    Stock location | Warehouse East | Warehouse West | Old Depot | Stock locations
    Stock item | TOTE-NAT in Warehouse East | KET-17 in Warehouse East | TEA-S in Warehouse West | Stock items
    Stock movement | 8 black totes went West | 100 samplers came in | one tote came back | Stock movements
    Stock transfer | T310482957 | T310483120 | T310490006 | Stock transfers
    Transfer line | 8 black totes | 100 tea samplers | 5 kettles | Transfer lines
    Shopper | john.doe@mail.example | ines.ortega@mail.example | lee.park@mail.example, a guest | Shoppers
    Order | R394161122 | R394161207 | R394161350 | Orders
    Line item | one kettle of R394161122 | two samplers of R394161122 | two totes of R394161207 | Line items
    Adjustment | Spring 10, −7.40 | Gift wrap, +4.00 | Free shipping over 100 | Adjustments
    Discount code | SPRING10 on R394161122 | VIP-22A0F62A on a cart | spring10 on a cart | Discount codes
    Payment method | Card | Check | Cash on delivery | Payment methods
    Payment | PAB12CD3 | PQ7XM4T1 | PZ81KD0W | Payments
    Refund | 19.00 of PQ7XM4T1 | 5.00 of PAB12CD3 | 75.60 of PAB12CD3 | Refunds
    Zone | North America | European Union | Rest of the world | Zones
    Shipping method | UPS Ground | UPS Express | Post to Europe | Shipping methods
    Shipment | H20450011871 | H20450011872 | H20450012033 | Shipments
    Return reason | No longer needed | Wrong color | Damaged | Return reasons
    Return authorization | RA518200341 | RA518200502 | RA518200777 | Return authorizations
    Return item | one tote of RA518200341 | one tote of RA518200502 | one kettle of RA518200777 | Return items
    Customer return | CR518200399 | CR518200801 | CR518200850 | Customer returns
    Reimbursement | RI518200412 | RI518200830 | RI518200844 | Reimbursements
    Promotion | Spring 10 | Free shipping over 100 | VIP codes | Promotions
    Promotion rule | item total of 50.00 or more | only signed in | a kettle is in the cart | Promotion rules
    Promotion action | 10 % off the whole order | free shipping | a sampler as a gift | Promotion actions
    Tier | from 50.00 on 5 % | from 100.00 on 10 % | from 200.00 on 15 % | Tiers
    Coupon code | VIP-22A0F62A | VIP-7C31B9D4 | VIP-90EE12AB | Coupon codes
    API key | pk_4sV7tQ2mX8rW1zKd | sk_9fLc3Hy6Bn0eTg5u | sk_2aRj8Ds4Vw7pMx1q | API keys
    Webhook endpoint | https://erp.kettlefield.example/hook | https://mail.kettlefield.example/in | https://old.kettlefield.example/hook | Webhook endpoints
    Webhook event | order.completed of R394161350 | order.canceled of R394161388 | shipment.shipped of R394161122 | Webhook events
    Webhook delivery | order.completed to the ERP | shipment.shipped to the ERP | order.paid to the mailer | Webhook deliveries
    Export | the orders of May | the orders of April | the orders of March | Exports`,
  'entities.terms': `
    Cart | an order | Guests
    Item | a line item | Programs
    Fulfillment | a shipment | Programs`,
  'entities.*.identity': 'composite',
  'entities.*.identity.reuse': 'never',
  'entities.*.fields.*.currency': '- USD',
  'entities.*.fields.*.rounding': 'half-up',
  'entities.*.fields.*.clock': 'one',
  'entities.*.fields.*.override': 'no',
};
