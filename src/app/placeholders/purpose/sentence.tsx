import { type FormEvent, useState } from 'react';
import { listed, namesIn, plural, type Value } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Pin } from '../../stage/pin.tsx';
import { Spot } from '../../stage/spot.tsx';
import { useProduct } from '../../workspace/use-product.ts';
import { useGather } from '../gathering/use-gather.ts';
import { isUnknown } from '../known/known-value.ts';
import { seated } from './seats.ts';

const GROUPS = 'purpose.groups';
const SLOTS = [
  { q: GROUPS, before: 'This is for', hole: 'whom' },
  { q: 'purpose.problem', before: 'What goes wrong today:', hole: 'what' },
  { q: 'purpose.quitting', before: 'What would make them give up:', hole: 'what' },
] as const;

/** How the sentences follow each other: as one text, or in rows. */
const LAYOUTS = {
  text: { all: 'font-voice text-[clamp(22px,3.4vw,34px)] leading-[1.6]', one: 'block', before: '' },
  rows: {
    all: 'grid gap-3 voice-20/[1.4]',
    one: 'grid cols-170 items-baseline gap-x-4 gap-y-0.5 max-sm:grid-cols-1',
    before: 'text-ink-2 text-right max-sm:text-left',
  },
};

const HOLE = `max-w-full min-w-[5ch] field-sizing-content px-2.5 py-0.5 leading-[1.2] border-0 border-b-2
  border-ink rounded-t-sm bg-transparent placeholder-shown:bg-hatched placeholder:text-ink-2
  placeholder:opacity-100`;

/** "This is for ____. What goes wrong today: ____ …" Its holes are typed into in place. */
export function Sentence({ as = 'text' }: { as?: keyof typeof LAYOUTS }) {
  const layout = LAYOUTS[as];
  const asking = useAsking();
  const product = useProduct();
  const outside = new Set(seated(product).flatMap(({ seat, group }) => (seat === 'outside' ? group.label : [])));
  const forWhom = (value: Value) => listed(namesIn(value).filter((name) => !outside.has(name)));
  const gather = useGather();
  const [words, setWords] = useState<Readonly<Record<string, string>>>({});
  // What already waits in an answer is not put there a second time.
  const [put, setPut] = useState(words);
  const filled = SLOTS.filter(({ q }) => isUnknown(asking.view(q)) && words[q]?.trim() && words[q] !== put[q]);

  const putInto = (q: string, words: string) => {
    if (gather.rows(q, [{ who: words }], ['who'])) return;
    if (asking.view(q)?.question.shape.shape === 'text') asking.capture(q, words);
  };
  const say = (event: FormEvent) => {
    event.preventDefault();
    const pins = filled.flatMap(({ q }) => asking.pinOf(q) ?? []).join(', ');
    // From the last to the first: the card opened last is the one that stays open.
    for (const { q } of filled.toReversed()) putInto(q, words[q]?.trim() ?? '');
    setPut(words);
    if (pins) announce(`Waiting in the answers to ${pins}. Look them over and save them there.`);
  };

  return (
    <form onSubmit={say} aria-label="The sentences with holes">
      <div className={`purpose-line tracking-[-0.01em] text-pretty ${layout.all}`}>
        {SLOTS.map(({ q, before, hole }) => (
          <span className={layout.one} key={q}>
            <span className={layout.before}>{before}</span>{' '}
            {isUnknown(asking.view(q)) ? (
              <span className="spot hole" data-spot={q} data-look="hole">
                <input
                  className={HOLE}
                  value={words[q] ?? ''}
                  aria-label={`${before} … (${hole})`}
                  placeholder={`${hole}?`}
                  onChange={(event) => setWords({ ...words, [q]: event.target.value })}
                />
                <Pin q={q} />
              </span>
            ) : (
              <Spot as={q === GROUPS ? forWhom : 'names'} q={q} />
            )}{' '}
          </span>
        ))}
      </div>
      {filled.length > 0 && (
        <div className="row mt-3">
          <Button type="submit" look="main">
            Put it into {plural(filled.length, 'the answer', '# answers')}
          </Button>
          <span className="quiet">Nothing is saved until you save it there.</span>
        </div>
      )}
    </form>
  );
}
