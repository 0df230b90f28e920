import type { Ref } from 'react';
import { Button } from '../../kit/button.tsx';
import { invoice, money, taxOn } from './invoices.ts';

interface ListProps {
  readonly shown: readonly number[];
  readonly page: number;
  readonly pages: number;
  readonly turnTo: (page: number) => void;
  readonly remove: (number: number) => void;
  readonly vat: number;
  /** Where the focus goes when the row it was on is gone. */
  readonly head: Ref<HTMLHeadingElement>;
}

/** The invoices of one page, made up, and the way to the next page. */
export function InvoiceList({ shown, page, pages, turnTo, remove, vat, head }: ListProps) {
  return (
    <div className="constants-list">
      <h2 className="small-head" tabIndex={-1} ref={head}>
        Invoices, made up
      </h2>
      <ul>
        {shown.map(invoice).map(({ number, to, net }) => (
          <li key={number}>
            <span>
              No. {number}, {to}
            </span>
            <span className="constants-sum">{money(net + taxOn(net, vat))}</span>
            <Button look="plain" onClick={() => remove(number)} aria-label={`Delete invoice ${number}`}>
              Delete
            </Button>
          </li>
        ))}
      </ul>
      <div className="row">
        <Button onClick={() => turnTo(page - 1)} disabled={page === 1}>
          Back
        </Button>
        <span>
          Page {page} of {pages}
        </span>
        <Button onClick={() => turnTo(page + 1)} disabled={page === pages}>
          On
        </Button>
      </div>
    </div>
  );
}
