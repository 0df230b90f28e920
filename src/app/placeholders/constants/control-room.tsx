import { useState } from 'react';
import { plural, type QuestionView } from '#core/index.ts';
import { type Constant, knownValue, lookOfSourced, type Product } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Button } from '../../kit/button.tsx';
import { Slider } from '../../kit/fields.tsx';
import { LOOK_BORDERS } from '../../kit/look-borders.ts';
import { ScrollBox } from '../../kit/use-truncated.tsx';
import { Spot } from '../../stage/spot.tsx';
import { statedRows } from '../answers/answer-value.ts';
import { AttributedText, SettledTag, SpotCard } from '../pieces/spot-card.tsx';
import { SourcedValue } from '../sourced/sourced-value.tsx';
import { TabbedViews } from '../things/tabbed-views.tsx';
import { AffectedScreens } from './affected-screens.tsx';
import { ConstantDial, KnobDial } from './dials.tsx';
import { InvoiceDemo } from './invoice-demo.tsx';
import { EFFECTS, invoiceCount } from './invoices.ts';
import {
  currentSettings,
  formatSetting,
  groupDigits,
  INITIAL_STOPS,
  KNOBS,
  type KnobId,
  statedByKnob,
  statedNumbers,
  unsetKnobs,
} from './knobs.ts';

interface ControlRoomProps {
  readonly decided: Product;
  /** With the overrides of this session. */
  readonly product: Product;
  readonly focus: string | undefined;
  readonly setFocus: (id: string) => void;
}

const TABS = [
  ['running', 'Your product, running'],
  ['made-up', 'Invoices, made up'],
] as const;
const INVOICE_COUNT = 20;

/** Constants that are set (locked) and knobs that are not; both act on the prototype and on made-up invoices. */
export function ControlRoom({ decided, product, focus, setFocus }: ControlRoomProps) {
  const { all } = decided.index.constants;
  const [selectedStops, setSelectedStops] = useState(INITIAL_STOPS);
  const unset = unsetKnobs(all);
  const [shown, show] = useState<(typeof TABS)[number][0]>('running');
  const settings = currentSettings(statedByKnob(product.index.constants.all), selectedStops);
  const turn = (id: KnobId, stop: number) => {
    setSelectedStops({ ...selectedStops, [id]: stop });
    show('made-up');
  };
  return (
    <div className="grid items-start grid-cols-1 gap-6 @wide:grid-cols-2">
      <ScrollBox className="grid gap-4 min-w-0 max-h-105 pr-2 overflow-auto" label="The dials">
        {unset.length > 0 && <h2 className="small-head mb-2">At an extreme: nobody has said</h2>}
        {unset.map((knob) => (
          <KnobDial
            key={knob.id}
            knob={knob}
            stop={selectedStops[knob.id]}
            effect={EFFECTS[knob.id](settings, INVOICE_COUNT)}
            turn={(stop) => turn(knob.id, stop)}
          />
        ))}
        {all.length > 0 && <h2 className="small-head mb-2">Set</h2>}
        {all.map((constant) => (
          <LockedKnob
            key={constant.id}
            constant={constant}
            isFocus={constant.id === focus}
            look={() => {
              setFocus(constant.id);
              show('running');
            }}
          />
        ))}
        {unset.length === KNOBS.length && all.length > 0 && (
          <p className="quiet">None of the set ones is any of these. Does the product do without?</p>
        )}
      </ScrollBox>
      <TabbedViews label="What obeys" tabs={TABS} shown={shown} show={show}>
        {shown === 'running' ? (
          <AffectedScreens product={product} constant={focus ?? null} />
        ) : (
          <InvoiceDemo settings={settings} count={INVOICE_COUNT} />
        )}
      </TabbedViews>
    </div>
  );
}

function LockedKnob({ constant, isFocus, look }: { constant: Constant; isFocus: boolean; look: () => void }) {
  const { label, of, owner, comesFrom, value } = constant;
  const border = LOOK_BORDERS[knownValue(value) ? lookOfSourced(value) : 'hole'];
  const focus = isFocus ? 'ring-2 ring-pen' : '';
  return (
    <div className={`constants-locked-knob bg-raised border rounded-lg px-3 pt-3 pb-2 ${border} ${focus}`}>
      <ConstantDial constant={constant} onTurn={look} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm mt-1 [&_.fact-value]:ui-sm">
        {of === 'value' && <SourcedValue says={`Who is in charge of ${label}`} held={owner} hole="whose is it?" />}
        <SourcedValue says={`Where ${label} comes from`} held={comesFrom} hole="a law or a guess?" />
        <Button look="plain" aria-pressed={isFocus} onClick={look}>
          Where is it felt?<span className="unseen"> {label}</span>
        </Button>
      </p>
    </div>
  );
}

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
