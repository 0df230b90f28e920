import { useSearchParams } from 'react-router';
import { mayDo, recordAt, recordByKey, recordLabel, recordsAround, unchangeable } from '#core/product.ts';
import { Hole } from '../hole.tsx';
import { Locked } from '../locked.tsx';
import { usePlaying } from '../playing.tsx';
import type { ScreenProps } from '../product-screen.tsx';
import { Gone } from './detail.tsx';
import { Filling } from './filling.tsx';
import type { Steps } from './steps.ts';

interface FormScreenProps extends ScreenProps {
  /** Of a wizard: its steps, and where one is among them. */
  readonly steps?: Steps | null;
}

/** A form that keeps the decided rules and says the decided words; where nobody has said, it says so. */
export function FormScreen({ screen, arrival, steps = null }: FormScreenProps) {
  const [search] = useSearchParams();
  const { acting } = usePlaying();
  const { entity } = screen;
  const edited = search.get('edit');
  if (entity === null) return <Hole q={screen.question} words="nobody has said what is filled in here" />;
  const found = edited === null ? recordAt(acting, arrival) : (recordByKey(acting, entity, edited) ?? null);
  if (found === null) return <Gone entity={entity} />;
  const verdict = mayDo(acting, entity, found ? 'edit' : 'create', found);
  if (verdict.may === 'no') return <p className="proto-refused">{verdict.because}</p>;
  const lock = found && unchangeable(acting, found);
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
      {found && (
        <p className="quiet">
          Changes <bdi>{recordLabel(acting.product, found)}</bdi>.
        </p>
      )}
      <Filling
        key={found?.id ?? 'new'}
        subject={{ entity, row: found, around: recordsAround(acting, arrival) }}
        screen={screen}
        steps={steps}
      />
    </>
  );
}
