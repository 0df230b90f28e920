import type { ReactNode } from 'react';
import type { PointView, Value } from '#core/index.ts';
import { type Held, heldValue, lookOfHeld, type Product } from '#core/product.ts';
import { Pin } from '../../stage/pin.tsx';
import type { ValueAs } from '../../stage/spot.tsx';
import { Spot } from '../../stage/spot.tsx';
import { Face } from '../people/face.tsx';
import { Tails } from '../people/tails.tsx';
import { askedBelow } from '../things/asked-of.ts';

const WORDS: ReadonlyMap<string, string> = new Map([
  ['brought-over', 'comes along'],
  ['last-day', 'its last day'],
  ['look-only', 'can be looked at for'],
  ['within', 'decided within'],
  ['when', 'the plan'],
  ['wording', 'which paragraph'],
  ['ground', 'by what right'],
  ['erasure', 'when somebody asks to be forgotten'],
  ['residency', 'kept in'],
  ['approval', 'two sign from'],
  ['rounding', 'rounding is prescribed'],
]);

const AS: ReadonlyMap<string, ValueAs> = new Map([['erasure', fatesIn]]);

/** What somebody's data comes to, each with whether it goes or how it stays. */
function fatesIn(value: Value): string {
  const rows = Array.isArray(value) ? value : [];
  return rows.map(([what, fate]) => (fate ? `${what}: ${fate}` : what)).join('; ');
}

interface ListedProps<T> {
  readonly head: string;
  readonly q: string;
  readonly held: Held<readonly T[]>;
  readonly className: string;
  readonly children: (one: T) => ReactNode;
}

/** What was listed, drawn one by one; while nobody has listed anything, the spot of the question. */
function Listed<T extends { readonly id: string }>({ head, q, held, className, children }: ListedProps<T>) {
  const all = heldValue(held) ?? [];
  const id = `${className}-head`;
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>
        {head} {all.length > 0 && <Pin q={q} />}
      </h2>
      {all.length === 0 ? <Spot q={q} /> : <ul data-look={lookOfHeld(held)}>{all.map(children)}</ul>}
    </section>
  );
}

/** What it replaces, what it leaves out, who decides, and what the law asks: the paper somebody signs. */
export function Agreed({ view, product }: { view: PointView; product: Product }) {
  const { purpose } = product.model;
  const tails = (slot: string) => <Tails of={askedBelow(view.questions, slot)} words={WORDS} as={AS} />;
  return (
    <div className="purpose-agreed">
      <Listed
        head="In its place today"
        q="purpose.replaces"
        held={purpose.replaces}
        className="purpose-replaced"
      >
        {(one) => (
          <li key={one.id}>
            {heldValue(one.fate) === 'goes' ? <s>{one.label}</s> : <b>{one.label}</b>}
            <small>
              {heldValue(one.fate) ?? <span className="void">goes or stays?</span>}
              {heldValue(one.owns) && `, true in it: ${heldValue(one.owns)}`}
            </small>
            {tails(`purpose/replaces/${one.id}`)}
          </li>
        )}
      </Listed>
      <Listed
        head="When two of us disagree"
        q="purpose.deciders"
        held={purpose.deciders}
        className="purpose-deciders"
      >
        {(one) => (
          <li key={one.id}>
            <Face name={heldValue(one.decider) ?? ''} look={lookOfHeld(one.decider)} />
            <div>
              <small>{one.label}</small>
              <b>{heldValue(one.decider) ?? 'nobody'}</b>
              <small>{heldValue(one.deputy) && `else ${heldValue(one.deputy)}`}</small>
              {tails(`purpose/deciders/${one.id}`)}
            </div>
          </li>
        )}
      </Listed>
      <Listed
        head="Left out on purpose"
        q="purpose.out-of-scope"
        held={purpose.outOfScope}
        className="purpose-left"
      >
        {(one) => (
          <li key={one.id}>
            <s>{one.label}</s>
            {tails(`purpose/out-of-scope/${one.id}`)}
          </li>
        )}
      </Listed>
      <section className="purpose-law" aria-labelledby="purpose-law-head">
        <h2 id="purpose-law-head">What the law asks</h2>
        <Spot q="purpose.obligations" />
        {tails('purpose/obligations')}
      </section>
    </div>
  );
}
