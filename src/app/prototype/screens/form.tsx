import { useSearchParams } from 'react-router';
import { mayDo, recordIn, savingWay, waysOn } from '#core/product.ts';
import { Hole } from '../hole.tsx';
import { usePlaying } from '../playing.tsx';
import type { ScreenProps } from '../product-screen.tsx';
import { Filling } from './filling.tsx';
import type { Steps } from './steps.ts';

interface FormScreenProps extends ScreenProps {
  /** Of a wizard: its steps, and where one is among them. */
  readonly steps?: Steps | null;
}

/** A form that keeps the decided rules and says the decided words; where nobody has said, it says so. */
export function FormScreen({ screen, arrival, steps = null }: FormScreenProps) {
  const [search] = useSearchParams();
  const { acting, screens } = usePlaying();
  const { entity } = screen;
  const edited = search.get('edit') ?? recordIn(arrival);
  if (entity === null) return <Hole q={screen.question} words="nobody has said what is filled in here" />;
  const row = edited === null ? undefined : acting.records.get(entity, edited);
  const verdict = mayDo(acting, entity, row ? 'edit' : 'create', row);
  if (verdict.may === 'no') return <p className="proto-refused">{verdict.because}</p>;
  return (
    <>
      {verdict.may === 'unsaid' && (
        <p>
          <Hole q={verdict.question} words={verdict.because} />
        </p>
      )}
      <Filling
        key={row?.id ?? 'new'}
        entity={entity}
        row={row}
        screen={screen}
        arrival={arrival}
        steps={steps}
        way={savingWay(waysOn(acting, screens, screen, row))}
      />
    </>
  );
}
