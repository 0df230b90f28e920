import { Link } from 'react-router';
import {
  type CaseStep,
  directAddressOf,
  knownValue,
  type Product,
  type ProtoScreen,
  screenInWords,
  screensOf,
} from '#core/product.ts';
import { hrefOf } from '../../prototype/navigation.ts';
import { usePrototype } from '../../prototype/prototype-context.tsx';
import { Pin } from '../../stage/pin.tsx';
import { Face } from '../people/face.tsx';
import { InPrototype } from '../things/with-samples.tsx';
import { accessByName } from './group-access.ts';
import { LAST_CASE, LastCaseForm } from './last-case-form.tsx';

/** The last case step by step, each with the screen on which it will happen; while nobody has told it, the form. */
export function LastCaseStory({ product }: { product: Product }) {
  const steps = knownValue(product.model.purpose.lastCase);
  if (steps === undefined || steps.length === 0) return <LastCaseForm />;
  return (
    <section aria-label="The last time it happened">
      <h2 className="small-head mb-1.5!">
        The last time it happened <Pin q={LAST_CASE} />
      </h2>
      <ol className="max-h-75 overflow-auto border-l-2 border-line-strong">
        {steps.map((step) => (
          <li className="py-1.5 pl-4" key={step.id}>
            <StoryStep step={step} product={product} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function StoryStep({ step, product }: { step: CaseStep; product: Product }) {
  const actor = knownValue(step.actor);
  const wait = knownValue(step.wait);
  const screens = screensOf(product).filter(({ look }) => look !== 'guess');
  const screen = screenInWords(screens, knownValue(step.where) ?? '');
  return (
    <div className="grid cols-44 items-center gap-3">
      <Face name={actor ?? ''} look={actor ? 'decided' : 'hole'} />
      <p className="grid wrap-anywhere">
        <b className="voice-lg font-semibold">{step.label}</b>
        <small className="text-ink-2">
          {actor ?? 'nobody has said who'}
          {screen && (
            <InPrototype product={product}>
              {', '}
              <LinkToScreen screen={screen} as={actor ?? ''} />
            </InPrototype>
          )}
          {wait && `, after ${wait.text}`}
        </small>
      </p>
    </div>
  );
}

/** The name of a screen, linked if the role of the person can reach it. */
export function LinkToScreen({ screen, as }: { screen: ProtoScreen; as: string }) {
  const { actor } = usePrototype();
  const { access, role } = accessByName(actor.product, as);
  const address = access === 'inside' || access === 'unsaid' ? directAddressOf({ ...actor, role }, screen) : undefined;
  return address ? <Link to={hrefOf(address)}>{screen.label}</Link> : screen.label;
}
