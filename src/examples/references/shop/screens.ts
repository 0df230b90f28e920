import type { Part } from '../part.ts';
import { orders } from './screens/orders.ts';
import { promotions } from './screens/promotions.ts';
import { returns } from './screens/returns.ts';
import { stock } from './screens/stock.ts';
import { storefront } from './screens/storefront.ts';

const STAFF = 'Role is one of [Order clerk, Admin]';
const ADMIN = 'Role is Admin';
const open = (screens: readonly string[], only: string) =>
  screens.map((to) => `Orders | ${to} | ${to} | ${only}`).join('\n');

/** The screens of the storefront and of the dashboard. */
export const screens: Part = {
  'screens.landing': `
    Guest | Products | look for a product, put it into the cart, check out
    Customer | Products | look for a product, check out, see how an order stands
    Order clerk | Orders | capture a payment, ship a parcel, enter an order by hand
    Admin | Orders | change a count, change a product, add a promotion`,
  'screens.inventory': `
    Every page | page | - | -
    Products | page | - | /products
    Product details | detail | Product | /products/:slug
    Cart | page | - | /cart
    Checkout | detail | Order | /checkout/:order
    Order placed | detail | Order | /order-placed/:order
    My orders | page | - | /account/orders
    Order details | detail | Order | /account/orders/:order
    Orders | page | - | /admin/orders
    New order | page | - | /admin/orders/new
    Order page | detail | Order | /admin/orders/:order
    Refund a payment | detail | Payment | /admin/payments/:payment/refund
    Catalogue | page | - | /admin/products
    New product | page | - | /admin/products/new
    Product page | detail | Product | /admin/products/:slug
    Stock Items | page | - | /admin/stock_items
    Stock Transfers | page | - | /admin/stock_transfers
    New stock transfer | page | - | /admin/stock_transfers/new
    Stock transfer page | detail | Stock transfer | /admin/stock_transfers/:stock_transfer
    Stock locations | page | - | /admin/stock_locations
    Promotions | page | - | /admin/promotions
    New promotion | page | - | /admin/promotions/new
    Promotion page | detail | Promotion | /admin/promotions/:promotion
    Returns | page | - | /admin/returns
    New return authorization | page | Order | /admin/orders/:order/return_authorizations/new
    Return authorization page | detail | Return authorization | /admin/return_authorizations/:return_authorization
    New customer return | page | Order | /admin/orders/:order/customer_returns/new
    Customer return page | detail | Customer return | /admin/customer_returns/:customer_return
    Settings | page | - | /admin/settings
    Webhooks | page | - | /admin/webhooks`,
  'screens.Every page.parts': `
    Menu | menu | | | Products, Cart, My orders; Orders: Orders, New order; Catalogue: Catalogue, Stock Items, Stock Transfers, Stock locations; Promotions: Promotions; Returns: Returns; Shop: Settings, Webhooks |`,
  ...storefront,
  ...orders,
  ...stock,
  ...returns,
  ...promotions,
  'screens.links': `
    Products | Cart | Cart | Role is one of [Guest, Customer]
    Products | My orders | My orders | Role is Customer
    Products | Product details | a line |
    Cart | Checkout | a line | Role is one of [Guest, Customer]
    Checkout | Order placed | a line | Role is one of [Guest, Customer]
    My orders | Order details | a line | Role is Customer
    ${open(['New order', 'Returns', 'Catalogue', 'Stock Items'], STAFF)}
    ${open(['Stock Transfers', 'Stock locations', 'Promotions', 'Settings', 'Webhooks'], ADMIN)}
    Orders | Order page | a line | ${STAFF}
    Products | Orders | Orders | ${STAFF}
    Order page | Refund a payment | a line | ${STAFF}
    Order page | New return authorization | a line | ${STAFF}
    Order page | New customer return | a line | ${STAFF}
    Returns | Return authorization page | a line | ${STAFF}
    Returns | Customer return page | a line | ${STAFF}
    Catalogue | Product page | a line | ${STAFF}
    Catalogue | New product | New Product | ${ADMIN}
    Stock Transfers | Stock transfer page | a line | ${ADMIN}
    Stock Transfers | New stock transfer | New Stock Transfer | ${ADMIN}
    Promotions | Promotion page | a line | ${ADMIN}
    Promotions | New promotion | New Promotion | ${ADMIN}`,
  'screens.links.back': 'lost',
  'screens.*.leaving': 'lost',
  'screens.languages': '- English',
  'screens.devices': '- phone\n- desk',
  'screens.irreversible': `
    Cancel Order | a question | an order that cannot be taken back
    Delete a product | a question | a product page that is gone`,
};
