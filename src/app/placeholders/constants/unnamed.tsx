import { useState } from 'react';
import { CONSTANTS, plural, type QuestionView } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Slider } from '../../kit/slider.tsx';
import { Spot } from '../../stage/spot.tsx';
import { UnknownAddress } from '../../stage/stage.tsx';
import { statedRows } from '../answers/stated-rows.ts';
import { AttributedText, SettledTag } from '../pieces/attributed-text.tsx';
import { SpotCard } from '../pieces/spot-card.tsx';
import type { PlaceholderProps } from '../placeholder.tsx';
import { UnnamedStage } from '../things/named-stage.tsx';
import { EFFECTS } from './effects.ts';
import { InvoiceDemo } from './invoice-demo.tsx';
import { invoiceCount } from './invoices.ts';
import { KnobDial } from './knob-dial.tsx';
import { formatSetting, groupDigits, INITIAL_STOPS, KNOBS } from './knobs.ts';
import { currentSettings, statedNumbers } from './stated-numbers.ts';

/** Nothing known: every knob at a silly extreme, and a small product that they act on. */
export function Unnamed({ view }: PlaceholderProps) {
  const [selectedStops, setSelectedStops] = useState(INITIAL_STOPS);
  const [times, setTimes] = useState(0);
  const [power, setPower] = useState(true);
  const stated = statedNumbers(statedRows(useAsking().view('constants.values')));
  const settings = currentSettings(stated.locked, selectedStops);
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
      <div className="grid grid-cols-1 gap-6 @container">
        <div className="grid items-start grid-cols-1 gap-6 @wide:grid-cols-2">
          <section className="grid gap-4 min-w-0" aria-label="The knobs">
            <SpotCard says="Every number there is" q="constants.values" draw={drawValues} />
            {KNOBS.map((knob) => (
              <KnobDial
                key={knob.id}
                knob={knob}
                stop={selectedStops[knob.id]}
                locked={stated.locked.get(knob.id)}
                effect={EFFECTS[knob.id](settings, invoiceCount(times))}
                turn={(stop) => setSelectedStops({ ...selectedStops, [knob.id]: stop })}
              />
            ))}
            {stated.others.map(({ name, amount, unit, scope, settled }) => (
              <p className="wrap-anywhere" key={`${name} ${amount} ${unit} ${scope}`}>
                <SettledTag settled={settled} /> {name}: {formatSetting({ amount, unit })}
                {scope && `, ${scope}`}
              </p>
            ))}
            <VolumeSlider times={times} setTimes={setTimes} />
            <SpotCard says="Set by a law, a contract, a habit, a guess?" q="constants.provenance" />
            <SpotCard says="The same for everybody, everywhere?" q="constants.variants" />
          </section>
          {power ? <InvoiceDemo settings={settings} count={invoiceCount(times)} /> : <PowerOff />}
        </div>
        <PowerCut power={power} setPower={setPower} />
      </div>
    </UnnamedStage>
  );
}

const SWITCH_CLASSES = { on: 'border-line-strong border-b-5 bg-raised', off: 'border-pen bg-pen-wash' };

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
          ${SWITCH_CLASSES[power ? 'on' : 'off']}`}
        role="switch"
        aria-checked={power}
        onClick={flip}
      >
        <span>Main switch</span>
        <b className="voice-xl font-semibold">{power ? 'On' : 'Off'}</b>
      </button>
      <SpotCard says="How long can everybody do without?" q="constants.outage" />
      <SpotCard says="And when it is back, what was the last thing it knew?" q="constants.loss" />
    </section>
  );
}

const OUTAGE_QUESTIONS = [
  ['constants.service-levels', 'How quickly should it be back?'],
  ['constants.timers', 'What has run out meanwhile?'],
  ['constants.money', 'What was about to be paid?'],
  ['constants.boundaries', 'What stood just at its limit?'],
] as const;

const POWER_OFF_CLASSES = `bg-[light-dark(var(--color-ink),var(--color-paper))]
  text-[color:light-dark(var(--color-paper),var(--color-ink))]`;

/** Shown while the main switch is off; the demo loses its state. */
function PowerOff() {
  return (
    <section className="border border-line-strong rounded-lg grid gap-4 p-4 min-w-0" aria-label="The product">
      <div className={`grid place-items-center min-h-80 rounded bg-hatched ${POWER_OFF_CLASSES}`}>
        <p className={`px-3 py-1.5 voice-xl ${POWER_OFF_CLASSES}`}>Dark. Forty people look at each other.</p>
      </div>
      {OUTAGE_QUESTIONS.map(([q, says]) => (
        <SpotCard key={q} says={says} q={q} />
      ))}
    </section>
  );
}

function VolumeSlider({ times, setTimes }: { times: number; setTimes: (times: number) => void }) {
  const countText = `${groupDigits(invoiceCount(times))} invoices`;
  return (
    <div className="grid gap-0.5">
      <label className="flex flex-wrap justify-between gap-x-3 text-ink-2 text-sm" htmlFor="constants-times">
        How much is there?{' '}
        <output className="voice-lg font-semibold text-ink" htmlFor="constants-times">
          {countText}
        </output>
      </label>
      <Slider
        className="w-full h-9 m-0"
        id="constants-times"
        max={4}
        value={times}
        says={countText}
        onChange={setTimes}
      />
      <span className="quiet">Each step is × 10.</span>
      <Spot q="constants.capacity" />
    </div>
  );
}

function drawValues(view: QuestionView) {
  const count = statedRows(view).length;
  return (
    <AttributedText view={view}>{plural(count, 'One number stands', '# numbers stand')}, see below.</AttributedText>
  );
}
