import { permissions } from '../../permissions.ts';
import type { Part } from '../part.ts';
import { IS_CART, PLACED } from './words.ts';

const ALL = 'yes | yes | yes | yes | yes';
const READ = 'yes | yes | no | no | no';

/** The rights of the four roles. */
function rights(guest: string, customer: string, clerk: string, admin = ALL): string {
  return permissions(`
    Guest | ${guest}
    Customer | ${customer}
    Order clerk | ${clerk}
    Admin | ${admin}`);
}

const NONE = 'no | no | no | no | no';
/** What belongs to a cart goes with its token, or with the customer who is signed in. */
const OF_CART = 'if Order.Token is me.Token';
const OWN = 'if Order.Shopper is me';
const ofOrder = (create: string) =>
  rights(
    `${OF_CART} | ${OF_CART} | ${create} | ${OF_CART} | ${OF_CART}`,
    `${OWN} | ${OWN} | ${create} | ${OWN} | ${OWN}`,
    ALL,
  );
const seenWithOrder = (change: string) =>
  rights(
    `${OF_CART} | ${OF_CART} | no | ${change === '' ? 'no' : OF_CART} | no`,
    `${OWN} | ${OWN} | no | ${change === '' ? 'no' : OWN} | no`,
    ALL,
  );

const FOR_SALE = 'if State is Active';
const OF_SALE = 'if Product.State is Active';
const GOES_THERE = `if any(all Orders where Shopper is me and ${IS_CART} and contains(this.Zone.Countries, text(Country)))`;
const SHOWN = 'if Active is yes and Shown is not "Dashboard"';

/** Who may do what. */
export const roles: Part = {
  'roles.grants': `
    Guest | nobody, whoever comes | lee.park@mail.example
    Customer | whoever signs up | john.doe@mail.example
    Order clerk | a developer, who makes narrower roles | ben@kettlefield.example
    Admin | whoever sets up the shop | mara@kettlefield.example`,
  'roles.grants.me': `
    Guest | Shopper
    Customer | Shopper`,
  'roles.several': 'one',
  'roles.sign-in': 'password',
  'roles.refusal': 'hidden',
  'roles.*.permissions.blank': 'forbidden',
  'roles.anonymous': '- Products\n- Product details',

  'roles.product.permissions': rights(
    `${FOR_SALE} | ${FOR_SALE} | no | no | no`,
    `${FOR_SALE} | ${FOR_SALE} | no | no | no`,
    READ,
    'yes | yes | yes | yes | if In orders == 0',
  ),
  'roles.variant.permissions': rights(
    `${OF_SALE} | ${OF_SALE} | no | no | no`,
    `${OF_SALE} | ${OF_SALE} | no | no | no`,
    READ,
    'yes | yes | yes | yes | if none(Line items)',
  ),
  'roles.stock-location.permissions': rights(READ, READ, READ),
  'roles.stock-location.visibility': `
    Field \\ Role | Guest | Customer | Order clerk | Admin
    Internal name | hidden | hidden | shown | shown`,
  'roles.stock-item.permissions': rights(NONE, NONE, READ, 'yes | yes | yes | yes | no'),
  'roles.stock-movement.permissions': rights(NONE, NONE, READ, READ),
  'roles.stock-transfer.permissions': rights(NONE, NONE, NONE, 'yes | yes | yes | if State is New | if State is New'),
  'roles.transfer-line.permissions': rights(
    NONE,
    NONE,
    NONE,
    'yes | yes | yes | if Stock transfer.State is New | if Stock transfer.State is New',
  ),
  'roles.shopper.permissions': rights(
    'own | own | no | own | no',
    'own | own | no | own | no',
    'yes | yes | yes | yes | no',
  ),
  'roles.shopper.permissions.*.theirs': 'By the Email with which they are signed in.',
  'roles.order.permissions': rights(
    `if Token is me.Token | if Token is me.Token | yes | if Token is me.Token and not (${PLACED}) | no`,
    `own | own | yes | if (Shopper is me or Shopper.Account is no) and not (${PLACED}) | no`,
    'yes | yes | yes | yes | if State is Cart',
    'yes | yes | yes | yes | if State is Cart',
  ),
  'roles.order.permissions.*.theirs': 'By the Shopper of the order.',
  'roles.order.visibility': `
    Field \\ Role | Guest | Customer | Order clerk | Admin
    Token | read-only | hidden | hidden | hidden`,
  'roles.line-item.permissions': ofOrder('yes'),
  'roles.discount-code.permissions': ofOrder('yes'),
  'roles.adjustment.permissions': seenWithOrder(''),
  'roles.payment.permissions': rights(
    `${OF_CART} | ${OF_CART} | yes | no | no`,
    `${OWN} | ${OWN} | yes | no | no`,
    'yes | yes | yes | yes | if State is one of [Checkout, Pending, Failed]',
    'yes | yes | yes | yes | if State is one of [Checkout, Pending, Failed]',
  ),
  'roles.refund.permissions': rights(NONE, NONE, 'yes | yes | yes | no | no', 'yes | yes | yes | no | no'),
  'roles.payment-method.permissions': rights(
    `${SHOWN} | ${SHOWN} | no | no | no`,
    `${SHOWN} | ${SHOWN} | no | no | no`,
    READ,
  ),
  'roles.zone.permissions': rights(READ, READ, READ),
  'roles.shipping-method.permissions': rights(
    `${GOES_THERE} | yes | no | no | no`,
    `${GOES_THERE} | yes | no | no | no`,
    READ,
  ),
  'roles.shipment.permissions': seenWithOrder('change'),
  'roles.return-reason.permissions': rights(
    NONE,
    NONE,
    'if Active is yes | yes | no | no | no',
    'if Active is yes | yes | yes | yes | no',
  ),
  'roles.return-authorization.permissions': rights(
    NONE,
    NONE,
    'yes | yes | yes | yes | no',
    'yes | yes | yes | yes | no',
  ),
  'roles.return-item.permissions': rights(NONE, NONE, 'yes | yes | no | yes | no', 'yes | yes | no | yes | no'),
  'roles.customer-return.permissions': rights(NONE, NONE, 'yes | yes | yes | yes | no', 'yes | yes | yes | yes | no'),
  'roles.reimbursement.permissions': rights(NONE, NONE, 'yes | yes | no | no | no', 'yes | yes | no | no | no'),
  'roles.promotion.permissions': rights('no | yes | no | no | no', 'no | yes | no | no | no', READ),
  'roles.promotion-rule.permissions': rights(NONE, NONE, READ),
  'roles.promotion-action.permissions': rights(NONE, NONE, READ),
  'roles.tier.permissions': rights(NONE, NONE, READ),
  'roles.coupon-code.permissions': rights(NONE, NONE, READ),
  'roles.api-key.permissions': rights(NONE, NONE, NONE),
  'roles.webhook-endpoint.permissions': rights(NONE, NONE, NONE),
  'roles.webhook-event.permissions': rights(NONE, NONE, NONE, READ),
  'roles.export.permissions': rights(NONE, NONE, 'yes | yes | yes | no | no', 'yes | yes | yes | no | no'),
  'roles.webhook-delivery.permissions': rights(NONE, NONE, NONE, READ),
};
