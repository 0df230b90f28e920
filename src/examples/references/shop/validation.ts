import type { Part } from '../part.ts';

const OTHERS = 'sum((Variant.Line items where Order.Held until > now() and Order is not this.Order).Quantity)';

/** What is accepted, and what is not. */
export const validation: Part = {
  'validation.line-item.rules': `
    At least one | Quantity | between | at least 1 | is still fine | stop | invalid_quantity
    No more than there is | Quantity | fits together | Variant.Endless is yes or Order.State is one of [Complete, Canceled] or Quantity <= Variant.On hand - ${OTHERS} | | stop | insufficient_stock`,
  'validation.variant.rules': `
    A SKU only once | SKU | fits together | SKU is empty or none(other Variants where SKU is this.SKU) | | stop | SKU is taken`,
  'validation.promotion.rules': `
    Short enough | Description | this long | at most 255 characters | is still fine | stop | Description is too long
    A code for all | Name, Code | fits together | Kind is not "Coupon Code" or Codes is not "One for all" or Code is not empty | | stop | Code is missing`,
  'validation.order.rules': `
    No more than there is to spend | Store credit used | fits together | Store credit used == 0 USD or Store credit used <= Shopper.Store credit | | stop | Not enough store credit
    A customer | Shopper, Email | fits together | Role is one of [Guest, Customer] or Shopper is not empty or Email is not empty | | stop | Customer is missing`,
  'validation.refund.rules': `
    No more than was paid | Amount | fits together | Amount <= Payment.Can be refunded | | stop | Refund is too high`,
  'validation.discount-code.rules': `
    A code that exists | Code | fits together | any(all Promotions where Running is yes and lower(Code) is lower(this.Code)) or any(all Coupon codes where State is Unused and Promotion.Running is yes and lower(Code) is lower(this.Code)) | | stop | coupon_code_not_found`,
  'validation.transfer-line.rules': `
    No more than lies there | Quantity | fits together | Stock transfer.Origin is empty or Quantity <= sum((Variant.Stock items where Location is this.Stock transfer.Origin).Count on hand) | | stop | Not enough at the origin`,
  'validation.return-authorization.rules': `
    In time | Order | fits together | Order.Placed at + Return window >= now() | | stop | Too late to return`,
  'validation.stock-item.unique': 'Variant, Location | all stock items | no',
  'validation.stock-item.unique.*.found': 'stop',
  'validation.api-key.rules': `
    Beginning of a key | Key | looks like | /^[ps]k_[A-Za-z0-9]+$/ | | stop | Key looks wrong`,
  'validation.moment': '- save',
  'validation.existing': 'next-edit',
};
