import { en, Faker } from '@faker-js/faker';
import type { Model } from '#core/model/types.ts';
import { GENERATOR_VERSION, mulberry32 } from '#core/prototype/sample/seed.ts';
import type { SampleOptions } from '#core/prototype/sample/types.ts';
import { modelOf, type Said, tableText } from '../model/workspace-of.ts';

const FIELDS = 'Field | Type | Unit | Required when | Example';
const ENDS = 'From | To | Per first one, how many | Per second one, how many';

/** A shop with customers, orders, their lines and products: every sort of field once. */
export const SHOP = {
  'entities.records': tableText(
    'Thing | Example | Another | Plural',
    'Customer |  |  | Customers',
    'Order |  |  | Orders',
    'Line |  |  | Lines',
    'Product | Blue pen | Stapler | Products',
  ),
  'entities.customer.fields': tableText(
    FIELDS,
    'Name | text |  | always | ',
    'E-mail | text |  |  | ',
    'Phone | text |  |  | ',
    'City | text |  |  | ',
    'Date of birth | date |  |  | ',
    'Newsletter | yes or no |  |  | ',
    'Kind | choice |  |  | ',
    'Shoe size |  |  |  | ',
    'Remarks | text |  |  | ',
  ),
  'entities.order.fields': tableText(
    FIELDS,
    'Number | text |  | always | ',
    'Customer | link |  | always | ',
    'State | text |  |  | ',
    'Ordered on | date |  |  | ',
    'Due | date |  |  | ',
    'Paid on | date |  | when it is paid | ',
    'Total | computed | EUR |  | ',
    'Purpose | text |  | always | ',
    'VAT | number | % |  | ',
  ),
  'entities.line.fields': tableText(
    FIELDS,
    'Order | link |  |  | ',
    'Quantity | number | pieces | always | ',
    'Price | money |  |  | ',
    'Amount | computed | EUR |  | ',
  ),
  'entities.product.fields': tableText(
    FIELDS,
    'Name | text |  |  | ',
    'Type | text |  |  | ',
    'Weight | number | kg |  | ',
  ),
  'entities.customer.fields.kind.values': tableText(
    'Value | It means | Still in use',
    'private |  | yes',
    'business |  | yes',
    'club |  | no',
  ),
  'entities.line.fields.price.currency': '- EUR',
  'entities.line.fields.amount.formula': 'Quantity * Price',
  'entities.order.fields.total.formula': 'sum(Lines)',
  'entities.relations': tableText(
    ENDS,
    'Order | Customer | exactly one | any number',
    'Order | Line | one or more | exactly one',
    'Line | Product | exactly one | any number',
  ),
  'states.order.list': tableText(
    'Answer | Place',
    'new | first',
    'sent | on the way',
    'paid | last',
    'cancelled | last',
  ),
  'states.order.transitions': tableText(
    'From | To | What happens | Started by | Who or what',
    'new | sent | send | a person | clerk',
    'sent | paid | pay | another system | the bank',
    'new | cancelled | cancel | a person | clerk',
  ),
  'validation.order.rules': tableText(
    'Rule | Fields | What kind | Limit | Then we',
    'Form of the number | Number | looks like | AB-9999 | stop',
    'In time | Due | between | not before 2026-01-01 | stop',
    'Due after order | Ordered on, Due | fits together | Ordered on <= Due | stop',
  ),
  'validation.line.rules': tableText(
    'Rule | Fields | What kind | Limit | Then we',
    'Some pieces | Quantity | between | 1 to 50 | stop',
  ),
  'validation.order.unique': tableText('The same if these match | Within', 'Number | '),
  'validation.customer.unique': tableText('The same if these match | Within', 'E-mail | '),
  'constants.values': tableText('Number | Value | Unit', 'VAT | 19 | %'),
} as const satisfies Readonly<Record<string, Said>>;

/** The model of the shop, with other answers in place of some. */
export function shop(changes: Readonly<Record<string, Said>> = {}): Model {
  return modelOf({ ...SHOP, ...changes });
}

const ENGLISH = new Faker({ locale: [en], randomizer: mulberry32() });

/** Options as a workspace stores them. */
export function optionsWith(changes: Partial<SampleOptions> = {}): SampleOptions {
  return {
    workspace: 'shop',
    refDate: '2026-11-20',
    generator: GENERATOR_VERSION,
    faker: ENGLISH,
    pinned: [],
    ...changes,
  };
}
