import { useState } from 'react';
import { announce } from '../../kit/announcer.tsx';
import { SpotCard } from '../pieces/spot-card.tsx';
import { formatMoney, invoiceOf, taxOn } from './invoices.ts';

/** What the numbers promise: how money is counted, who says so, how quick it is, and what if it is all dark. */
export function PromisesScene() {
  return (
    <div className="grid items-start gap-6 @wide:grid-cols-2">
      <div className="grid gap-4">
        <Bill />
        <SpotCard says="Who says so: a law, a contract, a habit, a guess?" q="constants.provenance" />
      </div>
      <div className="grid gap-4">
        <SpotCard says="How quick must it be, with how many at work?" q="constants.service-levels" />
        <MainSwitch />
      </div>
    </div>
  );
}

/** A bill that is certainly wrong: no tax, and rounded up. */
function Bill() {
  const { to, net } = invoiceOf(1);
  const rounded = Math.ceil(net / 100) * 100;
  return (
    <article className="grid gap-3 p-4 bg-raised border border-line-strong rounded-lg" aria-label="A bill">
      <h2 className="small-head m-0">Invoice 1 to {to}</h2>
      <dl className="grid gap-x-3 gap-y-1 grid-cols-[1fr_auto] *:[dd]:tabular-nums *:[dd]:text-right">
        <dt>Net</dt>
        <dd>{formatMoney(net)}</dd>
        <dt>Tax</dt>
        <dd>{formatMoney(taxOn(net, 0))}</dd>
        <dt className="font-semibold">To pay</dt>
        <dd className="font-semibold dashed-b-guess">{formatMoney(rounded)}</dd>
      </dl>
      <SpotCard says="In what money, rounded how, taxed, signed by whom?" q="constants.money" />
    </article>
  );
}

const SWITCH_CLASSES = { on: 'border-line-strong border-b-5 bg-raised', off: 'border-pen bg-pen-wash' };
const DARK = `bg-[light-dark(var(--color-ink),var(--color-paper))]
  text-[color:light-dark(var(--color-paper),var(--color-ink))]`;

function MainSwitch() {
  const [power, setPower] = useState(true);
  const flip = () => {
    setPower(!power);
    announce(power ? 'Everything is off.' : 'Everything is on again.');
  };
  return (
    <section className="grid gap-3" aria-label="The main switch">
      <button
        type="button"
        className={`flex items-center justify-between gap-4 min-h-14 px-4 py-2 border rounded-lg
          ${SWITCH_CLASSES[power ? 'on' : 'off']}`}
        role="switch"
        aria-checked={power}
        onClick={flip}
      >
        <span>Main switch</span>
        <b className="voice-xl font-semibold">{power ? 'On' : 'Off'}</b>
      </button>
      {!power && (
        <p className={`px-4 py-6 text-center voice-xl rounded ${DARK}`}>Dark. Forty people look at each other.</p>
      )}
      <SpotCard says="How long can everybody do without it?" q="constants.outage" />
      <SpotCard says="When it is back, how much is gone?" q="constants.loss" />
    </section>
  );
}
