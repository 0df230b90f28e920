import type { Part } from '../../part.ts';

/** What is kept of a product, and of its variants, which are what people buy. */
export const catalogue: Part = {
  'entities.product.identity': 'natural',
  'entities.product.identity.lines': '- Slug',
  'entities.product.fields': `
    Name | text | | always | | Admin | Linen Tote
    Description | rich text | | never | empty | Admin | A tote of **heavy linen**, washed and sewn in one place.
    Slug | text | | never | empty | Admin | linen-tote
    Images | image | | never | empty | Admin | linen-tote.jpg
    Tags | tags | | never | empty | Admin | bags, linen
    Position | whole number | | never | 99 | Admin | 1
    Available on | date and time | | never | empty | Admin | 2026-01-10 09:00
    Price | computed | USD | | | Kettle & Field | 19.00
    Compare at | computed | USD | | | Kettle & Field | 25.00
    On sale | computed | | | | Kettle & Field | yes
    In stock | computed | | | | Kettle & Field | yes
    Stock | computed | units | | | Kettle & Field | 51
    Units sold | computed | units | | | Kettle & Field | 2
    In orders | computed | line items | | | Kettle & Field | 3`,
  'entities.product.fields.position.range': '1 | 9999 |',
  'entities.product.fields.price.formula': 'any(Variants) ? min(Price of Variants) : nothing',
  // Of the variant whose price stands beside it.
  'entities.product.fields.compare-at.formula': 'On sale is yes ? first(Variants by Price).Compare at amount : nothing',
  'entities.product.fields.on-sale.formula': 'any(Variants) and first(Variants by Price).On sale is yes',
  'entities.product.fields.in-stock.formula': 'any(Variants where Available > 0 or Endless is yes)',
  'entities.product.fields.stock.formula': 'sum((Variants.Stock items where Location.Active is yes).Count on hand)',
  'entities.product.fields.units-sold.formula': 'sum((Variants.Line items where Order.State is Complete).Quantity)',
  'entities.product.fields.in-orders.formula': 'count(Variants.Line items)',

  'entities.variant.fields': `
    Title | text | | never | empty | Kettle & Field | Linen Tote, Color: Black
    Product | link | Product | always | | Admin | Linen Tote
    Options | text | | never | empty | Admin | Color: Black
    SKU | text | | never | empty | Admin | TOTE-BLK
    Price | money | USD | always | | Admin | 19.00
    Compare at amount | money | USD | never | empty | Admin | 25.00
    Track quantity | yes or no | | always | yes | Admin | yes
    On sale | computed | | | | Kettle & Field | yes
    On hand | computed | units | | | Kettle & Field | 11
    Held | computed | units | | | Kettle & Field | 1
    Available | computed | units | | | Kettle & Field | 10
    Endless | computed | | | | Kettle & Field | no`,
  'entities.variant.fields.on-sale.formula': 'has(Compare at amount) and Compare at amount > Price',
  'entities.variant.fields.on-hand.formula': 'sum((Stock items where Location.Active is yes).Count on hand)',
  'entities.variant.fields.held.formula':
    'Endless is yes ? 0 : sum((Line items where Order.Held until > now()).Quantity)',
  'entities.variant.fields.available.formula': 'max(0, On hand - Held)',
  'entities.variant.fields.endless.formula':
    'Track quantity is no or any(Stock items where Backorderable is yes and Location.Active is yes)',
};
