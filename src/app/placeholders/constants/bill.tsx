import { Spot } from '../../stage/spot.tsx';
import { invoice, money, taxOn } from './invoices.ts';

/** One invoice with its sums, and whether somebody must sign it. `signature` is in euro. */
export function Bill({ number, vat, signature }: { number: number; vat: number; signature: number }) {
  const { to, net } = invoice(number);
  const tax = taxOn(net, vat);
  const total = net + tax;
  return (
    <div className="constants-bill">
      <h2 className="small-head">
        Invoice {number} to {to}
      </h2>
      <dl>
        <dt>Net</dt>
        <dd>{money(net)}</dd>
        <dt>VAT {vat} %</dt>
        <dd>{money(tax)}</dd>
        <dt>To pay</dt>
        <dd>
          <b>{money(total)}</b>
        </dd>
      </dl>
      <p>{total >= signature * 100 ? 'Waits for somebody to sign it.' : 'Nobody signs it. It goes out.'}</p>
      <Spot q="constants.money" />
    </div>
  );
}
