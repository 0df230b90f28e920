import { mayDo, recordLabel, recordsAround, unchangeable } from '#core/product.ts';
import { useChangedOnNew, useRecordAt } from '../arrival.ts';
import { Gone } from '../gone.tsx';
import { Hole } from '../hole.tsx';
import { usePlaying } from '../playing.tsx';
import type { ScreenProps } from '../product-screen.tsx';
import { Locked, Refused } from '../refused.tsx';
import { Filling, type Steps } from './filling.tsx';

interface FormScreenProps extends ScreenProps {
  /** For a wizard: its steps, and which of them is open. */
  readonly steps?: Steps | null;
}

export function FormScreen({ screen, arrival, steps = null }: FormScreenProps) {
  const { actor } = usePlaying();
  const { entity } = screen;
  const found = useRecordAt(arrival);
  const isStandIn = useChangedOnNew(arrival) !== undefined;
  if (entity === null) return <Hole q={screen.question} words="nobody has said what is filled in here" />;
  if (found === null) return <Gone entity={entity} screen={screen} />;
  const verdict = mayDo(actor, entity, found ? 'edit' : 'create', found);
  if (verdict.may === 'no') return <Refused screen={screen} because={verdict.because} />;
  const lock = found && unchangeable(actor, found);
  if (lock) {
    return (
      <p className="proto-refused">
        <Locked lock={lock} />
      </p>
    );
  }
  return (
    <>
      {verdict.may === 'unsaid' && (
        <p>
          <Hole q={verdict.question} words={verdict.because} />
        </p>
      )}
      {isStandIn && (
        <p className="quiet">
          No decided screen is for changing this, so “<bdi>{screen.label}</bdi>” stands in.
        </p>
      )}
      {found && !isStandIn && (
        <p className="quiet">
          Changes <bdi>{recordLabel(actor.product, found)}</bdi>.
        </p>
      )}
      <Filling
        key={found?.id ?? 'new'}
        subject={{ entity, row: found, around: recordsAround(actor, arrival) }}
        screen={screen}
        steps={steps}
      />
    </>
  );
}
