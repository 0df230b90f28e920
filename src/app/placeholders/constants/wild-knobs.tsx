import { useState } from 'react';
import { plural, type QuestionView } from '#core/index.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Slider } from '../../kit/fields.tsx';
import { Spot } from '../../stage/spot.tsx';
import { statedRows } from '../answers/stated-rows.ts';
import { AttributedText, SettledTag } from '../pieces/attributed-text.tsx';
import { SpotCard } from '../pieces/spot-card.tsx';
import { EFFECTS, InvoiceDemo, invoiceCount } from './invoice-demo.tsx';
import { KnobDial } from './knob-dial.tsx';
import { formatSetting, groupDigits, INITIAL_STOPS, KNOBS } from './knobs.ts';
import { currentSettings, statedNumbers } from './stated-numbers.ts';

/** Every knob at an extreme, and a small product that obeys. */
export function WildKnobs() {
  const [selectedStops, setSelectedStops] = useState(INITIAL_STOPS);
  const [times, setTimes] = useState(0);
  const stated = statedNumbers(statedRows(useAsking().view('constants.values')));
  const settings = currentSettings(stated.locked, selectedStops);
  return (
    <div className="grid items-start gap-6 @wide:grid-cols-2">
      <section className="grid gap-4 min-w-0" aria-label="The knobs">
        <SpotCard says="Every number there is" q="constants.values" draw={drawValues} />
        <div className="grid gap-x-6 gap-y-3 @wide:grid-cols-2">
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
        </div>
        {stated.others.map(({ name, amount, unit, scope, settled }) => (
          <p className="wrap-anywhere" key={`${name} ${amount} ${unit} ${scope}`}>
            <SettledTag settled={settled} /> {name}: {formatSetting({ amount, unit })}
            {scope && `, ${scope}`}
          </p>
        ))}
        <VolumeSlider times={times} setTimes={setTimes} />
        <SpotCard says="The same for everybody, everywhere?" q="constants.variants" />
      </section>
      <InvoiceDemo settings={settings} count={invoiceCount(times)} />
    </div>
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
