import { useState } from 'react';
import type { QuestionView } from '#core/index.ts';
import { type Cardinality, knownValue, lookOfSourced, type Sourced } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { LOOK_BORDERS } from '../../kit/look-borders.ts';
import { Pin } from '../../stage/pin.tsx';
import { useDraftWriter } from '../draft-writing/use-draft-writer.ts';
import { leafOf } from '../people/follow-ups.tsx';
import { firmnessTag } from '../things/firmness.ts';
import { type AllowedCounts, cardinalityOf, countsOf } from './cardinality.ts';
import type { LinkPair } from './link-pairs.ts';
import { OptionGroup } from './option-group.tsx';

interface LinkCardProps {
  readonly pair: LinkPair;
  /** Follow-ups of the relation. */
  readonly asked: readonly QuestionView[];
  /** The plural of an entity’s label. */
  readonly many: (label: string) => string;
}

export function LinkCard({ pair, asked, many }: LinkCardProps) {
  const { from, to, question } = pair;
  const asking = useAsking();
  const draftWriter = useDraftWriter();
  const [forth, setForth] = useState(countsOf(knownValue(pair.forth)));
  const [back, setBack] = useState(countsOf(knownValue(pair.back)));
  const isOpen = pair.forth.is === 'unknown' || pair.back.is === 'unknown';
  const words = { forth: cardinalityOf(forth), back: cardinalityOf(back) };
  const isAnswered =
    (pair.forth.is === 'unknown' && words.forth !== '') || (pair.back.is === 'unknown' && words.back !== '');
  const addToDraft = () => {
    draftWriter.addRows(question, [{ from, to, ...words }], ['from', 'to']);
    announce(`${from} and ${to}: in the answer to question ${asking.pinOf(question) ?? ''}. Save it there.`);
  };
  return (
    <li
      className={`entities-stub grid gap-3 p-4 border border-line-strong rounded-lg ${isOpen ? 'border-dashed' : ''}`}
      data-look={isOpen ? 'hole' : 'decided'}
    >
      <div className="grid items-center grid-cols-[auto_minmax(56px,200px)_auto] justify-start" aria-hidden="true">
        <span className={NAME_BOX}>{from}</span>
        <LinkLine from={words.back} to={words.forth} />
        <span className={NAME_BOX}>{to}</span>
      </div>
      <div className="grid gap-x-6 gap-y-2 grid-fit-240">
        <LinkEnd one={from} other={to} others={many(to)} held={pair.forth} counts={forth} tick={setForth} />
        <LinkEnd one={to} other={from} others={many(from)} held={pair.back} counts={back} tick={setBack} />
      </div>
      <div className="row">
        {isAnswered && (
          <Button look="main" onClick={addToDraft}>
            Put it into the answer
          </Button>
        )}
        {pair.relation && (
          <span className="text-ink-2 text-sm">
            this link <Pin q={question} />
          </span>
        )}
        {asked.map(({ question }) => (
          <span key={question.id} className="text-ink-2 text-sm">
            {FOLLOW_UP_WORDS[leafOf(question)] ?? 'also asked'} <Pin q={question.id} />
          </span>
        ))}
      </div>
    </li>
  );
}

const NAME_BOX =
  'px-4 py-2.5 max-w-75 bg-raised border border-decided rounded-sm voice-lg font-semibold wrap-break-word';

const FOLLOW_UP_WORDS: Readonly<Record<string, string>> = {
  fields: 'noted on the link',
  'left-behind': 'what is left behind',
  first: 'what has to be done first',
};

interface LinkEndProps {
  readonly one: string;
  readonly other: string;
  readonly others: string;
  readonly held: Sourced<Cardinality>;
  readonly counts: AllowedCounts;
  readonly tick: (counts: AllowedCounts) => void;
}

const COUNT_WORDS = ['none', 'one', 'many'] as const;

function LinkEnd({ one, other, others, held, counts, tick }: LinkEndProps) {
  if (held.is !== 'unknown') {
    const cardinality = knownValue(held);
    const border = LOOK_BORDERS[lookOfSourced(held)];
    const words = cardinality === 'any number' ? 'any number of' : (cardinality ?? 'nothing to do with any');
    return (
      <p className={`voice-lg border-l-3 pl-2.5 ${border}`}>
        One <bdi>{one}</bdi> has <b>{words}</b> <bdi>{countsOf(cardinality).many ? others : other}</bdi>
        {firmnessTag(held) && <span className="tag guess ml-2">{firmnessTag(held)}</span>}
      </p>
    );
  }
  return (
    <OptionGroup
      ask={
        <>
          How many <bdi>{others}</bdi> can one <bdi>{one}</bdi> have?
        </>
      }
      of={COUNT_WORDS}
      several
      isOn={(word) => counts[word]}
      turn={(word, on) => tick({ ...counts, [word]: on })}
    />
  );
}

/** SVG paths of the ends of a link, starting at the box: a bar for one, a circle for none, a foot for many. */
const END_PATHS: Readonly<Record<Cardinality, string>> = {
  'exactly one': 'M 10 10 V 30 M 15 10 V 30',
  'at most one': 'M 10 10 V 30 M 24 20 m -5 0 a 5 5 0 1 0 10 0 a 5 5 0 1 0 -10 0',
  'one or more': 'M 0 10 L 14 20 L 0 30 M 20 10 V 30',
  'any number': 'M 0 10 L 14 20 L 0 30 M 22 20 m -5 0 a 5 5 0 1 0 10 0 a 5 5 0 1 0 -10 0',
};

/** The edge between two entities; an end with unknown cardinality shows a question mark. */
function LinkLine({ from, to }: { from: Cardinality | ''; to: Cardinality | '' }) {
  return (
    <svg className="w-full h-10" viewBox="0 0 160 40" preserveAspectRatio="none" aria-hidden="true">
      <path
        className="fill-none stroke-ink stroke-[1.5] data-[look=hole]:[stroke-dasharray:2_5]"
        d="M 0 20 H 160"
        data-look={from === '' || to === '' ? 'hole' : 'decided'}
      />
      <EndSymbol of={from} />
      <g transform="matrix(-1 0 0 1 160 0)">
        <EndSymbol of={to} mirrored />
      </g>
    </svg>
  );
}

function EndSymbol({ of, mirrored = false }: { of: Cardinality | ''; mirrored?: boolean }) {
  if (of !== '') return <path className="fill-none stroke-ink stroke-[1.5]" d={END_PATHS[of]} />;
  return (
    <g>
      <circle cx="14" cy="20" r="11" className="fill-pen-wash stroke-pen stroke-[1.5]" />
      <text
        className="fill-pen ui-sm font-semibold"
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
