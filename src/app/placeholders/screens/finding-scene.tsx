import { useState } from 'react';
import { knownValue, listOf, type Product } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Button } from '../../kit/button.tsx';
import type { SceneProps } from '../../stage/stage-definition.ts';
import { isUnanswered } from '../answers/answer-value.ts';
import { LabelledInput, ToggleButtons } from '../pieces/controls.tsx';
import { SpotCard } from '../pieces/spot-card.tsx';

const FINDING = 'screens.finding';
const LOOKING_THROUGH = 'screens.looking-through';

/** A haystack with one needle, and a search box that finds it only by what was said. */
export function FindingScene({ product }: SceneProps) {
  return (
    <div className="grid items-start gap-6 @wide:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
      <Haystack product={product} />
      <div className="grid gap-4">
        <SpotCard says="By these words they look for it" q={FINDING} />
        <SpotCard says="Looking around without a word to search for" q={LOOKING_THROUGH} />
      </div>
    </div>
  );
}

const ROWS = Array.from({ length: 40 }, (_, at) => at);
const NEEDLE = 6;

const SHAPES = ['a table', 'cards', 'a gallery', 'a map', 'a calendar'] as const;
type Shape = (typeof SHAPES)[number];

const GRIDS: Readonly<Record<Shape, string>> = {
  'a table': 'columns-2 gap-0 @wide:columns-4 *:border-b-1 max-sm:max-h-80',
  cards: 'grid grid-fill-120 gap-1.5 *:border-1 *:rounded *:py-2',
  'a gallery': 'grid grid-cols-8 gap-1 *:border-1 *:aspect-square *:p-0',
  'a map': 'grid grid-cols-10 gap-x-1 gap-y-0 *:p-0 *:odd:translate-y-3 *:border-1 *:rounded-full *:aspect-square',
  'a calendar': 'grid grid-cols-7 gap-0 *:border-1 *:aspect-3/2 *:p-1',
};
/** Too small for their names. */
const NAMELESS: ReadonlySet<Shape> = new Set(['a gallery', 'a map', 'a calendar']);

function Haystack({ product }: { product: Product }) {
  const [words, setWords] = useState('');
  const said = listOf(product.model.screens.lookingThrough).flatMap((one) => knownValue(one.form) ?? [])[0];
  const [tried, setShape] = useState<Shape | null>(null);
  const shape = tried ?? SHAPES.find((one) => one.endsWith(said ?? ' ')) ?? 'a table';
  const sought = listOf(product.model.screens.finding);
  const by = sought.flatMap((one) => knownValue(one.by) ?? []);
  const isFound = by.length > 0 && words.trim() !== '';
  return (
    <section className="grid content-start gap-3" aria-label="A haystack">
      <SearchBox words={words} say={setWords} by={by} />
      <ToggleButtons of={SHAPES} pressed={shape} press={setShape} className="flex-wrap items-center">
        <legend className="unseen">Look through it as</legend>
      </ToggleButtons>
      <ul
        className={`p-2 bg-raised border border-line-strong rounded overflow-hidden ${GRIDS[shape]}`}
        aria-hidden="true"
      >
        {ROWS.map((row) => (
          <li
            className={`px-1.5 py-0.5 mono-sm border-line break-inside-avoid
              ${isFound && row === NEEDLE ? 'bg-ink text-paper' : 'text-ink-2'}`}
            key={row}
          >
            {NAMELESS.has(shape) ? '' : sought[0] ? `${sought[0].label} ${row + 1}` : `No. ${100_000_000 + row * 7919}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SearchBoxProps {
  readonly words: string;
  readonly say: (words: string) => void;
  /** By what it was said to find. */
  readonly by: readonly string[];
}

function SearchBox({ words, say, by }: SearchBoxProps) {
  const asking = useAsking();
  const isUnsaid = isUnanswered(asking.view(FINDING));
  const found = by.length > 0 ? `One of 40, found by ${by.join(', ')}.` : 'Nothing found, among 40 that are all here.';
  return (
    <div className="grid gap-2">
      <LabelledInput
        label="One of these 40 is the one. Search for it"
        type="search"
        className="field w-full"
        value={words}
        say={say}
      />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 voice-lg" role="status">
        {words.trim() !== '' && <span>{found}</span>}
        {words.trim() !== '' && by.length === 0 && isUnsaid && (
          <Button onClick={() => asking.ask(FINDING)}>Nobody has said by what it finds: say it</Button>
        )}
      </p>
    </div>
  );
}
