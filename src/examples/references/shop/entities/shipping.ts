import type { Part } from '../../part.ts';

/** What is kept of zones, shipping methods and parcels. */
export const shipping: Part = {
  'entities.zone.identity': 'natural',
  'entities.zone.identity.lines': '- Name',
  'entities.zone.fields': `
    Name | text | | always | | Admin | North America
    Countries | tags | | always | | Admin | United States, Canada`,

  'entities.shipping-method.identity': 'natural',
  'entities.shipping-method.identity.lines': '- Name',
  'entities.shipping-method.fields': `
    Name | text | | always | | Admin | UPS Ground
    Zone | link | Zone | always | | Admin | North America
    Cost | money | USD | always | | Admin | 5.00
    Tracking address | web address | | never | empty | Admin | https://track.example/ups/`,

  'entities.shipment.identity': 'issued',
  'entities.shipment.identity.issued-by': 'The shop, when the parcel is planned.',
  'entities.shipment.identity-format': 'H20450011871 | h20450011871 | all shipments',
  'entities.shipment.fields': `
    Order | link | Order | always | | Kettle & Field | R394161122
    Stock location | link | Stock location | always | | Kettle & Field | Warehouse East
    Shipping method | link | Shipping method | never | empty | Guest, Customer | UPS Ground
    Cost | money | USD | always | 0 | Kettle & Field | 5.00
    Tracking | text | | never | empty | Order clerk | 1Z999AA10123456784
    Shipped at | date and time | | never | empty | Kettle & Field | 2026-05-23 11:05
    Units | computed | | | | Kettle & Field | 1 × Steel Kettle, Size: 1.2 l
    Backordered | computed | | | | Kettle & Field | no
    Tracking link | computed | | | | Kettle & Field | https://track.example/ups/1Z999AA10123456784`,
  'entities.shipment.fields.units.formula': 'join(Line items.Called)',
  'entities.shipment.fields.backordered.formula': 'any(Line items where Waiting > 0)',
  'entities.shipment.fields.tracking-link.formula':
    'has(Tracking) and has(Shipping method.Tracking address) ? join([Shipping method.Tracking address, Tracking], "") : ""',
};
