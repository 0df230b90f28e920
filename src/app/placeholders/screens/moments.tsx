import { useId, useState } from 'react';
import { plural } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Button } from '../../kit/button.tsx';
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
          <Pane moment={moment} better={better[moment]} />
          <div className="row">
            <Better
              moment={moment}
              value={better[moment]}
              words={cells}
              choose={(word) => setBetter({ ...better, [moment]: word })}
            />
            {named.length > 0 && (
              <Button look="main" onClick={put}>
                Put {plural(named.length, 'it', 'all #')} into the answer
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}

/** Blank, until somebody says what is better. */
function Pane({ moment, better }: { moment: Moment; better: string | undefined }) {
  return (
    <div className="screens-pane" data-better={better ? '' : undefined}>
      {better ?? <span className="unseen">{`When ${moment}: a blank page`}</span>}
    </div>
  );
}

interface BetterProps {
  readonly moment: Moment;
  readonly value: string | undefined;
  readonly words: readonly string[];
  readonly choose: (word: string) => void;
}

function Better({ moment, value, words, choose }: BetterProps) {
  return (
    <select
      aria-label={`When it is ${moment}, people should see`}
      value={value ?? ''}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">Better than a blank page …</option>
      {words.map((cell) => (
        <option key={cell}>{cell}</option>
      ))}
    </select>
  );
}
