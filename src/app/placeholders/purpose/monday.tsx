import { useId } from 'react';
import type { PointView } from '#core/index.ts';
import { announce } from '../../kit/announcer.tsx';
import { Spot } from '../../stage/spot.tsx';
import { Tails } from '../people/tails.tsx';
import { askedBelow } from '../things/asked-of.ts';
import { WhatGoesWrong } from './what-goes-wrong.tsx';

interface MondayProps {
  readonly view: PointView;
  readonly unbuilt: boolean;
  readonly onToggle: (unbuilt: boolean) => void;
}

const WORDS: ReadonlyMap<string, string> = new Map([
  ['noticed-by', 'who notices'],
  ['workaround', 'till then they'],
  ['do-nothing', 'after a year'],
]);

/** The red button. It builds nothing, and Monday comes all the same. */
export function Monday({ view, unbuilt, onToggle }: MondayProps) {
  const id = useId();

  const press = () => {
    onToggle(!unbuilt);
    announce(unbuilt ? 'It is to be built after all.' : 'It is not being built. It is Monday, nine o’clock.');
  };

  return (
    <section
      className="purpose-monday"
      data-unbuilt={unbuilt || undefined}
      aria-label="What if it is not built"
    >
      <div className="row">
        <button
          type="button"
          className="purpose-stop"
          aria-expanded={unbuilt}
          aria-controls={id}
          onClick={press}
        >
          {unbuilt ? 'Build it after all' : 'Don’t build it'}
        </button>
        <span className="purpose-price">
          <span>The bill so far</span> <Spot q="purpose.cost" />
        </span>
      </div>
      <div id={id} hidden={!unbuilt} className="purpose-leaf">
        <div className="purpose-date" aria-hidden="true">
          <b>Mon</b>
          <span>9:00</span>
        </div>
        <div>
          <WhatGoesWrong />
          <Tails of={askedBelow(view.questions, 'purpose/problem')} words={WORDS} />
        </div>
      </div>
    </section>
  );
}
