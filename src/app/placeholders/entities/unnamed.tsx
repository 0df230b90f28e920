import { entitiesQuestions, type PointView } from '#core/index.ts';
import { AlsoUnsaid } from '../../stage/also-unsaid.tsx';
import { Guesses } from '../../stage/guesses.tsx';
import { Stage, UnknownAddress } from '../../stage/stage.tsx';
import { RecordCard } from './record-card.tsx';

const SHOWN = [
  'entities.records',
  'entities.identity',
  'entities.fields',
  'entities.relations',
  'entities.history',
  'entities.volume',
  'entities.retention',
  'entities.terms',
  'entities.identity-format',
  'entities.retention-time',
  'entities.files',
];

/** One record nobody asked for, wrong on every line. */
export function Unnamed({ view }: { view: PointView }) {
  return (
    <Guesses of={entitiesQuestions}>
      <Stage view={view} label="Placeholder: one record" address={<UnknownAddress after="/1" />}>
        <RecordCard />
        <AlsoUnsaid view={view} shown={SHOWN} />
      </Stage>
    </Guesses>
  );
}
