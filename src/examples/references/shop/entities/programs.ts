import type { Part } from '../../part.ts';

/** What is kept of the keys of programs, and of what is sent to them. */
export const programs: Part = {
  'entities.api-key.identity': 'natural',
  'entities.api-key.identity.lines': '- Name',
  'entities.api-key.fields': `
    Name | text | | always | | Admin | ERP
    Kind | choice | | always | Secret | Admin | Secret
    Key | text | | never | empty | Kettle & Field | sk_9fLc3Hy6Bn0eTg5u
    Scopes | several choices | | never | empty | Admin | write_orders
    Allows | computed | | | | Kettle & Field | read_orders, write_orders`,
  'entities.api-key.fields.kind.values': `
    Publishable | for storefronts; it may be seen by everybody | yes
    Secret | for programs of the merchant; nobody else may know it | yes`,
  'entities.api-key.fields.scopes.values': `
    read_orders | read orders | yes
    write_orders | read and change orders | yes
    read_payments | read payments | yes
    write_payments | read and change payments | yes
    read_products | read products | yes
    write_products | read and change products | yes`,
  'entities.api-key.fields.allows.formula': `has(Scopes) ? join([Scopes,
    contains(Scopes, "write_orders") ? "read_orders" : "", contains(Scopes, "write_payments") ? "read_payments" : "",
    contains(Scopes, "write_products") ? "read_products" : ""], " ") : ""`,

  'entities.webhook-endpoint.identity': 'natural',
  'entities.webhook-endpoint.identity.lines': '- URL',
  'entities.webhook-endpoint.fields': `
    URL | web address | | always | | Admin | https://erp.kettlefield.example/hook
    Events | tags | | never | empty | Admin | order.*, shipment.shipped
    Secret | text | | always | a new secret of 24 characters | Kettle & Field | 7t2k9qx4m8v3
    Failures in a row | whole number | deliveries | always | 0 | Kettle & Field | 0`,
  'entities.webhook-endpoint.fields.failures-in-a-row.range': '0 | 15 | deliveries',

  'entities.webhook-event.identity': 'natural',
  'entities.webhook-event.identity.lines': '- ID',
  'entities.webhook-event.fields': `
    Name | text | | always | | Kettle & Field | order.completed
    Topic | text | | always | | Kettle & Field | order.*
    ID | text | | always | a new UUID | Kettle & Field | 7a31c2de-5b0f-4c68-9e1d-2f4b8a90c713
    Created at | date and time | | always | now | Kettle & Field | 2026-05-30 18:21
    Order | link | Order | never | empty | Kettle & Field | R394161350
    Data | computed | | | | Kettle & Field | R394161350, 68.00 USD
    Metadata | text | | never | empty | Kettle & Field | storefront`,
  'entities.webhook-event.fields.data.formula':
    'has(Order) ? join([Order.Email, Order.Payment state, Order.Shipment state], ", ") : ""',

  'entities.webhook-delivery.fields': `
    Webhook endpoint | link | Webhook endpoint | always | | Kettle & Field | https://erp.kettlefield.example/hook
    Webhook event | link | Webhook event | always | | Kettle & Field | order.completed
    Sent at | date and time | | always | now | Kettle & Field | 2026-05-30 18:21`,

  'entities.export.fields': `
    Of | choice | | always | Orders | Admin | Orders
    File | text | | always | a new code of 12 characters | Kettle & Field | k7t2m9qx4v8d
    Link | computed | | | | Kettle & Field | https://kettlefield.example/exports/k7t2m9qx4v8d.csv`,
  'entities.export.fields.of.values': 'Orders | all placed orders | yes',
  'entities.export.fields.link.formula': 'join(["https://kettlefield.example/exports/", File, ".csv"], "")',
};
