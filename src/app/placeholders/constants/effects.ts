import { invoice, money, pagesOf, taxOn } from './invoices.ts';
import { type KnobId, type Settings, spoken } from './knobs.ts';

/** The size of a file that people really send, in bytes. */
export const RECEIPT = 240_000;

/** What each knob does to the product, in one line: on a phone the product itself is out of sight. */
export const EFFECTS: Readonly<Record<KnobId, (settings: Settings, count: number) => string>> = {
  vat: ({ vat }) => {
    const { net } = invoice(1);
    return `Invoice 1: ${money(net + taxOn(net, vat.plain))} to pay.`;
  },
  page: ({ page }, count) => `${pagesOf(count, Math.max(1, Math.floor(page.plain)))} pages to leaf through.`,
  upload: ({ upload }) => (RECEIPT > upload.plain ? 'A receipt is refused.' : 'A receipt gets in.'),
  undo: ({ undo }) => (undo.plain === 0 ? 'Deleted is deleted.' : `${spoken(undo)} to think again.`),
  signature: ({ signature }) =>
    signature.plain === 0 ? 'Every invoice waits for a signature.' : `Below ${spoken(signature)} nobody looks.`,
  session: ({ session }) => (session.plain < 10 ? 'Signed out before this is read.' : `${spoken(session)} for lunch.`),
};
