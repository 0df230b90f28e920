import { useState } from 'react';
import { knownValue, listOf, lookOfSourced, type Product, type Sourced } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { LOOK_BORDERS } from '../../kit/look-borders.ts';
import type { SceneProps } from '../../stage/stage-definition.ts';
import { isUnanswered } from '../answers/answer-value.ts';
import { SpotCard } from '../pieces/spot-card.tsx';

const ORDERS = 'constants.orders';
const PLANS = 'constants.plans';

/** A receipt full of holes, and a turnstile that lets everybody through for nothing. */
export function PricesScene({ product }: SceneProps) {
  return (
    <div className="grid items-start gap-8 @wide:grid-cols-2">
      <section className="grid gap-4" aria-label="A receipt with holes">
        <Receipt product={product} />
        <SpotCard
          says="What is booked or bought, paid and brought how, and until when one may change one’s mind"
          q={ORDERS}
        >
          <NoWayBack />
        </SpotCard>
      </section>
      <section className="grid gap-4" aria-label="The way in, and its price">
        <Turnstile product={product} />
        <SpotCard says="What using it costs" q={PLANS} />
      </section>
    </div>
  );
}

type Order = ReturnType<typeof ordersOf>[number];
const ordersOf = ({ model }: Product) => listOf(model.constants.orders);

const LINES = [
  ['chosen', 'choices'],
  ['paid by', 'paid'],
  ['comes by', 'delivered'],
  ['no, after all, until', 'cancelled'],
  ['something is wrong', 'wrong'],
] as const satisfies readonly (readonly [string, keyof Order])[];

function Receipt({ product }: { product: Product }) {
  const orders = ordersOf(product);
  const look = lookOfSourced(product.model.constants.orders);
  const isOpen = isUnanswered(useAsking().view(ORDERS));
  if (!isOpen && orders.length === 0) return null;
  return (
    <article className="prices-receipt w-full max-w-90 mx-auto mono-sm">
      <div className="grid gap-3 px-5 py-6 bg-raised text-ink">
        <p className="text-center">* * * RECEIPT * * *</p>
        {orders.length === 0 ? (
          <ReceiptLines name={undefined} cell={() => undefined} />
        ) : (
          orders.map((order) => (
            <div className={`pl-2 border-l-3 ${LOOK_BORDERS[look]}`} data-look={look} key={order.id}>
              <ReceiptLines name={order.label} cell={(key) => knownValue<string>(order[key])} />
            </div>
          ))
        )}
        <p className="text-center">Thank you. No returns, no name, no date.</p>
      </div>
    </article>
  );
}

interface ReceiptLinesProps {
  readonly name: string | undefined;
  readonly cell: (key: (typeof LINES)[number][1]) => string | undefined;
}

function ReceiptLines({ name, cell }: ReceiptLinesProps) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 [&_dd]:text-right [&_dd]:wrap-anywhere">
      <dt>1 ×</dt>
      <dd className="font-semibold">{name ?? <Punched />}</dd>
      {LINES.map(([label, key]) => (
        <div className="contents" key={key}>
          <dt>{label}</dt>
          <dd>{cell(key) ?? <Punched />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A hole in the paper. */
function Punched() {
  return (
    <span className="inline-block w-24 h-5 border-1 border-ink-2 rounded-full bg-hatched">
      <span className="unseen">nobody has said</span>
    </span>
  );
}

function NoWayBack() {
  const [tried, setTried] = useState(false);
  const isOpen = isUnanswered(useAsking().view(ORDERS));
  if (!isOpen) return null;
  const cancel = () => {
    setTried(true);
    announce('Too late. The pigeon has left.');
  };
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 mt-1">
      <Button onClick={cancel}>I have changed my mind</Button>
      {tried && <span className="voice-lg">Too late. The pigeon has left. Who pays now?</span>}
    </p>
  );
}

/** The plans as tickets; while nobody has named one, everybody passes for nothing. */
function Turnstile({ product }: { product: Product }) {
  const { plans } = product.model.constants;
  const all = listOf(plans);
  const isOpen = isUnanswered(useAsking().view(PLANS));
  if (isOpen) return <FreePassage />;
  return (
    <ul className="grid grid-fit-160 gap-3" data-look={lookOfSourced(plans)}>
      {all.map(({ id, label, price, gets }) => (
        <li className={`grid gap-1 p-3 border rounded wrap-anywhere ${LOOK_BORDERS[lookOfSourced(plans)]}`} key={id}>
          <b className="voice-lg font-semibold">{label}</b>
          <span className="voice-xl">{priceWords(price)}</span>
          <span className="text-sm text-ink-2">{knownValue(gets) ?? 'Nobody has said what it gives.'}</span>
        </li>
      ))}
    </ul>
  );
}

function priceWords(price: Sourced<string>): string {
  return knownValue(price) ?? 'no price yet';
}

const COST = 31;

function FreePassage() {
  const [passed, setPassed] = useState(0);
  const pass = () => {
    setPassed(passed + 1);
    announce(`${passed + 1} through, 0 taken, ${(passed + 1) * COST} paid by nobody.`);
  };
  return (
    <div className="grid gap-3 p-4 border border-line-strong rounded-lg bg-raised">
      <div className="flex flex-wrap items-center gap-4">
        <svg className="w-20 h-16 stroke-ink fill-none" viewBox="0 0 80 64" strokeWidth="2" aria-hidden="true">
          <path d="M4 62V22h16v40" />
          <g transform={`rotate(${passed * 120} 20 30)`} strokeWidth="4">
            <path d="M20 30h36M20 30 8 9M20 30 8 51" />
          </g>
          <path d="M60 62V22h16v40" />
        </svg>
        <Button look="main" onClick={pass}>
          Walk through
        </Button>
      </div>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums *:[dd]:text-right">
        <dt>Through</dt>
        <dd>{passed}</dd>
        <dt>Taken at the door</dt>
        <dd className="dashed-b-guess">0</dd>
        <dt>What it has cost, and nobody has paid</dt>
        <dd>{passed * COST}</dd>
      </dl>
    </div>
  );
}
