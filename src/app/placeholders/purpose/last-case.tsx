import { type FormEvent, useState } from 'react';
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
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { hrefOf } from '../../prototype/navigation.ts';
import { usePrototype } from '../../prototype/prototype-context.tsx';
import { Pin } from '../../stage/pin.tsx';
import { Spot } from '../../stage/spot.tsx';
import { isUnanswered } from '../answers/answer-value.ts';
import { useDraftWriter } from '../answers/draft-writer.ts';
import { Face } from '../people/face.tsx';
import { InPrototype } from '../things/with-samples.tsx';
import { accessByName } from './user-groups.tsx';

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

interface TypedStep {
  readonly key: number;
  readonly words: string;
}

const LAST_CASE = 'purpose.last-case';

/** The question on the last case; while nobody has answered it, a form to type it step by step. */
function LastCaseForm() {
  const asking = useAsking();
  const draftWriter = useDraftWriter();
  const [steps, setSteps] = useState<readonly TypedStep[]>([]);
  const [next, setNext] = useState('');
  const isOpen = isUnanswered(asking.view(LAST_CASE));

  const add = (event: FormEvent) => {
    event.preventDefault();
    const step = next.trim();
    if (step === '') return;
    setSteps([...steps, { key: (steps.at(-1)?.key ?? 0) + 1, words: step }]);
    setNext('');
    announce(`Step ${steps.length + 1}: ${step}`);
  };
  const putIntoAnswer = () => {
    const all = [...steps.map(({ words }) => words), next.trim()].filter((words) => words !== '');
    if (!draftWriter.addRows(LAST_CASE, all.map(parseStep))) return;
    setSteps([]);
    setNext('');
    announce('The story is waiting in the answer. Save it there.');
  };

  return (
    <section aria-label="The last time it happened">
      <h2 className="small-head mb-1.5!">The last time it happened</h2>
      <Spot q={LAST_CASE} />
      {isOpen && asking.view(LAST_CASE) && (
        <form className="mt-3" onSubmit={add}>
          <StepList steps={steps} takeOut={(out) => setSteps(steps.filter((step) => step !== out))} />
          <div className="row">
            <input
              className="field flex-[1_1_240px] w-auto min-w-0 min-h-11 px-3 py-2 voice-lg"
              value={next}
              aria-label={steps.length === 0 ? 'What set it off?' : 'And then?'}
              placeholder={steps.length === 0 ? 'It began when …' : 'And then …'}
              onChange={(event) => setNext(event.target.value)}
            />
            <Button type="submit">And then?</Button>
            {steps.length > 0 && (
              <Button look="main" onClick={putIntoAnswer}>
                Then it was done
              </Button>
            )}
          </div>
          <p className="quiet mt-1.5">
            One step at a time
            <span className="by-keys">
              , <kbd>Enter</kbd> for the next
            </span>
            . “Kim: phones the garage” says who.
          </p>
        </form>
      )}
    </section>
  );
}

function StepList({ steps, takeOut }: { steps: readonly TypedStep[]; takeOut: (step: TypedStep) => void }) {
  if (steps.length === 0) return null;
  return (
    <ol className="mb-3 pl-[1.4em] list-decimal voice-lg wrap-anywhere">
      {steps.map((step, at) => (
        <li key={step.key}>
          {step.words}
          <Button className="plain ml-2" aria-label={`Remove step ${at + 1}`} onClick={() => takeOut(step)}>
            Remove
          </Button>
        </li>
      ))}
    </ol>
  );
}

/** "Kim: phones the garage" names who does it; other texts are the step alone. */
function parseStep(words: string) {
  const [, who = '', step = ''] = /^([^:]{1,40}):\s+(\S.*)$/.exec(words) ?? [];
  return step === '' ? { step: words } : { step, who };
}
