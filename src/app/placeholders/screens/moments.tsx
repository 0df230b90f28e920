import { useId, useState } from 'react';
import { plural } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Button } from '../../kit/button.tsx';
import { Select } from '../../kit/select.tsx';
import { useGather } from '../gathering/use-gather.ts';
import { Feature } from './feature.tsx';

const CONDITIONS = 'screens.conditions';
const MOMENTS = ['empty', 'loading', 'half there', 'broken', 'forbidden'] as const;
type Moment = (typeof MOMENTS)[number];

/** A window that is blank whatever happens, and what people would rather see in each of these moments. */
export function Moments() {
  const shape = useAsking().view(CONDITIONS)?.question.shape;
  return (
    <Feature of="window" head="The window" q={CONDITIONS} className="screens-feature screens-window">
      {shape?.shape === 'matrix' && shape.cells && <Pane words={shape.cells} />}
    </Feature>
  );
}

/** Blank, until somebody says what is better. */
function Pane({ words }: { words: readonly string[] }) {
  const gather = useGather();
  const [moment, setMoment] = useState<Moment>('empty');
  const [better, setBetter] = useState<Readonly<Partial<Record<Moment, string>>>>({});
  const id = useId();
  const named = MOMENTS.filter((one) => better[one]);
  const put = () =>
    gather.cells(CONDITIONS, {
      rows: ['Every screen'],
      columns: named,
      cells: [named.map((one) => better[one] ?? '')],
    });
  return (
    <>
      <fieldset>
        <legend>Show it when it is</legend>
        {MOMENTS.map((one) => (
          <label className="items-center gap-6px" key={one}>
            <input type="radio" name={id} checked={moment === one} onChange={() => setMoment(one)} />
            {one}
          </label>
        ))}
      </fieldset>
      <div
        className="screens-pane grid place-center p-3 w-full bg-raised framed rounded"
        data-better={better[moment] ? '' : undefined}
      >
        {better[moment] ?? <span className="unseen">{`When ${moment}: a blank page`}</span>}
      </div>
      <div className="row">
        <Select
          aria-label={`When it is ${moment}, people should see`}
          value={better[moment] ?? ''}
          onChange={(word) => setBetter({ ...better, [moment]: word })}
          of={[['', 'Better than a blank page …'], ...words]}
        />
        {named.length > 0 && (
          <Button look="main" onClick={put}>
            Put {plural(named.length, 'it', 'all #')} into the answer
          </Button>
        )}
      </div>
    </>
  );
}
