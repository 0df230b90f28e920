import { useState } from 'react';
import { constantsQuestions } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Guesses } from '../../stage/guesses.tsx';
import { AlsoUnsaid, Stage, UnknownAddress } from '../../stage/stage.tsx';
import { knownRows } from '../known/known-rows.ts';
import type { PlaceholderProps } from '../placeholder.tsx';
import { Board } from './board.tsx';
import { Dark } from './dark.tsx';
import { countAt } from './invoices.ts';
import { keptNumbers, settingsInForce } from './kept.ts';
import { FIRST_STOPS } from './knobs.ts';
import { PowerCut } from './power-cut.tsx';
import { Product } from './product.tsx';

const SHOWN = [
  'constants.values',
  'constants.boundaries',
  'constants.timers',
  'constants.capacity',
  'constants.money',
  'constants.service-levels',
  'constants.variants',
  'constants.provenance',
  'constants.outage',
  'constants.loss',
];

/** Nothing known: every knob at a wild extreme, and a piece of product that obeys. */
export function Unnamed({ view }: PlaceholderProps) {
  const [turned, setTurned] = useState(FIRST_STOPS);
  const [times, setTimes] = useState(0);
  const [power, setPower] = useState(true);
  const kept = keptNumbers(knownRows(useAsking().view('constants.values')));
  const settings = settingsInForce(kept.locked, turned);
  return (
    <Guesses of={constantsQuestions}>
      <h1>Who set these knobs?</h1>
      <p className="lead">
        The specification names no number. So every knob stands at something silly, and the product beside it
        obeys. Turn one until it feels right, then keep it.
      </p>
      <Stage
        view={view}
        label="Placeholder: a control room and the product it controls"
        address={<UnknownAddress after="/invoices" />}
      >
        <div className="constants">
          <div className="constants-room">
            <Board
              kept={kept}
              turned={turned}
              settings={settings}
              turn={(id, stop) => setTurned({ ...turned, [id]: stop })}
              times={times}
              setTimes={setTimes}
            />
            {power ? <Product settings={settings} count={countAt(times)} /> : <Dark />}
          </div>
          <PowerCut power={power} setPower={setPower} />
        </div>
        <AlsoUnsaid view={view} shown={SHOWN} />
      </Stage>
    </Guesses>
  );
}
