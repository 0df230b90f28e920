import type { ReactNode } from 'react';
import { isClosed } from '#core/index.ts';
import {
  firstWords,
  inkOn,
  knownValue,
  type LookAnswers,
  type Product,
  pointedAt,
  readColour,
  skinOf,
  wornLook,
} from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { LookSample } from '../../asking/look-sample.tsx';
import { Button } from '../../kit/button.tsx';
import { lookTokens, schemeOf, skinTokens } from '../../prototype/look-tokens.ts';
import type { SceneProps } from '../../stage/stage-definition.ts';
import { useAnswerDraft } from '../answers/draft-writer.ts';
import { OptionButtons } from '../pieces/controls.tsx';
import { SpotCard } from '../pieces/spot-card.tsx';

const BACKGROUND = 'screens.background';
const COLOUR = 'screens.colour';
const IMPRESSION = 'screens.impression';
const LAYOUT = 'screens.layout';
const OWN_SETTINGS = 'screens.own-settings';

/** Their own first screen, undressed: whatever is pointed at is what it wears, and what goes into the answer. */
export function LookScene({ product }: SceneProps) {
  return (
    <div className="grid items-start gap-6 @wide:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid gap-4">
        <DressedSample product={product} />
        <SpotCard says="What stands where" q={LAYOUT}>
          <Arrangements product={product} />
        </SpotCard>
        <SpotCard says="And each for themselves" q={OWN_SETTINGS}>
          <OptionButtons q={OWN_SETTINGS} label="What may each person set?" />
        </SpotCard>
      </div>
      <div className="grid gap-4">
        <SpotCard says="The ground of every page" q={BACKGROUND}>
          <Swatches q={BACKGROUND} />
        </SpotCard>
        <SpotCard says="Buttons, cards and other parts" q={COLOUR}>
          <Swatches q={COLOUR} />
        </SpotCard>
        <SpotCard says="At first sight" q={IMPRESSION}>
          <Impressions product={product} />
        </SpotCard>
      </div>
    </div>
  );
}

function useSaid(q: string): string | undefined {
  const { value } = useAnswerDraft(q);
  return typeof value === 'string' ? value : undefined;
}

