import { useEffect, useRef, useState } from 'react';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Spot } from '../../stage/spot.tsx';
import { Note } from '../pieces/note.tsx';
import { RECEIPT } from './effects.ts';
import { invoice, money, onPage, pagesOf, spokenSize, taxOn } from './invoices.ts';
import { type Setting, type Settings, spoken } from './knobs.ts';

/** A small piece of product that obeys the knobs: a list in pages, one invoice, an undo, an upload. */
export function Product({ settings, count }: { settings: Settings; count: number }) {
  const { vat, page, undo, signature, upload, session } = settings;
  const invoices = useInvoices(count, Math.max(1, Math.floor(page.plain)), undo.plain === 0);
  const { shown, last, back } = invoices;
  return (
    <section className="border border-line-strong rounded-lg grid gap-4 p-4 min-w-0" aria-label="The product">
      <InvoiceList invoices={invoices} vat={vat.plain} />
      <Note says="Was that list quick?" q="constants.service-levels" />
      <Undo key={last?.at ?? 0} last={last?.number ?? null} undo={undo} back={back} />
      <Note says="How long may a thing wait?" q="constants.timers" />
      <Bill number={shown[0] ?? 1} vat={vat.plain} signature={signature.plain} />
      <Upload limit={upload.plain} />
      <p className="pt-3 border-t-1 border-t-line voice-16/[1.45]">
        You are signed out after {spoken(session)}
        {session.plain < 10 && ', before you have read this'}.
      </p>
    </section>
  );
}

/** The invoices, `size` on a page; some can be deleted and the last one brought back, unless `late`. */
function useInvoices(count: number, size: number, late: boolean) {
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const [last, setLast] = useState<{ number: number; at: number } | null>(null);
  // Takes the focus when the row that had it is gone.
  const head = useRef<HTMLHeadingElement>(null);
  const [asked, turnTo] = useState(1);
  const left = count - [...gone].filter((number) => number <= count).length;
  const pages = pagesOf(left, size);
  const page = Math.min(asked, pages);
  const remove = (number: number) => {
    setGone(new Set([...gone, number]));
    setLast({ number, at: performance.now() });
    head.current?.focus();
    announce(`Invoice ${number} is deleted.${late ? ' There was no time to undo.' : ''}`);
  };
  const back = (number: number) => {
    setGone(new Set([...gone].filter((other) => other !== number)));
    setLast(null);
    head.current?.focus();
    announce(`Invoice ${number} is back.`);
  };
  return { shown: onPage(count, gone, page, size), page, pages, turnTo, last, remove, back, head };
}

/** One invoice with its sums, and whether somebody must sign it. `signature` is in euro. */
function Bill({ number, vat, signature }: { number: number; vat: number; signature: number }) {
  const { to, net } = invoice(number);
  const tax = taxOn(net, vat);
  const total = net + tax;
  return (
    <div className="grid gap-2 pt-4 border-t border-t-line-strong">
      <h2 className="small-head mb-2">
        Invoice {number} to {to}
      </h2>
      <dl className="grid gap-x-3 gap-y-1 grid-cols-[1fr_auto]">
        <dt>Net</dt>
        <dd className="tabular-nums text-right">{money(net)}</dd>
        <dt>VAT {vat} %</dt>
        <dd className="tabular-nums text-right">{money(tax)}</dd>
        <dt>To pay</dt>
        <dd className="tabular-nums text-right">
          <b>{money(total)}</b>
        </dd>
      </dl>
      <p className="voice-16/[1.45]">
        {total >= signature * 100 ? 'Waits for somebody to sign it.' : 'Nobody signs it. It goes out.'}
      </p>
      <Spot q="constants.money" />
    </div>
  );
}

/** A browser ignores a timer longer than this many milliseconds. */
const LONGEST_TIMER = 2_147_483_647;

/** The chance to undo, for exactly as long as the knob says. */
function Undo({ last, undo, back }: { last: number | null; undo: Setting; back: (number: number) => void }) {
  const [late, setLate] = useState(undo.plain === 0);
  useEffect(() => {
    if (last === null) return;
    const timer = setTimeout(() => setLate(true), Math.min(undo.plain * 1000, LONGEST_TIMER));
    return () => clearTimeout(timer);
  }, [last, undo.plain]);
  return (
    <p className={`min-h-9.5 voice-16/[1.45] ${last !== null && late ? 'text-pen' : ''}`}>
      {last === null ? (
        'Delete one and see how long it can be undone.'
      ) : late ? (
        `Invoice ${last} is gone. It could be undone for ${spoken(undo)}.`
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
    { says: 'receipt.pdf', bytes: RECEIPT },
    { says: 'just below', bytes: Math.max(0, limit - 1) },
    { says: 'exactly at it', bytes: limit },
    { says: 'just above', bytes: limit + 1 },
  ];
  const attach = (bytes: number) => {
    setSize(bytes);
    announce(verdict(bytes, limit));
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
      <p className={`voice-16/[1.45] ${size !== null && size > limit ? 'text-pen' : ''}`}>
        {size === null ? `The limit is ${spokenSize(limit)}.` : verdict(size, limit)}
      </p>
      <Note says="Just below, exactly at, just above any limit" q="constants.boundaries" />
    </div>
  );
}

function verdict(bytes: number, limit: number): string {
  const both = `${spokenSize(bytes)}, and the limit is ${spokenSize(limit)}`;
  if (bytes > limit) return `Refused: ${both}.`;
  return bytes === limit ? `${both}. Taken; but who said that “at most” means this too?` : `Taken: ${both}.`;
}

const TURN = 'button disabled:cursor-not-allowed';

function InvoiceList({ invoices, vat }: { invoices: ReturnType<typeof useInvoices>; vat: number }) {
  const { shown, page, pages, turnTo, remove, head } = invoices;
  return (
    <div>
      <h2 className="small-head mb-2" tabIndex={-1} ref={head}>
        Invoices, made up
      </h2>
      <ul className="mb-3 overflow-auto border-t-1 border-line max-h-75">
        {shown.map(invoice).map(({ number, to, net }) => (
          <li
            className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-3 min-h-10 py-0.5 border-b-1
              border-b-line"
            key={number}
          >
            <span>
              No. {number}, {to}
            </span>
            <span className="tabular-nums">{money(net + taxOn(net, vat))}</span>
            <Button className="plain min-h-9" onClick={() => remove(number)} aria-label={`Delete invoice ${number}`}>
              Delete
            </Button>
          </li>
        ))}
      </ul>
      <div className="row">
        <Button className={TURN} onClick={() => turnTo(page - 1)} disabled={page === 1}>
          Back
        </Button>
        <span>
          Page {page} of {pages}
        </span>
        <Button className={TURN} onClick={() => turnTo(page + 1)} disabled={page === pages}>
          On
        </Button>
      </div>
    </div>
  );
}
