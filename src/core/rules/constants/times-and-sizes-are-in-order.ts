import { closingRule } from '../closing-rule.ts';
import { pagesAboveCall } from './page-within-call.ts';
import { endsBeforeReminder } from './reminder-before-end.ts';
import { triesBeyondPatience } from './tries-within-patience.ts';
import { uploadsAbovePayload } from './upload-within-payload.ts';

/** Rule 40: what has to come first comes first, and what has to fit fits. Each order's file says what it compares. */
export const timesAndSizesAreInOrder = closingRule({
  id: 40,
  severity: 'warning',
  reason: 'A reminder after the end, or a page larger than what can be fetched, is noticed on the day it fails.',
  finds: (product) => [
    ...endsBeforeReminder(product),
    ...triesBeyondPatience(product),
    ...pagesAboveCall(product),
    ...uploadsAbovePayload(product),
  ],
});
