import type { CSSProperties } from 'react';
import type { PointView } from '#core/index.ts';
import { heldValue, lookOfHeld, type Measure, type Product } from '#core/product.ts';
import { Pin } from '../../stage/pin.tsx';
import { Spot } from '../../stage/spot.tsx';
import { Tails } from '../people/tails.tsx';
import { askedBelow } from '../things/asked-of.ts';
import { shares } from './shares.ts';

const Q = 'purpose.measure';
const WORDS: ReadonlyMap<string, string> = new Map([['counted-by', 'counted by']]);

/** What must change, drawn to scale: what is counted today, and what it is to be one day. */
export function Scales({ view, product }: { view: PointView; product: Product }) {
  const { measures } = product.model.purpose;
  const said = heldValue(measures);
  const worse = view.questions.filter(({ question }) => question.slot === 'purpose/measure/must-not-worsen');
  return (
    <section className="purpose-scales" aria-labelledby="purpose-scales-head">
      <h2 id="purpose-scales-head">It has worked when … {said && said.length > 0 && <Pin q={Q} />}</h2>
      {said && said.length > 0 ? (
        <ul data-look={lookOfHeld(measures)}>
          {said.map((measure) => (
            <li key={measure.id}>
              <Scale measure={measure} />
              <Tails of={askedBelow(view.questions, `purpose/measure/${measure.id}`)} words={WORDS} />
            </li>
          ))}
        </ul>
      ) : (
        <Spot q={Q} />
      )}
      <Tails of={worse} words={new Map([['must-not-worsen', 'must not get worse']])} />
    </section>
  );
}

function Scale({ measure }: { measure: Measure }) {
  const from = heldValue(measure.from) ?? '';
  const to = heldValue(measure.to) ?? '';
  const by = heldValue(measure.by);
  const [now, then] = shares(from, to);
  return (
    <div className="purpose-scale">
      <b>{measure.label}</b>
      <Bar says="today" value={from} share={now} />
      <Bar says={by ? `by ${by}` : 'one day'} value={to} share={then} />
    </div>
  );
}

function Bar({ says, value, share }: { says: string; value: string; share: number }) {
  const width = { '--purpose-share': `${share * 100}%` } as CSSProperties;
  return (
    <p className="purpose-bar">
      <small>{says}</small>
      <span className="purpose-bar-drawn" style={width} aria-hidden="true" />
      <span>{value === '' ? <span className="void">nobody has said</span> : value}</span>
    </p>
  );
}
