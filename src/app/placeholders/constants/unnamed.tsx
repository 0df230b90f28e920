import { useState } from 'react';
import { CONSTANTS, plural, type QuestionView } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Slider } from '../../kit/slider.tsx';
import { Spot } from '../../stage/spot.tsx';
import { UnknownAddress } from '../../stage/stage.tsx';
import { knownRows } from '../known/known-rows.ts';
import { DecidedLine, SaidTag } from '../pieces/decided-line.tsx';
import { Note } from '../pieces/note.tsx';
import type { PlaceholderProps } from '../placeholder.tsx';
import { UnnamedStage } from '../things/named-stage.tsx';
import { Dial } from './dial.tsx';
import { EFFECTS } from './effects.ts';
import { countAt } from './invoices.ts';
import { keptNumbers, settingsInForce } from './kept.ts';
import { FIRST_STOPS, KNOBS, spaced, spoken } from './knobs.ts';
import { Product } from './product.tsx';

/** Nothing known: every knob at a wild extreme, and a piece of product that obeys. */
export function Unnamed({ view }: PlaceholderProps) {
  const [turned, setTurned] = useState(FIRST_STOPS);
  const [times, setTimes] = useState(0);
  const [power, setPower] = useState(true);
  const kept = keptNumbers(knownRows(useAsking().view('constants.values')));
  const settings = settingsInForce(kept.locked, turned);
  return (
    <UnnamedStage
      view={view}
      of={CONSTANTS}
      words={[
        'Who set these knobs?',
        'The specification names no number. So every knob stands at something silly, and the product beside it obeys. Turn one until it feels right, then keep it.',
        'Placeholder: a control room and the product it controls',
      ]}
      address={<UnknownAddress after="/invoices" />}
    >
      <div className="grid grid-cols-1 gap-6 @container [--spot-size:16px]">
        <div className="grid items-start grid-cols-1 gap-6 @wide:grid-cols-2">
          <section className="grid gap-4 min-w-0" aria-label="The knobs">
            <Note says="Every number there is" q="constants.values" draw={drawValues} />
            {KNOBS.map((knob) => (
              <Dial
                key={knob.id}
                knob={knob}
                stop={turned[knob.id]}
                locked={kept.locked.get(knob.id)}
                effect={EFFECTS[knob.id](settings, countAt(times))}
                turn={(stop) => setTurned({ ...turned, [knob.id]: stop })}
              />
            ))}
            {kept.others.map(({ name, amount, unit, scope, settled }) => (
              <p className="wrap-anywhere" key={`${name} ${amount} ${unit} ${scope}`}>
                <SaidTag settled={settled} /> {name}: {spoken({ amount, unit })}
                {scope && `, ${scope}`}
              </p>
            ))}
            <Times times={times} setTimes={setTimes} />
            <Note says="Set by a law, a contract, a habit, a guess?" q="constants.provenance" />
            <Note says="The same for everybody, everywhere?" q="constants.variants" />
          </section>
          {power ? <Product settings={settings} count={countAt(times)} /> : <Dark />}
        </div>
        <PowerCut power={power} setPower={setPower} />
      </div>
    </UnnamedStage>
  );
}

const SWITCH = { on: 'border-line-strong border-b-5 bg-raised', off: 'border-pen bg-pen-wash' };

function PowerCut({ power, setPower }: { power: boolean; setPower: (power: boolean) => void }) {
  const flip = () => {
    setPower(!power);
    announce(power ? 'Everything is off.' : 'Everything is on again.');
  };
  return (
    <section
      className="grid gap-x-6 gap-y-4 items-start border-t border-line-strong pt-4
        @wide:grid-cols-[auto_repeat(2,minmax(0,1fr))]"
      aria-label="The main switch"
    >
      <button
        type="button"
        className={`flex items-center justify-between gap-4 min-h-14 px-4 py-2 border rounded-lg
          ${SWITCH[power ? 'on' : 'off']}`}
        role="switch"
        aria-checked={power}
        onClick={flip}
      >
        <span>Main switch</span>
        <b className="voice-22/1 font-medium">{power ? 'On' : 'Off'}</b>
      </button>
      <Note says="How long can everybody do without?" q="constants.outage" />
      <Note says="And when it is back, what was the last thing it knew?" q="constants.loss" />
    </section>
  );
}

const OUT_OF_SIGHT = [
  ['constants.service-levels', 'How quickly should it be back?'],
  ['constants.timers', 'What has run out meanwhile?'],
  ['constants.money', 'What was about to be paid?'],
  ['constants.boundaries', 'What stood just at its limit?'],
] as const;

const DARK = `bg-[light-dark(var(--color-ink),var(--color-paper))]
  text-[color:light-dark(var(--color-paper),var(--color-ink))]`;

/** The product while the main switch is off; it forgets what had been deleted in it. */
function Dark() {
  return (
    <section className="border border-line-strong rounded-lg grid gap-4 p-4 min-w-0" aria-label="The product">
      <div className={`grid place-items-center min-h-80 rounded bg-hatched ${DARK}`}>
        <p className={`px-3 py-1.5 voice-20/[1.3] ${DARK}`}>Dark. Forty people look at each other.</p>
      </div>
      {OUT_OF_SIGHT.map(([q, says]) => (
        <Note key={q} says={says} q={q} />
      ))}
    </section>
  );
}

function Times({ times, setTimes }: { times: number; setTimes: (times: number) => void }) {
  const says = `${spaced(countAt(times))} invoices`;
  return (
    <div className="grid gap-0.5">
      <label className="flex flex-wrap justify-between gap-x-3 text-ink-2 text-14" htmlFor="constants-times">
        How much is there?{' '}
        <output className="voice-18/[1.3] font-medium text-ink" htmlFor="constants-times">
          {says}
        </output>
      </label>
      <Slider className="w-full h-9 m-0" id="constants-times" max={4} value={times} says={says} onChange={setTimes} />
      <span className="quiet">Each step is × 10.</span>
      <Spot q="constants.capacity" />
    </div>
  );
}

function drawValues(view: QuestionView) {
  const count = knownRows(view).length;
  return <DecidedLine view={view}>{plural(count, 'One number stands', '# numbers stand')}, see below.</DecidedLine>;
}
