import { useState } from 'react';
import { knownValue, listOf, lookOfSourced, type Product } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { LOOK_BORDERS } from '../../kit/look-borders.ts';
import type { SceneProps } from '../../stage/stage-definition.ts';
import { isUnanswered } from '../answers/answer-value.ts';
import { useDraftWriter } from '../answers/draft-writer.ts';
import { OptionButtons } from '../pieces/controls.tsx';
import { SpotCard } from '../pieces/spot-card.tsx';

const CONTENT = 'screens.content';
const PUBLISHED = 'screens.published';
const HELP = 'screens.help';

/** A page that is laid out and says nothing, a feed of nothing, and a telephone that nobody answers. */
export function WordsScene({ product }: SceneProps) {
  return (
    <div className="grid items-start gap-6 @wide:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
      <div className="grid gap-4">
        <BlankPage product={product} />
        <Telephone />
      </div>
      <div className="grid gap-4">
        <Feed />
        <SpotCard says="About those who stand behind it" q="screens.about-us" />
        <SpotCard says="In the window: offers, news and works" q="screens.shown" />
      </div>
    </div>
  );
}

const USUAL = ['Who we are', 'What we offer', 'News', 'What others say', 'How to reach us'];
const COLUMNS = ['Here will be text', 'Here too', 'And here a picture'];
const LINES = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-1/2'];

/** The sections that were named, each with what it tells; while there are none, three blank columns. */
function BlankPage({ product }: { product: Product }) {
  const { content } = product.model.screens;
  const sections = listOf(content);
  const look = lookOfSourced(content);
  const isOpen = isUnanswered(useAsking().view(CONTENT));
  return (
    <section
      className="grid gap-4 p-4 bg-raised border border-line-strong border-t-8 rounded-sm"
      aria-label="A page without words"
    >
      {isOpen && <BlankColumns />}
      {sections.length > 0 && (
        <ul className="grid grid-fit-160 gap-4" data-look={look}>
          {sections.map((one) => (
            <li className={`grid content-start gap-1 pl-3 border-l-3 wrap-anywhere ${LOOK_BORDERS[look]}`} key={one.id}>
              <b className="voice-lg font-semibold">{one.label}</b>
              <span className="text-sm text-ink-2">{knownValue(one.says) ?? 'Nobody has said what it tells.'}</span>
            </li>
          ))}
        </ul>
      )}
      <SpotCard says="What these pages tell" q={CONTENT} />
    </section>
  );
}

function BlankColumns() {
  const writer = useDraftWriter();
  return (
    <>
      <div className="grid grid-cols-3 max-sm:grid-cols-1 gap-4" aria-hidden="true">
        {COLUMNS.map((words, at) => (
          <div className="grid content-start gap-2" key={words}>
            <span className="voice-lg">{words}.</span>
            {at === COLUMNS.length - 1 ? (
              <i className="h-24 max-sm:h-12 border border-hatch bg-hatched" />
            ) : (
              LINES.map((width, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing of a text.
                <i className={`h-1.5 bg-line ${width} ${line > 2 ? 'max-sm:hidden' : ''}`} key={line} />
              ))
            )}
          </div>
        ))}
      </div>
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="mb-1.5 text-sm text-ink-2">The text is late. Which of these will there be?</legend>
        {USUAL.map((label) => (
          <Button key={label} onClick={() => writer.addRows(CONTENT, [{ section: label }], ['section'])}>
            {label}
          </Button>
        ))}
      </fieldset>
    </>
  );
}

const POSTS = ['Untitled', 'Untitled (2)', 'Untitled (2) final'];

/** What is published again and again; while nobody has said what, the same post three times. */
function Feed() {
  const isOpen = isUnanswered(useAsking().view(PUBLISHED));
  return (
    <section className="grid gap-2" aria-label="What is published">
      {isOpen && (
        <ol className="grid gap-1.5" aria-hidden="true">
          {POSTS.map((title) => (
            <li className="grid cols-44 items-center gap-3 p-1.5 bg-raised border-1 border-line rounded" key={title}>
              <i className="w-10 h-8 border-1 border-hatch bg-hatched" />
              <span className="ui-sm">
                <b className="font-semibold">{title}</b>
                <span className="block text-ink-2">by nobody, about nothing</span>
              </span>
            </li>
          ))}
        </ol>
      )}
      <SpotCard says="Published again and again" q={PUBLISHED} />
    </section>
  );
}

const RINGS = ['It rings.', 'It rings.', 'It still rings.', 'Nobody. They have hung up, and will not come back.'];

function Telephone() {
  const [rings, setRings] = useState(0);
  const isOpen = isUnanswered(useAsking().view(HELP));
  const ring = () => {
    announce(RINGS[rings % RINGS.length] ?? '');
    setRings(rings + 1);
  };
  const last = rings > 0 ? RINGS[(rings - 1) % RINGS.length] : undefined;
  return (
    <SpotCard says="Stuck. Who helps?" q={HELP}>
      {isOpen && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 mt-1">
          <Button look="main" onClick={ring}>
            {rings === 0 ? 'Call somebody' : 'Let it ring'}
          </Button>
          {last && <span className="voice-lg">{last}</span>}
        </p>
      )}
      <OptionButtons q={HELP} label="How do people get help?" />
    </SpotCard>
  );
}
