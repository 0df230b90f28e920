import { useRef, useState } from 'react';
import { announce } from '../../kit/announcer.tsx';
import { Note } from '../pieces/note.tsx';
import { Bill } from './bill.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { onPage, pagesOf } from './invoices.ts';
import { type KnobId, type Setting, spoken } from './knobs.ts';
import { Undo } from './undo.tsx';
import { Upload } from './upload.tsx';

type Settings = Readonly<Record<KnobId, Setting>>;

/** A small piece of product that obeys the knobs: a list in pages, one invoice, an undo, an upload. */
export function Product({ settings, count }: { settings: Settings; count: number }) {
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const [last, setLast] = useState<{ number: number; at: number } | null>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const [asked, setPage] = useState(1);
  const size = Math.max(1, Math.floor(settings.page.plain));
  const left = count - [...gone].filter((number) => number <= count).length;
  const pages = pagesOf(left, size);
  const page = Math.min(asked, pages);
  const shown = onPage(count, gone, page, size);
  const remove = (number: number) => {
    setGone(new Set([...gone, number]));
    setLast({ number, at: performance.now() });
    const late = settings.undo.plain === 0 ? ' There was no time to undo.' : '';
    head.current?.focus();
    announce(`Invoice ${number} is deleted.${late}`);
  };
  const back = (number: number) => {
    setGone(new Set([...gone].filter((other) => other !== number)));
    setLast(null);
    head.current?.focus();
    announce(`Invoice ${number} is back.`);
  };
  return (
    <section className="constants-product" aria-label="The product">
      <InvoiceList
        shown={shown}
        page={page}
        pages={pages}
        turnTo={setPage}
        remove={remove}
        vat={settings.vat.plain}
        head={head}
      />
      <Note says="Was that list quick?" q="constants.service-levels" />
      <Undo key={last?.at ?? 0} last={last?.number ?? null} undo={settings.undo} back={back} />
      <Note says="How long may a thing wait?" q="constants.timers" />
      <Bill number={shown[0] ?? 1} vat={settings.vat.plain} signature={settings.signature.plain} />
      <Upload limit={settings.upload.plain} />
      <p className="constants-session">
        You are signed out after {spoken(settings.session)}
        {settings.session.plain < 10 && ', before you have read this'}.
      </p>
    </section>
  );
}
