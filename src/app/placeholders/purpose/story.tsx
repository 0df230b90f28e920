import { Link } from 'react-router';
import {
  knownValue,
  type Product,
  type ProtoScreen,
  type Step,
  screenInWords,
  screensOf,
  wayIn,
} from '#core/product.ts';
import { hrefOf } from '../../prototype/going.ts';
import { usePlaying } from '../../prototype/playing.tsx';
import { Pin } from '../../stage/pin.tsx';
import { Face } from '../people/face.tsx';
import { PinLine } from '../people/follow-ups.tsx';
import { Played } from '../things/sampled.tsx';
import { LastCase } from './last-case.tsx';
import { seatOf } from './seats.ts';

const CASE = 'purpose.last-case';
const WORDS = {
  where: 'where',
  change: 'different after',
  wait: 'lay there for',
  'near-miss': 'nearly went wrong',
};

/** The last time it happened, step by step, each with where it will happen; before that, the fairy tale. */
export function Story({ product }: { product: Product }) {
  const steps = knownValue(product.model.purpose.lastCase);
  if (steps === undefined || steps.length === 0) return <LastCase />;
  return (
    <section aria-labelledby="purpose-story-head">
      <h2 id="purpose-story-head">
        The last time it happened <Pin q={CASE} />
      </h2>
      <ol className="bare border-l-2 border-line-strong">
        {steps.map((step) => (
          <li className="py-3 pl-6" key={step.id}>
            <Told step={step} product={product} />
            <PinLine className="ml-14" below={`purpose/last-case/${step.id}`} words={WORDS} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Told({ step, product }: { step: Step; product: Product }) {
  const actor = knownValue(step.actor);
  const wait = knownValue(step.wait);
  const screens = screensOf(product).filter(({ look }) => look !== 'guess');
  const screen = screenInWords(screens, knownValue(step.where) ?? '');
  return (
    <div className="grid cols-44 items-center gap-3">
      <Face name={actor ?? ''} look={actor ? 'said' : 'hole'} />
      <p className="grid wrap-anywhere">
        <b className="voice-19/[1.3] font-medium">{step.label}</b>
        <small className="text-ink-2">
          {actor ?? 'nobody has said who'}
          {screen && (
            <Played product={product}>
              {', '}
              <Place screen={screen} as={actor ?? ''} />
            </Played>
          )}
          {wait && `, after ${wait.text}`}
        </small>
      </p>
    </div>
  );
}

/** A screen by its name; a link for roles that can reach it, with a record that they may see. */
export function Place({ screen, as }: { screen: ProtoScreen; as: string }) {
  const { actor } = usePlaying();
  const { seat, role } = seatOf(actor.product, as);
  const way = seat === 'inside' || seat === 'unsaid' ? wayIn({ ...actor, role }, screen) : undefined;
  return way ? <Link to={hrefOf(way)}>{screen.label}</Link> : screen.label;
}
