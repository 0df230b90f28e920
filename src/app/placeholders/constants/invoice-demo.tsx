import { useEffect, useRef, useState } from 'react';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { SpotCard } from '../pieces/spot-card.tsx';
import { formatMoney, formatSize, invoiceOf, numbersOnPage, pageCount, RECEIPT_BYTES, taxOn } from './invoices.ts';
import { formatSetting, type Setting, type Settings } from './knobs.ts';

/** A small product that the knobs act on: a paged list, one invoice, an undo, an upload. */
export function InvoiceDemo({ settings, count }: { settings: Settings; count: number }) {
  const { vat, page, undo, signature, upload, session } = settings;
  const invoices = useInvoices(count, Math.max(1, Math.floor(page.base)), undo.base === 0);
  const { shown, last, back } = invoices;
  return (
    <section className="border border-line-strong rounded-lg grid gap-4 p-4 min-w-0" aria-label="The product">
      <InvoiceList invoices={invoices} vat={vat.base} />
      <Undo key={last?.at ?? 0} last={last?.number ?? null} undo={undo} back={back} />
      <SpotCard says="How long may a thing wait?" q="constants.timers" />
      <InvoiceSums number={shown[0] ?? 1} vat={vat.base} signature={signature.base} />
      <Upload limit={upload.base} />
      <p className="pt-3 border-t-1 border-t-line voice-lg">
        You are signed out after {formatSetting(session)}
        {session.base < 10 && ', before you have read this'}.
      </p>
    </section>
  );
}

/** The invoices, `size` on a page. One can be deleted, and the last deletion undone unless `hasNoUndo`. */
function useInvoices(count: number, size: number, hasNoUndo: boolean) {
  const [deleted, setDeleted] = useState<ReadonlySet<number>>(new Set());
  const [last, setLast] = useState<{ number: number; at: number } | null>(null);
  // Gets the focus when the focused row is deleted.
  const heading = useRef<HTMLHeadingElement>(null);
  const [requestedPage, setRequestedPage] = useState(1);
  const remaining = count - [...deleted].filter((number) => number <= count).length;
  const pages = pageCount(remaining, size);
  const page = Math.min(requestedPage, pages);
  const remove = (number: number) => {
    setDeleted(new Set([...deleted, number]));
    setLast({ number, at: performance.now() });
    heading.current?.focus();
    announce(`Invoice ${number} is deleted.${hasNoUndo ? ' There was no time to undo.' : ''}`);
  };
  const restoreInvoice = (number: number) => {
    setDeleted(new Set([...deleted].filter((other) => other !== number)));
    setLast(null);
    heading.current?.focus();
    announce(`Invoice ${number} is back.`);
  };
  const shown = numbersOnPage(count, deleted, page, size);
  return { shown, page, pages, last, remove, turnTo: setRequestedPage, back: restoreInvoice, head: heading };
}

/** One invoice with its totals, and whether it must be signed. `signature` is in euro. */
function InvoiceSums({ number, vat, signature }: { number: number; vat: number; signature: number }) {
  const { to, net } = invoiceOf(number);
  const tax = taxOn(net, vat);
  const total = net + tax;
  return (
    <div className="grid gap-2 pt-4 border-t border-t-line-strong">
      <h2 className="small-head mb-2">
        Invoice {number} to {to}
      </h2>
      <dl className="grid gap-x-3 gap-y-1 grid-cols-[1fr_auto]">
        <dt>Net</dt>
        <dd className="tabular-nums text-right">{formatMoney(net)}</dd>
        <dt>VAT {vat} %</dt>
        <dd className="tabular-nums text-right">{formatMoney(tax)}</dd>
        <dt>To pay</dt>
        <dd className="tabular-nums text-right">
          <b>{formatMoney(total)}</b>
        </dd>
      </dl>
      <p className="voice-lg">
        {total >= signature * 100 ? 'Waits for somebody to sign it.' : 'Nobody signs it. It goes out.'}
      </p>
    </div>
  );
}

