import { Link } from 'react-router';
import type { PointView } from '#core/index.ts';
import { addressOf, heldValue, type Product, type Step, screensOf } from '#core/product.ts';
import { Pin } from '../../stage/pin.tsx';
import { Face } from '../people/face.tsx';
import { PinLine } from '../people/pin-line.tsx';
import { askedBelow } from '../things/asked-of.ts';
import { LastCase } from './last-case.tsx';

const CASE = 'purpose.last-case';
const WORDS: ReadonlyMap<string, string> = new Map([
  ['where', 'where'],
  ['change', 'different after'],
  ['wait', 'lay there for'],
  ['near-miss', 'nearly went wrong'],
]);

/** The last time it happened, step by step, each with where it will happen; while nobody has told it, the fairy tale. */
export function Story({ view, product }: { view: PointView; product: Product }) {
  const steps = heldValue(product.model.purpose.lastCase);
  if (steps === undefined || steps.length === 0) return <LastCase />;
  return (
    <section className="purpose-story" aria-labelledby="purpose-story-head">
      <h2 id="purpose-story-head">
        The last time it happened <Pin q={CASE} />
      </h2>
      <ol>
        {steps.map((step) => (
          <li key={step.id}>
            <Told step={step} product={product} />
            <PinLine of={askedBelow(view.questions, `purpose/last-case/${step.id}`)} words={WORDS} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Who did it, and the screen of the product on which it will be done, where its words name one. */
function Told({ step, product }: { step: Step; product: Product }) {
  const actor = heldValue(step.actor);
  const where = heldValue(step.where) ?? '';
  const wait = heldValue(step.wait);
  const screen = screensOf(product)
    .filter(({ label, look }) => look !== 'guess' && where.toLowerCase().includes(label.toLowerCase()))
    .toSorted((one, other) => other.label.length - one.label.length)[0];
  return (
    <div className="purpose-step">
      <Face name={actor ?? ''} look={actor ? 'said' : 'hole'} />
      <p>
        <b>{step.label}</b>
        <small>
          {actor ?? 'nobody has said who'}
          {screen && (
            <>
              {', '}
              <Link to={`/prototype${addressOf(screen)}`}>{screen.label}</Link>
            </>
          )}
          {wait && `, after ${wait.text}`}
        </small>
      </p>
    </div>
  );
}