function useSaidWords(q: string): readonly string[] {
  const { value } = useAnswerDraft(q);
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function useLookSaid(): LookAnswers {
  return {
    background: useSaid(BACKGROUND),
    colour: useSaid(COLOUR),
    impression: useSaidWords(IMPRESSION),
    layout: useSaid(LAYOUT),
  };
}

const ROWS = ['One of yours', 'Another one', 'And a third'];

/** The sample wears what the product would wear of the answers, the one that is being typed included. */
function DressedSample({ product }: { product: Product }) {
  const look = wornLook(useLookSaid());
  const name = knownValue(product.model.purpose.name);
  const skin = { ...skinOf(name ?? ''), density: 8, radius: 4, ...look.skin };
  const isBare = look.ground === null;
  return (
    <section
      className={`product border-2 border-line-strong overflow-hidden ${isBare ? 'screens-bare' : ''}`}
      aria-label="Your first screen, undressed"
      data-ground={look.ground ?? undefined}
      data-parts={look.parts ?? undefined}
      data-scheme={schemeOf(look.ground)}
      style={{
        ...skinTokens(skin),
        ...lookTokens(look, skin.accent),
      }}
    >
      <div className={look.menu === 'side' ? 'grid grid-cols-[auto_minmax(0,1fr)]' : 'grid'}>
        <SampleMenu name={name} isAtSide={look.menu === 'side'} />
        <div className="grid justify-items-start gap-3 p-4">
          <ul className="grid w-full border-1 border-line rounded overflow-hidden ui-md">
            {ROWS.map((row) => (
              <li className="flex justify-between gap-3 px-3 py-(--density) not-first:border-t-1 border-line" key={row}>
                <Words>{row}</Words>
                <Blank className="w-16" />
              </li>
            ))}
          </ul>
          <SampleButton isSaid={look.parts !== null} />
        </div>
      </div>
    </section>
  );
}

function SampleMenu({ name, isAtSide }: { name: string | undefined; isAtSide: boolean }) {
  const place = isAtSide ? 'flex-col items-start border-r-1' : 'flex-wrap items-center border-b-1';
  return (
    <p className={`flex gap-x-5 gap-y-2 px-4 py-3 ui-md border-line ${place}`}>
      <b className="font-semibold">
        <Words>{name ?? 'No name yet'}</Words>
      </b>
      {['w-14', 'w-18', 'w-12'].map((width) => (
        <Blank className={width} key={width} />
      ))}
    </p>
  );
}

/** Words that can be read on whatever is below them. */
function Words({ children }: { children: ReactNode }) {
  return <span className="px-1 bg-sheet wrap-anywhere">{children}</span>;
}

/** A place for words that nobody has written. */
function Blank({ className }: { className: string }) {
  return <i className={`inline-block h-4 border-1 border-line bg-sheet ${className}`} aria-hidden="true" />;
}

function SampleButton({ isSaid }: { isSaid: boolean }) {
  return isSaid ? (
    <span className="button main">Do it</span>
  ) : (
    <span className="button bg-framed p-1!" aria-hidden="true">
      <span className="px-3 py-1.5">Do it</span>
    </span>
  );
}

/** The colours that a question offers, each shown and named. */
function Swatches({ q }: { q: string }) {
  const asking = useAsking();
  const said = useSaid(q);
  const view = asking.view(q);
  if (!view || isClosed(view.status) || view.question.shape.shape !== 'choice') return null;
  return (
    <fieldset className="flex flex-wrap gap-1.5 mt-1">
      <legend className="unseen">{view.question.ask}</legend>
      {view.question.shape.options.map(({ id, label }) => (
        <Button
          className="flex items-center gap-2 min-h-9 max-md:min-h-11 pl-1 pr-2.5 ui-sm bg-raised text-ink border-1
            border-line-strong rounded aria-pressed:ringed"
          aria-pressed={said === id}
          key={id}
          onClick={() => asking.capture(q, id)}
        >
          <i
            className="w-7 h-7 border-1 border-line-strong rounded-sm bg-(--swatch)"
            style={{ '--swatch': readColour(id) }}
            aria-hidden="true"
          />
          {label}
        </Button>
      ))}
    </fieldset>
  );
}

/** What people point at in pairs; of the last one both can be had. */
const PAIRS = [
  ['roomy', 'dense'],
  ['round', 'square'],
  ['serif', 'plain'],
  ['pictures', 'moving'],
] as const;

const POINTED = `grid content-start justify-items-center gap-1 p-2 ui-sm bg-raised text-ink border-1
  border-line-strong rounded aria-pressed:ringed`;

/** Their first screen with such answers. */
function Pointed({ product, said }: { product: Product; said: LookAnswers }) {
  return <LookSample said={said} worn={wornLook(said)} words={firstWords(product)} inkOn={inkOn} />;
}

function Impressions({ product }: { product: Product }) {
  const asking = useAsking();
  const draft = useAnswerDraft(IMPRESSION);
  const look = useLookSaid();
  const said = look.impression;
  const view = asking.view(IMPRESSION);
  if (!view || isClosed(view.status) || view.question.shape.shape !== 'multi') return null;
  const labels = new Map(view.question.shape.options.map(({ id, label }) => [id, label]));
  const press = (id: string) => {
    const pointed = pointedAt(look, 'impression', id).impression;
    draft.set(said.includes(id) ? pointed.filter((one) => one !== id) : pointed);
    asking.ask(IMPRESSION);
  };
  return (
    <div className="grid gap-2 mt-1">
      {PAIRS.map((pair) => (
        <fieldset className="grid grid-cols-2 gap-1.5" key={pair[0]}>
          <legend className="unseen">{pair.map((id) => labels.get(id)).join(' or ')}</legend>
          {pair.map((id) => (
            <Button className={POINTED} aria-pressed={said.includes(id)} key={id} onClick={() => press(id)}>
              <Pointed product={product} said={pointedAt(look, 'impression', id)} />
              {labels.get(id)}
            </Button>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

function Arrangements({ product }: { product: Product }) {
  const asking = useAsking();
  const look = useLookSaid();
  const view = asking.view(LAYOUT);
  if (!view || isClosed(view.status) || view.question.shape.shape !== 'choice') return null;
  return (
    <fieldset className="grid gap-1.5 mt-1 grid-fit-160">
      <legend className="unseen">{view.question.ask}</legend>
      {view.question.shape.options.map(({ id, label }) => (
        <Button
          className={POINTED}
          aria-pressed={look.layout === id}
          key={id}
          onClick={() => asking.capture(LAYOUT, id)}
        >
          <Pointed product={product} said={pointedAt(look, 'layout', id)} />
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
