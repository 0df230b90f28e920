import type { Part } from '../../part.ts';

/** What is kept of the places where goods lie, and of what comes and goes there. */
export const stock: Part = {
  'entities.stock-location.identity': 'natural',
  'entities.stock-location.identity.lines': '- Name',
  'entities.stock-location.fields': `
    Name | text | | always | | Admin | Warehouse East
    Internal name | text | | never | empty | Admin | WH-E
    Address | address | | always | | Admin | 12 Dock Street, Newark, NJ
    Active | yes or no | | always | yes | Admin | yes
    Default | yes or no | | always | no | Admin | yes`,

  'entities.stock-item.fields': `
    Called | text | | never | empty | Kettle & Field | TOTE-BLK in Warehouse East
    Variant | link | Variant | always | | Admin | Linen Tote, Black
    Location | link | Stock location | always | | Admin | Warehouse East
    Count on hand | whole number | units | always | 0 | Admin | 3
    Backorderable | yes or no | | always | no | Admin | no
    Owed | computed | units | | | Kettle & Field | 0
    Rank | computed | | | | Kettle & Field | 1`,
  'entities.stock-item.fields.count-on-hand.range': '0 | 1000000 | units',
  'entities.stock-item.fields.rank.formula': 'Location.Default is yes ? 1 : 2',
  'entities.stock-item.fields.owed.formula': 'sum(Line items.Waiting)',

  'entities.stock-movement.fields': `
    Stock item | link | Stock item | always | | Kettle & Field | TOTE-BLK in Warehouse East
    Quantity | whole number | units | always | | Kettle & Field | -2
    Cause | choice | | always | By hand | Kettle & Field | Sold
    Line item | link | Line item | never | empty | Kettle & Field | two totes of R394161207
    At | date and time | | always | now | Kettle & Field | 2026-05-20 10:02`,
  'entities.stock-movement.fields.quantity.range': '-1000000 | 1000000 | units',
  'entities.stock-movement.fields.cause.values': `
    Sold | an order was placed | yes
    Changed in an order | somebody changed the quantity of a line afterwards | yes
    Backorder | units that somebody waited for | yes
    Canceled | an order or a shipment was cancelled | yes
    Return | a customer has sent it back, and it can be sold again | yes
    Transfer | it went to another location, or came from there | yes
    By hand | somebody has typed another count | yes`,

  'entities.stock-transfer.identity': 'issued',
  'entities.stock-transfer.identity.issued-by': 'The shop, when the transfer is begun.',
  'entities.stock-transfer.identity-format': 'T310482957 | t310482957 | all transfers',
  'entities.stock-transfer.fields': `
    Reference | text | | never | empty | Admin | Spring balance
    Origin | link | Stock location | never | empty | Admin | Warehouse East
    Destination | link | Stock location | always | | Admin | Warehouse West`,

  'entities.transfer-line.fields': `
    Stock transfer | link | Stock transfer | always | | Admin | T310482957
    Variant | link | Variant | always | | Admin | Linen Tote, Black
    Quantity | whole number | units | always | 1 | Admin | 8`,
  'entities.transfer-line.fields.quantity.range': '1 | 1000000 | units',
};
