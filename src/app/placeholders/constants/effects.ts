import { formatMoney, invoiceOf, pageCount, taxOn } from './invoices.ts';
import { formatSetting, type KnobId, type Settings } from './knobs.ts';

/** The size of a typical receipt, in bytes. */
export const RECEIPT_BYTES = 240_000;

/** What each knob does to the product, in one line: on a phone the product itself is not visible next to it. */
export const EFFECTS: Readonly<Record<KnobId, (settings: Settings, count: number) => string>> = {
  vat: ({ vat }) => {
    const { net } = invoiceOf(1);
    return `Invoice 1: ${formatMoney(net + taxOn(net, vat.base))} to pay.`;
  },
  page: ({ page }, count) => `${pageCount(count, Math.max(1, Math.floor(page.base)))} pages to leaf through.`,
  upload: ({ upload }) => (RECEIPT_BYTES > upload.base ? 'A receipt is refused.' : 'A receipt gets in.'),
  undo: ({ undo }) => (undo.base === 0 ? 'Deleted is deleted.' : `${formatSetting(undo)} to think again.`),
  signature: ({ signature }) =>
    signature.base === 0 ? 'Every invoice waits for a signature.' : `Below ${formatSetting(signature)} nobody looks.`,
  session: ({ session }) =>
    session.base < 10 ? 'Signed out before this is read.' : `${formatSetting(session)} for lunch.`,
};
