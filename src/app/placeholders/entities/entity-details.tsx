import { useState } from 'react';
import type { QuestionView } from '#core/index.ts';
import type { Entity } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { keysOf } from '../../kit/keys-of.ts';
import { type FindQuestion, questionIdFor } from '../things/question-ids.ts';
import { QuestionPins } from '../things/remaining-questions.tsx';
import { CardRow, RetentionRow } from './card-row.tsx';

/** Last segments of the questions about one entity, and of the same questions about all. */
const DETAIL_SLOTS = {
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

export function entityDetailIds(find: FindQuestion, entityId: string): readonly string[] {
  return keysOf(DETAIL_SLOTS).map((leaf) => questionIdFor(find, 'entities', entityId, leaf, DETAIL_SLOTS[leaf]));
}

interface EntityDetailsProps {
  readonly entity: Entity;
  /** Questions raised by its fields; null if they are shown at the columns. */
  readonly below: readonly QuestionView[] | null;
}

/** The questions about an entity other than its fields, each with a trial while it is unanswered. */
export function EntityDetails({ entity, below }: EntityDetailsProps) {
  const find = useAsking().view;
  const [end, setEnd] = useState('');
  const q = (leaf: keyof typeof DETAIL_SLOTS) => questionIdFor(find, 'entities', entity.id, leaf, DETAIL_SLOTS[leaf]);
  const label = entity.label;
  const [example] = entity.examples;
  return (
    <dl className="mt-8 border-t-1 border-t-line" data-end={end}>
      {below && (
        <CardRow of="Written on it" as="names" q={q('fields')}>
          {below.length > 0 && <QuestionPins of={below} />}
        </CardRow>
      )}
      <CardRow
        of="Told apart by"
        q={q('identity')}
        trial={{
          press: 'Show another one',
          shows: `Here is another ${label}${example ? `, also “${example}”` : ''}, the same on every line. Which of the two did you mean?`,
          ask: 'How would you have told them apart?',
        }}
      />
      <CardRow of="Its number" q={q('identity-format')} />
      <CardRow
        of="What it said before"
        q={q('history')}
        trial={{
          press: 'What did it say yesterday?',
          shows: `Somebody typed over the ${label} this morning. What stood there before was not kept.`,
          ask: 'Would anybody have asked?',
        }}
      />
      <CardRow of="How many there are" q={q('volume')} />
      <CardRow of="Files in and out" q={q('brought-in')} />
      <RetentionRow end={end} setEnd={setEnd} q={q('retention')} time={q('retention-time')} />
    </dl>
  );
}
