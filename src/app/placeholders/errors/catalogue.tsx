import {
  CLASS_WORDS,
  type ErrorOf,
  knownValue,
  type Product,
  questionOf,
  type Raiser,
} from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { ScrollBox } from '../../kit/scroll-box.tsx';
import { Fact, SourcedValue } from '../facts/fact.tsx';
import { stageOfError } from './stage-of.ts';
import type { Breaking } from './use-breaking.ts';

/** Everything that can go wrong, as people read it; each can be brought up on a running screen. */
export function Catalogue({ product, breaking }: { product: Product; breaking: Breaking }) {
  const { all } = product.index.errors;
  return (
    <ScrollBox className="errors-texts" label="What people read">
      <ol className="errors-catalogue">
        {all.map((error) => (
          <Entry key={error.id} error={error} breaking={breaking} />
        ))}
      </ol>
    </ScrollBox>
  );
}

function Entry({ error, breaking: { broken, breakText } }: { error: ErrorOf; breaking: Breaking }) {
  const isUp = broken?.is === 'text' && broken.error === error.id;
  return (
    <li className="errors-entry" data-look={stageOfError(error)} data-up={isUp || undefined}>
      <article className="grid gap-3-5">
        <header className="errors-code grid justify-items-start content-start gap-1">
          <h2>
            <bdi>{error.label}</bdi>
          </h2>
          {knownValue(error.severity) && <span className="quiet">{knownValue(error.severity)}</span>}
          <Button aria-pressed={isUp} onClick={() => breakText(error)}>
            {isUp ? 'It is up' : 'Bring it up'}
            <span className="unseen">: {error.label}</span>
          </Button>
        </header>
        <div className="grid content-start gap-6px min-w-0">
          <p className="errors-text">
            <SourcedValue says="They read" held={error.text} hole="nobody has said what people read" />
          </p>
          <p className="errors-way-out">
            <span>You can:</span>{' '}
            {error.action.is === 'known' && questionOf(error.action) === questionOf(error.text) ? (
              <bdi>{error.action.value}</bdi>
            ) : (
              <SourcedValue says="They can" held={error.action} hole="and now what?" />
            )}
          </p>
        </div>
        <dl className="errors-facts grid content-start gap-6px min-w-0 text-14">
          <Fact says="It is" held={error.class} draw={(kind) => CLASS_WORDS[kind]} hole="whose to mend?" />
          <Fact says="Set off by" held={error.raisedBy} draw={raisersIn} hole="by what?" />
          {error.alert.is === 'not-applicable' ? (
            <div className="fact grid content-start gap-2px min-w-0">
              <dt className="quiet">Also told</dt>
              <dd className="min-w-0">nobody else</dd>
            </div>
          ) : (
            <Fact
              says="Also told"
              held={error.alert}
              draw={({ audience, within, how }) => [audience, within, how].filter(Boolean).join(', ')}
              hole="who hears of it?"
            />
          )}
        </dl>
      </article>
    </li>
  );
}

/** More than so many are only counted. */
const RAISERS = 3;

function raisersIn(raisers: readonly Raiser[]): string {
  const names = raisers.slice(0, RAISERS).map(({ label }) => label);
  const more = raisers.length - names.length;
  return [...names, ...(more > 0 ? [`${more} more`] : [])].join(', ') || 'nothing';
}
