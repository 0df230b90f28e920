import { type ReactNode, useState } from 'react';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Spot } from '../../stage/spot.tsx';
import { isUnknown } from '../known/known-value.ts';
import { Feature, Trick } from './feature.tsx';
import { Moments } from './moments.tsx';

/** The rest of the house: trapdoor, stranger at the gate, red lever, fax machine. Each can be tried. */
const FEATURES: readonly (readonly [q: string, feature: ReactNode])[] = [
  [
    'screens.links',
    <Feature key="trapdoor" of="trapdoor" head="The trapdoor" q="screens.links">
      <Trick press="Step on it" shows="You are in Atlantis. The moon was full. There is no way back." />
    </Feature>,
  ],
  [
    'screens.shared-links',
    <Feature key="stranger" of="stranger" head="A stranger with a link" q="screens.shared-links">
      <Trick
        press="Open it as a stranger"
        shows="“Dear Kim, your pay this month …” Was that meant for everybody?"
      />
    </Feature>,
  ],
  ['screens.irreversible', <Lever key="lever" />],
  [
    'screens.outputs',
    <Feature key="fax" of="fax" head="The fax machine" q="screens.outputs">
      <Trick
        press="Wait for midnight"
        shows="Whirr. The whole town is reading. Somebody asks for a coffee with it."
      />
    </Feature>,
  ],
  ['screens.conditions', <Moments key="window" />],
  ['screens.devices', <Devices key="shelf" />],
];

/** What can be tried in the house. `only`: those of which nobody has said anything. */
export function Corridor({ only = false }: { only?: boolean }) {
  const asking = useAsking();
  const shown = FEATURES.filter(([q]) => !only || isUnknown(asking.view(q)));
  if (shown.length === 0) return null;
  return (
    <section className="screens-corridor grid mt-6" aria-labelledby="screens-corridor">
      <h2 className="unseen" id="screens-corridor">
        The rest of the house
      </h2>
      {shown.map(([, feature]) => feature)}
    </section>
  );
}

/** Deletes everything at once, and undo lasts no time at all. Only here, of course. */
function Lever() {
  const [gone, setGone] = useState(false);
  const pull = () => {
    setGone(true);
    announce('Everything is gone. No question was asked.');
  };
  return (
    <Feature
      of="lever"
      head="The red lever"
      q="screens.irreversible"
      more={<Spot q="screens.undo-window" />}
      className="screens-feature screens-lever"
      data-gone={gone || undefined}
    >
      {gone ? (
        <>
          <p className="screens-then">All gone. No question was asked, and undo is over. Who slipped?</p>
          <Button onClick={() => setGone(false)}>Only a drawing: put it back</Button>
        </>
      ) : (
        <Button look="main" onClick={pull}>
          Delete for ever
        </Button>
      )}
    </Feature>
  );
}

const DEVICES = 'screens.devices';

/** What people have in their hands; each thing picked up goes into the answer. */
function Devices() {
  const asking = useAsking();
  const shape = asking.view(DEVICES)?.question.shape;
  return (
    <Feature of="shelf" head="The lost and found" q={DEVICES} className="screens-feature">
      {shape?.shape === 'multi' && (
        <>
          <p className="quiet">What did they really have in their hands? Pick it up.</p>
          <div className="row">
            {shape.options.map(({ id, label }) => (
              <Button key={id} onClick={() => asking.capture(DEVICES, [id])}>
                {label}
              </Button>
            ))}
          </div>
        </>
      )}
    </Feature>
  );
}
