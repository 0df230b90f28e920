import { useState } from 'react';
import { type Constant, type Product as Decided, knownValue, lookOfSourced } from '#core/product.ts';
import { Button } from '../../kit/button.tsx';
import { SourcedValue } from '../facts/fact.tsx';
import { SideBySide } from '../things/side-by-side.tsx';
import { Dial } from './dial.tsx';
import { EFFECTS } from './effects.ts';
import { keptIn, settingsInForce, wildKnobs } from './kept.ts';
import { FIRST_STOPS, KNOBS, type KnobId } from './knobs.ts';
import { Product } from './product.tsx';
import { Touched } from './touched.tsx';
import { TurningDial } from './turning-dial.tsx';

interface ControlRoomProps {
  readonly decided: Decided;
  /** As turned for now. */
  readonly product: Decided;
  readonly focus: string | undefined;
  readonly setFocus: (id: string) => void;
}

const TABS = [
  ['running', 'Your product, running'],
  ['made-up', 'Invoices, made up'],
] as const;
const COUNT = 20;

/** Set knobs are locked next to wild ones that nobody has touched; the product, and made-up invoices, obey both. */
export function ControlRoom({ decided, product, focus, setFocus }: ControlRoomProps) {
  const { all } = decided.index.constants;
  const [turned, setTurned] = useState(FIRST_STOPS);
  const wild = wildKnobs(all);
  const [shown, show] = useState<(typeof TABS)[number][0]>('running');
  const settings = settingsInForce(keptIn(product.index.constants.all), turned);
  const turn = (id: KnobId, stop: number) => {
    setTurned({ ...turned, [id]: stop });
    show('made-up');
  };
  return (
    <div
      className="grid items-start grid-cols-1 gap-6 @wide:grid-cols-2 @wide:[&>.things-views]:sticky
        @wide:[&>.things-views]:top-18"
    >
      <section className="grid gap-4 min-w-0" aria-label="The knobs">
        {wild.length > 0 && <h2 className="small-head mb-2">Wild: nobody has said</h2>}
        {wild.map((knob) => (
          <Dial
            key={knob.id}
            knob={knob}
            stop={turned[knob.id]}
            effect={EFFECTS[knob.id](settings, COUNT)}
            turn={(stop) => turn(knob.id, stop)}
          />
        ))}
        {all.length > 0 && <h2 className="small-head mb-2">Set</h2>}
        {all.map((constant) => (
          <SetKnob
            key={constant.id}
            constant={constant}
            isFocus={constant.id === focus}
            look={() => {
              setFocus(constant.id);
              show('running');
            }}
          />
        ))}
        {wild.length === KNOBS.length && all.length > 0 && (
          <p className="quiet">None of the set ones is any of these. Does the product do without?</p>
        )}
      </section>
      <SideBySide label="What obeys" tabs={TABS} shown={shown} show={show}>
        {shown === 'running' ? (
          <Touched product={product} constant={focus ?? null} />
        ) : (
          <Product settings={settings} count={COUNT} />
        )}
      </SideBySide>
    </div>
  );
}

const EDGES = {
  said: 'border-said',
  guess: 'border-dashed border-guess',
  hole: 'border-dashed border-ink-2',
};

function SetKnob({ constant, isFocus, look }: { constant: Constant; isFocus: boolean; look: () => void }) {
  const { label, of, owner, comesFrom, value } = constant;
  const edge = EDGES[knownValue(value) ? lookOfSourced(value) : 'hole'];
  const focus = isFocus ? 'ring-2 ring-pen' : '';
  return (
    <div className={`constants-locked-knob bg-raised border rounded-lg px-3 pt-3 pb-2 ${edge} ${focus}`}>
      <TurningDial constant={constant} onTurn={look} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 mt-1 [&_.fact-value]:ui-14/[1.4]">
        {of === 'value' && <SourcedValue says={`Who is in charge of ${label}`} held={owner} hole="whose is it?" />}
        <SourcedValue says={`Where ${label} comes from`} held={comesFrom} hole="a law or a guess?" />
        <Button look="plain" aria-pressed={isFocus} onClick={look}>
          Where is it felt?<span className="unseen"> {label}</span>
        </Button>
      </p>
    </div>
  );
}
