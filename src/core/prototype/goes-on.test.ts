import { expect, test } from 'vitest';
import { goesOn } from './goes-on.ts';

test.each([
  'Place order',
  'Resume',
  'Continue to delivery',
  'hand out',
  'take back',
  'Backdate',
  'Cleared for take-off',
  'Approve the change',
  'Pay at the counter',
  '承認',
])('“%s” goes on', (label) => {
  expect(goesOn(label)).toBe(true);
});

test.each([
  'Back to the cart',
  'back',
  'Send back',
  'Change the address',
  'Cancel shipment',
  'CANCEL',
  'Delete message',
  'Delete…',
  'reject',
  'Withdraw it',
  'Discard draft',
  'Hide',
  'Pause',
  'Empty cart',
  'Archive channel',
  'Edit',
])('“%s” does not', (label) => {
  expect(goesOn(label)).toBe(false);
});
