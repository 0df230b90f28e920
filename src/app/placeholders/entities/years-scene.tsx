import { type ReactNode, useState } from 'react';
import { type Entity, knownValue, listOf } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Button } from '../../kit/button.tsx';
import type { SceneProps } from '../../stage/stage-definition.ts';
import { type Trial, TrialButton } from '../pieces/controls.tsx';
import { AttributedText, SpotCard, ThingCard } from '../pieces/spot-card.tsx';
import { questionIdFor } from '../things/question-ids.ts';

const HISTORY_TRIAL: Trial = {
  press: 'What did it say yesterday?',
  shows: 'Somebody typed over it this morning. What it said before was not kept.',
  ask: 'Would anybody have asked?',
};
const RETENTION_TRIAL: Trial = {
  press: 'Nobody needs it any more',
  shows: 'It stays where it is, at the top of the list.',
  ask: 'What should have become of it?',
};

/** What is left of the record after each way to end, by the id of the option: classes, and words. */
const ENDS: Readonly<Record<string, readonly [card: string, name: string, words: string]>> = {
  keep: ['', '', 'It stays at the top of the list for ever.'],
  archive: ['opacity-50', '', 'Out of the daily lists, and still to be found.'],
  anonymise: ['', 'text-transparent bg-ink-2 rounded-xs', 'The name is gone, the rest stays.'],
  delete: ['border-dotted *:opacity-0', '', 'Gone. Somebody will phone about it.'],
};

/** One record from the day it comes in to the day nobody needs it. */
export function YearsScene({ product, subject }: SceneProps) {
  const { view } = useAsking();
  const [end, setEnd] = useState('');
  const entity = product.index.entities.get(subject);
  const q = (leaf: string, general = leaf) => questionIdFor(view, 'entities', entity?.id ?? null, leaf, general);
  const Card = entity ? ThingCard : SpotCard;
  const card = (says: string, id: string, draw?: (of: Entity) => ReactNode) => (
    <Card
      says={says}
      q={id}
      {...(entity && draw && { draw: (shown) => <AttributedText view={shown}>{draw(entity)}</AttributedText> })}
    />
  );
  const name = entity?.examples[0] ?? `${entity?.label ?? 'Thing'} no. 1`;
  const [cardClass = '', nameClass = '', words = ''] = ENDS[end] ?? [];
  return (
    <ol className="grid gap-x-8 gap-y-6 @wide:grid-cols-3" aria-label={`${name}, over the years`}>
      <Age when="It comes in" name={name}>
        {card('Where it came from, and where it goes', q('brought-in', 'files'), fileWords)}
        {card('How many there are', q('volume'), (of) => (
          <Volume of={of} />
        ))}
      </Age>
      <Age when="It changes" name={name} isChanged>
        {card('What it said before', q('history'))}
        <TrialButton q={q('history')} {...HISTORY_TRIAL} />
      </Age>
      <Age when="Nobody needs it any more" name={name} nameClass={nameClass} className={cardClass} isChanged>
        {card('What becomes of it', q('retention'))}
        {card('Kept until then', q('retention-time'))}
        <TrialButton q={q('retention')} look="main" {...RETENTION_TRIAL} onPick={setEnd} />
        {words && (
          <p className="text-sm">
            {words}{' '}
            <Button look="plain" onClick={() => setEnd('')}>
              Put it back
            </Button>
          </p>
        )}
      </Age>
    </ol>
  );
}

/** Each file that comes in or goes out, on a line of its own. */
function fileWords({ files }: Entity): ReactNode {
  return listOf(files).map(({ way, where, form, often }) => {
    const [direction = '', ...rest] = [way, where, form, often].flatMap((part) => knownValue(part) ?? []);
    return (
      <span className="block" key={`${direction} ${rest.join()}`}>
        <b className="font-semibold">{direction}</b> {rest.join(', ')}
      </span>
    );
  });
}

/** The counts that were named, drawn to scale. */
function Volume({ of: { volume } }: { of: Entity }) {
  const { now, later, most, daily } = volume;
  const counts = [
    ['now', now],
    ['in three years', later],
    ['the most ever', most],
  ] as const;
  const largest = Math.max(...counts.map(([, count]) => knownValue(count)?.amount ?? 0));
  const perDay = knownValue(daily);
  return (
    <span className="grid gap-1 text-sm">
      {counts.map(([words, held]) => {
        const count = knownValue(held);
        return (
          count && (
            <span className="grid grid-cols-[84px_66px_72px] items-center gap-2" key={words}>
              <span className="text-ink-2">{words}</span>
              <span>{count.text}</span>
              <i
                className="h-2 bg-decided"
                style={{ width: `${(count.amount / largest) * 100}%` }}
                aria-hidden="true"
              />
            </span>
          )
        );
      })}
      {perDay && <span className="text-ink-2">{`${perDay.text} more each day`}</span>}
    </span>
  );
}

interface AgeProps {
  readonly when: string;
  readonly name: string;
  /** Whether something else has been typed over its second field. */
  readonly isChanged?: boolean;
  readonly className?: string;
  readonly nameClass?: string;
  readonly children: ReactNode;
}

/** A stop on the time line, with the record as it is then. */
function Age({ when, name, isChanged = false, className = '', nameClass = '', children }: AgeProps) {
  return (
    <li className="grid content-start gap-3 min-w-0">
      <h2 className="flex items-center gap-2 m-0 small-head after:flex-1 after:border-t after:border-ink-2">
        <i className="size-3 rounded-full border border-ink-2" aria-hidden="true" />
        {when}
      </h2>
      <div
        className={`flex items-center gap-3 p-2 border border-line-strong rounded-lg bg-raised ${className}`}
        aria-hidden="true"
      >
        <span className="grid place-items-center size-11 border border-ink-2 rounded bg-hatched voice-xl">?</span>
        <span className="grid gap-1.5 min-w-0">
          <bdi className={`voice-lg wrap-anywhere ${nameClass}`}>{name}</bdi>
          <span className="flex gap-2">
            <i className={`w-20 h-2 bg-line ${isChanged ? 'border-b-2 border-b-ink' : ''}`} />
            {isChanged && <i className="w-14 h-2 bg-ink-2" />}
          </span>
        </span>
      </div>
      {children}
    </li>
  );
}
