import { type ReactNode, useState } from 'react';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Spot } from '../../stage/spot.tsx';
import { isUnsaid } from '../known/known-value.ts';
import { Drawing, type Thing } from './drawing.tsx';
import { Moments } from './moments.tsx';

/** The rest of the house: trapdoor, stranger at the gate, red lever, fax machine. Each can be tried. */
const FEATURES: readonly (readonly [q: string, feature: ReactNode])[] = [
  [
    'screens.links',
    <Feature
      key="trapdoor"
      of="trapdoor"
      head="The trapdoor"
      press="Step on it"
      shows="You are in Atlantis. The moon was full. There is no way back."
      q="screens.links"
    />,
  ],
  [
    'screens.shared-links',
    <Feature
      key="stranger"
      of="stranger"
      head="A stranger with a link"
      press="Open it as a stranger"
      shows="“Dear Kim, your pay this month …” Was that meant for everybody?"
      q="screens.shared-links"
    />,
  ],
  ['screens.irreversible', <Lever key="lever" />],
  [
    'screens.outputs',
    <Feature
      key="fax"
      of="fax"
      head="The fax machine"
      press="Wait for midnight"
      shows="Whirr. The whole town is reading. Somebody asks for a coffee with it."
      q="screens.outputs"
    />,
  ],
  ['screens.conditions', <Moments key="window" />],
  ['screens.devices', <Devices key="shelf" />],
];

/** What can be tried in the house. `only`: those of which nobody has said anything. */
export function Corridor({ only = false }: { only?: boolean }) {
  const asking = useAsking();
  const shown = FEATURES.filter(([q]) => !only || isUnsaid(asking.view(q)));
  if (shown.length === 0) return null;
  return (
    <section className="screens-corridor" aria-labelledby="screens-corridor">
      <h2 className="unseen" id="screens-corridor">
        The rest of the house
      </h2>
      {shown.map(([, feature]) => feature)}
    </section>
  );
}

interface FeatureProps {
  readonly of: Thing;
  readonly head: string;
  readonly press: string;
  readonly shows: string;
  readonly q: string;
}

function Feature({ of, head, press, shows, q }: FeatureProps) {
  const [tried, setTried] = useState(false);
  const unsaid = isUnsaid(useAsking().view(q));
  return (
    <div className="screens-feature">
      <h3>
        <Drawing of={of} />
        {head}
      </h3>
      <Spot q={q} />
      {unsaid && (
        <Button
          aria-expanded={tried}
          onClick={() => {
            setTried(!tried);
            if (!tried) announce(shows);
          }}
        >
          {press}
        </Button>
      )}
      {unsaid && tried && <p className="screens-then">{shows}</p>}
    </div>
  );
}

/** Deletes everything at once, and undo lasts no time at all. Only here, of course. */
function Lever() {
  const [gone, setGone] = useState(false);
  const unsaid = isUnsaid(useAsking().view('screens.irreversible'));
  const pull = () => {
    setGone(true);
    announce('Everything is gone. No question was asked.');
  };
  return (
    <div className="screens-feature screens-lever" data-gone={gone || undefined}>
      <h3>
        <Drawing of="lever" />
        The red lever
      </h3>
      <Spot q="screens.irreversible" />
      <Spot q="screens.undo-window" />
      {unsaid && gone && (
        <>
          <p className="screens-then">All gone. No question was asked, and undo is over. Who slipped?</p>
          <Button onClick={() => setGone(false)}>Only a drawing: put it back</Button>
        </>
      )}
      {unsaid && !gone && (
        <Button look="main" onClick={pull}>
          Delete for ever
        </Button>
      )}
    </div>
  );
}

const DEVICES = 'screens.devices';

/** What people have in their hands; each thing picked up goes into the answer. */
function Devices() {
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