/** Browsers fire timers longer than this many milliseconds at once. */
const MAX_TIMER_MS = 2_147_483_647;

/** The undo button, for exactly as long as the knob says. */
function Undo({ last, undo, back }: { last: number | null; undo: Setting; back: (number: number) => void }) {
  const [isLate, setIsLate] = useState(undo.base === 0);
  useEffect(() => {
    if (last === null) return;
    const timer = setTimeout(() => setIsLate(true), Math.min(undo.base * 1000, MAX_TIMER_MS));
    return () => clearTimeout(timer);
  }, [last, undo.base]);
  return (
    <p className={`min-h-9.5 voice-lg ${last !== null && isLate ? 'text-pen' : ''}`}>
      {last === null ? (
        'Delete one and see how long it can be undone.'
      ) : isLate ? (
        `Invoice ${last} is gone. It could be undone for ${formatSetting(undo)}.`
      ) : (
        <>
          Invoice {last} is deleted. <Button onClick={() => back(last)}>Undo</Button>
        </>
      )}
    </p>
  );
}

function Upload({ limit }: { limit: number }) {
  const [size, setSize] = useState<number | null>(null);
  const files = [
    { says: 'receipt.pdf', bytes: RECEIPT_BYTES },
    { says: 'just below', bytes: Math.max(0, limit - 1) },
    { says: 'exactly at it', bytes: limit },
    { says: 'just above', bytes: limit + 1 },
  ];
  const attach = (bytes: number) => {
    setSize(bytes);
    announce(uploadResult(bytes, limit));
  };
  return (
    <div className="grid gap-2 pt-4 border-t border-t-line-strong">
      <h2 className="small-head mb-2">Attach a file</h2>
      <div className="row">
        {files.map(({ says, bytes }) => (
          <Button key={says} onClick={() => attach(bytes)}>
            {says}
          </Button>
        ))}
      </div>
      <p className={`voice-lg ${size !== null && size > limit ? 'text-pen' : ''}`}>
        {size === null ? `The limit is ${formatSize(limit)}.` : uploadResult(size, limit)}
      </p>
      <SpotCard says="Just below, exactly at, just above any limit" q="constants.boundaries" />
    </div>
  );
}

function uploadResult(bytes: number, limit: number): string {
  const both = `${formatSize(bytes)}, and the limit is ${formatSize(limit)}`;
  if (bytes > limit) return `Refused: ${both}.`;
  return bytes === limit ? `${both}. Taken; but who said that “at most” means this too?` : `Taken: ${both}.`;
}

const PAGE_BUTTON = 'button disabled:cursor-not-allowed';

function InvoiceList({ invoices, vat }: { invoices: ReturnType<typeof useInvoices>; vat: number }) {
  const { shown, page, pages, turnTo, remove, head } = invoices;
  return (
    <div>
      <h2 className="small-head mb-2" tabIndex={-1} ref={head}>
        Invoices, made up
      </h2>
      <ul className="mb-3 overflow-auto border-t-1 border-line max-h-41">
        {shown.map(invoiceOf).map(({ number, to, net }) => (
          <li
            className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-3 min-h-10 py-0.5 border-b-1
              border-b-line"
            key={number}
          >
            <span>
              No. {number}, {to}
            </span>
            <span className="tabular-nums">{formatMoney(net + taxOn(net, vat))}</span>
            <Button className="plain min-h-9" onClick={() => remove(number)} aria-label={`Delete invoice ${number}`}>
              Delete
            </Button>
          </li>
        ))}
      </ul>
      <div className="row">
        <Button className={PAGE_BUTTON} onClick={() => turnTo(page - 1)} disabled={page === 1}>
          Back
        </Button>
        <span>
          Page {page} of {pages}
        </span>
        <Button className={PAGE_BUTTON} onClick={() => turnTo(page + 1)} disabled={page === pages}>
          On
        </Button>
      </div>
    </div>
  );
}
