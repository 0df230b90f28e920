import { useAsking } from '../../asking/asking.tsx';
import { Button } from '../../kit/button.tsx';
import { Spot } from '../../stage/spot.tsx';
import { isUnsaid } from '../known/known-value.ts';
import { Drawing } from './drawing.tsx';

const DEVICES = 'screens.devices';

/** What people have in their hands; each thing picked up goes into the answer. */
export function Devices() {
  const asking = useAsking();
  const view = asking.view(DEVICES);
  const shape = view?.question.shape;
  const options = shape?.shape === 'multi' && isUnsaid(view) ? shape.options : [];
  return (
    <div className="screens-feature screens-devices">
      <h3>
        <Drawing of="shelf" />
        The lost and found
      </h3>
      <Spot q={DEVICES} />
      {options.length > 0 && (
        <>
          <p className="quiet">What did they really have in their hands? Pick it up.</p>
          <div className="row">
            {options.map(({ id, label }) => (
              <Button key={id} onClick={() => asking.capture(DEVICES, [id])}>
                {label}
              </Button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
