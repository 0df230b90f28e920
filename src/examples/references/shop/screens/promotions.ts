import type { Part } from '../../part.ts';

/** Where the staff keep promotions, and set up the shop. */
export const promotions: Part = {
  'screens.Promotions.parts': `
    New | buttons | | | | New Promotion → New promotion
    Promotions | table | all Promotions | | name, kind, code (empty: “–”), starts at, expires at, usage limit, times used, running; by name; search in name, code; empty: “There is no promotion yet.” | Open → Promotion page`,
  'screens.New promotion.parts': `
    New promotion | form | new promotion | | name, description, kind, codes, code, prefix, usage limit, starts at, expires at | Create → Promotion page, Cancel → Promotions`,
  'screens.Promotion page.parts': `
    Rules | table | its Promotion rules | | kind, minimum, maximum, product, country; empty: “It applies to every order.” | Edit → stays here, Delete
    Add a rule | form | new promotion rule of this promotion | | kind, minimum (if Kind is "Item Total"), maximum (if Kind is "Item Total"), product (if Kind is "Product"), country (if Kind is "Country") | Add: stays here
    Actions | table | its Promotion actions | | kind, calculator, amount, percent, variant, quantity; empty: “It does nothing yet.” | Edit → stays here, Delete
    Add an action | form | new promotion action of this promotion | | kind, calculator, amount, percent, next item, most items, variant, quantity | Add: stays here
    Details (at the side) | record | this promotion | | name, description, kind, code, starts at, expires at | Edit: stays here
    Settings (at the side) | record | this promotion | | usage limit, times used, match policy, advertise, running | Edit: stays here
    Codes (if Codes is "Generated") | table | its Coupon codes | | code, state; 10 a page | Generate code`,
  'screens.Settings.parts': `
    Checkout | text | | | “Guest checkout is {Guest checkout}; units are held for {Hold time}; orders can be returned for {Return window}.” |
    Payment methods | table | all Payment methods | | name, active, shown, capture; by name | Edit → stays here
    Shipping methods | table | all Shipping methods | | name, zone, cost, tracking address; by name | Edit → stays here
    Zones | table | all Zones | | name, countries; by name | Edit → stays here
    Return reasons | table | all Return reasons | | name, active; by name | Edit → stays here`,
  'screens.Webhooks.parts': `
    Webhook endpoints | table | all Webhook endpoints | | URL, events (empty: “all events”), failures in a row, state | Switch off, Switch on, Delete
    New endpoint | form | new webhook endpoint | | URL, events | Create: stays here
    Deliveries | table | all Webhook deliveries | | sent at, webhook event.name as Event, webhook event.order as Order, webhook event.data as Data, webhook endpoint, state; newest first | Redeliver
    API keys | table | all API keys | | name, kind, key, scopes, allows; by name | Delete
    New key | form | new API key | | name, kind, scopes | Create key: stays here`,
};
