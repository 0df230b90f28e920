import './entities.css';
import { entitiesQuestions } from '#core/index.ts';
import { AlsoUnsaid } from '../../stage/also-unsaid.tsx';
import { Guesses } from '../../stage/guesses.tsx';
import { Stage, UnknownAddress } from '../../stage/stage.tsx';
import type { PlaceholderProps } from '../placeholder.tsx';
import { PhoneBox } from './phone-box.tsx';
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

/** One record nobody asked for, to be put right; below it, a real one is read out and falls into its fields. */
export default function Entities({ view }: PlaceholderProps) {
  return (
    <Guesses of={entitiesQuestions}>
      <h1>What does it keep a record of?</h1>
      <p className="lead">
        {view.closed === 0
          ? 'The specification does not say. So here is a thing. It is certainly wrong; tell us how.'
          : 'Some lines are settled. Everything dashed is still made up, and certainly wrong; tell us how.'}
      </p>
      <Stage view={view} label="Placeholder: one record" address={<UnknownAddress after="/1" />}>
        <RecordCard />
        <AlsoUnsaid view={view} shown={SHOWN} />
      </Stage>
      <PhoneBox />
    </Guesses>
  );
}
