import { useId, useState } from 'react';
import { useAsking } from '../../asking/asking.tsx';
import { Spot } from '../../stage/spot.tsx';
import { useGather } from '../gathering/use-gather.ts';
import { isUnsaid } from '../known/known-value.ts';
import { Drawing } from './drawing.tsx';

const CONDITIONS = 'screens.conditions';
const MOMENTS = ['empty', 'loading', 'half there', 'broken', 'forbidden'] as const;
type Moment = (typeof MOMENTS)[number];

/** A window that is blank whatever happens, and what people would rather see in each of these moments. */
export function Moments() {
  const gather = useGather();
  const [moment, setMoment] = useState<Moment>('empty');
  const [better, setBetter] = useState<Readonly<Partial<Record<Moment, string>>>>({});
  const id = useId();
  const view = useAsking().view(CONDITIONS);
  const shape = view?.question.shape;
  const cells = shape?.shape === 'matrix' && isUnsaid(view) ? shape.cells : [];
  const named = MOMENTS.filter((one) => better[one]);

  const put = () =>
    gather.cells(CONDITIONS, {
      rows: ['Every screen'],
      columns: named,
      cells: [named.map((one) => better[one] ?? '')],
    });

  return (
    <div className="screens-feature screens-window">
      <h3>
        <Drawing of="window" />
        The window
      </h3>
      <Spot q={CONDITIONS} />
      {cells.length > 0 && (
        <>
          <fieldset>
            <legend>Show it when it is</legend>
            {MOMENTS.map((one) => (
              <label key={one}>
                <input type="radio" name={id} checked={moment === one} onChange={() => setMoment(one)} />
                {one}
              </label>
            ))}
          </fieldset>
          <div className="screens-pane" data-better={better[moment] ? '' : undefined}>
            {better[moment] ?? <span className="unseen">{`When ${moment}: a blank page`}</span>}
          </div>
          <div className="row">
            <select
              aria-label={`When it is ${moment}, people should see`}
              value={better[moment] ?? ''}
              onChange={(event) => setBetter({ ...better, [moment]: event.target.value })}
            >
              <option value="">Better than a blank page …</option>
              {cells.map((cell) => (
                <option key={cell}>{cell}</option>
              ))}
            </select>
            {named.length > 0 && (
              <button type="button" className="button main" onClick={put}>
                Put {named.length === 1 ? 'it' : `all ${named.length}`} into the answer
              </button>
            )}
          </div>
        </>
      )}
    </div>
  );
}
