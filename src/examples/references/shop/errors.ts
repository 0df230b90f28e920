import type { Part } from '../part.ts';

/** What can go wrong, and what people and programs read then. */
export const errors: Part = {
  'errors.messages': `
    insufficient_stock | more is asked for than is in stock | Quantity selected exceeds available stock | take less | stop
    invalid_quantity | a quantity is 0 or less | Quantity must be greater than 0 | write it again | stop
    SKU is taken | another variant has this SKU | SKU has already been taken | write another one | stop
    Description is too long | a description is longer than 255 characters | Description is too long (maximum is 255 characters) | shorten it | stop
    Code is missing | a promotion with a code has none | Code can't be blank | write one | stop
    Customer is missing | staff enter an order without a customer | Choose a customer, or enter an e-mail address. | choose one | stop
    Refund is too high | more is to be refunded than was paid | Amount is greater than the allowed maximum | take less | stop
    coupon_code_not_found | no promotion that runs has this code | The coupon code you entered doesn't exist. Please try again. | write it again | stop
    Not enough at the origin | more is to move than lies there | There is not enough stock at the origin. | take less | stop
    Too late to return | the order was placed too long ago | This order can no longer be returned. | talk to the customer | stop
    cart_already_updated | somebody else changes the same cart at the same time | The cart was changed by somebody else. Please try again. | read it again | stop
    Key looks wrong | a key begins with neither pk_ nor sk_ | This is no key of ours. | create a new one | stop
    Email is missing | an order is placed before the checkout has begun | Email address is required | go through the checkout | stop
    record_not_found | something is not there | Not found | look at the list | stop
    invalid_request | a part of a call is missing | Something is missing. | send it | stop
    access_denied | a role or a key has no right to it | You are not allowed to do this. | ask the admin | stop
    validation_error | something that must be there is missing | Something is missing. | fill it in | stop
    processing_error | a state does not allow it | This is not possible now. | look at its state | stop
    Stock item is there | a variant has a stock item at this location already | It is kept at this location already. | change that one | stop
    Not enough store credit | more store credit is used than the shopper has | You do not have that much store credit. | take less | stop
    payment_missing | an order is placed without a payment | Add a payment method | add one | stop
    invalid_token | a call has no API key | Valid API key required | send a key | stop`,
  'errors.messages.insufficient_stock.raised-by': '- No more than there is',
  'errors.messages.invalid_quantity.raised-by': '- At least one',
  'errors.messages.SKU is taken.raised-by': '- A SKU only once',
  'errors.messages.Description is too long.raised-by': '- Short enough',
  'errors.messages.Code is missing.raised-by': '- A code for all',
  'errors.messages.Customer is missing.raised-by': '- A customer',
  'errors.messages.Refund is too high.raised-by': '- No more than was paid',
  'errors.messages.coupon_code_not_found.raised-by': '- A code that exists',
  'errors.messages.Not enough at the origin.raised-by': '- No more than lies there',
  'errors.messages.Too late to return.raised-by': '- In time',
  'errors.messages.payment_missing.raised-by': '- Payment → Complete: Place order',
  'errors.messages.invalid_token.raised-by': '- signed out',
  'errors.messages.Key looks wrong.raised-by': '- Beginning of a key',
  'errors.messages.Stock item is there.raised-by': '- Variant, Location may exist only once within all stock items',
  'errors.messages.Not enough store credit.raised-by': '- No more than there is to spend',
  'errors.disclosure': 'denied',
  'errors.kept-work': 'form',
};
