import { useState } from 'react';
import type { QuestionView } from '#core/index.ts';
import type { Entity } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { keysOf } from '../../kit/radio-group.tsx';
import { askedOf, type Find } from '../things/asked-of.ts';
import { Pins } from '../things/register.tsx';
import { Ending, Line } from './line.tsx';

/** What is asked of a thing; what is asked of all things may have another name. */
const LEAVES = {
  fields: 'fields',
  relations: 'relations',
  identity: 'identity',
  'identity-format': 'identity-format',
  history: 'history',
  volume: 'volume',
  'brought-in': 'files',
  retention: 'retention',
  'retention-time': 'retention-time',
} as const;

export function aroundIds(find: Find, thing: string): readonly string[] {
  return keysOf(LEAVES).map((leaf) => askedOf(find, 'entities', thing, leaf, LEAVES[leaf]));
}

interface AroundThingProps {
  readonly entity: Entity;
  /** Questions raised by its lines; null where the columns that carry them are on the screen. */
  readonly below: readonly QuestionView[] | null;
}

/** What is to be known about a thing apart from its lines, each with something to try on it while nobody has said. */
export function AroundThing({ entity, below }: AroundThingProps) {
  const find = useAsking().view;
  const [end, setEnd] = useState('');
  const q = (leaf: keyof typeof LEAVES) => askedOf(find, 'entities', entity.id, leaf, LEAVES[leaf]);
  const one = entity.label;
  const [example] = entity.examples;
  return (
    <dl className="mt-8 border-t-1 border-t-line" data-end={end}>
      {below && (
        <Line of="Written on it" as="names" q={q('fields')}>
          {below.length > 0 && <Pins of={below} />}
        </Line>
      )}
      <Line
        of="Told apart by"
        q={q('identity')}
        trial={{
          press: 'Show another one',
          shows: `Here is another ${one}${example ? `, also “${example}”` : ''}, the same on every line. Which of the two did you mean?`,
          ask: 'How would you have told them apart?',
        }}
      />
      <Line of="Its number" q={q('identity-format')} />
      <Line
        of="What it said before"
        q={q('history')}
        trial={{
          press: 'What did it say yesterday?',
          shows: `Somebody typed over the ${one} this morning. What stood there before was not kept.`,
          ask: 'Would anybody have asked?',
        }}
      />
      <Line of="How many there are" q={q('volume')} />
      <Line of="Files in and out" q={q('brought-in')} />
      <Ending end={end} setEnd={setEnd} q={q('retention')} time={q('retention-time')} />
    </dl>
  );
}
