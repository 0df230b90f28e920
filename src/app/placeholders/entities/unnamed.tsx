import { ENTITIES, type PointView } from '#core/index.ts';
import { Guesses } from '../../stage/guesses.tsx';
import { AlsoUnsaid, Stage, UnknownAddress } from '../../stage/stage.tsx';
import { RecordCard } from './record-card.tsx';

const SHOWN = ENTITIES.questions.map(({ id }) => id);

/** One record nobody asked for, wrong on every line. */
export function Unnamed({ view }: { view: PointView }) {
  return (
    <Guesses of={ENTITIES.questions}>
      <Stage view={view} label="Placeholder: one record" address={<UnknownAddress after="/1" />}>
        <RecordCard />
        <AlsoUnsaid view={view} shown={SHOWN} />
      </Stage>
    </Guesses>
  );
}
