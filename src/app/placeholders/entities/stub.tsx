import { useState } from 'react';
import type { QuestionView } from '#core/index.ts';
import { type HowMany, knownValue, lookOfSourced, type Sourced } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Pin } from '../../stage/pin.tsx';
import { useGather } from '../gathering/use-gather.ts';
import { leafOf } from '../people/follow-ups.tsx';
import { sureWord } from '../things/sure-word.ts';
import { type Counts, countsOf, howManyOf } from './how-many.ts';
import type { LinkPair } from './link-pairs.ts';
import { Ticks } from './ticks.tsx';

interface StubProps {
  readonly pair: LinkPair;
  /** What the answer on this link raised. */
  readonly asked: readonly QuestionView[];
  /** The plural of the name at one end. */
  readonly many: (label: string) => string;
}

export function Stub({ pair, asked, many }: StubProps) {
  const { from, to, question } = pair;
  const asking = useAsking();
  const gather = useGather();
  const [forth, setForth] = useState(countsOf(knownValue(pair.forth)));
  const [back, setBack] = useState(countsOf(knownValue(pair.back)));
  const open = pair.forth.is === 'unknown' || pair.back.is === 'unknown';
  const words = { forth: howManyOf(forth), back: howManyOf(back) };
  const said = (pair.forth.is === 'unknown' && words.forth !== '') || (pair.back.is === 'unknown' && words.back !== '');
  const keep = () => {
    gather.rows(question, [{ from, to, ...words }], ['from', 'to']);
    announce(`${from} and ${to}: in the answer to question ${asking.pinOf(question) ?? ''}. Save it there.`);
  };
  return (
    <li
      className={`entities-stub grid gap-3 p-4 border border-line-strong rounded-lg ${open ? 'border-dashed' : ''}`}
      data-look={open ? 'hole' : 'said'}
    >
      <div className="grid items-center grid-cols-[auto_minmax(56px,200px)_auto] justify-start" aria-hidden="true">
        <span className={BOX}>{from}</span>
        <StubLine from={words.back} to={words.forth} />
        <span className={BOX}>{to}</span>
      </div>
      <div className="grid gap-x-6 gap-y-2 grid-fit-240">
        <End one={from} other={to} others={many(to)} held={pair.forth} counts={forth} tick={setForth} />
        <End one={to} other={from} others={many(from)} held={pair.back} counts={back} tick={setBack} />
      </div>
      <div className="row">
        {said && (
          <Button look="main" onClick={keep}>
            Put it into the answer
          </Button>
        )}
        {pair.relation && (
          <span className="text-ink-2 text-14">
            this link <Pin q={question} />
          </span>
        )}
        {asked.map(({ question }) => (
          <span key={question.id} className="text-ink-2 text-14">
            {LINK_WORDS[leafOf(question)] ?? 'also asked'} <Pin q={question.id} />
          </span>
        ))}
      </div>
    </li>
  );
}

const BOX = 'px-4 py-2.5 max-w-75 bg-raised border border-said rounded-sm voice-17/[1.2] font-medium wrap-break-word';

const LINK_WORDS: Readonly<Record<string, string>> = {
  fields: 'noted on the link',
  'left-behind': 'what is left behind',
  first: 'what has to be done first',
};

interface EndProps {
  readonly one: string;
  readonly other: string;
  readonly others: string;
  readonly held: Sourced<HowMany>;
  readonly counts: Counts;
  readonly tick: (counts: Counts) => void;
}

const TICKS = ['none', 'one', 'many'] as const;

function End({ one, other, others, held, counts, tick }: EndProps) {
  if (held.is !== 'unknown') {
    const many = knownValue(held);
    const edge = lookOfSourced(held) === 'guess' ? 'border-dashed border-guess' : 'border-said';
    const words = many === 'any number' ? 'any number of' : (many ?? 'nothing to do with any');
    return (
      <p className={`voice-16/[1.4] border-l-3 pl-2.5 ${edge}`}>
        One <bdi>{one}</bdi> has <b>{words}</b> <bdi>{countsOf(many).many ? others : other}</bdi>
        {sureWord(held) && <span className="tag guess ml-2">{sureWord(held)}</span>}
      </p>
    );
  }
  return (
    <Ticks
      ask={
        <>
          How many <bdi>{others}</bdi> can one <bdi>{one}</bdi> have?
        </>
      }
      of={TICKS}
      several
      isOn={(word) => counts[word]}
      turn={(word, on) => tick({ ...counts, [word]: on })}
    />
  );
}

/** The SVG paths of the ends of a link, from its box on: a bar for one, a circle for none, a foot for many. */
const SIGNS: Readonly<Record<HowMany, string>> = {
  'exactly one': 'M 10 10 V 30 M 15 10 V 30',
  'at most one': 'M 10 10 V 30 M 24 20 m -5 0 a 5 5 0 1 0 10 0 a 5 5 0 1 0 -10 0',
  'one or more': 'M 0 10 L 14 20 L 0 30 M 20 10 V 30',
  'any number': 'M 0 10 L 14 20 L 0 30 M 22 20 m -5 0 a 5 5 0 1 0 10 0 a 5 5 0 1 0 -10 0',
};

/** The line between two things; an end of which nobody has said how many is hatched and carries a question mark. */
function StubLine({ from, to }: { from: HowMany | ''; to: HowMany | '' }) {
  return (
    <svg className="w-full h-10" viewBox="0 0 160 40" preserveAspectRatio="none" aria-hidden="true">
      <path
        className="fill-none stroke-ink stroke-[1.5] data-[look=hole]:[stroke-dasharray:2_5]"
        d="M 0 20 H 160"
        data-look={from === '' || to === '' ? 'hole' : 'said'}
      />
      <EndSign of={from} />
      <g transform="matrix(-1 0 0 1 160 0)">
        <EndSign of={to} mirrored />
      </g>
    </svg>
  );
}

function EndSign({ of, mirrored = false }: { of: HowMany | ''; mirrored?: boolean }) {
  if (of !== '') return <path className="fill-none stroke-ink stroke-[1.5]" d={SIGNS[of]} />;
  return (
    <g>
      <circle cx="14" cy="20" r="11" className="fill-pen-wash stroke-pen stroke-[1.5]" />
      <text
        className="fill-pen ui-14 font-semibold"
        x="14"
        y="25"
        textAnchor="middle"
        transform={mirrored ? 'matrix(-1 0 0 1 28 0)' : undefined}
      >
        ?
      </text>
    </g>
  );
}
